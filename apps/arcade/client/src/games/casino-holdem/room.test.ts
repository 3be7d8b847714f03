// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { kindOfStrength, strengthOf } from '../../../../src/games/casino-holdem/hands.ts';
import { hundredthsOf } from '../../../../src/games/casino-holdem/pays.ts';
import { holdemGame } from '../../../../src/games/casino-holdem/rules.ts';
import { titleGames } from '../../../../src/titles/titles.ts';
import type { Round } from '../../server.ts';
import { nameOf } from '../testing/name-of.ts';
import { openRoom, type RoomOptions } from '../testing/room-fixture.ts';
import {
  anteHundredths,
  compare,
  HAND_KINDS,
  payKindOf,
  playHundredths,
  readHand,
  type HoldemRules,
  type Way,
} from './hands.ts';
import { medalOf } from './medal.ts';
import * as holdem from './room.ts';

const rules = holdemGame.rules as unknown as HoldemRules;
afterEach(() => vi.unstubAllGlobals());

/** 9♦ K♠ against Q♦ 4♣, with 9♥ 2♠ 7♦, 3♣ and J♥ on the table. */
const PLAYER = [28, 46];
const DEALER = [40, 11];
const FLOP = [29, 2, 20];
const BOARD = [...FLOP, 7, 37];
const bets = { ante: 1_000 };
const open: Partial<Round> = {
  choice: { bets },
  stakeMinor: 1_000,
  shown: { player: PLAYER, flop: FLOP },
  allowed: ['play', 'fold'],
  stepNo: 0,
};
const ended = (way: Way, payoutMinor: number): Partial<Round> => ({
  choice: { bets },
  stakeMinor: 1_000,
  stakedMinor: way === 'fold' ? 1_000 : 3_000,
  outcome: { player: PLAYER, dealer: DEALER, board: BOARD, way },
  payoutMinor,
});

function openHoldem(options: Partial<RoomOptions> = {}) {
  const room = openRoom(holdem, {
    room: 'casino-holdem',
    rules: holdemGame.rules,
    limits: { ...holdemGame.limits, chipsMinor: [...holdemGame.limits.chipsMinor] },
    ...options,
  });
  const find = (name: string) => room.root.querySelector<HTMLElement>(name);
  return {
    ...room,
    find,
    said: () => find('.result')?.textContent ?? '',
    put: () => find('.place--ante')?.click(),
    deal: () => find('.tray .go')?.click(),
    act: (act: 'fold' | 'play') =>
      find(act === 'fold' ? '.ante__give-up' : '.ante__acts .go:not(.ante__give-up)')?.click(),
    faces: (hand: 'own' | 'board' | 'dealer') =>
      [
        ...room.root.querySelectorAll(
          `${hand === 'board' ? '.holdem__board' : `.ante__${hand}`} .pc`,
        ),
      ].map((card) => card.getAttribute('aria-label')),
  };
}

const BACK = 'card face down';

describe("the figures of casino hold'em", () => {
  it('are those that the server pays by', () => {
    for (const kind of HAND_KINDS)
      for (const way of ['fold', 'out', 'won', 'tie', 'lost'] as const)
        expect(anteHundredths(rules, kind, way) + 2 * playHundredths(way)).toBe(
          hundredthsOf(payKindOf(kind), way),
        );
  });

  it('call every hand as the server does, and find the same winner', () => {
    let state = 5;
    const dice = (bound: number) => (state = (state * 48_271) % 2_147_483_647) % bound;
    for (let round = 0; round < 1_500; round += 1) {
      const left = Array.from({ length: 52 }, (_unused, card) => card);
      const cards = Array.from({ length: 9 }, () => left.splice(dice(left.length), 1)[0] ?? 0);
      const hands = [cards.slice(0, 7), cards.slice(2)];
      const [own, other] = hands.map((hand) => strengthOf(hand));
      const [mine, theirs] = hands.map((hand) => readHand(hand));
      if (mine === undefined || theirs === undefined) throw new Error('no hands');
      expect(mine.kind).toBe(kindOfStrength(own ?? 0));
      expect(strengthOf(mine.cards)).toBe(own);
      expect(Math.sign(compare(mine, theirs))).toBe(Math.sign((own ?? 0) - (other ?? 0)));
    }
  });
});

