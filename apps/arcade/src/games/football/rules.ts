import { words } from '../../fixtures/sides.ts';
import { goalSport } from '../parts/goal-sport.ts';

/** Five minutes each. */
const BEATS = 18;
const HALF = 9;

/** Football: eighteen times five minutes, each with a goal, an attack of either side, or play in the middle. */
export const football = goalSport({
  beats: BEATS,
  goal: { home: 760, away: 700, edge: 110 },
  attack: { home: 2_300, away: 2_200, edge: 250 },
  picks: {
    goal: words('৫ মিনিটে গোল', 'Goal in 5 min', '5 मिनट में गोल'),
    none: words('৫ মিনিটে নয়', 'None in 5 min', '5 मिनट में नहीं'),
  },
  isBreak: ({ beat }) => beat === HALF,
  view: ({ beat }) => ({ minute: beat * 5, isHalf: beat === HALF }),
});
