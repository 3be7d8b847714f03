import { PLAYERS, words } from '../../fixtures/sides.ts';
import { rallySport } from '../parts/rally-sport.ts';

/** Badminton: rallies of a short game to eleven, each won by a smash or at the net. */
export const badminton = rallySport({
  sides: PLAYERS,
  target: 11,
  line: 19,
  groups: {
    next: words('পরের র‍্যালি', 'Next rally', 'अगली रैली'),
    total: words('মোট র‍্যালি', 'Rallies', 'कुल रैली'),
    match: words('গেম', 'Game', 'गेम'),
  },
  ways: [
    {
      letter: 'S',
      pick: 'smash',
      name: words('স্ম্যাশে', 'By a smash', 'स्मैश से'),
      weight: 2_800,
      edge: 150,
    },
    {
      letter: 'N',
      pick: 'net',
      name: words('নেটে', 'At the net', 'नेट पर'),
      weight: 2_200,
      edge: 100,
    },
  ],
  pace: { openMs: 4_500, runMs: 1_000, showMs: 2_200 },
});
