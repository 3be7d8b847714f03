import type { LaunchLook } from '@maidan/wire';
import {
  eraseEngine,
  type DrawEngine,
  type EngineName,
  type Look,
  type StakeLimits,
} from './engine.ts';
import type { StepEngine } from './step-engine.ts';
import { isStepRoom } from '../games/room.ts';
import { COMMON_ROOMS, isCommonRoom, roomOf, type RoomName } from '../games/rooms.ts';
import { listedTitle, lookOfEngine, type ListedTitle } from './game-list.ts';
import { numbersEngine } from './numbers.ts';
import { hashText } from './random.ts';
import { titleGame, type TitleGame } from '../titles/titles.ts';
import { cardsEngine } from './table.ts';

/** A title that can be played. */
export interface Game {
  gameCode: string;
  engine: EngineName;
  look: Look;
  /** The room of the game, when it has one. */
  room?: RoomName;
  /** What the catalogue says of the title; absent for a title that it does not have. */
  title?: TitleGame;
  /** Whether the game is the one that its title promises. */
  isOwn: boolean;
  /** Whether a part of each stake goes into a jackpot of the site. */
  isJackpot?: true;
  /** Whether its rounds are drawn from the player's seeds, and not from the arcade's own generator. */
  isSeeded: boolean;
  /** A number that is always the same for the title. It chooses colours and symbols, never outcomes. */
  seed: number;
  limits: StakeLimits;
  rules: Record<string, unknown> & { returnBp: number };
  /** Absent for rounds that last longer than one call: those that are the same for everybody, and those of several steps. */
  drawEngine?: DrawEngine<unknown>;
  /** The rules of a game whose rounds have several steps. */
  stepEngine?: StepEngine<unknown, unknown>;
}

const PLAIN_LOOK = { draw: 'keno', table: 'cards' } as const;

const GAME_CODE = /^(slot|crash|draw|table|fishing)\.([a-z0-9][a-z0-9-]{0,79})$/;

/** The rooms in which titles that are not on the list are played, by their engine. */
const PLAIN_ROOM = { slot: 'slot-lines', crash: 'crash', fishing: 'fishing' } as const;

/** How a title that is not on the list runs: what the launch asks for when it fits the engine; a slot with lines. */
function unlisted(engine: EngineName, hint: LaunchLook | undefined): ListedTitle {
  if (engine !== 'draw' && engine !== 'table')
    return { engine, look: 'room', room: PLAIN_ROOM[engine], isOwn: false };
  const look = (hint && lookOfEngine(hint, engine)) ?? PLAIN_LOOK[engine];
  return { engine, look, isOwn: false };
}

const FIXED: Partial<Record<Look, DrawEngine<unknown>>> = {
  cards: eraseEngine(cardsEngine),
};

function engineFor({
  look,
  room,
}: ListedTitle): Required<Pick<Game, 'drawEngine'>> | Required<Pick<Game, 'stepEngine'>> {
  const own = roomOf(room);
  if (own !== undefined)
    return isStepRoom(own) ? { stepEngine: own.game } : { drawEngine: own.game };
  return { drawEngine: FIXED[look] ?? eraseEngine(numbersEngine) };
}

/**
 * Finds the title of a game code, `engine.slug`; undefined for an invalid code, or one that names another engine than
 * the title's. A title that is not on the list is played as its engine's simplest game, and `isOwn` is false for it.
 */
export function findGame(gameCode: string, hint?: LaunchLook): Game | undefined {
  const match = GAME_CODE.exec(gameCode);
  if (match === null) return undefined;
  const engine = match[1] as EngineName;
  const slug = match[2] ?? '';
  const listed = listedTitle(slug) ?? unlisted(engine, hint);
  if (listed.engine !== engine) return undefined;
  const title = titleGame(slug);
  const base = { gameCode, ...listed, ...(title && { title }), seed: hashText(slug) };
  if (listed.room !== undefined && isCommonRoom(listed.room)) {
    const { limits, rules } = COMMON_ROOMS[listed.room];
    return { ...base, isSeeded: false, limits, rules };
  }
  const engines = engineFor(listed);
  const { limits, rules } = 'stepEngine' in engines ? engines.stepEngine : engines.drawEngine;
  return { ...base, isSeeded: true, limits, rules, ...engines };
}
