import { describe, expect, it } from 'vitest';
import { belowOf, fractionsOf } from '../../fair/fractions.ts';
import { SCRATCH_PRIZES, SCRATCH_RETURN, SCRATCH_TICKETS } from './returns.ts';
import { prizeOf, scratchGame } from './rules.ts';

const TICKET = { way: 'ticket' } as const;
const ROUNDS = 20_000;

const countsOf = (cells: readonly number[]) =>
  SCRATCH_PRIZES.map((_prize, picture) => cells.filter((cell) => cell === picture).length);

function drawn() {
  const random = belowOf(fractionsOf('b'.repeat(64), 'scratch', 1));
  return Array.from({ length: ROUNDS }, () => {
    const { outcome, payoutMinor } = scratchGame.draw(TICKET, 10_000, random);
    const { cells, prize } = outcome as { cells: number[]; prize: number };
    return { prize, payoutMinor, counts: countsOf(cells) };
  });
}

describe('scratch tickets', () => {
  it('give each prize to exactly its share of 100,000 tickets, and return 96 percent', () => {
    const found = SCRATCH_PRIZES.map(() => 0);
    let paid = 0;
    for (let ticket = 0; ticket < SCRATCH_TICKETS; ticket += 1) {
      const prize = prizeOf(ticket);
      if (prize < 0) continue;
      found[prize] = (found[prize] ?? 0) + 1;
      paid += SCRATCH_PRIZES[prize]?.payHundredths ?? 0;
    }
    expect(found).toEqual(SCRATCH_PRIZES.map(({ tickets }) => tickets));
    expect(paid).toBe(96 * SCRATCH_TICKETS);
    expect(SCRATCH_RETURN.share).toBe(0.96);
  });

  it('show three of a picture exactly when they win its prize, and never four', () => {
    for (const { prize, payoutMinor, counts } of drawn()) {
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(9);
      const triples = counts.flatMap((count, picture) => (count > 2 ? [picture] : []));
      expect(triples).toEqual(prize < 0 ? [] : [prize]);
      expect(Math.max(...counts)).toBeLessThan(4);
      expect(payoutMinor).toBe(100 * (SCRATCH_PRIZES[prize]?.payHundredths ?? 0));
    }
  });

  it('never show two of one of the two largest prizes without winning it', () => {
    const rare = drawn().flatMap(({ prize, counts }) =>
      [0, 1].filter((picture) => picture !== prize).map((picture) => counts[picture]),
    );
    expect(Math.max(...rare.map(Number))).toBe(1);
  });

  it('lay what loses evenly: no picture of a smaller prize comes more often than another', () => {
    const losing = drawn().filter(({ prize }) => prize < 0);
    const shown = [2, 3, 4, 5, 6].map((picture) =>
      losing.reduce((sum, { counts }) => sum + (counts[picture] ?? 0), 0),
    );
    // Nine of twelve are taken, so each place of the row is taken with 3/4: seven deviations of that.
    const expected = losing.length * 2 * 0.75;
    const spread = 7 * Math.sqrt(losing.length * 2 * 0.75 * 0.25);
    for (const count of shown) expect(Math.abs(count - expected)).toBeLessThan(spread);
  });
});
