import { words } from '../../fixtures/sides.ts';
import { goalSport } from '../parts/goal-sport.ts';

/** Four quarters of fifteen minutes, each of four beats. */
const BEATS = 16;
const QUARTER = 4;

/** Field hockey: goals, penalty corners that bring none, and play in the middle. */
export const hockey = goalSport({
  beats: BEATS,
  goal: { home: 850, away: 800, edge: 120 },
  attack: { home: 2_200, away: 2_100, edge: 200 },
  picks: {
    goal: words('এখনই গোল', 'Goal next', 'अभी गोल'),
    none: words('এখন নয়', 'None next', 'अभी नहीं'),
  },
  isBreak: ({ beat }) => beat > 0 && beat % QUARTER === 0,
  view: ({ beat }) => ({
    quarter: Math.min(QUARTER, Math.floor(beat / QUARTER) + 1),
    isHalf: beat === BEATS / 2,
  }),
});
