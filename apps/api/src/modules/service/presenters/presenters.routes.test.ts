import { presentersContract } from '@maidan/contract';
import { WALLET_PATHS, createRequestId, signRequest } from '@maidan/wire';
import type { WalletCall } from '@maidan/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedGames, testGame } from '../../../testing/catalogue.ts';
import { memberOf } from '../../../testing/members.ts';
import { openTestApp, testClock } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { siteStore } from '../../site/index.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { writePresenters } from './presenters.writer.ts';
import type { PresenterDraft } from './presenters.writer.ts';

const KEY = { keyId: 'test-key', secret: 'a secret of the test vendor, long enough' };
const HOUR_MS = 3_600_000;
const LISTS = ['models', 'anchors?kind=hot', 'anchors?kind=recommended', 'focus'];
const launched: { sessionToken?: string | undefined }[] = [];
let app: TestApp;
let token = '';
let rounds = 0;

/** A presenter of the game with the same number, at the hours `from` to `to`. */
const presenter = (
  nodeId: number,
  name: string,
  [from, to]: readonly [from: string, to: string],
  change: Partial<PresenterDraft> = {},
): PresenterDraft => ({
  presenterId: `p${nodeId}`,
  position: nodeId,
  name: { bn: `উপস্থাপক ${nodeId}`, en: name },
  vendor: 'JL',
  nodeId,
  from,
  to,
  isActive: true,
  isFeatured: false,
  ...change,
});

beforeAll(async () => {
  // 04:30 in the night of Dhaka.
  app = await openTestApp({
    clock: testClock('2026-11-20T22:30:00.000Z'),
    vendorKeys: { [KEY.keyId]: { secret: KEY.secret, vendors: '*' } },
    launcher: {
      async launch(launch) {
        launched.push(launch);
        return { url: 'http://arcade.test/play' };
      },
    },
  });
  const games = [1, 2, 3, 4, 5].map((nodeId) => testGame({ nodeId, gameType: 'LIVE' }));
  const closed = testGame({ nodeId: 6, gameType: 'LIVE', vendor: 'PG' });
  await seedGames(app, [...games, closed]);
  await seedGames(app, games, 'second');
  await writePresenters(app.db, 'first', [
    presenter(1, 'Zara', ['20:00', '05:00'], {
      isFeatured: true,
      image: 'avatars/z.webp',
      note: { bn: 'আঁকা', en: 'Drawn' },
    }),
    presenter(2, 'Amol', ['05:00', '12:00'], { isFeatured: true }),
    presenter(3, 'Bina', ['04:30', '04:30']),
    presenter(4, 'Away', ['00:00', '00:00'], { isActive: false, isFeatured: true }),
    presenter(99, 'Nobody', ['00:00', '00:00'], { isFeatured: true }),
  ]);
  await writePresenters(app.db, 'second', [presenter(5, 'Elsewhere', ['00:00', '00:00'])]);
  for (const siteId of ['first', 'second']) {
    await siteStore(app.db).touchContent(siteId);
    await turnChat(true, siteId);
  }
  token = await memberOf(app, 'kothok');
});
afterAll(() => app.close());

async function turnChat(value: boolean, siteId: string): Promise<void> {
  const change = { siteId, path: 'whitelabel.CBS3', value };
  await changeSetting({ db: app.db, clock: app.clock }, change);
  await app.app.directory.refresh();
}

