import { nameOf, numbersIn, paid, wholeOf, type Rule } from './rule.ts';

const RISKS = ['low', 'medium', 'high'] as const;

/** Pays of 8 to 16 rows from the edge to the middle, in hundredths of the stake, one line for each number of rows. */
const PAYS: Readonly<Record<(typeof RISKS)[number], string>> = {
  low: `560 210 110 100 50
        560 200 160 100 70
        890 300 140 110 100 50
        840 300 190 130 100 70
        1000 300 160 140 110 100 50
        810 400 300 190 120 90 70
        710 400 190 140 130 110 100 50
        1500 800 300 200 150 110 100 70
        1600 900 200 140 140 120 110 100 50`,
  medium: `1300 300 130 70 40
           1800 400 170 90 50
           2200 500 200 140 60 40
           2400 600 300 180 70 50
           3300 1100 400 200 110 60 30
           4300 1300 600 300 130 70 40
           5800 1500 700 400 190 100 50 20
           8800 1800 1100 500 300 130 50 30
           11000 4100 1000 500 300 150 100 50 30`,
  high: `2900 400 150 30 20
         4300 700 200 60 20
         7600 1000 300 90 30 20
         12000 1400 520 140 40 20
         17000 2400 810 200 70 20 20
         26000 3700 1100 400 100 20 20
         42000 5600 1800 500 190 30 20 20
         62000 8300 2700 800 300 50 20 20
         100000 13000 2600 900 400 200 20 20 20`,
};

/** Plinko: one fraction a row, floor(fraction × 2) is a step to the left (0) or right (1); the steps right are the field. */
export const plinko: Rule = {
  sample: { rows: 12, risk: 'low' },
  play({ choice, stakeMinor }, drawing) {
    const risk = nameOf(choice['risk'], RISKS);
    const rows = wholeOf(choice['rows'], 8, 16);
    const path = Array.from({ length: rows }, () => drawing.below(2));
    const field = path.filter((step) => step === 1).length;
    const pays = numbersIn(PAYS[risk].split('\n')[rows - 8] ?? '');
    const payHundredths = pays[Math.min(field, rows - field)] ?? 0;
    return {
      outcome: { path, field, payHundredths },
      payoutMinor: paid(stakeMinor, payHundredths),
    };
  },
};
