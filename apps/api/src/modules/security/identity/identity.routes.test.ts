import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerCommand } from '../../../commands/registry.ts';
import type { DocumentsTold } from '../../../commands/members/documents-command.ts';
import { memberOf } from '../../../testing/members.ts';
import { DEPLOYMENT_SECRET, HOST, openTestApp, testSettings } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { memberStore } from '#modules/member/index.ts';
import { inboxMessage } from '#modules/member/member.tables.ts';
import { newestEntries } from '#modules/operators/index.ts';
import { siteStore } from '#modules/site/index.ts';
import { readEnv } from '#platform/process/env.ts';
import { createLog } from '#platform/process/log.ts';
import { systemRandom } from '#platform/secrets/random.ts';

const LICENCE = {
  regulator: 'Test regulator',
  licenceNumber: 'T-1',
  permittedCountries: ['BD'],
  minimumAge: 18,
  responsiblePlayContacts: [{ name: { en: 'Help', bn: 'সাহায্য' }, url: 'https://help.example' }],
};
const BD = { country: 'BD' } as const;
let app: TestApp;
let token = '';
let name = '';
let count = 0;
let folder = '';

beforeAll(async () => {
  app = await openTestApp();
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});
beforeEach(async () => {
  await play('social');
  count += 1;
  name = `identity_${count}`;
  token = await memberOf(app, name);
  await play('licensed');
});

/** Sets the play mode of the site, and whether it asks for documents. */
async function play(playMode: 'social' | 'licensed', KYC3 = true): Promise<void> {
  const { whitelabel } = testSettings('first');
  const licensed = { licence: LICENCE, openingCreditsMinor: 0, slotPaceMs: 2500 } as const;
  const change = { playMode, ...(playMode === 'licensed' ? licensed : {}) };
  const settings = testSettings('first', { ...change, whitelabel: { ...whitelabel, KYC3 } });
  await siteStore(app.db).saveSettings('first', settings, null);
  await app.app.directory.refresh();
}

