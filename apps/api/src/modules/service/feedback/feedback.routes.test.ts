import { ERRORS } from '@maidan/contract/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerCommand } from '../../../commands/registry.ts';
import { readEnv } from '../../../platform/process/env.ts';
import { createLog } from '../../../platform/process/log.ts';
import { systemRandom } from '../../../platform/secrets/random.ts';
import { memberOf } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp, TestRequest } from '../../../testing/test-app.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { feedback } from './feedback.tables.ts';

const TEXT = 'রসিদের নম্বরটা আরেকটু বড় হলে ভালো হতো।';

describe('feedback', () => {
  let app: TestApp;
  const send = (body: object, request: TestRequest = {}) =>
    app.ask('PUT', '/service/feedback', { body, ...request });
  const stored = () => app.db.select().from(feedback);

  beforeEach(async () => {
    app = await openTestApp();
  });
  afterEach(() => app.close());

  it('API-33 CS-13 a member’s feedback is stored with topic, page and language, on its own site', async () => {
    const token = await memberOf(app, 'kothok');
    const { memberId } = (await app.get('/member/info', { token })).body.value;
    const body = {
      content: `  ${TEXT}\r\n`,
      topic: 'looks',
      page: '/m/gameRecord',
      language: 'bn',
    };
    const answer = await send(body, { token });
    const at = app.clock.now();
    expect(answer.body).toEqual({ value: { receivedAt: at.toISOString() } });
    const kept = {
      memberId,
      topic: 'looks',
      content: TEXT.normalize('NFC'),
      page: '/m/gameRecord',
    };
    expect(await stored()).toMatchObject([
      { siteId: 'first', ...kept, language: 'bn', createdAt: at },
    ]);
    // A session of one site is none on another: what is sent there is a visitor's.
    await send(body, { token, site: 'second' });
    expect(await stored()).toContainEqual(
      expect.objectContaining({ siteId: 'second', memberId: null }),
    );
  });

  it('API-33 a visitor may write, and nothing of the address is stored', async () => {
    expect((await send({ content: TEXT }, { address: '203.0.113.7' })).status).toBe(200);
    const rows = await stored();
    expect(rows).toMatchObject([{ memberId: null, topic: 'other', page: null }]);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  it('API-33 what is sent twice on a day is stored once; another author, topic or day counts anew', async () => {
    const sent = { content: TEXT, topic: 'games' };
    await send(sent, { address: '203.0.113.7' });
    await send(sent, { address: '203.0.113.7' });
    expect(await stored()).toHaveLength(1);
    await send(sent, { address: '203.0.113.8' });
    await send({ ...sent, topic: 'money' }, { address: '203.0.113.7' });
    app.clock.moveMs(86_400_000);
    await send(sent, { address: '203.0.113.7' });
    expect(await stored()).toHaveLength(4);
  });

  it('CS-12 CS-13 the length is counted in letters as people see them, within the bounds of the settings', async () => {
    const value = { minLength: 3, maxLength: 5 };
    await changeSetting(
      { db: app.db, clock: app.clock },
      { siteId: 'first', path: 'feedback', value },
    );
    await app.app.directory.refresh();
    const refused = await send({ content: '   কি  ' });
    expect([refused.status, refused.body.code]).toEqual([
      ERRORS['service.feedback_length'].status,
      'service.feedback_length',
    ]);
    expect(refused.body.params).toEqual(value);
    expect((await send({ content: 'abcdef' })).body.code).toBe('service.feedback_length');
    // Five letters, of 17 characters: with joined consonants, signs, and a family drawn as one picture.
    for (const content of ['শুভেচ্ছা', 'ক্ষমা👨‍👩‍👧দি', 'abcde'])
      expect([content, (await send({ content })).status]).toEqual([content, 200]);
    expect(await stored()).toHaveLength(3);
  });

  it('API-33 refuses topics that are none, addresses of other places and unknown fields of the query', async () => {
    const faults = [
      { topic: 'weather' },
      { page: 'https://evil.example' },
      { page: '//evil.example' },
      { page: '/m/receipt?number=7' },
      { content: 'x'.repeat(8001) },
      { content: 7 },
    ];
    for (const fault of faults) {
      const answer = await send({ content: TEXT, ...fault });
      expect([fault, answer.body.code]).toEqual([fault, 'request.invalid']);
    }
    const asked = await app.ask('PUT', '/service/feedback?all=1', { body: { content: TEXT } });
    expect(asked.body.params).toEqual({ where: 'query', field: 'all' });
    expect(await stored()).toEqual([]);
  });

  it('API-33 nobody sends without end: a member ten times in an hour, an address sixty times', async () => {
    const token = await memberOf(app, 'kothok');
    for (let time = 0; time < 10; time += 1)
      expect((await send({ content: `${TEXT} ${time}` }, { token })).status).toBe(200);
    const refused = await send({ content: `${TEXT} again` }, { token });
    expect(refused.body.code).toBe('request.too_many');
    expect(refused.body.params.retryAfterSeconds).toBeGreaterThan(0);
    for (let time = 0; time < 60; time += 1)
      await send({ content: `${TEXT} ${time}` }, { address: '203.0.113.7' });
    const flood = await send({ content: TEXT }, { address: '203.0.113.7' });
    expect(flood.body.code).toBe('request.too_many');
    expect((await send({ content: TEXT }, { address: '203.0.113.8' })).status).toBe(200);
  });

  it('API-33 the operator lists what a site was sent, newest first, and nothing of another site', async () => {
    await send({ content: `${TEXT} 1` });
    app.clock.moveMs(1000);
    await send({ content: `${TEXT} 2` });
    await send({ content: `${TEXT} 3` }, { site: 'second' });
    const deps = {
      database: app.database,
      clock: app.clock,
      env: readEnv({ DATA_DIR: '/nowhere', NODE_ENV: 'test' }),
      log: createLog({ level: 'silent' }),
      random: systemRandom,
    };
    const list = (args: Record<string, string>) =>
      answerCommand(deps, { command: 'feedback', args }) as Promise<{
        feedback: { content: string }[];
      }>;
    const contents = async (args: Record<string, string>) =>
      (await list({ site: 'first', ...args })).feedback.map(({ content }) => content.slice(-1));
    expect(await contents({})).toEqual(['2', '1']);
    expect(await contents({ most: '1' })).toEqual(['2']);
    app.clock.moveMs(2 * 86_400_000);
    expect(await contents({ days: '1' })).toEqual([]);
    await expect(list({ site: 'first', days: 'many' })).rejects.toThrow('--days many');
  });
});
