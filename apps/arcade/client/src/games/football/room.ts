import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { thud, whistle } from '../../senses/voices.ts';
import { footballBall } from '../parts/fixture/courts/court.ts';
import { createGoalCourt, pressuresOf } from '../parts/fixture/courts/goal-court.ts';
import { arc } from '../parts/fixture/courts/lie.ts';
import { startDuelRoom } from '../parts/fixture/duel-room.ts';
import { FOOTBALL_TEXTS } from './words.ts';

const MIDDLE = { x: 183, y: 228 } as const;
/** The boxes before the goals, and the circle in the middle. */
const LINES = `M98 78V126H268V78M140 78V98H226V78M98 378V330H268V378M140 378V358H226V378${arc(MIDDLE, [42, 40])}`;

/** What the game sounds like. */
export const tones: RoomTones = { start: whistle(2_200), wood: thud(135), stop: whistle(2_200, 3) };

/** Football: one match for everybody, five minutes a beat. */
export function startRoom(frame: Frame): GameRules {
  const { format } = frame;
  return startDuelRoom(frame, FOOTBALL_TEXTS, ({ words }) => ({
    pitch: createGoalCourt(frame, words, {
      lines: LINES,
      spots: [[MIDDLE.x, MIDDLE.y]],
      ball: footballBall(),
    }),
    middle: (view) =>
      view.state['isHalf'] === true
        ? words('half')
        : words('minute', { minute: format.digits(Number(view.state['minute'] ?? 0)) }),
    foot: () => words('foot'),
    bars: pressuresOf,
  }));
}
