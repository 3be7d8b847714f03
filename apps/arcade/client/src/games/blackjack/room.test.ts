// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blackjackGame } from '../../../../src/games/blackjack/rules.ts';
import { totalOf as serverTotal } from '../../../../src/games/blackjack/hands.ts';
import { cardsOf } from '../../../../src/testing/cards.ts';
import type { Round } from '../../server.ts';
import { openRoom, type RoomOptions } from '../testing/room-fixture.ts';
import * as module from './room.ts';
import { totalOf } from './totals.ts';

const choice = { way: 'deal' };
const STAKE = 1_000;
// A slow machine may take longer than the second that is waited by default.
const SOON = { timeout: 10_000 };
afterEach(() => vi.unstubAllGlobals());

interface Shown {
  hands: string[];
  dealer: string;
  allowed: string[];
  stepNo?: number;
  active?: number;
  stakes?: number[];
  insuranceMinor?: number;
}
const stakedOf = (stakes: number[], insuranceMinor = 0) =>
  stakes.reduce((sum, stake) => sum + stake, insuranceMinor);

function open({ hands, dealer, allowed, stepNo = 0, active = 0, ...rest }: Shown): Partial<Round> {
  const { stakes = hands.map(() => STAKE), insuranceMinor = 0 } = rest;
  return {
    choice,
    shown: {
      dealer: cardsOf(dealer),
      hands: hands.map((text, at) => ({ cards: cardsOf(text), stakeMinor: stakes[at] })),
      active,
      insuranceMinor,
    },
    stakedMinor: stakedOf(stakes, insuranceMinor),
    allowed,
    stepNo,
  };
}
function ended(
  dealer: string,
  hands: readonly (readonly [cards: string, stake: number, payout: number])[],
): Partial<Round> {
  return {
    choice,
    outcome: {
      dealer: cardsOf(dealer),
      hands: hands.map(([text, stakeMinor, payoutMinor]) => ({
        cards: cardsOf(text),
        stakeMinor,
        payoutMinor,
      })),
    },
    stakedMinor: stakedOf(hands.map(([, stake]) => stake)),
    payoutMinor: hands.reduce((sum, [, , payout]) => sum + payout, 0),
  };
}

function openTable(options: Omit<RoomOptions, 'room' | 'rules'>) {
  const room = openRoom(module, { room: 'blackjack', rules: blackjackGame.rules, ...options });
  const find = (name: string) => room.root.querySelector<HTMLElement>(name);
  const acts = () =>
    [...room.root.querySelectorAll<HTMLElement>('.bj-act')].filter(({ hidden }) => !hidden);
  return {
    ...room,
    said: () => find('.result')?.textContent ?? '',
    begin: () => find('.panel:not(.panel--steps) .go')?.click(),
    acts: () => acts().map(({ textContent }) => textContent),
    press: (label: string) =>
      acts()
        .find(({ textContent }) => textContent?.startsWith(label))
        ?.click(),
    key: (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key })),
    cards: (where: string) =>
      [...room.root.querySelectorAll(`${where} .pc`)].map((one) => one.getAttribute('aria-label')),
    won: () => room.root.querySelectorAll('.pc--won').length,
  };
}
const FIRST = open({
  hands: ['8♦ 8♠'],
  dealer: '6♥',
  allowed: ['hit', 'stand', 'double', 'split'],
});

describe('the totals of the frame', () => {
  it('are those that the server counts', () => {
    for (const text of ['A♦ A♣', 'A♦ K♣', 'A♦ 6♣ K♠', '5♦ 6♣ A♠', 'K♦ Q♣ 2♠', 'A♦ A♣ 9♠', '2♦'])
      expect(totalOf(cardsOf(text)), text).toEqual(serverTotal(cardsOf(text)));
  });
});

