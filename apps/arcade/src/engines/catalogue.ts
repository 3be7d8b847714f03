import type { LaunchLook } from '@maidan/wire';
import { CRASH_LIMITS, CRASH_RULES } from './crash.ts';
import type { DrawEngine, StakeLimits } from './engine.ts';
import { fishingEngine } from './fishing.ts';
import { createFixture } from './fixture.ts';
import { numbersEngine } from './numbers.ts';
import { hashText } from './random.ts';
import { createSlot, FIVE_REELS, THREE_REELS } from './slot.ts';
import { cardsEngine, diceEngine, wheelEngine } from './table.ts';

/** The five engines a game code may begin with. */
export const ENGINES = ['slot', 'crash', 'draw', 'table', 'fishing'] as const;
/** Name of an engine. */
export type EngineName = (typeof ENGINES)[number];

/** How a title is drawn on the screen. */
export type Look =
  | 'reels5'
  | 'reels3'
  | 'flight'
  | 'keno'
  | 'bingo'
  | 'lottery'
  | 'jackpot'
  | 'sports'
  | 'esports'
  | 'cockfight'
  | 'cards'
  | 'wheel'
  | 'dice'
  | 'fishing';

/** A title that can be played. */
export interface Game {
  gameCode: string;
  engine: EngineName;
  look: Look;
  /** Steady number of the title, for its colours and symbols; never for outcomes. */
  seed: number;
  limits: StakeLimits;
  rules: Record<string, unknown> & { returnBp: number };
  /** Absent for crash, whose rounds live longer than one call. */
  drawEngine?: DrawEngine<unknown>;
}

const GAME_CODE = /^(slot|crash|draw|table|fishing)\.([a-z0-9][a-z0-9-]{0,79})$/;

// Only a fallback: an operator that knows its own categories sends the look with the launch.
const DRAW_WORDS: readonly [RegExp, Look][] = [
  [/draw|lott|tikit|ticket|scratch|clover|quick-|hour|number|minute|five-forty/, 'lottery'],
  [/esport|cyber|arena|byte|pixel|gamer|blitz|keyboard|tower|wars|circuit|squad|pad-/, 'esports'],
  [/cock|crest|rooster|morog|jhuti|rongin-ring|village-derby|crow\b/, 'cockfight'],
  [/sport|football|soccer|cricket|league|cup|match|goal|kabaddi|tennis|hockey/, 'sports'],
  [/badminton|basket|volley|over-|penalty|boxing|race|rally|derby/, 'sports'],
  [/bingo|tambola|housie|-balls?\b/, 'bingo'],
  [/jackpot|mega|grand|treasure|chest|-pot\b|durbar/, 'jackpot'],
];
const TABLE_WORDS: readonly [RegExp, Look][] = [
  [/wheel|roulette|chaka|spin/, 'wheel'],
  [/dice|sic-?bo|craps|jhandi|pasha|seven|limbo|plinko/, 'dice'],
];

function isFixtureLook(look: Look): look is 'sports' | 'esports' | 'cockfight' {
  return look === 'sports' || look === 'esports' || look === 'cockfight';
}

function lookOf(engine: EngineName, slug: string, hint: LaunchLook | undefined): Look {
  const find = (words: readonly [RegExp, Look][]) =>
    words.find(([pattern]) => pattern.test(slug))?.[1];
  if (engine === 'slot') return hashText(slug) % 4 === 0 ? 'reels3' : 'reels5';
  if (engine === 'crash') return 'flight';
  if (engine === 'fishing') return 'fishing';
  if (engine === 'table') {
    if (hint === 'cards' || hint === 'wheel') return find(TABLE_WORDS) ?? hint;
    return find(TABLE_WORDS) ?? 'cards';
  }
  if (hint !== undefined && hint !== 'cards' && hint !== 'wheel') return hint;
  return find(DRAW_WORDS) ?? 'keno';
}

/** Hides the choice's type: a choice is only ever made by the same engine's `parseChoice`. */
function erase<Choice>(engine: DrawEngine<Choice>): DrawEngine<unknown> {
  return {
    ...engine,
    draw: (choice, stake, random) => engine.draw(choice as Choice, stake, random),
  };
}

const FIVE = erase(createSlot(FIVE_REELS));
const THREE = erase(createSlot(THREE_REELS));
const FIXED: Partial<Record<Look, DrawEngine<unknown>>> = {
  reels5: FIVE,
  reels3: THREE,
  cards: erase(cardsEngine),
  wheel: erase(wheelEngine),
  dice: erase(diceEngine),
  fishing: erase(fishingEngine),
};

function engineFor(gameCode: string, look: Look): DrawEngine<unknown> {
  if (isFixtureLook(look)) return erase(createFixture(gameCode, look));
  return FIXED[look] ?? erase(numbersEngine);
}

/**
 * Finds the title behind a game code, `engine.slug`, or undefined when no engine plays it. The look
 * comes from the launch's hint where it fits the engine, else from words in the slug.
 */
export function findGame(gameCode: string, hint?: LaunchLook): Game | undefined {
  const match = GAME_CODE.exec(gameCode);
  if (match === null) return undefined;
  const engine = match[1] as EngineName;
  const slug = match[2] ?? '';
  const look = lookOf(engine, slug, hint);
  const base = { gameCode, engine, look, seed: hashText(slug) };
  if (engine === 'crash') return { ...base, limits: CRASH_LIMITS, rules: CRASH_RULES };
  const drawEngine = engineFor(gameCode, look);
  return { ...base, limits: drawEngine.limits, rules: drawEngine.rules, drawEngine };
}
