import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestPostgres, testDatabaseUrl } from './test-database.ts';
import {
  freePort,
  killHard,
  openPlayer,
  processEnv,
  runProof,
  startApi,
  startFakeVendor,
} from './api-process.ts';

const STAKE = 1_000;
const PAYOUT = 900;
const AT_ONCE = 6;
const ROUNDS_BEFORE_KILL = 40;

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

type Player = Awaited<ReturnType<typeof openPlayer>>;
type Body = Record<string, unknown>;
/** A call that was sent, and its answer if one came before the kill. */
interface Sent {
  readonly name: 'bet' | 'win';
  readonly body: Body;
  readonly balanceMinor: unknown;
}

/** Plays rounds until the process is gone; `onRound` receives the number of acknowledged rounds so far. */
async function playUntilKilled(
  player: Player,
  playerRef: string,
  prefix: string,
  onRound: (count: number) => void,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  let next = 0;
  let done = 0;
  const ask = async (name: Sent['name'], body: Body) => {
    const answer = await player.call(name, body);
    if (answer) expect(answer.status).toBe(200);
    sent.push({ name, body, balanceMinor: answer?.body['balanceMinor'] });
    return answer;
  };
  const playOn = async (): Promise<void> => {
    const roundId = `${prefix}-${(next += 1)}`;
    const round = { playerRef, roundId, currency: 'BDT' };
    const { sessionToken } = player;
    if (
      !(await ask('bet', {
        ...round,
        sessionToken,
        transactionId: `${roundId}.bet`,
        amountMinor: STAKE,
      }))
    )
      return;
    if (!(await ask('win', { ...round, transactionId: `${roundId}.win`, amountMinor: PAYOUT })))
      return;
    onRound((done += 1));
    await playOn();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, playOn));
  return sent;
}

/** Starts the api, kills it during play, starts it again, and checks that every acknowledged call is stored. */
async function killInTheMiddle(env: NodeJS.ProcessEnv, tokens: string[]): Promise<void> {
  let child: ChildProcess = await startApi(env);
  closers.push(() => killHard(child).catch(() => undefined));
  const player = await openPlayer(env, tokens);
  const opened = await player.call('authenticate', { sessionToken: player.sessionToken });
  const playerRef = String(opened?.body['playerRef']);
  let expected = (await player.balance()).sumBalance;
  for (const prefix of ['first', 'second']) {
    let killing: Promise<void> | undefined;
    const sent = await playUntilKilled(player, playerRef, prefix, (count) => {
      if (count >= ROUNDS_BEFORE_KILL) killing ??= killHard(child);
    });
    await killing;
    child = await startApi(env);
    const acknowledged = sent.filter(({ balanceMinor }) => balanceMinor !== undefined);
    expect(acknowledged.length).toBeGreaterThanOrEqual(2 * ROUNDS_BEFORE_KILL);
    for (const { name, body, balanceMinor } of acknowledged) {
      const again = await player.call(name, body);
      expect(again?.body).toMatchObject({ replayed: true, balanceMinor });
    }
    // A call that was not acknowledged may or may not have taken effect; after it is sent again, it has taken effect
    // once.
    for (const { name, body } of sent.filter((call) => call.balanceMinor === undefined)) {
      expect((await player.call(name, body))?.status).toBe(200);
    }
    const bets = sent.filter(({ name }) => name === 'bet').length;
    const wins = sent.filter(({ name }) => name === 'win').length;
    expected += wins * PAYOUT - bets * STAKE;
    expect((await player.balance()).sumBalance).toBe(expected);
    expect(await runProof(env)).toEqual({ code: 0, differences: [] });
  }
  await killHard(child);
}

describe('kill -9 of the api during play', () => {
  // This part never touches PostgreSQL, so the run with PostgreSQL skips it.
  it.skipIf(testDatabaseUrl)(
    'MONEY-04 MONEY-05 on the embedded database loses nothing that was acknowledged, and the proof is clean',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'maidan-kill-'));
      closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
      const vendor = await startFakeVendor();
      closers.push(vendor.close);
      await killInTheMiddle(
        processEnv({ dataDir, port: await freePort(), vendorUrl: vendor.url }),
        vendor.tokens,
      );
    },
    240_000,
  );

  it.runIf(testDatabaseUrl)(
    'MONEY-04 MONEY-05 on PostgreSQL loses nothing that was acknowledged, and the proof is clean',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'maidan-kill-'));
      closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
      const postgres = await createTestPostgres();
      closers.push(postgres.drop);
      const vendor = await startFakeVendor();
      closers.push(vendor.close);
      const place = {
        dataDir,
        port: await freePort(),
        vendorUrl: vendor.url,
        databaseUrl: postgres.url,
      };
      await killInTheMiddle(processEnv(place), vendor.tokens);
    },
    240_000,
  );
});