describe('blackjack in the frame', () => {
  it('FAIR-12 deals, offers each act with its cost, splits, doubles and tells both hands', async () => {
    const steps = [
      FIRST,
      open({ hands: ['8♦ 3♦', '8♠ K♠'], dealer: '6♥', allowed: ['hit', 'stand', 'double'] }),
      open({
        hands: ['8♦ 3♦ K♥', '8♠ K♠'],
        stakes: [2 * STAKE, STAKE],
        dealer: '6♥',
        active: 1,
        stepNo: 2,
        allowed: ['hit', 'stand', 'double'],
      }),
      ended('6♥ K♣ Q♦', [
        ['8♦ 3♦ K♥', 2 * STAKE, 4 * STAKE],
        ['8♠ K♠', STAKE, 2 * STAKE],
      ]),
    ];
    const room = openTable({ stepped: () => steps.shift() ?? {} });
    room.begin();
    await vi.waitUntil(() => room.said().includes('You have 16'), SOON);
    expect(room.cards('.bj__dealer')).toEqual(['six of hearts', 'card face down']);
    expect(room.acts()).toEqual(['Stand', 'Double+৳10', 'Split+৳10', 'Hit']);
    room.press('Split');
    await vi.waitUntil(() => room.said().includes('Hand 1: you have 11'), SOON);
    expect(room.said()).toContain('৳20 staked');
    room.key('d');
    await vi.waitUntil(() => room.said().includes('Hand 2: you have 18'), SOON);
    room.key('s');
    await vi.waitUntil(() => room.said().includes('Net'), SOON);
    expect(room.played).toEqual([choice, { act: 'split' }, { act: 'double' }, { act: 'stand' }]);
    expect(room.said()).toContain('Hand 1: 21, hand 2: 18, dealer: 26');
    expect(room.said()).toContain('+৳30');
    expect(room.won()).toBe(5);
    expect(room.tones.at(-1)).toBe('win');
  });

  it('FAIR-12 asks for insurance, and shows what it cost', async () => {
    const ace = open({ hands: ['10♦ 9♠'], dealer: 'A♥', allowed: ['insure', 'decline'] });
    const insured = open({
      hands: ['10♦ 9♠'],
      dealer: 'A♥',
      stepNo: 1,
      insuranceMinor: 500,
      allowed: ['hit', 'stand', 'double'],
    });
    const steps = [ace, insured];
    const room = openTable({ stepped: () => steps.shift() ?? {} });
    room.begin();
    await vi.waitUntil(() => room.said().includes('Insurance?'), SOON);
    expect(room.acts()).toEqual(['Insure+৳5', 'Play without insurance']);
    room.key('i');
    await vi.waitUntil(() => room.acts().includes('Hit'), SOON);
    expect(room.root.querySelector('.bj__insured')?.textContent).toContain('Insurance ৳5');
    expect(room.said()).toContain('৳15 staked');
  });

  it('FAIR-41 celebrates nothing when one hand wins and the other loses', async () => {
    const end = ended('10♥ 9♣', [
      ['8♦ 2♦ K♥', STAKE, 2 * STAKE],
      ['8♠ K♠', STAKE, 0],
    ]);
    const room = openTable({ stepped: () => end });
    room.begin();
    await vi.waitUntil(() => room.said().includes('Net'), SOON);
    expect(room.won()).toBe(0);
    expect(room.tones).not.toContain('win');
  });

  it('FAIR-32 goes on with the round that was open, without a motion or a sound', async () => {
    const under = { roundId: 'r', status: 'open', stakeMinor: STAKE, payoutMinor: 0 } as const;
    const room = openTable({ underWay: [{ ...under, ...FIRST }] });
    await vi.waitUntil(() => room.said().includes('Your round goes on'), SOON);
    expect(room.cards('.bj__hands')).toEqual(['eight of diamonds', 'eight of spades']);
    expect(room.tones).toEqual([]);
    room.key('h');
    await vi.waitUntil(() => room.played.length === 1, SOON);
    expect(room.played).toEqual([{ act: 'hit' }]);
  });

  it('says on an act that the balance does not reach for it, and sends nothing', async () => {
    const large = { ...FIRST, stakeMinor: 90_000, stakedMinor: 90_000 };
    const room = openTable({ stepped: () => large });
    room.begin();
    await vi.waitUntil(() => room.acts().length > 0 && room.said().includes('You have 16'), SOON);
    expect(room.acts()).toEqual(['Stand', 'DoubleBalance too low', 'SplitBalance too low', 'Hit']);
    room.press('Double');
    room.key('p');
    expect(room.played).toEqual([choice]);
  });

  it('FAIR-42 tells the best play and worked examples in its rules', () => {
    const room = openTable({ language: 'bn' });
    room.openRules();
    const rules = document.querySelector('.rules')?.textContent ?? '';
    expect(rules).toContain('৯৯.৪২%');
    expect(rules).toContain('+৳১৫০');
    const tables = [...document.querySelectorAll('.best')];
    expect(tables).toHaveLength(3);
    const [, , pairs] = tables;
    const eights = [...(pairs?.querySelectorAll('tr') ?? [])].find((row) =>
      row.textContent?.startsWith('৮, ৮'),
    );
    expect(eights?.querySelectorAll('.best__cell--split')).toHaveLength(10);
  });
});