async function picture(of = token): Promise<string> {
  const drawn = sharp({ create: { width: 40, height: 60, channels: 3, background: 'red' } });
  const bytes = await drawn
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('picture', new File([new Uint8Array(bytes)], 'card.jpg', { type: 'image/jpeg' }));
  const request = new Response(form);
  const answer = await app.ask('POST', '/pictures', {
    ...BD,
    token: of,
    rawBody: new Uint8Array(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
  return answer.body.value.pictureId as string;
}
const send = (pictures: string[], of = token) =>
  app.ask('POST', '/security/identity', { ...BD, token: of, body: { pictures } });
const read = async (of = token) =>
  (await app.get('/security/identity', { ...BD, token: of })).body.value;
const overview = async () =>
  (await app.get('/security/overview', { ...BD, token })).body.value.documents;
/** What an operator types. */
const type = (args: Record<string, string> = {}) =>
  answerCommand(
    {
      database: app.database,
      clock: app.clock,
      env: readEnv({ DATA_DIR: '/nowhere', NODE_ENV: 'test' }),
      log: createLog({ level: 'silent' }),
      random: systemRandom,
    },
    { command: 'documents', args: { site: 'first', ...args } },
  ) as Promise<DocumentsTold[]>;
const pendingId = async () => {
  const { memberId } = (await memberStore(app.db, 'first').findByAccount(name)) ?? expect.fail();
  return (await type()).find((one) => one.memberId === memberId)?.documents ?? expect.fail();
};

describe('identity documents', () => {
  it('MEMBERX-03 SHELL-97 one to three pictures wait for an operator, written anew, behind links that expire', async () => {
    expect([await read(), await overview()]).toEqual([{ state: 'none', pictures: [] }, 'none']);
    const ids = [await picture(), await picture(), await picture()];
    const sent = await send(ids);
    expect(sent.body.value).toMatchObject({
      state: 'pending',
      sentAt: app.clock.now().toISOString(),
    });
    expect(
      sent.body.value.pictures.map(({ pictureId }: { pictureId: string }) => pictureId),
    ).toEqual(ids);
    expect(await overview()).toBe('pending');
    const [{ url }] = (await read()).pictures;
    const headers = {
      host: HOST.first,
      'Maidan-Deployment': DEPLOYMENT_SECRET,
      'Maidan-Host': HOST.first,
      'Maidan-Country': 'BD',
    };
    const kept = await app.app.router.hono.request(url, { headers });
    const bytes = Buffer.from(await kept.arrayBuffer());
    const { format, exif } = await sharp(bytes).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    app.clock.moveMs(3 * 3_600_000);
    const late = await app.app.router.hono.request(url, { headers });
    expect(late.status).toBe(403);
  });

  it('MEMBERX-03 no picture, four, one twice, and a foreign one are refused with what is wrong', async () => {
    const mine = await picture();
    const stranger = await (async () => {
      await play('social');
      const other = await memberOf(app, `${name}_x`);
      await play('licensed');
      return picture(other);
    })();
    for (const [pictures, fault] of [
      [[], 'required'],
      [[mine, mine], 'not_found'],
      [[stranger], 'not_found'],
      [['none'], 'not_found'],
      [[mine, 'a', 'b', 'c'], 'too_many'],
    ] as const) {
      const { status, body } = await send([...pictures]);
      expect([status, body.code]).toEqual([422, 'security.documents_invalid']);
      expect(body.params.fields.pictures).toContain(fault);
    }
    expect((await read()).state).toBe('none');
  });

  it('MEMBERX-03 of two at once one waits, and nothing else is taken meanwhile', async () => {
    const ids = [await picture(), await picture()];
    const answers = await Promise.all(ids.map((id) => send([id])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await send([await picture()])).body.code).toBe('security.documents_pending');
  });

  it('MEMBERX-03 an operator looks at them and rejects them with a reason; the member reads it and sends others', async () => {
    await send([await picture()]);
    const documents = await pendingId();
    const [shown] = await type({ documents, to: folder });
    const [file = ''] = shown?.files ?? [];
    expect((await sharp(readFileSync(file)).metadata()).format).toBe('webp');
    expect(statSync(file).mode & 0o077).toBe(0);
    await expect(type({ documents, state: 'rejected' })).rejects.toThrow('needs --reason');
    await type({ documents, state: 'rejected', reason: 'The name cannot be read.' });
    expect(await read()).toMatchObject({ state: 'rejected', reason: 'The name cannot be read.' });
    await expect(type({ documents, state: 'approved' })).rejects.toThrow('decided before');
    expect((await send([await picture()])).body.value.state).toBe('pending');
  });

  it('MEMBERX-03 approved documents stand; inbox and audit trail tell of it', async () => {
    await send([await picture()]);
    const documents = await pendingId();
    await expect(type({ documents, state: 'maybe' })).rejects.toThrow('A state is one of');
    await type({ documents, state: 'approved' });
    expect([(await read()).state, await overview()]).toEqual(['approved', 'approved']);
    expect((await send([await picture()])).body.code).toBe('security.documents_approved');
    const { memberId } = (await memberStore(app.db, 'first').findByAccount(name)) ?? expect.fail();
    const rows = await app.db
      .select()
      .from(inboxMessage)
      .where(eq(inboxMessage.memberId, memberId));
    expect(rows.map(({ title }) => title['en'])).toContainEqual(
      expect.stringContaining('were approved'),
    );
    const [entry] = await newestEntries(app.db, 'first', 1);
    expect(entry).toMatchObject({
      permission: 'documents.decide',
      target: `documents:${documents}`,
      before: { state: 'pending' },
      after: { state: 'approved' },
    });
  });

  it('PLAYMODE-06 SHELL-97 a social site asks for none, whatever its flag says, and neither does one without the flag', async () => {
    await play('social');
    const social = await app.get('/security/identity', { token });
    expect([social.status, social.body.code]).toEqual([403, 'site.feature_off']);
    expect((await app.get('/security/overview', { token })).body.value).not.toHaveProperty(
      'documents',
    );
    await play('licensed', false);
    expect((await send(['none'])).body.code).toBe('site.feature_off');
  });

  it('API-05 documents of nobody, of another site, and without a session are not found', async () => {
    await expect(type({ documents: 'none' })).rejects.toThrow('has no documents');
    await expect(type({ documents: 'none', state: 'approved' })).rejects.toThrow(
      'has no documents',
    );
    await expect(type({ site: 'third' })).rejects.toThrow('There is no site third');
    expect((await app.get('/security/identity', BD)).body.code).toBe('session.missing');
  });
});
