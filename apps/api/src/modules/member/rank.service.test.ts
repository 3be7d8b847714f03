import { readDemoSites } from '@maidan/site/demo';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rankStanding } from './rank.service.ts';

const [demo] = readDemoSites((file) => readFileSync(file, 'utf8'));
const ranks = demo?.settings.ranks ?? [];
const labels = (figures: { validBetMinor: number; rounds: number; days: number }) => {
  const { rank, next, conditions } = rankStanding(ranks, figures);
  const done = conditions.filter(({ reached, expected }) => reached >= expected).length;
  return [rank?.labelId, next?.labelId, done, conditions.length];
};

describe('the rank of given figures', () => {
  it('ENTITY-12 counts the conditions of the next rank that are met', () => {
    expect(labels({ validBetMinor: 0, rounds: 0, days: 0 })).toEqual(['bronze', 'silver', 0, 3]);
    expect(labels({ validBetMinor: 999_999, rounds: 100, days: 3 })).toEqual([
      'bronze',
      'silver',
      2,
      3,
    ]);
    expect(labels({ validBetMinor: 1_000_000, rounds: 100, days: 3 })).toEqual([
      'silver',
      'gold',
      0,
      3,
    ]);
  });

  it('ENTITY-12 the highest rank has all its conditions met', () => {
    const figures = { validBetMinor: 1e12, rounds: 1e6, days: 4000 };
    expect(labels(figures)).toEqual(['platinum', undefined, 3, 3]);
  });

  it('ENTITY-12 a rank cannot be reached while a lower rank has unmet conditions', () => {
    const [bronze, silver, ...rest] = ranks;
    if (!bronze || !silver) throw new Error('The demo has ranks');
    const hard = { ...bronze, conditions: { validBetMinor: 0, rounds: 5000, days: 0 } };
    const figures = { validBetMinor: 1e9, rounds: 200, days: 50 };
    const standing = rankStanding([hard, silver, ...rest], figures);
    expect(standing.rank).toBeUndefined();
    expect(standing.next).toBe(hard);
    expect(standing.conditions).toEqual([{ condition: 'rounds', reached: 200, expected: 5000 }]);
  });

  it('ENTITY-12 a site without ranks has nothing to reach', () => {
    const figures = { validBetMinor: 5, rounds: 5, days: 5 };
    expect(rankStanding([], figures)).toEqual({
      rank: undefined,
      next: undefined,
      conditions: [],
    });
  });
});
