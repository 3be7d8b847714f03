import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isGain } from '../../apps/arcade/client/src/gain.ts';
import { COMMON_ROOMS, ROOMS } from '../../apps/arcade/src/games/rooms.ts';
import { randomOfBet } from '../../apps/arcade/src/fair/seeds.service.ts';
import { payoutOf, stakeOf } from '../bench/arcade/statistics/returns.ts';
import type { AnyRoom } from '../bench/arcade/statistics/returns.ts';
import { projectRoot } from '../terminal/project.ts';
import type { CareGame, Payouts, Texts } from './care.ts';

const LANGUAGES = ['bn', 'en', 'hi'] as const;
const FRAME = join(projectRoot, 'apps/arcade/client/src');
/** Rounds that are played of each game to see what it pays. */
const ROUNDS = 2_000;

/** Reads every game with a room, and the frame around them. */
export async function readGames(): Promise<CareGame[]> {
  const rooms = Object.entries(ROOMS) as unknown as [string, AnyRoom][];
  const drawn = await Promise.all(rooms.map(([name, room]) => readRoom(name, room)));
  const common = await Promise.all(
    Object.entries(COMMON_ROOMS).map(async ([name, { limits, rules }]) => ({
      name,
      texts: await readTexts(name),
      limits,
      firstStakeMinor: limits.minMinor,
      leastShare: rules.returnBp / 10_000,
      mostShare: rules.returnBp / 10_000,
      topTimes: topOf(rules),
      celebrated: [],
    })),
  );
  return [...drawn, ...common];
}

function topOf(rules: Record<string, unknown>): number {
  const top = rules['topHundredths'] ?? rules['mostHundredths'] ?? 0;
  return Number(top) / 100;
}

async function readRoom(name: string, room: AnyRoom): Promise<CareGame> {
  const ways = room.samples.map((choice) => room.returnOf(choice));
  const shares = ways.map(({ share }) => share);
  const { limits, rules } = room.game;
  const { payouts, celebrated } = playRounds(room);
  const reels = reelsOf(rules);
  return {
    name,
    texts: await readTexts(name),
    limits,
    firstStakeMinor: limits.minMinor,
    leastShare: Math.min(...shares),
    mostShare: Math.max(...shares),
    topTimes: Math.max(...ways.map(({ topHundredths }) => topHundredths)) / 100,
    payouts,
    celebrated,
    ...(reels && { reels }),
  };
}

/** Every text of a game, from all that its folder in the frame writes in the languages of the frame. */
async function readTexts(name: string): Promise<Texts> {
  const folder = join(FRAME, 'games', name);
  const files = readdirSync(folder).filter((file) => /words.*\.ts$/.test(file));
  const modules = await Promise.all(
    files.map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>),
  );
  const frame = await frameTexts();
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      [
        ...(frame[language] ?? []),
        ...modules.flatMap((module) =>
          Object.values(module).flatMap((value) => textsIn((value as Texts | null)?.[language])),
        ),
      ],
    ]),
  );
}

async function frameTexts(): Promise<Texts> {
  const entries = await Promise.all(
    LANGUAGES.map(async (language) => {
      const module = (await import(join(FRAME, 'words', `${language}.ts`))) as object;
      return [language, textsIn(module)] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** All texts in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function reelsOf(rules: Record<string, unknown>): readonly number[][] | undefined {
  const { strips, strip } = rules as { strips?: number[][]; strip?: number[] };
  return strips ?? (strip && [strip, strip, strip]);
}

/** Plays rounds of all ways in turn, and asks the frame of each payout whether it is a gain. */
function playRounds(room: AnyRoom): { payouts: Payouts; celebrated: number[] } {
  const payouts = { none: 0, upToStake: 0, above: 0 };
  const celebrated = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const choice = room.samples[round % room.samples.length];
    const stake = stakeOf(room, choice);
    const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'care', nonce: round + 1 };
    const paid = payoutOf(room, choice, stake, randomOfBet(seeds));
    if (paid <= 0) payouts.none += 1;
    else if (paid <= stake) payouts.upToStake += 1;
    else payouts.above += 1;
    if (paid <= stake && isGain({ stakeMinor: stake, payoutMinor: paid }))
      celebrated.add(paid / stake);
  }
  return { payouts, celebrated: [...celebrated] };
}
