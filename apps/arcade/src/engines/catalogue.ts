import type { LaunchLook } from '@maidan/wire';
import { CRASH_LIMITS, CRASH_RULES } from './crash.ts';
import type { DrawEngine, EngineName, Look, StakeLimits } from './engine.ts';
import { fishingEngine } from './fishing.ts';
import { createFixture } from './fixture.ts';
import { engineOfLook, listedTitle } from './game-list.ts';
import { numbersEngine } from './numbers.ts';
import { hashText } from './random.ts';
import { createSlot, FIVE_REELS, THREE_REELS } from './slot.ts';
import { cardsEngine, diceEngine, wheelEngine } from './table.ts';

/** A title that can be played. */
export interface Game {
  gameCode: string;
  engine: EngineName;
  look: Look;
  /** Whether it is the game that its name promises. */
  isOwn: boolean;
  /** Steady number of the title, for its colours and symbols; never for outcomes. */
  seed: number;
  limits: StakeLimits;
  rules: Record<string, unknown> & { returnBp: number };
  /** Absent for crash, whose rounds live longer than one call. */
  drawEngine?: DrawEngine<unknown>;
}

const PLAIN_LOOK: Record<EngineName, Look> = {
  slot: 'reels5',
  crash: 'flight',
  draw: 'keno',
  table: 'cards',
  fishing: 'fishing',
};

const GAME_CODE = /^(slot|crash|draw|table|fishing)\.([a-z0-9][a-z0-9-]{0,79})$/;

function isFixtureLook(look: Look): look is 'sports' | 'esports' | 'cockfight' {
  return look === 'sports' || look === 'esports' || look === 'cockfight';
}

/** The look of a title that is not on the list: what the launch asks for where it fits the engine. */
function lookOfUnlisted(engine: EngineName, hint: LaunchLook | undefined): Look {
  if (hint !== undefined && engineOfLook(hint) === engine) return hint;
  return PLAIN_LOOK[engine];
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
 * Finds the title behind a game code, `engine.slug`; undefined for a code that is none, or whose engine is not the title's.
 * A title that is not on the list is played as its engine's plainest game, and is nobody's own.
 */
export function findGame(gameCode: string, hint?: LaunchLook): Game | undefined {
  const match = GAME_CODE.exec(gameCode);
  if (match === null) return undefined;
  const engine = match[1] as EngineName;
  const slug = match[2] ?? '';
  const { look, isOwn } = listedTitle(slug) ?? { look: lookOfUnlisted(engine, hint), isOwn: false };
  if (engineOfLook(look) !== engine) return undefined;
  const base = { gameCode, engine, look, isOwn, seed: hashText(slug) };
  if (engine === 'crash') return { ...base, limits: CRASH_LIMITS, rules: CRASH_RULES };
  const drawEngine = engineFor(gameCode, look);
  return { ...base, limits: drawEngine.limits, rules: drawEngine.rules, drawEngine };
}
