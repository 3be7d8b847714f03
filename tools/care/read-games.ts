import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isGain } from '../../apps/arcade/client/src/gain.ts';
import type { DrawnRoom } from '../../apps/arcade/src/games/drawn-room.ts';
import type { CommonRoom, WayReturn } from '../../apps/arcade/src/games/room.ts';
import { isStepRoom } from '../../apps/arcade/src/games/room.ts';
import { COMMON_ROOMS, drawnRoomOf, ROOMS } from '../../apps/arcade/src/games/rooms.ts';
import { randomOfBet } from '../../apps/arcade/src/fair/seeds.service.ts';
import { playRound, stakeOf } from '../bench/arcade/statistics/returns.ts';
import type { AnyRoom } from '../bench/arcade/statistics/returns.ts';
import { projectRoot } from '../terminal/project.ts';
import type { CareGame, Texts } from './care.ts';

const LANGUAGES = ['bn', 'en', 'hi'] as const;
const FRAME = join(projectRoot, 'apps/arcade/client/src');
/** Rounds that are played of each game to see what it pays and how it tells that. */
const ROUNDS = 2_000;

/** Reads every game with a room. */
export async function readGames(): Promise<CareGame[]> {
  return Promise.all([
    ...Object.entries(ROOMS).map(([name, room]) => readRoom(name, room as unknown as AnyRoom)),
    ...Object.entries(COMMON_ROOMS).map(([name, room]) => readCommon(name, room)),
  ]);
}

/** All texts of the frame that are of no single game: each file of words outside the rooms' own folders. */
export function readSharedTexts(): Promise<Texts> {
  const rooms = [...Object.keys(ROOMS), ...Object.keys(COMMON_ROOMS)];
  const isOfRoom = (file: string) => rooms.some((room) => file.startsWith(`games/${room}/`));
  return readTexts(wordFiles(FRAME).filter((file) => !isOfRoom(file)));
}

async function readRoom(name: string, room: AnyRoom): Promise<CareGame> {
  const played = playRounds(room.samples, (choice, nonce) => {
    const stake = stakeOf(room, choice);
    const { outcome, ...amounts } = playRound(room, choice, stake, randomOf(nonce));
    return { ...amounts, told: room.tell(outcome, choice) };
  });
  return {
    name,
    ...(await ofFolder(name, played)),
    limits: room.game.limits,
    ...sharesOf(room.samples.map((choice) => room.returnOf(choice))),
    ...(isStepRoom(room) ? {} : reelsOf(room.game.rules)),
  };
}

async function readCommon(name: string, room: CommonRoom): Promise<CareGame> {
  const { limits, rules } = room;
  const drawn = drawnRoomOf(name);
  if (drawn !== undefined)
    return {
      name,
      limits,
      ...(await ofFolder(name, playDraws(drawn))),
      ...sharesOf(drawn.samples.map((choice) => drawn.returnOf(choice))),
    };
  const share = rules.returnBp / 10_000;
  const written = await readTexts(wordFiles(FRAME, `games/${name}`));
  const topTimes = Number(rules['topHundredths']) / 100;
  return {
    name,
    texts: joined(written, textsByLanguage(rules)),
    limits,
    leastShare: share,
    mostShare: share,
    topTimes,
    celebrated: praisedOf(
      limits.chipsMinor.flatMap((chip) => [chip - 1, chip].map((paid) => [chip, paid])),
    ),
  };
}

function playDraws(room: DrawnRoom<unknown>): Played {
  const stake = room.limits.minMinor;
  return playRounds(room.samples, (choice, nonce) => {
    const { outcome, payoutMinor } = room.settle(choice, stake, room.drawn(randomOf(nonce)));
    return { payoutMinor, stakedMinor: stake, told: room.tell(outcome, choice) };
  });
}

const randomOf = (nonce: number) =>
  randomOfBet({ serverSeed: '0f'.repeat(32), clientSeed: 'care', nonce });

