import { CLUBS, words } from '../../fixtures/sides.ts';
import { rallySport } from '../parts/rally-sport.ts';

/** Volleyball: a short set to fifteen; each rally is won by a spike or by a block. */
export const volleyball = rallySport({
  sides: CLUBS,
  target: 15,
  line: 26,
  groups: {
    next: words('পরের র‍্যালি', 'Next rally', 'अगली रैली'),
    total: words('মোট র‍্যালি', 'Rallies', 'कुल रैली'),
    match: words('সেট', 'Set', 'सेट'),
  },
  ways: [
    {
      letter: 'S',
      pick: 'spike',
      name: words('স্পাইকে', 'By a spike', 'स्पाइक से'),
      weight: 2_800,
      edge: 150,
    },
    {
      letter: 'B',
      pick: 'block',
      name: words('ব্লকে', 'By a block', 'ब्लॉक से'),
      weight: 2_200,
      edge: 100,
    },
  ],
  pace: { openMs: 4_500, runMs: 1_000, showMs: 2_200 },
});
