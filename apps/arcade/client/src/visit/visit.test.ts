// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Frame } from '../frame.ts';
import type { Round } from '../server.ts';
import { openRoom } from '../games/testing/room-fixture.ts';
import { showVisit } from './sheet.ts';
import { createVisit } from './visit.ts';

const roundOf = (roundId: string, payoutMinor: number, more: Partial<Round> = {}): Round => ({
  roundId,
  playId: roundId,
  status: 'settled',
  stakeMinor: 1_000,
  choice: {},
  outcome: {},
  payoutMinor,
  ...more,
});
const emptyRoom = { startRoom: () => ({ paragraphs: [] }) };
const openFrame = (language: 'bn' | 'en' | 'hi', isFreePlay = false): Frame => {
  const { frame } = openRoom(emptyRoom, { room: 'dice', rules: { returnBp: 9_600 }, language });
  frame.state.isFreePlay = isFreePlay;
  return frame;
};
const sheet = () => document.querySelector<HTMLElement>('dialog.visit');
const shown = () => [...document.querySelectorAll('.visit dd')].map((cell) => cell.textContent);

describe('own statistics', () => {
  let nowMs: number;
  beforeEach(() => {
    nowMs = 5_000;
  });

  it('FAIR-30 count each round that ended once, with all that its steps staked', () => {
    const visit = createVisit(() => nowMs);
    expect(visit.count(roundOf('a', 2_500))).toBe(true);
    expect(visit.count(roundOf('a', 2_500))).toBe(false);
    visit.count(roundOf('b', 0, { stakedMinor: 4_000 }));
    visit.count(roundOf('c', 3_000, { stakedMinor: 2_000, status: 'settling' }));
    nowMs += 61 * 60_000 + 59_000;
    expect(visit.totals()).toEqual({
      rounds: 3,
      stakedMinor: 7_000,
      payoutMinor: 5_500,
      largestHundredths: 250,
      minutes: 61,
    });
  });

  it.each(['betting', 'open', 'returning', 'void', 'refused'] as const)(
    'FAIR-30 leave out a round that is %s',
    (status) => {
      const visit = createVisit(() => nowMs);
      expect(visit.count(roundOf('a', 0, { status }))).toBe(false);
      expect(visit.totals()).toMatchObject({ rounds: 0, stakedMinor: 0 });
    },
  );

  it('FAIR-30 hear of rounds that the frame concludes, and of those that a game tells itself', () => {
    const frame = openFrame('en');
    frame.conclude({ round: roundOf('a', 1_500), balanceMinor: 50_500 }, 'Six');
    expect(frame.visit.totals().rounds).toBe(1);
    frame.roundsOver([roundOf('b', 0), roundOf('a', 1_500)]);
    expect(frame.visit.totals()).toMatchObject({
      rounds: 2,
      stakedMinor: 2_000,
      payoutMinor: 1_500,
    });
  });

  it('FAIR-30 are told plainly in a dialog with a name, the net with its sign', () => {
    const frame = openFrame('en');
    frame.roundsOver([roundOf('a', 1_250), roundOf('b', 0)]);
    showVisit(frame);
    expect(sheet()?.hasAttribute('open')).toBe(true);
    expect(sheet()?.getAttribute('aria-label')).toBe('My statistics');
    expect(shown()).toEqual(['2', '৳20', '৳12.50', '−৳7.50', '1.25×', '0 min']);
    expect(sheet()?.textContent).not.toContain('Free play');
  });

  it('FAIR-30 show no largest payout before the first round, and are open once only', () => {
    const frame = openFrame('hi');
    showVisit(frame);
    showVisit(frame);
    expect(document.querySelectorAll('.visit')).toHaveLength(1);
    expect(shown()).toEqual(['0', '৳0', '৳0', '৳0', 'कोई नहीं', '0 मिनट']);
  });

  it('FAIR-30 are in Bengali digits, and say in free play that they are credits', () => {
    const frame = openFrame('bn', true);
    frame.roundsOver([roundOf('a', 12_345)]);
    showVisit(frame);
    expect(shown().slice(0, 4)).toEqual(['১', '৳১০', '৳১২৩.৪৫', '+৳১১৩.৪৫']);
    expect(sheet()?.textContent).toContain('ফ্রি খেলা: শুধু এই গেমের খেলার ক্রেডিট');
  });
});