describe("casino hold'em in the frame", () => {
  it('deals, asks, and plays on for two more antes', async () => {
    const steps = [open, ended('out', 4_000)];
    const room = openHoldem({ stepped: () => steps.shift() ?? {} });
    room.put();
    expect(room.find('.ante__fields [role="status"]')?.textContent).toContain('Ante: ৳10');
    room.deal();
    await vi.waitUntil(() => room.said().includes('Play?'));
    expect(room.said()).toContain('You have a pair of 9s so far. Play?');
    expect(room.faces('dealer')).toEqual([BACK, BACK]);
    expect(room.faces('board').slice(3)).toEqual([BACK, BACK]);
    expect(room.faces('board')[0]).toBe('nine of hearts');
    expect(room.find('.ante__give-up')?.textContent).toBe('FoldThe ante of ৳10 goes');
    expect(room.find('.ante__acts .go:not(.ante__give-up)')?.textContent).toBe('Play৳20');
    expect(room.find('.ante__pay.is-on')).toBeNull();
    room.act('play');
    await vi.waitUntil(() => room.said().includes('Net'));
    expect(room.played).toEqual([{ bets }, { act: 'play' }]);
    expect(room.stakes).toEqual([1_000]);
    expect(room.said()).toContain('The dealer did not play: queen high; you had a pair of 9s');
    expect(room.said()).toContain('+৳10');
    expect(room.faces('dealer')).toContain('queen of diamonds');
    expect(room.faces('board')).not.toContain(BACK);
    expect(room.tones.at(-1)).toBe('win');
    expect(room.find('.place--ante')?.className).toContain('is-won');
    expect(room.find('.place--play')?.className).not.toContain('is-');
    expect(room.find('.ante__pay.is-on')?.textContent).toBe('Less1:1');
  });

  it('keeps the cards that were not seen face down when the hand is folded, and celebrates nothing', async () => {
    const steps = [open, ended('fold', 0)];
    const room = openHoldem({ stepped: () => steps.shift() ?? {} });
    room.put();
    room.deal();
    await vi.waitUntil(() => room.said().includes('Play?'));
    room.act('fold');
    await vi.waitUntil(() => room.said().includes('Net'));
    expect(room.played.at(-1)).toEqual({ act: 'fold' });
    expect(room.faces('dealer')).toEqual([BACK, BACK]);
    expect(room.faces('board').slice(3)).toEqual([BACK, BACK]);
    expect(room.said()).toContain('Folded: you had a pair of 9s');
    expect(room.tones).not.toContain('win');
    expect(room.find('.place--ante')?.className).toContain('is-lost');
  });

  it('FAIR-32 goes on with the round that was open', async () => {
    const under = { roundId: 'r', status: 'open', payoutMinor: 0, stakedMinor: 1_000 } as const;
    const room = openHoldem({ underWay: [{ ...under, ...open }] });
    await vi.waitUntil(() => room.said().includes('Your round goes on'));
    expect(room.faces('own')).toContain('king of spades');
    expect(room.find('.tray')?.hidden).toBe(true);
    expect(room.find('.place--play')?.className).toContain('is-asked');
    expect(nameOf(room.find('.place--ante'))).toContain('৳10');
    expect(room.tones).toEqual([]);
  });

  it('asks for no bet after which playing on is beyond the balance', () => {
    const room = openHoldem();
    room.frame.setBalance(2_500);
    room.put();
    expect(room.find('.tray .go')?.textContent).toBe('Playing on needs ৳5 more');
    room.deal();
    expect(room.played).toEqual([]);
  });

  it.each(['bn', 'en', 'hi'] as const)('tells in %s what its example comes to', (language) => {
    const room = openHoldem({ language });
    room.openRules();
    const text = room.root.ownerDocument.body.textContent.replaceAll(/[০-৯]/g, (digit) =>
      String('০১২৩৪৫৬৭৮৯'.indexOf(digit)),
    );
    for (const amount of ['350', '250', '150', '97.84%', '105']) expect(text).toContain(amount);
    expect(text).not.toMatch(/\{\w+\}/);
  });
});

describe("the titles of casino hold'em", () => {
  it('FAIR-03 differ in cloth or in the print on it and on their cards', () => {
    const looks = [...titleGames.values()]
      .filter((title) => title.game === 'casino-holdem')
      .map(({ theme: { palette, motif } }) => `${palette} ${medalOf(motif)}`);
    expect(looks).toHaveLength(8);
    expect(new Set(looks).size).toBe(looks.length);
  });
});
