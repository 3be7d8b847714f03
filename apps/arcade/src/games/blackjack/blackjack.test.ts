import { describe, expect, it } from 'vitest';
import { randomOfBet } from '../../fair/seeds.service.ts';
import { bestPlayOf } from '../../testing/blackjack-best-play.ts';
import { cardOf, cardsOf, dealing } from '../../testing/cards.ts';
import { BEST_PLAY } from './best-play.ts';
import { totalOf } from './hands.ts';
import { blackjackRoom } from './room.ts';
import { blackjackGame, type BlackjackStep } from './rules.ts';
import type { BlackjackAct } from './table.ts';

const CHOICE = { way: 'deal' } as const;
const STAKE = 1_000;

const play = (text: string, ...acts: BlackjackAct[]) =>
  blackjackGame.play(
    CHOICE,
    STAKE,
    acts.map((act) => ({ act })),
    dealing(text),
  );
/** What a round of the best play stakes in first stakes. */
function stakesOf(nonce: number): number {
  const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'stakes', nonce };
  const steps: BlackjackStep[] = [];
  for (;;) {
    const state = blackjackGame.play(CHOICE, STAKE, steps, randomOfBet(seeds));
    if (state === undefined) throw new Error('the plan takes a step that is forbidden');
    if (state.end !== undefined) return state.stakedMinor / STAKE;
    steps.push(blackjackRoom.plan(CHOICE, steps, state));
  }
}
const paid = (text: string, ...acts: BlackjackAct[]) => play(text, ...acts)?.end?.payoutMinor;

describe('a hand of blackjack', () => {
  it.each([
    ['A♦ K♣', 21, true],
    ['A♦ A♣', 12, true],
    ['A♦ A♣ 9♠', 21, true],
    ['A♦ 6♣ K♠', 17, false],
    ['5♦ 6♣ A♠', 12, false],
    ['K♦ Q♣ 2♠', 22, false],
  ])('FAIR-12 %s is %i', (text, total, isSoft) => {
    expect(totalOf(cardsOf(text))).toEqual({ total, isSoft });
  });
});

