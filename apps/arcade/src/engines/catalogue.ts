import type { DrawEngine, EngineName, StakeLimits } from './engine.ts';
import type { StepEngine } from './step-engine.ts';
import { isStepRoom } from '../games/room.ts';
import { COMMON_ROOMS, isCommonRoom, ROOMS, type RoomName } from '../games/rooms.ts';
import { listedTitle, type ListedTitle } from './game-list.ts';
import { hashText } from './random.ts';
import { titleGame, type TitleGame } from '../titles/titles.ts';

/** A title that can be played. */
export interface Game {
  gameCode: string;
  engine: EngineName;
  /** The room of the game that is played. */
  room: RoomName;
  /** What the catalogue says of the title; absent for a title that it does not have. */
  title?: TitleGame;
  /**
   * Whether the game is the one that its title promises. Otherwise another one is played in its place, and the player is
   * told before the first round: whoever opens Ludo must not find out after paying that it is a card game.
   */
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

const GAME_CODE = /^(slot|crash|draw|table|fishing)\.([a-z0-9][a-z0-9-]{0,79})$/;

/** The rooms in which titles that are not on the list are played, by their engine. */
const PLAIN_ROOM: Readonly<Record<EngineName, RoomName>> = {
  slot: 'slot-lines',
  crash: 'crash',
  draw: 'keno',
  table: 'dragon-tiger',
  fishing: 'fishing',
};

/** What a room brings to the game of a title. */
function playedIn(
  room: RoomName,
): Pick<Game, 'isSeeded' | 'limits' | 'rules' | 'drawEngine' | 'stepEngine'> {
  if (isCommonRoom(room)) {
    const { limits, rules } = COMMON_ROOMS[room];
    return { isSeeded: false, limits, rules };
  }
  const own = ROOMS[room];
  const { limits, rules } = own.game;
  const engines = isStepRoom(own) ? { stepEngine: own.game } : { drawEngine: own.game };
  return { isSeeded: true, limits, rules, ...engines };
}

/**
 * Finds the title of a game code, `engine.slug`; undefined for an invalid code, or one that names another engine than
 * the title's. A title that is not on the list is played in the simplest room of its engine, and `isOwn` is false for it.
 */
export function findGame(gameCode: string): Game | undefined {
  const match = GAME_CODE.exec(gameCode);
  if (match === null) return undefined;
  const engine = match[1] as EngineName;
  const slug = match[2] ?? '';
  const listed = listedTitle(slug);
  if (listed !== undefined && listed.engine !== engine) return undefined;
  const title = titleGame(slug);
  const played: ListedTitle = listed ?? { engine, room: PLAIN_ROOM[engine] };
  return {
    gameCode,
    ...played,
    ...(title && { title }),
    isOwn: listed !== undefined,
    seed: hashText(slug),
    ...playedIn(played.room),
  };
}
