import { createRequestId, signRequest, WALLET_PATHS } from '@maidan/wire';
import type { WalletCall } from '@maidan/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedGames, testGame } from '../../../testing/catalogue.ts';
import { login, memberOf, PASSWORD, sendSealed } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { proveLedger } from '#modules/wallet/index.ts';

const KEY = { keyId: 'open-games', secret: 'a secret of the open games test, long enough' };
const launched: string[] = [];
/** Runs while the vendor is asked to open a game. */
let whileLaunching: () => Promise<unknown> = async () => undefined;
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({
    vendorKeys: { [KEY.keyId]: { secret: KEY.secret, vendors: '*' } },
    launcher: {
      launch: async ({ sessionToken = '' }) => {
        launched.push(sessionToken);
        await whileLaunching();
        return { url: 'http://arcade.test/play' };
      },
    },
  });
  await seedGames(app, [testGame({ nodeId: 1 })]);
});
afterAll(async () => {
  const { differences } = await proveLedger(app.db);
  await app.close();
  expect(differences).toEqual([]);
});

async function vendorSays(name: WalletCall, said: Record<string, unknown>) {
  const path = WALLET_PATHS[name];
  const body = { vendor: 'JL', gameCode: 'slot.game-1', ...said };
  const rawBody = JSON.stringify(body);
  const signed = { ...KEY, requestId: createRequestId(), timestampMs: app.clock.now().getTime() };
  const headers = await signRequest({ ...signed, method: 'POST', path, rawBody });
  return app.ask('POST', path, { rawBody, headers });
}

/** Opens the game under a session and places one bet, whose round stays open. */
async function playIn(token: string, roundId: string) {
  const body = { category: 'SLOT', vassalage: 'JL', nodeId: 1 };
  expect((await app.ask('POST', '/games/launch', { token, body })).status).toBe(200);
  const sessionToken = launched.at(-1) ?? '';
  const { playerRef } = (await vendorSays('authenticate', { sessionToken })).body;
  const round = { playerRef, roundId, currency: 'BDT', amountMinor: 1_000 };
  const bet = (transactionId: string) =>
    vendorSays('bet', { ...round, sessionToken, transactionId: `${roundId}.${transactionId}` });
  expect((await bet('first')).status).toBe(200);
  return {
    /** The code with which a further bet is refused; undefined when it is accepted. */
    refusal: async (transactionId: string) => (await bet(transactionId)).body.code as string,
    win: () => vendorSays('win', { ...round, transactionId: `${roundId}.win` }),
    rollback: () =>
      vendorSays('rollback', {
        ...round,
        transactionId: `${roundId}.back`,
        betTransactionId: `${roundId}.first`,
      }),
  };
}

const signIn = async (username: string): Promise<string> =>
  (await login(app, { username, password: PASSWORD })).body.value.token;

describe('an open game and the session it was opened under', () => {
  it('VENDOR-03 sign-out ends the games of that session only: no more bets, and the open round is settled', async () => {
    const token = await memberOf(app, 'khelo001');
    const left = await playIn(token, 'left');
    const other = await playIn(await signIn('khelo001'), 'other');
    await app.ask('DELETE', '/account/logout', { token });
    expect(await left.refusal('late')).toBe('invalid_token');
    expect(await other.refusal('late')).toBeUndefined();
    expect((await left.win()).status).toBe(200);
  });

  it('VENDOR-03 sign-out on the other devices ends their games and keeps this one; rollbacks still pay back', async () => {
    const elsewhere = await playIn(await memberOf(app, 'khelo002'), 'elsewhere');
    const token = await signIn('khelo002');
    const here = await playIn(token, 'here');
    await app.ask('DELETE', '/account/sessions', { token });
    expect(await elsewhere.refusal('late')).toBe('invalid_token');
    expect(await here.refusal('late')).toBeUndefined();
    expect((await elsewhere.rollback()).status).toBe(200);
  });

  it('VENDOR-03 a change of the password ends every open game', async () => {
    const token = await memberOf(app, 'khelo003');
    const mine = await playIn(token, 'mine');
    const theirs = await playIn(await signIn('khelo003'), 'theirs');
    const newPassword = 'notun-shopno-26';
    const form = { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword };
    await sendSealed(app, 'POST', '/account/v2/password', form, { token });
    expect([await mine.refusal('late'), await theirs.refusal('late')]).toEqual([
      'invalid_token',
      'invalid_token',
    ]);
  });

  it('VENDOR-03 a game that was being opened while its session ended accepts no bet', async () => {
    const token = await memberOf(app, 'khelo004');
    whileLaunching = () => app.ask('DELETE', '/account/logout', { token });
    const body = { category: 'SLOT', vassalage: 'JL', nodeId: 1 };
    await app.ask('POST', '/games/launch', { token, body });
    whileLaunching = async () => undefined;
    const opened = await vendorSays('authenticate', { sessionToken: launched.at(-1) });
    expect(opened.body.code).toBe('invalid_token');
  });
});