async function call(name: WalletCall, body: Record<string, unknown>) {
  const path = WALLET_PATHS[name];
  const rawBody = JSON.stringify(body);
  const timestampMs = app.clock.now().getTime();
  const requestId = createRequestId();
  const signed = { ...KEY, requestId, timestampMs, method: 'POST', path, rawBody };
  const answer = await app.ask('POST', path, { rawBody, headers: await signRequest(signed) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

/** Plays a round of a game to its end. */
async function play(nodeId: number): Promise<void> {
  const launch = { category: 'LIVE', vassalage: 'JL', nodeId, language: 'en' };
  expect((await app.ask('POST', '/games/launch', { token, body: launch })).status).toBe(200);
  const sessionToken = launched.at(-1)?.sessionToken ?? '';
  const gameCode = `slot.game-${nodeId}`;
  const { playerRef } = await call('authenticate', { vendor: 'JL', sessionToken, gameCode });
  rounds += 1;
  const round = { vendor: 'JL', playerRef, roundId: `r${rounds}`, gameCode };
  const money = { amountMinor: 1_000, currency: 'BDT' };
  await call('bet', { ...round, ...money, sessionToken, transactionId: `b${rounds}` });
  await call('endRound', round);
}

type Sent = { name: string; active: boolean; streaming: boolean };
const list = async (path: string, site: 'first' | 'second' = 'first'): Promise<Sent[]> => {
  const sign = path.includes('?') ? '&' : '?';
  const { body } = await app.get(`/service/live/${path}${sign}language=en`, { site });
  return Object.values(body.value as Record<string, Sent[]>)[0] ?? [];
};
const names = async (path: string, site?: 'first' | 'second') =>
  (await list(path, site)).map(({ name }) => name);

describe('presenters', () => {
  it('API-56 each carries whether they are active and on now, by the clocks of the site across midnight', async () => {
    const states = async () =>
      (await list('models')).map(({ name, active, streaming }) => [name, active, streaming]);
    expect(await states()).toEqual([
      ['Zara', true, true],
      ['Amol', true, false],
      ['Bina', true, true],
      ['Away', false, false],
    ]);
    app.clock.moveMs(HOUR_MS / 2);
    expect((await states()).slice(0, 2)).toEqual([
      ['Zara', true, false],
      ['Amol', true, true],
    ]);
    app.clock.moveMs(-HOUR_MS / 2);
  });

  it('API-56 the list is narrowed by what each carries, and an unknown game has no presenter', async () => {
    expect(await names('models?active=1')).toEqual(['Zara', 'Amol', 'Bina']);
    expect(await names('models?active=0')).toEqual(['Away']);
    expect(await names('models?active=1&streaming=0')).toEqual(['Amol']);
    expect(await names('models?streaming=1')).toEqual(['Zara', 'Bina']);
  });

  it('API-56 a presenter has a name, hours, a game and a picture, which may be that of the game', async () => {
    const [zara, amol] = (await app.get('/service/live/models')).body.value.modelList;
    expect(zara).toMatchObject({
      presenterId: 'p1',
      name: 'উপস্থাপক 1',
      note: 'আঁকা',
      url: 'avatars/z.webp',
      game: { vassalage: 'JL', nodeId: 1 },
      from: '20:00',
      to: '05:00',
    });
    expect(amol.url).toBe('covers/game-2.webp');
    expect(amol).not.toHaveProperty('note');
  });

  it('API-68 the hot ones are ordered by the settled rounds of their games, without those that nobody played', async () => {
    for (const nodeId of [2, 3, 3, 4, 5]) await play(nodeId);
    expect(await names('anchors?kind=hot')).toEqual(['Bina', 'Amol']);
  });

  it('API-68 the recommended ones are the featured ones and then the others, by name', async () => {
    expect(await names('anchors?kind=recommended')).toEqual(['Amol', 'Zara', 'Bina']);
  });

  it('API-69 in focus are the featured ones that are on now, or else who comes next', async () => {
    expect(await names('focus')).toEqual(['Zara']);
    app.clock.moveMs(HOUR_MS);
    expect(await names('focus')).toEqual(['Amol']);
    app.clock.moveMs(7 * HOUR_MS);
    expect((await list('focus')).map(({ name, streaming }) => [name, streaming])).toEqual([
      ['Zara', false],
    ]);
    app.clock.moveMs(-8 * HOUR_MS);
  });

  it('API-56 API-68 API-69 belong to one site, are never cached and are part of the chat', async () => {
    expect(await names('models', 'second')).toEqual(['Elsewhere']);
    for (const path of LISTS) {
      expect(await names(path), path).not.toContain('Elsewhere');
      const { headers } = await app.get(`/service/live/${path}`);
      expect(headers.get('cache-control'), path).toBe('no-store');
      const sign = path.includes('?') ? '&' : '?';
      const unknown = await app.get(`/service/live/${path}${sign}site=second`);
      expect(unknown.body).toMatchObject({ code: 'request.invalid', params: { field: 'site' } });
    }
    const { listModels, listAnchors, listFocus } = presentersContract;
    for (const { options } of [listModels, listAnchors, listFocus])
      expect(options).toEqual({ access: 'public', capability: 'chat', moduleId: 'CBS3' });
    await turnChat(false, 'second');
    const off = await app.get('/service/live/focus', { site: 'second' });
    expect(off.body.code).toBe('site.feature_off');
  });

  it('ENTITY-37 the store of the chat is answered under the names of its fields', async () => {
    const answers = await Promise.all(
      [...LISTS.map((path) => `live/${path}`), 'chat/unread', 'chat/launch'].map((path) =>
        app.get(`/service/${path}`, { token }),
      ),
    );
    expect(answers.map(({ body }) => Object.keys(body.value ?? body))).toEqual([
      ['modelList'],
      ['hotAnchorList'],
      ['recommendAnchorList'],
      ['focusList'],
      ['unReadCount'],
      ['chatUrl'],
    ]);
  });

  it('hours that no clock shows are refused when they are written', async () => {
    const wrong = presenter(1, 'Wrong', ['24:00', '02:00']);
    await expect(writePresenters(app.db, 'first', [wrong])).rejects.toThrow(RangeError);
  });
});
