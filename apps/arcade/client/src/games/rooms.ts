import type { Frame } from '../frame.ts';
import type { GameRules } from '../rules.ts';
import type { RoomTones } from '../senses/sound.ts';

/** What the folder of a game gives to the frame. */
export interface RoomModule {
  /** Puts the game on stage and controls, and answers its rules. */
  startRoom: (frame: Frame) => GameRules;
  /** What the game sounds like, where it does not sound like every other. */
  tones: RoomTones;
}

/** Every game with a room, by the name of its folder. The build leaves in each document its own alone. */
export const CLIENT_ROOMS: Readonly<Record<string, () => Promise<RoomModule>>> = {
  crash: () => import('./crash/room.ts'),
  'andar-bahar': () => import('./andar-bahar/room.ts'),
  baccarat: () => import('./baccarat/room.ts'),
  blackjack: () => import('./blackjack/room.ts'),
  bingo: () => import('./bingo/room.ts'),
  'ball-draw': () => import('./ball-draw/room.ts'),
  'six-of-45': () => import('./six-of-45/room.ts'),
  'pick-three': () => import('./pick-three/room.ts'),
  'pick-four': () => import('./pick-four/room.ts'),
  'casino-holdem': () => import('./casino-holdem/room.ts'),
  dice: () => import('./dice/room.ts'),
  'hi-lo': () => import('./hi-lo/room.ts'),
  'jhandi-munda': () => import('./jhandi-munda/room.ts'),
  'dragon-tiger': () => import('./dragon-tiger/room.ts'),
  fishing: () => import('./fishing/room.ts'),
  keno: () => import('./keno/room.ts'),
  limbo: () => import('./limbo/room.ts'),
  mines: () => import('./mines/room.ts'),
  plinko: () => import('./plinko/room.ts'),
  roulette: () => import('./roulette/room.ts'),
  scratch: () => import('./scratch/room.ts'),
  'seven-up-down': () => import('./seven-up-down/room.ts'),
  'sic-bo': () => import('./sic-bo/room.ts'),
  'slot-cascade': () => import('./slot-cascade/room.ts'),
  'slot-classic': () => import('./slot-classic/room.ts'),
  'slot-lines': () => import('./slot-lines/room.ts'),
  'slot-respin': () => import('./slot-respin/room.ts'),
  wheel: () => import('./wheel/room.ts'),
  'ludo-race': () => import('./ludo-race/room.ts'),
  tower: () => import('./tower/room.ts'),
  archery: () => import('./archery/room.ts'),
  badminton: () => import('./badminton/room.ts'),
  basketball: () => import('./basketball/room.ts'),
  'boat-race': () => import('./boat-race/room.ts'),
  boxing: () => import('./boxing/room.ts'),
  'car-race': () => import('./car-race/room.ts'),
  cockfight: () => import('./cockfight/room.ts'),
  esports: () => import('./esports/room.ts'),
  football: () => import('./football/room.ts'),
  hockey: () => import('./hockey/room.ts'),
  kabaddi: () => import('./kabaddi/room.ts'),
  tennis: () => import('./tennis/room.ts'),
  volleyball: () => import('./volleyball/room.ts'),
  cricket: () => import('./cricket/room.ts'),
  coin: () => import('./coin/room.ts'),
  craps: () => import('./craps/room.ts'),
  'teen-patti': () => import('./teen-patti/room.ts'),
  'three-card': () => import('./three-card/room.ts'),
  'video-poker': () => import('./video-poker/room.ts'),
};
