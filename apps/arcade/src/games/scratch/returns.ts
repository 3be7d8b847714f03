import { exactReturn } from '../ways.ts';

/** How many different tickets there are; each is as likely as any other. */
export const SCRATCH_TICKETS = 100_000;

/** The prizes by the picture that wins them, the largest first: hundredths of the price, and on how many tickets. */
export const SCRATCH_PRIZES: readonly { payHundredths: number; tickets: number }[] = [
  { payHundredths: 100_000, tickets: 5 },
  { payHundredths: 10_000, tickets: 60 },
  { payHundredths: 2_500, tickets: 400 },
  { payHundredths: 1_000, tickets: 1_500 },
  { payHundredths: 400, tickets: 5_000 },
  { payHundredths: 200, tickets: 10_000 },
  { payHundredths: 100, tickets: 20_000 },
];

const winning = SCRATCH_PRIZES.reduce((sum, { tickets }) => sum + tickets, 0);

/** The exact return, added up over all tickets: 96 % of the price. */
export const SCRATCH_RETURN = exactReturn([
  ...SCRATCH_PRIZES.map(({ payHundredths, tickets }) => ({ count: tickets, payHundredths })),
  { count: SCRATCH_TICKETS - winning, payHundredths: 0 },
]);
