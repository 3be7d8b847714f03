import { diceRoom } from './dice/room.ts';
import { jhandiMundaRoom } from './jhandi-munda/room.ts';
import { kenoRoom } from './keno/room.ts';
import { limboRoom } from './limbo/room.ts';
import { plinkoRoom } from './plinko/room.ts';
import { ludoRoom } from './ludo-race/room.ts';
import { rouletteRoom } from './roulette/room.ts';
import { eraseRoom, type Room } from './room.ts';
import { sevenUpDownRoom } from './seven-up-down/room.ts';
import { sicBoRoom } from './sic-bo/room.ts';
import { wheelRoom } from './wheel/room.ts';

/** Every game with a room, by the name of its folder here and in `client/src/games`. */
export const ROOMS = {
  dice: eraseRoom(diceRoom),
  'jhandi-munda': eraseRoom(jhandiMundaRoom),
  keno: eraseRoom(kenoRoom),
  limbo: eraseRoom(limboRoom),
  plinko: eraseRoom(plinkoRoom),
  roulette: eraseRoom(rouletteRoom),
  'seven-up-down': eraseRoom(sevenUpDownRoom),
  'sic-bo': eraseRoom(sicBoRoom),
  wheel: eraseRoom(wheelRoom),
  'ludo-race': eraseRoom(ludoRoom),
} satisfies Record<string, Room<unknown>>;

/** Name of a game with a room. */
export type RoomName = keyof typeof ROOMS;
