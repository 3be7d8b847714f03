import { describe, expect, it } from 'vitest';
import { actOf, stateOf } from './promotion-state.ts';
import { workedExample } from './promotion-example.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const facts = { status: 'join', endsAt: null, hasJoined: false };
const past = new Date('2026-11-22T00:00:00Z');

describe('the state of a promotion for one reader', () => {
  it('ENTITY-45 follows application, end and join, in this order', () => {
    expect([
      stateOf(facts, NOW),
      stateOf({ ...facts, hasJoined: true }, NOW),
      stateOf({ ...facts, hasJoined: true, endsAt: past }, NOW),
      stateOf({ ...facts, endsAt: NOW }, NOW),
      stateOf({ ...facts, status: 'close', hasJoined: true }, NOW),
      stateOf({ ...facts, status: 'claim' }, NOW),
      stateOf({ ...facts, status: 'process' }, NOW),
    ]).toEqual(['join', 'signed', 'close', 'close', 'close', 'claim', 'process']);
  });

  it.each(['applying', 'rejected', 'issued', 'claimed'])(
    'ENTITY-45 an application that is %s outlives the promotion',
    (application) => {
      expect(stateOf({ ...facts, application, endsAt: past }, NOW)).toBe(application);
    },
  );

  it('ENTITY-45 an application that somebody looks at still waits', () => {
    expect(stateOf({ ...facts, application: 'process' }, NOW)).toBe('applying');
    expect(stateOf({ ...facts, application: 'nonsense' }, NOW)).toBe('join');
  });

  it('PROMO-30 nothing can be done where an answer is awaited or given', () => {
    const running = { status: 'join', endsAt: null, actPath: null };
    const join = { ...running, act: 'join' as const };
    const play = { act: 'play' as const, actPath: '/m/slot' };
    expect(actOf(join, 'join', NOW)).toEqual({ act: 'join' });
    for (const state of ['signed', 'applying', 'rejected', 'close', 'issued', 'claimed'])
      expect(actOf(join, state, NOW)).toEqual({});
    expect(actOf({ ...running, ...play }, 'process', NOW)).toEqual(play);
    expect(actOf({ ...running, ...play }, 'close', NOW)).toEqual({});
    expect(actOf({ ...running, act: null }, 'join', NOW)).toEqual({ act: 'join' });
    expect(actOf({ ...running, act: null }, 'process', NOW)).toEqual({});
  });

  it('PROMO-30 who was refused may apply again while the promotion runs', () => {
    const apply = { status: 'join', endsAt: null, act: 'apply' as const, actPath: null };
    expect([
      actOf(apply, 'rejected', NOW),
      actOf({ ...apply, endsAt: NOW }, 'rejected', NOW),
      actOf({ ...apply, status: 'close' }, 'rejected', NOW),
      actOf(apply, 'issued', NOW),
    ]).toEqual([{ act: 'apply' }, {}, {}, {}]);
  });
});

describe('a worked example', () => {
  const cashback = {
    basis: 'net_loss' as const,
    amountsMinor: [50_000, 500_000, 1_240_000, 30_000_000],
    steps: [
      { fromMinor: 100_000, rateBasisPoints: 300 },
      { fromMinor: 1_000_000, rateBasisPoints: 500 },
      { fromMinor: 10_000_000, rateBasisPoints: 800 },
    ],
    mostMinor: 2_000_000,
    wagerTimes: 1,
  };

  it('ENTITY-30 takes the step of the amount, stops at the most, and says what stays lost', () => {
    const { cases, ...rest } = workedExample(cashback, 'BDT');
    expect(rest).toEqual({ basis: 'net_loss', currency: 'BDT' });
    expect(cases).toEqual([
      {
        amountMinor: 50_000,
        fromMinor: 0,
        toMinor: 100_000,
        rewardMinor: 0,
        wagerMinor: 0,
        afterMinor: 50_000,
      },
      {
        amountMinor: 500_000,
        fromMinor: 100_000,
        toMinor: 1_000_000,
        rateBasisPoints: 300,
        rewardMinor: 15_000,
        wagerMinor: 15_000,
        afterMinor: 485_000,
      },
      {
        amountMinor: 1_240_000,
        fromMinor: 1_000_000,
        toMinor: 10_000_000,
        rateBasisPoints: 500,
        rewardMinor: 62_000,
        wagerMinor: 62_000,
        afterMinor: 1_178_000,
      },
      {
        amountMinor: 30_000_000,
        fromMinor: 10_000_000,
        rateBasisPoints: 800,
        rewardMinor: 2_000_000,
        wagerMinor: 2_000_000,
        afterMinor: 28_000_000,
      },
    ]);
  });

  it('ENTITY-30 a fixed reward is added to a balance, and parts of a minor unit are not given', () => {
    const steps = [
      { fromMinor: 0, rewardMinor: 50_000 },
      { fromMinor: 10_000, rewardMinor: 0 },
    ];
    const refill = workedExample({ basis: 'balance', amountsMinor: [9_999, 10_000], steps }, 'BDT');
    expect(refill.cases.map(({ rewardMinor, afterMinor }) => [rewardMinor, afterMinor])).toEqual([
      [50_000, 59_999],
      [0, 10_000],
    ]);
    const rate = [{ fromMinor: 0, rateBasisPoints: 333 }];
    const share = workedExample({ basis: 'deposit', amountsMinor: [101], steps: rate }, 'BDT');
    expect(share.cases[0]?.rewardMinor).toBe(3);
  });
});
