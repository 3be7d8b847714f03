import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  freePort,
  killHard,
  openPlayer,
  processEnv,
  runProof,
  startApi,
  startFakeVendor,
} from './api-process.ts';
import { postgresFolder, startOwnPostgres } from './own-postgres.ts';

const STAKE = 1_000;
const PAYOUT = 900;
const AT_ONCE = 6;
const ROUNDS = 15;

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

type Player = Awaited<ReturnType<typeof openPlayer>>;
type Answer = Awaited<ReturnType<Player['call']>>;

/** One api process with somebody at play in it. */
interface Table {
  readonly child: ChildProcess;
  readonly player: Player;
  readonly playerRef: string;
  readonly name: string;
}

/** What is known of the play so far. */
interface Play {
  isOver: boolean;
  /** Rounds that were acknowledged, by table. */
  readonly done: Map<string, number>;
  readonly refused: Map<string, NonNullable<Answer>[]>;
  readonly acknowledged: { table: Table; call: 'bet' | 'win'; body: object; balance: unknown }[];
}

/** Plays at a table until the play is over; a refused call is sent again, as a vendor does. */
async function play(table: Table, seat: number, state: Play): Promise<void> {
  const { player, playerRef, name } = table;
  const say = async (call: 'bet' | 'win', body: Record<string, unknown>): Promise<void> => {
    for (;;) {
      const answer = await player.call(call, body);
      if (answer?.status === 200) {
        state.acknowledged.push({ table, call, body, balance: answer.body['balanceMinor'] });
        return;
      }
      if (answer) state.refused.get(name)?.push(answer);
      if (state.isOver && !answer) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  for (let turn = 0; !state.isOver; turn += 1) {
    const roundId = `${name}-${seat}-${turn}-${state.done.get('salt') ?? 0}`;
    const round = { playerRef, roundId, currency: 'BDT' };
    const { sessionToken } = player;
    const transactionId = `${roundId}.bet`;
    await say('bet', { ...round, sessionToken, transactionId, amountMinor: STAKE });
    await say('win', { ...round, transactionId: `${roundId}.win`, amountMinor: PAYOUT });
    state.done.set(name, (state.done.get(name) ?? 0) + 1);
  }
}

async function openTable(env: NodeJS.ProcessEnv, tokens: string[], name: string): Promise<Table> {
  const child = await startApi(env);
  closers.push(() => killHard(child));
  const player = await openPlayer(env, tokens);
  const opened = await player.call('authenticate', { sessionToken: player.sessionToken });
  return { child, player, playerRef: String(opened?.body['playerRef']), name };
}

function newPlay(tables: readonly Table[], salt: number): Play {
  return {
    isOver: false,
    done: new Map([['salt', salt]]),
    refused: new Map(tables.map(({ name }) => [name, []])),
    acknowledged: [],
  };
}

describe.runIf(postgresFolder)('PostgreSQL is started anew under play', () => {
  it('MONEY-04 MONEY-05 both processes refuse with 503 meanwhile, serve again by themselves, and the books are right', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'maidan-restart-'));
    closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const postgres = await startOwnPostgres(postgresFolder ?? '');
    closers.push(postgres.remove);
    const vendor = await startFakeVendor();
    closers.push(vendor.close);
    const place = { dataDir, vendorUrl: vendor.url, databaseUrl: postgres.url };
    const env = processEnv({ ...place, port: await freePort() });
    const tables = [
      await openTable(env, vendor.tokens, 'first'),
      await openTable(processEnv({ ...place, port: await freePort() }), vendor.tokens, 'second'),
    ];
    const all = (isTrue: (table: Table) => boolean) =>
      expect.poll(() => tables.every(isTrue), { timeout: 60_000 }).toBe(true);
    for (const [salt, mode] of (['fast', 'immediate'] as const).entries()) {
      const state = newPlay(tables, salt);
      const seats = Array.from({ length: AT_ONCE }, (_, seat) => seat);
      const playing = tables.flatMap((table) => seats.map((seat) => play(table, seat, state)));
      await all(({ name }) => (state.done.get(name) ?? 0) >= ROUNDS);
      postgres.stop(mode);
      await all(({ name, child }) => {
        expect(child.exitCode, `the process ${name} ended`).toBeNull();
        return (state.refused.get(name)?.length ?? 0) > AT_ONCE;
      });
      postgres.start();
      const before = new Map(state.done);
      await all(({ name }) => (state.done.get(name) ?? 0) >= (before.get(name) ?? 0) + ROUNDS);
      state.isOver = true;
      await Promise.all(playing);
      for (const { status, retryAfter } of [...state.refused.values()].flat()) {
        expect({ status, isTimed: Number(retryAfter) > 0 }).toEqual({ status: 503, isTimed: true });
      }
      for (const { table, call, body, balance } of state.acknowledged) {
        const again = await table.player.call(call, { ...body });
        expect(again?.body).toMatchObject({ replayed: true, balanceMinor: balance });
      }
      expect(await runProof(env)).toEqual({ code: 0, differences: [] });
    }
    expect(tables.map(({ child }) => child.exitCode)).toEqual([null, null]);
  }, 240_000);
});
