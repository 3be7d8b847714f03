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
import type { OwnPostgres } from './own-postgres.ts';

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

/** One api process with a player. */
interface Table {
  readonly child: ChildProcess;
  readonly player: Player;
  readonly playerRef: string;
  readonly name: string;
}

/** What is known of the play so far. */
interface Play {
  isOver: boolean;
  /** Acknowledged rounds, by table. */
  readonly done: Map<string, number>;
  readonly refused: Map<string, NonNullable<Answer>[]>;
  readonly acknowledged: { table: Table; call: 'bet' | 'win'; body: object; balance: unknown }[];
}

/** Plays at a table until the play is over; a refused call is repeated, as a vendor does. */
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

type Place = Omit<Parameters<typeof processEnv>[0], 'port'>;

/** Starts two processes with players on one database. */
async function openTables(env: NodeJS.ProcessEnv, place: Place, tokens: string[]) {
  const first = await openTable(env, tokens, 'first');
  const second = await openTable(
    processEnv({ ...place, port: await freePort() }),
    tokens,
    'second',
  );
  // A member has one game open, so both play under the session that was opened last.
  const { sessionToken } = second.player;
  return [{ ...first, player: { ...first.player, sessionToken } }, second];
}

function untilAll(tables: readonly Table[], isTrue: (table: Table) => boolean) {
  return expect.poll(() => tables.every(isTrue), { timeout: 60_000 }).toBe(true);
}

/**
 * Checks that only calls which could not be done were refused, that acknowledged ones are kept, and that the ledger is
 * clean.
 */
async function expectWhole(state: Play, env: NodeJS.ProcessEnv): Promise<void> {
  for (const { status, retryAfter } of [...state.refused.values()].flat()) {
    expect({ status, isTimed: Number(retryAfter) > 0 }).toEqual({ status: 503, isTimed: true });
  }
  for (const { table, call, body, balance } of state.acknowledged) {
    const again = await table.player.call(call, { ...body });
    expect(again?.body).toMatchObject({ replayed: true, balanceMinor: balance });
  }
  expect(await runProof(env)).toEqual({ code: 0, differences: [] });
}

describe.runIf(postgresFolder)('a restart of PostgreSQL during play', () => {
  it('MONEY-04 MONEY-05 makes both processes refuse with 503; they recover by themselves, and the ledger is clean', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'maidan-restart-'));
    closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const postgres = await startOwnPostgres(postgresFolder ?? '');
    closers.push(postgres.remove);
    const vendor = await startFakeVendor();
    closers.push(vendor.close);
    const place = { dataDir, vendorUrl: vendor.url, databaseUrl: postgres.url };
    const env = processEnv({ ...place, port: await freePort() });
    const tables = await openTables(env, place, vendor.tokens);
    const all = (isTrue: (table: Table) => boolean) => untilAll(tables, isTrue);
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
      await expectWhole(state, env);
    }
    expect(tables.map(({ child }) => child.exitCode)).toEqual([null, null]);
  }, 240_000);
});

/** The ways to lose the server that accepts writes: it crashes, or it becomes read-only while it still answers. */
const LOSSES = {
  falls: (server: OwnPostgres) => server.stop('immediate'),
  'only reads': (server: OwnPostgres) => {
    server.say('ALTER SYSTEM SET default_transaction_read_only = on');
    server.say('SELECT pg_reload_conf()');
  },
};

describe.runIf(postgresFolder)('the loss of PostgreSQL’s primary server during play', () => {
  it.each(Object.entries(LOSSES))(
    'MONEY-04 MONEY-05 where it %s, makes both processes refuse with 503 until the replica takes over, and loses nothing that was acknowledged',
    async (_name, lose) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'maidan-failover-'));
      closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
      const folder = postgresFolder ?? '';
      // A commit is acknowledged only once the replica has it too.
      const settings = ['synchronous_standby_names=*'];
      const first = await startOwnPostgres(folder, { settings });
      closers.push(first.remove);
      const replica = await startOwnPostgres(folder, { replicaOf: first });
      closers.push(replica.remove);
      const vendor = await startFakeVendor();
      closers.push(vendor.close);
      const hosts = [first, replica].map(({ url }) => new URL(url).host).join(',');
      const place = {
        dataDir,
        vendorUrl: vendor.url,
        databaseUrl: `postgres://maidan@${hosts}/postgres`,
      };
      const env = processEnv({ ...place, port: await freePort() });
      const tables = await openTables(env, place, vendor.tokens);
      const state = newPlay(tables, 0);
      const seats = Array.from({ length: AT_ONCE }, (_, seat) => seat);
      const playing = tables.flatMap((table) => seats.map((seat) => play(table, seat, state)));
      await untilAll(tables, ({ name }) => (state.done.get(name) ?? 0) >= ROUNDS);
      lose(first);
      await untilAll(tables, ({ name }) => (state.refused.get(name)?.length ?? 0) > AT_ONCE);
      replica.promote();
      const before = new Map(state.done);
      const since = ({ name }: Table) => (state.done.get(name) ?? 0) - (before.get(name) ?? 0);
      await untilAll(tables, (table) => since(table) >= ROUNDS);
      state.isOver = true;
      await Promise.all(playing);
      await expectWhole(state, env);
      expect(tables.map(({ child }) => child.exitCode)).toEqual([null, null]);
    },
    240_000,
  );
});
