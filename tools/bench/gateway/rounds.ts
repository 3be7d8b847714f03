import { randomUUID } from 'node:crypto';
import type { Game } from '../../../packages/contract/src/types.ts';
import { vendorFromWire, vendorToWire } from '../../../packages/contract/src/vendor-code.ts';
import { runToEnd } from '../../processes/run-to-end.ts';
import { projectRoot } from '../../terminal/project.ts';
import { startBenchApi } from './api.ts';
import type { BenchApi } from './api.ts';
import type { Finding } from '../budget.ts';
import { callApi, registerMember } from './member.ts';
import { callWallet, startBenchVendor } from './vendor.ts';
import type { BenchVendor, LaunchedSession } from './vendor.ts';

const durationMs = 10_000;
const lanes = 16;
const stakeMinor = 100;

interface Player {
  session: LaunchedSession;
  playerRef: string;
}

/** How many rounds of one bet and one win one api process settles per second on PostgreSQL. */
export async function measureRounds(): Promise<Finding[]> {
  const vendor = await startBenchVendor();
  try {
    const api = await startBenchApi({ ARCADE_URL: vendor.origin });
    try {
      const players = await launchPlayers(api, vendor);
      const settled = await playFor(api, players);
      const isClean = await proveLedger(api);
      if (!isClean)
        return [{ id: 'rounds', problem: `${settled} rounds, and the proof is not clean` }];
      const note = `${settled} rounds by ${players.length} players; the proof is clean`;
      return [{ id: 'rounds', value: settled / (durationMs / 1000), note }];
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
