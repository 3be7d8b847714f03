import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { siteStore } from '../site/index.ts';
import { changeSetting } from '../../testing/site/change-setting.ts';
import { helpItem } from './service.tables.ts';
import { writeHelp, writeServiceEntries } from './service.writer.ts';

const text = (bn: string, en: string) => ({ bn, en });

describe('help and customer service', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
    await writeHelp(app.db, 'first', [
      {
        helpId: 'b',
        tag: 'wallet',
        position: 2,
        title: text('ওয়ালেট', 'Wallet'),
        content: text('<p>ক</p>', '<p>a</p>'),
        children: [],
        version: '1',
      },
      {
        helpId: 'a',
        tag: 'terms',
        position: 1,
        title: text('শর্ত', 'Terms'),
        content: text('<p>খ</p>', '<p style="x">b</p>'),
        children: [
          { title: text('এক', 'One'), content: text('<p>গ</p>', '<p>c</p><iframe></iframe>') },
        ],
        version: '2026-11-01',
      },
    ]);
    await writeServiceEntries(app.db, 'first', [
      {
        entryId: 't',
        csType: 'TELEGRAM',
        position: 1,
        title: text('বার্তা', 'Message'),
        path: 'https://message.example.org/ক',
      },
      { entryId: 'f', csType: 'FACEBOOK', position: 2, title: text('পাতা', 'Page'), path: '' },
    ]);
    await siteStore(app.db).touchContent('first');
    await app.app.directory.refresh();
  });
  afterAll(() => app.close());

  it('API-32 CS-07 ENTITY-46 help comes in its order and in the language asked for, with sub-items', async () => {
    const { body } = await app.get('/service/help?lang=en');
    expect(body).toEqual([
      {
        title: 'Terms',
        content: '<p>b</p>',
        tag: 'terms',
        children: [{ title: 'One', content: '<p>c</p>' }],
        version: '2026-11-01',
      },
      { title: 'Wallet', content: '<p>a</p>', tag: 'wallet', children: [], version: '1' },
    ]);
    expect((await app.get('/service/help')).body[0].title).toBe('শর্ত');
  });

  it('SEC-05 help that was written straight into the database is reduced when it is read', async () => {
    const hostile = { bn: '<b>ক</b><script>x</script>', en: '<b>a</b><svg onload="x()"></svg>' };
    const before = await app.db.select().from(helpItem);
    await app.db
      .update(helpItem)
      .set({ content: hostile, children: [{ title: hostile, content: hostile }] });
    await siteStore(app.db).touchContent('first');
    await app.app.directory.refresh();
    const [terms] = (await app.get('/service/help?lang=en')).body;
    expect([terms.content, terms.children[0].content]).toEqual(['<b>a</b>', '<b>a</b>']);
    for (const { helpId, content, children } of before)
      await app.db.update(helpItem).set({ content, children }).where(eq(helpItem.helpId, helpId));
  });

  it('API-54 CS-06 ENTITY-35 paths of entries are base64 of their UTF-8 text', async () => {
    const { value } = (await app.get('/service/entries?language=en')).body;
    expect(value.map(({ title }: { title: string }) => title)).toEqual([
      'Message',
      expect.stringContaining('.example'),
    ]);
    expect(value[0]).toMatchObject({ csType: 'TELEGRAM', title: 'Message' });
    expect(Buffer.from(value[0].path, 'base64').toString()).toBe('https://message.example.org/ক');
  });

  it('CS-02 an entry without a link is left out, and those of the settings come last', async () => {
    const value = [{ csType: 'LIVECHAT', title: 'Chat', path: 'https://chat.example.org' }];
    await changeSetting(
      { db: app.db, clock: app.clock },
      { siteId: 'first', path: 'customerService', value },
    );
    await app.app.directory.refresh();
    const entries = (await app.get('/service/entries')).body.value;
    expect(entries.map((entry: { csType: string }) => entry.csType)).toEqual([
      'TELEGRAM',
      'LIVECHAT',
    ]);
    const { body } = await app.get('/site/status');
    expect(Buffer.from(body.info.customerService[0].path, 'base64').toString()).toBe(
      'https://chat.example.org',
    );
  });

  it('MEMBERX-10 the version of the terms is that of the help item', async () => {
    const site = app.app.directory.findById('first');
    expect(await app.services.service.termsVersion(site)).toBe('2026-11-01');
  });
});