function sharesOf(ways: readonly WayReturn[]) {
  const shares = ways.map(({ share }) => share);
  return {
    leastShare: Math.min(...shares),
    mostShare: Math.max(...shares),
    topTimes: Math.max(...ways.map(({ topHundredths }) => topHundredths)) / 100,
  };
}

function reelsOf(rules: Record<string, unknown>): Pick<CareGame, 'reels'> {
  const { strips, strip } = rules as { strips?: number[][]; strip?: number[] };
  const reels = strips ?? (strip && [strip, strip, strip]);
  return reels === undefined ? {} : { reels };
}

/** What one round came to; amounts in minor units. */
interface Round {
  readonly payoutMinor: number;
  readonly stakedMinor: number;
  readonly told: Partial<Record<string, string>> | undefined;
}

type Played = Required<Pick<CareGame, 'texts' | 'payouts' | 'celebrated'>>;

/** Plays rounds of all ways in turn, and asks the frame of each payout whether it is a gain. */
function playRounds(
  samples: readonly unknown[],
  play: (choice: unknown, nonce: number) => Round,
): Played {
  const payouts = { none: 0, upToStake: 0, above: 0 };
  const amounts: [number, number][] = [];
  const sentences = new Map(LANGUAGES.map((language) => [language, new Set<string>()]));
  for (let nonce = 1; nonce <= ROUNDS; nonce += 1) {
    const { payoutMinor, stakedMinor, told } = play(samples[nonce % samples.length], nonce);
    if (payoutMinor <= 0) payouts.none += 1;
    else if (payoutMinor <= stakedMinor) payouts.upToStake += 1;
    else payouts.above += 1;
    amounts.push([stakedMinor, payoutMinor]);
    for (const [language, texts] of sentences) texts.add(told?.[language] ?? '');
  }
  const texts = Object.fromEntries([...sentences].map(([language, all]) => [language, [...all]]));
  return { texts, payouts, celebrated: praisedOf(amounts) };
}

/** Of stakes with payouts those, in stakes, that the frame celebrates though they are no more than was staked. */
function praisedOf(amounts: readonly (readonly number[])[]): number[] {
  const praised = amounts.flatMap(([stakeMinor = 0, payoutMinor = 0]) =>
    payoutMinor <= stakeMinor && isGain({ stakeMinor, payoutMinor })
      ? [payoutMinor / stakeMinor]
      : [],
  );
  return [...new Set(praised)];
}

/** What was played, with the words of the game's folder beside the sentences of its outcomes. */
async function ofFolder(name: string, played: Played): Promise<Played> {
  const written = await readTexts(wordFiles(FRAME, `games/${name}`));
  return { ...played, texts: joined(written, played.texts) };
}

function joined(some: Texts, others: Texts): Texts {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      [...(some[language] ?? []), ...(others[language] ?? [])],
    ]),
  );
}

/** The texts of a value in which they stand by language somewhere, as the rules name the sides of a fixture. */
function textsByLanguage(value: unknown): Texts {
  if (typeof value !== 'object' || value === null) return {};
  const own = value as Record<string, unknown>;
  if (typeof own['bn'] !== 'string')
    return Object.values(own).map(textsByLanguage).reduce(joined, {});
  return Object.fromEntries(LANGUAGES.map((language) => [language, textsIn(own[language])]));
}

/** The files of words below a folder of the frame, as paths below the frame. */
function wordFiles(frame: string, folder = ''): string[] {
  return readdirSync(join(frame, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /(^|[/-])words\.ts$|^words\/(bn|en|hi)\.ts$/.test(file));
}

/** All texts of some files of words, by language. A file of one language is named after it. */
async function readTexts(files: readonly string[]): Promise<Texts> {
  const modules = await Promise.all(
    files.map(async (file) => {
      const module = (await import(join(FRAME, file))) as Record<string, unknown>;
      const [, language] = /^words\/(\w+)\.ts$/.exec(file) ?? [];
      return language === undefined ? Object.values(module) : [{ [language]: module }];
    }),
  );
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      modules
        .flat()
        .flatMap((value) => textsIn((value as Record<string, unknown> | null)?.[language])),
    ]),
  );
}

/** All texts in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
