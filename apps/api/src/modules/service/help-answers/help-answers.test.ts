import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerCommand } from '../../../commands/registry.ts';
import { readEnv } from '../../../platform/process/env.ts';
import { createLog } from '../../../platform/process/log.ts';
import { systemRandom } from '../../../platform/secrets/random.ts';
import { memberOf } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp, TestRequest } from '../../../testing/test-app.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { writeHelp } from '../service.writer.ts';
import { helpAnswer } from './help-answers.tables.ts';

const ARTICLE = { tag: 'how', part: 1, version: '2' };
const text = (en: string) => ({ bn: en, en });

describe('whether a help article helped', () => {
  let app: TestApp;
  const say = (body: object, request: TestRequest = {}) =>
    app.ask('PUT', '/service/help/answer', { body: { ...ARTICLE, ...body }, ...request });
  const stored = () => app.db.select().from(helpAnswer);

  beforeEach(async () => {
    app = await openTestApp();
    const children = ['A round', 'A stake'].map((title) => ({
      title: text(title),
      content: text(`<p>${title}</p>`),
    }));
    for (const siteId of ['first', 'second'])
      await writeHelp(app.db, siteId, [
        {
          helpId: 'how',
          tag: 'how',
          position: 1,
          title: text('How to play'),
          content: text('<p>Play</p>'),
          version: siteId === 'first' ? '2' : '1',
          children,
        },
      ]);
  });
  afterEach(() => app.close());

  it('API-33 a member’s answer is stored with its words on its own site; a later one takes its place', async () => {
    const token = await memberOf(app, 'kothok');
    const first = await say({ isHelpful: false, words: ' ছোট করে লিখুন\r\n' }, { token });
    const at = app.clock.now();
    expect(first.body).toEqual({ value: { receivedAt: at.toISOString() } });
    const kept = { siteId: 'first', ...ARTICLE, language: 'bn' };
    const words = 'ছোট করে লিখুন'.normalize('NFC');
    expect(await stored()).toMatchObject([{ ...kept, isHelpful: false, words, answeredAt: at }]);
    app.clock.moveMs(1000);
    await say({ isHelpful: true, language: 'en' }, { token });
    // What was written stays until the reader writes something else.
    expect(await stored()).toMatchObject([{ ...kept, isHelpful: true, language: 'en', words }]);
    const rows = JSON.stringify(await stored());
    const { memberId } = (await app.get('/member/info', { token })).body.value;
    expect(rows).not.toContain(memberId);
  });

  it('API-33 each reader, part and version counts once, and no address is stored', async () => {
    for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8'])
      await say({ isHelpful: true }, { address });
    expect(await stored()).toHaveLength(2);
    await say({ isHelpful: true, part: 0 }, { address: '203.0.113.7' });
    expect(await stored()).toHaveLength(3);
    expect(JSON.stringify(await stored())).not.toContain('203.0.113');
  });

  it('API-33 knows only articles that the site has, in the version that it has', async () => {
    const unknown = [{ part: 2 }, { version: '1' }, { tag: 'terms' }];
    for (const fault of unknown) {
      const answer = await say({ isHelpful: true, ...fault });
      expect([fault, answer.status, answer.body.code]).toEqual([
        fault,
        404,
        'service.article_not_found',
      ]);
    }
    // The other site has the same topic in another version.
    expect((await say({ isHelpful: true }, { site: 'second' })).status).toBe(404);
    const misshapen = [{ part: -1 }, { part: 0.5 }, { isHelpful: 'yes' }, { tag: '' }];
    for (const fault of misshapen) {
      const answer = await say({ isHelpful: true, ...fault });
      expect([fault, answer.body.code]).toEqual([fault, 'request.invalid']);
    }
    expect(await stored()).toEqual([]);
  });

  it('API-33 words may be as long as feedback, in letters as people see them', async () => {
    const value = { minLength: 3, maxLength: 5 };
    await changeSetting(
      { db: app.db, clock: app.clock },
      { siteId: 'first', path: 'feedback', value },
    );
    await app.app.directory.refresh();
    const refused = await say({ isHelpful: false, words: 'abcdef' });
    expect([refused.status, refused.body.code]).toEqual([422, 'service.feedback_length']);
    // Shorter than feedback has to be, because the answer says something without words.
    for (const words of ['শুভেচ্ছা', 'a', '  '])
      expect([words, (await say({ isHelpful: false, words })).status]).toEqual([words, 200]);
    expect(await stored()).toMatchObject([{ words: 'a' }]);
  });

  it('API-33 nobody answers without end: a member thirty times in an hour, an address more', async () => {
    const token = await memberOf(app, 'kothok');
    for (let time = 0; time < 30; time += 1)
      expect((await say({ isHelpful: time % 2 === 0 }, { token })).status).toBe(200);
    expect((await say({ isHelpful: true }, { token })).body.code).toBe('request.too_many');
    for (let time = 0; time < 120; time += 1)
      await say({ isHelpful: true }, { address: '203.0.113.7' });
    const flood = await say({ isHelpful: true }, { address: '203.0.113.7' });
    expect(flood.body.code).toBe('request.too_many');
  });

  it('API-33 the operator sees how often each version helped on the site, and what readers added', async () => {
    const from = (last: number) => ({ address: `203.0.113.${last}` });
    await say({ isHelpful: true }, from(1));
    await say({ isHelpful: false, words: 'কোথায় চাপব?' }, from(2));
    await say({ isHelpful: false }, from(3));
    await say({ isHelpful: true, part: 0 }, from(1));
    await say({ isHelpful: false, version: '1' }, { site: 'second' });
    const deps = {
      database: app.database,
      clock: app.clock,
      env: readEnv({ DATA_DIR: '/nowhere', NODE_ENV: 'test' }),
      log: createLog({ level: 'silent' }),
      random: systemRandom,
    };
    const told = (args: Record<string, string> = {}) =>
      answerCommand(deps, { command: 'feedback', args: { site: 'first', ...args } });
    expect(await told()).toMatchObject({
      articles: [
        { ...ARTICLE, helped: 1, didNotHelp: 2 },
        { ...ARTICLE, part: 0, helped: 1, didNotHelp: 0 },
      ],
      words: [{ ...ARTICLE, isHelpful: false, words: 'কোথায় চাপব?'.normalize('NFC') }],
    });
    app.clock.moveMs(2 * 86_400_000);
    expect(await told({ days: '1' })).toMatchObject({ articles: [], words: [] });
  });
});
