import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RandomBelow } from '../../apps/arcade/src/engines/random.ts';
import { payHundredths } from '../../apps/arcade/src/engines/engine.ts';
import { saltedValue } from '../../apps/arcade/src/fair/chain.ts';
import { CRASH_TOP_HUNDREDTHS, endOfFlight } from '../../apps/arcade/src/games/crash/rules.ts';
import { belowOf, fractionsOf } from '../../apps/arcade/src/fair/fractions.ts';
import { paidFor, resultOf } from '../../apps/arcade/src/fixtures/bet.ts';
import { courseOf } from '../../apps/arcade/src/fixtures/programme.ts';
import type { AnySport } from '../../apps/arcade/src/fixtures/sport.ts';
import { listedTitles } from '../../apps/arcade/src/engines/game-list.ts';
import {
  isStepRoom,
  type CommonRoom,
  type Room,
  type StepRoom,
} from '../../apps/arcade/src/games/room.ts';
import type { DrawnRoom } from '../../apps/arcade/src/games/drawn-room.ts';
import { COMMON_ROOMS, drawnRoomOf, ROOMS } from '../../apps/arcade/src/games/rooms.ts';
import { endOf, playOut } from '../../apps/arcade/src/testing/play-steps.ts';
import { checkRound } from '../../apps/web/src/checker/check.ts';
import { RULES } from '../../apps/web/src/checker/games/rules.ts';
import { speechIn, LANGUAGES } from '../../apps/web/src/checker/page/words.ts';
import { readRound } from '../../apps/web/src/checker/round-text.ts';
import { drawingOf } from '../../apps/web/src/checker/scheme/drawing.ts';
import { bytesOf, hexOf, sha256 } from '../../apps/web/src/checker/scheme/sha256.ts';
import { vectorGames, vectorsOf } from './vectors.ts';

interface SchemeVector {
  serverSeed: string;
  commitment: string;
  clientSeed: string;
  nonce: number;
  fractions: number[];
  below: { bound: number; numbers: number[] };
  takenOut: { size: number; items: number[] };
}

const ROUNDS = 1_000;
/** So many fixtures have some thousand beats. */
const FIXTURES = 100;
const SEED = 'f'.repeat(64);
const schemeVectors = JSON.parse(
  readFileSync(new URL('../../apps/arcade/src/fair/vectors.json', import.meta.url), 'utf8'),
) as SchemeVector[];

/**
 * A round by the arcade's own rule; one of several steps goes by the plan of its room, and each third ends earlier, as one
 * that nobody goes on with.
 */
function playedBy(
  room: Room<unknown> | StepRoom<unknown, unknown>,
  bet: { choice: unknown; stakeMinor: number; nonce: number; random: RandomBelow },
) {
  const { choice, stakeMinor, nonce, random } = bet;
  if (!isStepRoom(room)) return { steps: [], end: room.game.draw(choice, stakeMinor, random) };
  const played = playOut(room, bet, (...now) =>
    nonce % 3 === 0 && now[1].length >= (nonce / 3) % 4
      ? room.game.endStep(...now)
      : room.plan(...now),
  );
  const { outcome, payoutMinor } = endOf(played);
  return { steps: played.steps, end: { outcome, payoutMinor } };
}

/** The sport of a game whose rounds are bets on fixtures; undefined for another game. */
function sportNamed(game: string): AnySport | undefined {
  const common = COMMON_ROOMS as Readonly<Record<string, CommonRoom>>;
  return common[game]?.sport;
}

/** Compares whole courses, and bets on every market before a beat of each, with the arcade's own. */
function agreeOnFixtures(game: string, sport: AnySport): void {
  const slugs = [...listedTitles].filter(([, { room }]) => room === game).map(([slug]) => slug);
  for (let nonce = 1; nonce <= FIXTURES; nonce += 1) {
    const seeds = { serverSeed: SEED, clientSeed: `সিড ${game}`, nonce };
    const { plan } = sport.plan(slugs[nonce % slugs.length] ?? '', nonce);
    const drawn = { value: SEED, salt: seeds.clientSeed, valueNo: nonce };
    const course = courseOf(sport, plan, drawn, 15_000);
    const play = (choice: Record<string, unknown>) =>
      RULES[game]?.play({ choice, steps: [], stakeMinor: 1_000 }, drawingOf(seeds));
    const outcomes = course.beats.map(({ outcome }) => outcome).join(' ');
    expect(play({ plan }), game).toEqual({ outcome: { course: outcomes }, payoutMinor: 0 });
    const beat = (nonce * 7) % course.beats.length;
    for (const market of sport.markets(course.beats[beat]?.before)) {
      const pick = market.picks[nonce % market.picks.length] ?? '';
      const choice = { fixtureNo: nonce, beat, market: market.id, pick, payHundredths: 237 };
      const result = resultOf(sport, course, choice);
      expect(play({ ...choice, plan }), market.id).toEqual(
        result && paidFor(choice, result, 1_000),
      );
    }
  }
}

/** Compares the checker with the arcade on draws that are the same for everybody. */
function agreesWithDraws(game: string, room: DrawnRoom<unknown>): void {
  const rule = RULES[game];
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    const choice = room.samples[nonce % room.samples.length] as Record<string, unknown>;
    const seeds = { serverSeed: SEED, clientSeed: game, nonce };
    const stakeMinor = 1_000 + nonce * 7;
    const drawn = room.drawn(belowOf(fractionsOf(SEED, game, nonce)));
    const checked = rule?.play({ choice, steps: [], stakeMinor }, drawingOf(seeds));
    expect(checked).toEqual(room.settle(choice, stakeMinor, drawn));
  }
}

