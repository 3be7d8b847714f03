import { fixtureRoom } from '../fixtures/fixture-room.ts';
import { andarBaharRoom } from './andar-bahar/room.ts';
import { ballDrawRoom } from './ball-draw/room.ts';
import { bingoRoom } from './bingo/room.ts';
import { baccaratRoom } from './baccarat/room.ts';
import { blackjackRoom } from './blackjack/room.ts';
import { holdemRoom } from './casino-holdem/room.ts';
import { crapsRoom } from './craps/room.ts';
import { diceRoom } from './dice/room.ts';
import { hiloRoom } from './hi-lo/room.ts';
import { jhandiMundaRoom } from './jhandi-munda/room.ts';
import { dragonTigerRoom } from './dragon-tiger/room.ts';
import { fishingRoom } from './fishing/room.ts';
import { kenoRoom } from './keno/room.ts';
import { limboRoom } from './limbo/room.ts';
import { minesRoom } from './mines/room.ts';
import { plinkoRoom } from './plinko/room.ts';
import { cricket } from './cricket/rules.ts';
import { archery } from './archery/rules.ts';
import { badminton } from './badminton/rules.ts';
import { basketball } from './basketball/rules.ts';
import { boxing } from './boxing/rules.ts';
import { cockfight } from './cockfight/rules.ts';
import { esports } from './esports/rules.ts';
import { football } from './football/rules.ts';
import { hockey } from './hockey/rules.ts';
import { kabaddi } from './kabaddi/rules.ts';
import { tennis } from './tennis/rules.ts';
import { volleyball } from './volleyball/rules.ts';
import { boatRace } from './boat-race/rules.ts';
import { carRace } from './car-race/rules.ts';
import { eraseDrawn, type DrawnRoom } from './drawn-room.ts';
import { pickFourRoom } from './pick-four/room.ts';
import { pickThreeRoom } from './pick-three/room.ts';
import { sixOf45Room } from './six-of-45/room.ts';
import { CRASH_LIMITS, CRASH_RULES } from './crash/rules.ts';
import { eraseRoom, eraseStepRoom, type CommonRoom, type Room, type StepRoom } from './room.ts';
import { ludoRoom } from './ludo-race/room.ts';
import { rouletteRoom } from './roulette/room.ts';
import { scratchRoom } from './scratch/room.ts';
import { sevenUpDownRoom } from './seven-up-down/room.ts';
import { sicBoRoom } from './sic-bo/room.ts';
import { slotCascadeRoom } from './slot-cascade/room.ts';
import { slotClassicRoom } from './slot-classic/room.ts';
import { slotLinesRoom } from './slot-lines/room.ts';
import { slotRespinRoom } from './slot-respin/room.ts';
import { teenPattiRoom } from './teen-patti/room.ts';
import { threeCardRoom } from './three-card/room.ts';
import { towerRoom } from './tower/room.ts';
import { pokerRoom } from './video-poker/room.ts';
import { coinRoom } from './coin/room.ts';
import { wheelRoom } from './wheel/room.ts';

/** Every game with a room, by the name of its folder here and in `client/src/games`. */
export const ROOMS = {
  'andar-bahar': eraseRoom(andarBaharRoom),
  baccarat: eraseRoom(baccaratRoom),
  blackjack: eraseStepRoom(blackjackRoom),
  'casino-holdem': eraseStepRoom(holdemRoom),
  dice: eraseRoom(diceRoom),
  'hi-lo': eraseStepRoom(hiloRoom),
  'jhandi-munda': eraseRoom(jhandiMundaRoom),
  'dragon-tiger': eraseRoom(dragonTigerRoom),
  fishing: eraseRoom(fishingRoom),
  keno: eraseRoom(kenoRoom),
  limbo: eraseRoom(limboRoom),
  mines: eraseStepRoom(minesRoom),
  plinko: eraseRoom(plinkoRoom),
  roulette: eraseRoom(rouletteRoom),
  scratch: eraseRoom(scratchRoom),
  'seven-up-down': eraseRoom(sevenUpDownRoom),
  'sic-bo': eraseRoom(sicBoRoom),
  'slot-cascade': eraseRoom(slotCascadeRoom),
  'slot-classic': eraseRoom(slotClassicRoom),
  'slot-lines': eraseRoom(slotLinesRoom),
  'slot-respin': eraseRoom(slotRespinRoom),
  wheel: eraseRoom(wheelRoom),
  'ludo-race': eraseRoom(ludoRoom),
  tower: eraseStepRoom(towerRoom),
  coin: eraseStepRoom(coinRoom),
  craps: eraseStepRoom(crapsRoom),
  'teen-patti': eraseStepRoom(teenPattiRoom),
  'three-card': eraseStepRoom(threeCardRoom),
  'video-poker': eraseStepRoom(pokerRoom),
} satisfies Record<string, Room<unknown> | StepRoom<unknown, unknown>>;

/** The rooms whose numbers are drawn by the clock, the same for everybody. */
export const DRAWN_ROOMS = {
  'ball-draw': eraseDrawn(ballDrawRoom),
  bingo: eraseDrawn(bingoRoom),
  'six-of-45': eraseDrawn(sixOf45Room),
  'pick-three': eraseDrawn(pickThreeRoom),
  'pick-four': eraseDrawn(pickFourRoom),
} satisfies Record<string, DrawnRoom<unknown>>;

/** The rooms in which one round is the same for everybody. They draw nothing for one bet. */
export const COMMON_ROOMS = {
  crash: { engine: 'crash', limits: CRASH_LIMITS, rules: CRASH_RULES },
  cricket: fixtureRoom(cricket),
  archery: fixtureRoom(archery),
  badminton: fixtureRoom(badminton),
  basketball: fixtureRoom(basketball),
  boxing: fixtureRoom(boxing),
  cockfight: fixtureRoom(cockfight),
  esports: fixtureRoom(esports),
  football: fixtureRoom(football),
  hockey: fixtureRoom(hockey),
  kabaddi: fixtureRoom(kabaddi),
  tennis: fixtureRoom(tennis),
  volleyball: fixtureRoom(volleyball),
  'boat-race': fixtureRoom(boatRace),
  'car-race': fixtureRoom(carRace),
  ...DRAWN_ROOMS,
} satisfies Record<string, CommonRoom>;

/** Name of a room in which each bet is drawn for itself. */
export type DrawRoomName = keyof typeof ROOMS;
/** Name of a game with a room. */
export type RoomName = DrawRoomName | keyof typeof COMMON_ROOMS;

/** Whether the rounds of a room are the same for everybody. */
export function isCommonRoom(name: RoomName): name is keyof typeof COMMON_ROOMS {
  return Object.hasOwn(COMMON_ROOMS, name);
}

/** The room of a name in which each bet is drawn for itself; undefined for any other. */
export function roomOf(
  name: RoomName | undefined,
): Room<unknown> | StepRoom<unknown, unknown> | undefined {
  return name === undefined || isCommonRoom(name) ? undefined : ROOMS[name];
}

/** The room of a name whose numbers are drawn by the clock; undefined for any other. */
export function drawnRoomOf(name: string | undefined): DrawnRoom<unknown> | undefined {
  const isDrawn = name !== undefined && Object.hasOwn(DRAWN_ROOMS, name);
  return isDrawn ? DRAWN_ROOMS[name as keyof typeof DRAWN_ROOMS] : undefined;
}
