import { randomUUID } from 'node:crypto';
import type { Game } from '../../../packages/contract/src/types.ts';
import { vendorFromWire, vendorToWire } from '../../../packages/contract/src/vendor-code.ts';
import { runToEnd } from '../../processes/run-to-end.ts';
import { projectRoot } from '../../terminal/project.ts';
import { startBenchApi } from './api.ts';
import type { BenchApi } from './api.ts';
import type { Finding } from '../budget.ts';
import { callApi, registerMember } from './member.ts';
import { transactionsPerSecond } from './pgbench.ts';
import { callWallet, startBenchVendor } from './vendor.ts';
import type { BenchVendor, LaunchedSession } from './vendor.ts';

const durationMs = 10_000;
/** To the database and back, in the run with a delay. */
const delayMs = 1;
/** A bet and a win. */
const CALLS_IN_A_ROUND = 2;
const lanes = 16;
const stakeMinor = 100;

interface Player {
  session: LaunchedSession;
  playerRef: string;
}

/**
 * How many rounds of one bet and one win one api process settles per second on PostgreSQL; its calls against the
 * transactions of PostgreSQL's own benchmark on the same server; and what is left with a delay to the database.
 */
export async function measureRounds(): Promise<Finding[]> {
  const near = await settle(0);
  const far = await settle(delayMs);
  const calls = near.perSecond * CALLS_IN_A_ROUND;
  return [
    { id: 'rounds', value: near.perSecond, note: near.note },
    {
      id: 'rounds-share',
      value: calls / near.transactionsPerSecond,
      note: `${Math.round(calls)} calls, ${Math.round(near.transactionsPerSecond)} transactions of TPC-B a second`,
    },
    {
      id: 'rounds-delayed',
      value: far.perSecond / near.perSecond,
      note: `${Math.round(far.perSecond)} rounds a second; ${far.note}`,
    },
  ];
}

/** Plays on an api of its own. @throws Error when the proof is not clean afterwards */
async function settle(delay: number) {
  const vendor = await startBenchVendor();
  try {
    const api = await startBenchApi({ ARCADE_URL: vendor.origin }, delay);
    try {
      const players = await launchPlayers(api, vendor);
      const settled = await playFor(api, players);
      if (!(await proveLedger(api)))
        throw new Error(`${settled} rounds, and the proof is not clean`);
      return {
        perSecond: settled / (durationMs / 1000),
        note: `${settled} rounds by ${players.length} players; the proof is clean`,
        transactionsPerSecond: await transactionsPerSecond(api.postgresFolder, api.databaseUrl),
      };
    } finally {
      await api.stop();
    }
  } finally {
    await vendor.stop();
  }
}

async function proveLedger(api: BenchApi): Promise<boolean> {
  const result = await runToEnd({
    command: process.execPath,
    args: ['apps/api/src/commands/proof.ts'],
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: api.dataFolder, DATABASE_URL: api.databaseUrl },
  });
  return result.code === 0;
}

async function launchPlayers(api: BenchApi, vendor: BenchVendor): Promise<Player[]> {
  const { games } = (await callApi(api, 'GET', '/games?pageSize=1&gameType=LIVE')) as {
    games: Game[];
  };
  const game = games[0];
  if (game === undefined) throw new Error('The demo has no game.');
  const { vendor: maker, nodeId, gameType: category } = vendorFromWire(game);
  const players: Player[] = [];
  for (let number = 1; number <= lanes; number += 1) {
    const token = await registerMember(api, api.keys.deploymentSecret, number);
    await callApi(api, 'POST', '/games/launch', {
      body: vendorToWire({ category, vendor: maker, nodeId }),
      headers: { authorization: `Bearer ${token}` },
    });
    const session = vendor.launched.at(-1);
    if (session === undefined) throw new Error('The launch did not reach the vendor.');
    const { vendor: code, sessionToken, gameCode } = session;
    const body = { vendor: code, sessionToken, gameCode };
    const reply = await callWallet(api.origin, api.keys.arcade, 'authenticate', body);
    players.push({ session, playerRef: String(reply['playerRef']) });
  }
  return players;
}

async function playFor(api: BenchApi, players: Player[]): Promise<number> {
  const until = performance.now() + durationMs;
  const seats = Array.from({ length: lanes }, (_, lane) => players[lane % players.length]);
  const counts = await Promise.all(
    seats.map((player) => (player === undefined ? 0 : playLane(api, player, until))),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function playLane(api: BenchApi, player: Player, until: number): Promise<number> {
  let settled = 0;
  while (performance.now() < until) {
    await playRound(api, player);
    settled += 1;
  }
  return settled;
}

async function playRound(api: BenchApi, { session, playerRef }: Player): Promise<void> {
  const { vendor, gameCode, currency, sessionToken } = session;
  const round = {
    vendor,
    gameCode,
    currency,
    playerRef,
    roundId: randomUUID(),
    amountMinor: stakeMinor,
  };
  const call = (name: 'bet' | 'win', extra: Record<string, unknown>): Promise<unknown> =>
    callWallet(api.origin, api.keys.arcade, name, {
      ...round,
      transactionId: randomUUID(),
      ...extra,
    });
  await call('bet', { sessionToken });
  // The win equals the bet, so that no balance runs out.
  await call('win', {});
}