describe('a round of blackjack', () => {
  it('FAIR-12 deals player, dealer, player, dealer, and shows one card of the dealer', () => {
    const state = play('9♦ 6♥ 7♠ K♣');
    expect(state).toMatchObject({
      shown: { dealer: [cardOf('6♥')], hands: [{ cards: cardsOf('9♦ 7♠') }], active: 0 },
      allowed: ['hit', 'stand', 'double'],
    });
    expect(JSON.stringify(state)).not.toContain(String(cardOf('K♣')));
  });

  it('FAIR-12 a blackjack pays 3 to 2 at once, and the stake comes back when the dealer has one too', () => {
    expect(paid('A♦ 6♥ K♠ K♣')).toBe(2_500);
    expect(paid('A♦ K♥ K♠ A♣')).toBe(1_000);
    expect(play('A♦ A♥ K♠ 9♣')?.allowed).toEqual(['insure', 'decline']);
    expect(paid('A♦ A♥ K♠ 9♣', 'decline')).toBe(2_500);
  });

  it('FAIR-12 the dealer stands on a soft 17, and draws below', () => {
    expect(paid('10♦ 6♥ 8♠ A♣', 'stand')).toBe(2_000);
    expect(paid('10♦ 6♥ 8♠ 10♣ 5♦', 'stand')).toBe(0);
    expect(paid('10♦ 6♥ 8♠ 10♣ 6♦', 'stand')).toBe(2_000);
    expect(paid('10♦ 6♥ 7♠ A♣', 'stand')).toBe(1_000);
  });

  it('FAIR-12 a bust loses at once, and the dealer draws nothing against it', () => {
    const end = play('10♦ 6♥ 6♠ 10♣ K♦', 'hit')?.end;
    expect(end).toMatchObject({ payoutMinor: 0, outcome: { dealer: cardsOf('6♥ 10♣') } });
  });

  it('FAIR-12 a hand of 21 stands by itself', () => {
    expect(paid('10♦ 6♥ 6♠ 10♣ 5♦ 4♠', 'hit')).toBe(2_000);
  });

  it('FAIR-12 a double takes one card for one stake more', () => {
    const state = play('6♦ 6♥ 5♠ 10♣ 3♦ 10♥', 'double');
    expect(state).toMatchObject({ stakedMinor: 2_000, end: { payoutMinor: 4_000 } });
    expect(play('6♦ 6♥ 5♠ 10♣ 3♦ 2♥', 'hit', 'double')).toBeUndefined();
  });

  it('FAIR-12 a pair by value splits once, each hand is played for itself and may double', () => {
    const one = play('J♦ 6♥ K♠ 10♣ 2♦ 9♥', 'split');
    expect(one).toMatchObject({
      stakedMinor: 2_000,
      shown: { hands: [{ cards: cardsOf('J♦ 2♦') }, { cards: cardsOf('K♠ 9♥') }], active: 0 },
      allowed: ['hit', 'stand', 'double'],
    });
    const whole = play('J♦ 6♥ K♠ 10♣ 2♦ 9♥ 8♥ 10♠', 'split', 'double', 'stand');
    expect(whole).toMatchObject({ stakedMinor: 3_000, end: { payoutMinor: 6_000 } });
    expect(play('8♦ 6♥ 8♠ 10♣ 8♥ 8♣', 'split')?.allowed).not.toContain('split');
    expect(play('9♦ 6♥ 8♠ 10♣', 'split')).toBeUndefined();
  });

  it('FAIR-12 split aces get one card each, and 21 of a split is no blackjack', () => {
    const end = play('A♦ 6♥ A♠ 10♣ K♦ 5♥ 2♠', 'split')?.end;
    expect(end?.outcome).toMatchObject({
      hands: [{ payoutMinor: 2_000 }, { payoutMinor: 0 }],
      dealer: cardsOf('6♥ 10♣ 2♠'),
    });
  });

  it('FAIR-12 insurance costs half a stake and pays 2 to 1 on a blackjack of the dealer', () => {
    expect(play('10♦ A♥ 9♠ K♣', 'insure')).toMatchObject({
      stakedMinor: 1_500,
      end: { payoutMinor: 1_500, outcome: { insurance: { stakeMinor: 500, payoutMinor: 1_500 } } },
    });
    expect(paid('10♦ A♥ 9♠ K♣', 'decline')).toBe(0);
    expect(play('10♦ A♥ 9♠ 7♣', 'insure')?.allowed).toEqual(['hit', 'stand', 'double']);
    expect(paid('10♦ A♥ 9♠ 7♣', 'insure', 'stand')).toBe(2_000);
    expect(play('10♦ 9♥ 9♠ 7♣', 'insure')).toBeUndefined();
    expect(play('10♦ A♥ 9♠ 7♣', 'stand')).toBeUndefined();
  });

  it('FAIR-12 the dealer peeks: a blackjack under a ten ends the round before the player pays more', () => {
    expect(play('6♦ K♥ 5♠ A♣')).toMatchObject({ stakedMinor: 1_000, end: { payoutMinor: 0 } });
  });

  it('FAIR-32 what is under the dealer’s card changes nothing that is shown before the end', () => {
    const seen = new Set(
      ['2♦', '9♥', 'K♠'].flatMap((hole) =>
        [play(`9♦ A♥ 7♠ ${hole}`), play(`9♦ 6♥ 7♠ ${hole} 2♣`, 'hit')].map((state) =>
          JSON.stringify([state?.shown, state?.allowed]),
        ),
      ),
    );
    expect(seen.size).toBe(2);
  });
});

describe('the best play of blackjack', () => {
  it('FAIR-25 is what a count over all hands gives', () => {
    const { share, deviation, averageStake, ...rows } = bestPlayOf();
    expect(BEST_PLAY.share).toBeCloseTo(share, 12);
    expect(BEST_PLAY.deviation).toBeCloseTo(deviation, 12);
    expect(BEST_PLAY.averageStake).toBeCloseTo(averageStake, 12);
    expect(BEST_PLAY).toMatchObject(rows);
  });

  it('FAIR-26 stakes on average what is counted: rounds of the rules come to it within four deviations', () => {
    const rounds = 8_000;
    let [sum, squares] = [0, 0];
    for (let nonce = 1; nonce <= rounds; nonce += 1) {
      const stakes = stakesOf(nonce);
      sum += stakes;
      squares += stakes * stakes;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(mean - BEST_PLAY.averageStake) / error).toBeLessThan(4);
  });

  it.each([
    ['8♦ 10♥ 8♠ 7♣', 'split'],
    ['6♦ 6♥ 5♠ 10♣', 'double'],
    ['A♦ 3♥ 7♠ 10♣', 'double'],
    ['A♦ 8♥ 7♠ 10♣', 'stand'],
    ['10♦ 10♥ 6♠ 7♣', 'hit'],
    ['10♦ A♥ 6♠ 7♣', 'decline'],
  ])('FAIR-12 with %s it is to %s', (text, act) => {
    const state = play(text);
    expect(state && blackjackRoom.plan(CHOICE, [], state)).toEqual({ act });
  });

  it('FAIR-12 hits or stands where a double needs two cards', () => {
    const soft = play('A♦ 3♥ 2♠ 10♣ 5♦', 'hit');
    expect(soft && blackjackRoom.plan(CHOICE, [], soft)).toEqual({ act: 'stand' });
    const hard = play('2♦ 3♥ 4♠ 10♣ 5♦', 'hit');
    expect(hard && blackjackRoom.plan(CHOICE, [], hard)).toEqual({ act: 'hit' });
  });
});
