import { svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { thud, whistle } from '../../senses/voices.ts';
import { footballBall } from '../parts/fixture/courts/court.ts';
import { createGoalCourt, pressuresOf } from '../parts/fixture/courts/goal-court.ts';
import { startDuelRoom } from '../parts/fixture/duel-room.ts';
import { FOOTBALL_TEXTS } from './words.ts';

/** The boxes before the goals. */
const LINES = 'M98 78V126H268V78M140 78V98H226V78M98 378V330H268V378M140 378V358H226V378';
const RING = {
  r: 40,
  fill: 'none',
  stroke: '#fff',
  'stroke-opacity': 0.85,
  'stroke-width': 2,
} as const;
const MIDDLE = { cx: 183, cy: 228 } as const;

/** What the game sounds like. */
export const tones: RoomTones = { start: whistle(2_200), wood: thud(135), stop: whistle(2_200, 3) };

/** Football: one match for everybody, five minutes a beat. */
export function startRoom(frame: Frame): GameRules {
  const { format } = frame;
  return startDuelRoom(frame, FOOTBALL_TEXTS, ({ words }) => ({
    pitch: createGoalCourt(frame, words, {
      lines: LINES,
      marks: [
        svg('circle', { ...MIDDLE, ...RING }),
        svg('circle', { ...MIDDLE, r: 2.6, fill: '#fff' }),
      ],
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
