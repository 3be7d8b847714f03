import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { thud, whistle } from '../../senses/voices.ts';
import { plainBall } from '../parts/fixture/courts/court.ts';
import type { Stand } from '../parts/fixture/courts/plan.ts';
import { startDuelRoom } from '../parts/fixture/duel-room.ts';
import { createNetCourt } from '../parts/fixture/courts/net-court.ts';
import { VOLLEYBALL_TEXTS } from './words.ts';

const HOME: readonly Stand[] = [
  [110, 268, 0],
  [183, 262, 0],
  [256, 268, 0],
  [110, 346, 0],
  [183, 356, 0],
  [256, 346, 0],
];
const AWAY: readonly Stand[] = HOME.map(([x, y]) => [x, 464 - y, 180] as const);

/** What the game sounds like. */
export const tones: RoomTones = { start: whistle(2_600), wood: thud(165), stop: whistle(2_600, 2) };

/** Volleyball: one set for everybody, a rally a beat. */
export function startRoom(frame: Frame): GameRules {
  const { format } = frame;
  return startDuelRoom(frame, VOLLEYBALL_TEXTS, ({ words }) => ({
    pitch: createNetCourt(frame, words, {
      lines: 'M63 184H303M63 280H303',
      home: HOME,
      away: AWAY,
      scale: 1.3,
      ball: plainBall('#fff4c2', 7),
      tag: ({ last = '' }) => (last === '' ? '' : words(`tag${last.slice(1)}`)),
    }),
    middle: (view) => words('to', { target: format.digits(Number(view.state['target'])) }),
    foot: (view) => words('foot', { number: format.digits(view.beat + 1) }),
  }));
}
