import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { whistle, wood } from '../../senses/voices.ts';
import { plainBall } from '../parts/fixture/courts/court.ts';
import { createGoalCourt, pressuresOf } from '../parts/fixture/courts/goal-court.ts';
import { arc } from '../parts/fixture/courts/lie.ts';
import { startDuelRoom } from '../parts/fixture/duel-room.ts';
import { HOCKEY_TEXTS } from './words.ts';

/** The quarters of the field, and the circles before the goals. */
const LINES = `M28 153H338M28 303H338${arc({ x: 183, y: 78 }, [80, 80], 0, 180)}${arc({ x: 183, y: 378 }, [80, 80], 180, 360)}`;

/** What the game sounds like. */
export const tones: RoomTones = { start: whistle(2_400), wood: wood(410), stop: whistle(2_400, 2) };

/** Field hockey: one match for everybody, four quarters. */
export function startRoom(frame: Frame): GameRules {
  const { format } = frame;
  return startDuelRoom(frame, HOCKEY_TEXTS, ({ words }) => ({
    pitch: createGoalCourt(frame, words, {
      lines: LINES,
      spots: [
        [183, 134],
        [183, 322],
      ],
      ball: plainBall('#ffd34d', 4.5),
    }),
    middle: (view) =>
      view.state['isHalf'] === true
        ? words('half')
        : words('quarter', { number: format.digits(Number(view.state['quarter'] ?? 1)) }),
    foot: () => words('foot'),
    bars: pressuresOf,
  }));
}
