import { SQUADS, words } from '../../fixtures/sides.ts';
import { rallySport } from '../parts/rally-sport.ts';

/** Rounds of two squads on a map, to seven; each is won by putting all others out, or by holding the beacon. */
export const esports = rallySport({
  sides: SQUADS,
  target: 7,
  line: 11,
  groups: {
    next: words('পরের রাউন্ড', 'Next round', 'अगला राउंड'),
    total: words('মোট রাউন্ড', 'Rounds', 'कुल राउंड'),
    match: words('ম্যাপ', 'Map', 'मैप'),
  },
  ways: [
    {
      letter: 'E',
      pick: 'out',
      name: words('সবাই আউট', 'All out', 'सब आउट'),
      weight: 3_000,
      edge: 200,
    },
    {
      letter: 'B',
      pick: 'beacon',
      name: words('বাতিঘর দখল', 'Beacon held', 'मीनार क़ब्ज़ा'),
      weight: 2_000,
      edge: 100,
    },
  ],
  pace: { openMs: 6_000, runMs: 1_200, showMs: 2_300 },
});