/** Compares the checker with the arcade on flights that are cashed out by hand, by themselves, or not at all. */
function agreesWithFlights(): void {
  for (let nonce = 1; nonce <= ROUNDS; nonce += 1) {
    const salt = `salt ${nonce}`;
    const value = hexOf(sha256(bytesOf(salt)));
    const end = endOfFlight(value, salt);
    const target = 101 + ((nonce * 37) % 400);
    const isByHand = nonce % 3 === 0;
    const played = {
      choice: { panel: nonce % 2, autoHundredths: nonce % 3 === 1 ? target : null },
      steps: isByHand ? [{ cashOutHundredths: target }] : [],
      stakeMinor: 1_000 + nonce * 7,
    };
    const reached = nonce % 3 === 2 ? CRASH_TOP_HUNDREDTHS : target;
    const drawing = drawingOf({ serverSeed: saltedValue(value, salt), clientSeed: '', nonce });
    expect(RULES['crash']?.play(played, drawing)).toEqual(
      reached <= end
        ? {
            outcome: { cashedAtHundredths: reached, flightNo: nonce },
            payoutMinor: payHundredths(played.stakeMinor, reached),
          }
        : { outcome: { crashHundredths: end, flightNo: nonce }, payoutMinor: 0 },
    );
  }
}

describe('the checker', () => {
  it('FAIR-23 draws the vectors of the scheme', () => {
    expect(schemeVectors.length).toBeGreaterThan(2);
    for (const { commitment, fractions, below, takenOut, ...seeds } of schemeVectors) {
      expect(hexOf(sha256(bytesOf(seeds.serverSeed)))).toBe(commitment);
      const [one, other, row] = [drawingOf(seeds), drawingOf(seeds), drawingOf(seeds)];
      expect(fractions.map(() => one.fraction())).toEqual(fractions);
      expect(below.numbers.map(() => other.below(below.bound))).toEqual(below.numbers);
      expect(row.takeOut([...Array(takenOut.size).keys()], takenOut.size)).toEqual(takenOut.items);
    }
  });

  it('FAIR-23 imports nothing but its own files', () => {
    const folder = new URL('../../apps/web/src/checker/', import.meta.url);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    expect(sources.length).toBeGreaterThan(10);
    const isInside = ({ href }: URL) => href.startsWith(folder.href);
    for (const name of sources) {
      const file = new URL(name, folder);
      for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
        /(?:from|import) ?\(?'(.+)'/g,
      ))
        expect([name, path, path.startsWith('.') && isInside(new URL(path, file))]).toEqual([
          name,
          path,
          true,
        ]);
    }
  });

  it('FAIR-23 has a rule with a name in every language for every game with vectors, and no other', () => {
    expect(Object.keys(RULES).toSorted()).toEqual(vectorGames.toSorted());
    for (const language of LANGUAGES)
      for (const game of vectorGames)
        expect(speechIn(language).find(`game_${game}`), `${game} ${language}`).toBeTruthy();
  });
});

describe.each(vectorGames)('the checker of %s', (game) => {
  const vectors = vectorsOf(game);

  it('FAIR-23 agrees with every vector, and tells when one is changed', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(6);
    for (const vector of vectors) {
      const hash = hexOf(sha256(bytesOf(vector.serverSeed)));
      const said = { ...vector, hash, game };
      const report = (changes: object) =>
        checkRound(readRound(JSON.stringify({ ...said, ...changes })) ?? { ...said, steps: [] });
      expect(report({})).toMatchObject({ verdict: 'agrees', outcome: vector.outcome });
      expect(report({ payoutMinor: vector.payoutMinor + 1 })).toMatchObject({
        verdict: 'differs',
        differences: ['payout'],
      });
      expect(report({ outcome: { ...vector.outcome, more: 1 } }).differences).toEqual(['outcome']);
      expect(report({ serverSeed: `${vector.serverSeed}0` }).differences).toContain('hash');
    }
  });

  it(`FAIR-23 agrees with the arcade's own draw over ${ROUNDS} rounds`, () => {
    const sport = sportNamed(game);
    if (sport !== undefined) return agreeOnFixtures(game, sport);
    if (game === 'crash') return agreesWithFlights();
    const common = drawnRoomOf(game);
    if (common !== undefined) return agreesWithDraws(game, common);
    const room: Room<unknown> | StepRoom<unknown, unknown> = ROOMS[game as keyof typeof ROOMS];
    const rule = RULES[game];
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const choice = room.samples[nonce % room.samples.length] as Record<string, unknown>;
      const seeds = { serverSeed: SEED, clientSeed: `সিড ${game}`, nonce };
      const stakeMinor =
        ('stakeOf' in room.game ? room.game.stakeOf?.(choice) : undefined) ?? 1_000 + nonce * 7;
      const random = belowOf(fractionsOf(seeds.serverSeed, seeds.clientSeed, nonce));
      const { steps, end } = playedBy(room, { choice, stakeMinor, nonce, random });
      const checked = rule?.play({ choice, steps, stakeMinor }, drawingOf(seeds));
      expect(checked).toEqual(end);
    }
  });
});
