// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { teenPattiReturn } from '../../../../src/games/teen-patti/returns.ts';
import { teenPattiGame } from '../../../../src/games/teen-patti/rules.ts';
import { threeCardGame } from '../../../../src/games/three-card/rules.ts';
import { kindOf as serverKindOf } from '../../../../src/games/parts/three-cards/hands.ts';
import { hundredthsOf, type Way } from '../../../../src/games/parts/three-cards/pays.ts';
import { TEEN_PATTI_PAYS } from '../../../../src/games/teen-patti/rules.ts';
import { titleGames } from '../../../../src/titles/titles.ts';
import type { Round } from '../../server.ts';
import { medalOf } from '../parts/three-cards/medal.ts';
import {
  antePays,
  figuresOf,
  HAND_KINDS,
  kindOf,
  pairPlusPays,
  type ThreeCardRules,
} from '../parts/three-cards/kinds.ts';
import { nameOf } from '../testing/name-of.ts';
import { openRoom, type RoomOptions } from '../testing/room-fixture.ts';
import * as threeCard from '../three-card/room.ts';
import * as teenPatti from './room.ts';

const rules = teenPattiGame.rules as unknown as ThreeCardRules;
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** 9♦ 9♥ K♠ against Q♦ 8♥ 4♣. */
const PLAYER = [28, 29, 46];
const DEALER = [40, 25, 11];
const bets = { ante: 1_000, pairPlus: 1_000 };
const open: Partial<Round> = {
  choice: { bets },
  stakeMinor: 2_000,
  shown: { player: PLAYER },
  allowed: ['play', 'pack'],
  stepNo: 0,
};
const ended = (way: Way, payoutMinor: number): Partial<Round> => ({
  choice: { bets },
  stakeMinor: 2_000,
  stakedMinor: way === 'pack' ? 2_000 : 3_000,
  outcome: { player: PLAYER, dealer: DEALER, way },
  payoutMinor,
});

function openPatti(options: Partial<RoomOptions> = {}, module = teenPatti) {
  const room = openRoom(module, {
    room: 'teen-patti',
    rules: teenPattiGame.rules,
    limits: { ...teenPattiGame.limits, chipsMinor: [...teenPattiGame.limits.chipsMinor] },
    ...options,
  });
  const find = (name: string) => room.root.querySelector<HTMLElement>(name);
  return {
    ...room,
    find,
    said: () => find('.result')?.textContent ?? '',
    put: (place: string) => find(`.place--${place}`)?.click(),
    deal: () => find('.tray .go')?.click(),
    act: (act: 'pack' | 'play') =>
      find(act === 'pack' ? '.ante__give-up' : '.ante__acts .go:not(.ante__give-up)')?.click(),
    faces: (hand: 'own' | 'dealer') =>
      [...room.root.querySelectorAll(`.ante__${hand} .pc`)].map((card) =>
        card.getAttribute('aria-label'),
      ),
  };
}

describe('the figures of teen patti', () => {
  it('are those that the server pays by', () => {
    for (const choice of [{ ante: 1_000 }, bets, { ante: 1_000, pairPlus: 200_000 }]) {
      const own = figuresOf(rules, choice);
      const theirs = teenPattiReturn({ bets: choice });
      expect(own.returnBp).toBe(Math.floor(theirs.share * 10_000));
      expect(own.topHundredths).toBe(theirs.topHundredths);
      expect(own.deviation).toBeCloseTo(theirs.deviation, 9);
    }
    for (const kind of HAND_KINDS)
      for (const way of ['pack', 'out', 'won', 'tie', 'lost'] as const) {
        const paid = hundredthsOf(TEEN_PATTI_PAYS, kind, way);
        expect(antePays(rules, kind, way)).toBe(paid.ante + paid.play);
        expect(pairPlusPays(rules, kind)).toBe(paid.pairPlus);
      }
  });

  it('call every hand as the server does', () => {
    for (let one = 0; one < 52; one += 1)
      for (let two = one + 1; two < 52; two += 1)
        for (const three of [two + 1, 51])
          if (three > two && three < 52)
            expect(kindOf([two, one, three])).toBe(serverKindOf([two, one, three]));
  });
});

describe('teen patti in the frame', () => {
  it('deals, asks, and plays on for one more ante', async () => {
    const steps = [open, ended('won', 4_000 + 2_000)];
    const room = openPatti({ stepped: () => steps.shift() ?? {} });
    expect(room.find('.tray .go')?.textContent).toBe('Put a chip on the table');
    room.put('pairPlus');
    expect(room.find('.tray .go')?.textContent).toBe('Put a chip on the ante');
    room.put('ante');
    room.deal();
    await vi.waitUntil(() => room.said().includes('Play?'));
    expect(room.said()).toContain('You have a pair of 9s. Play?');
    expect(room.faces('dealer')).toEqual(Array(3).fill('card face down'));
    expect(room.find('.ante__give-up')?.textContent).toBe('PackThe ante of ৳10 goes');
    expect(room.find('.ante__acts .go:not(.ante__give-up)')?.textContent).toBe('Play৳10');
    expect(room.find('.ante__pay.is-on')?.textContent).toBe('Pair1:1');
    room.act('play');
    await vi.waitUntil(() => room.said().includes('Net'));
    expect(room.played).toEqual([{ bets }, { act: 'play' }]);
    expect(room.stakes).toEqual([2_000]);
    expect(room.said()).toContain('You won: a pair of 9s, dealer queen high');
    expect(room.said()).toContain('+৳30');
    expect(room.faces('dealer')).toContain('queen of diamonds');
    expect(room.tones.at(-1)).toBe('win');
    for (const place of ['ante', 'play', 'pairPlus'])
      expect(room.find(`.place--${place}`)?.className).toContain('is-won');
  });

  it('keeps the dealer face down when the hand is packed, and celebrates no stake that comes back', async () => {
    const steps = [open, ended('pack', 2_000)];
    const room = openPatti({ stepped: () => steps.shift() ?? {} });
    room.put('ante');
    room.put('pairPlus');
    room.deal();
    await vi.waitUntil(() => room.said().includes('Play?'));
    room.act('pack');
    await vi.waitUntil(() => room.said().includes('Net'));
    expect(room.played.at(-1)).toEqual({ act: 'pack' });
    expect(room.faces('dealer')).toEqual(Array(3).fill('card face down'));
    expect(room.said()).toContain('Packed: you had a pair of 9s');
    expect(room.tones).not.toContain('win');
    expect(room.find('.place--ante')?.className).toContain('is-lost');
  });

  it.each([
    ['ten times all that was staked', 30_000, false, 1],
    ['ten times the first stakes alone', 29_900, false, 0],
    ['ten times all, where motion is reduced', 30_000, true, 0],
  ])('lights the cards once for %s', async (_name, payoutMinor, isReduced, lights) => {
    const animate = vi.fn((frames: Keyframe[]) => ({ frames, finished: Promise.resolve() }));
    vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation(animate as never);
    const steps = [open, ended('won', payoutMinor)];
    const room = openPatti({ stepped: () => steps.shift() ?? {} });
    vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
    room.put('ante');
    room.put('pairPlus');
    room.deal();
    await vi.waitUntil(() => room.said().includes('Play?'));
    room.act('play');
    await vi.waitUntil(() => room.said().includes('Net'));
    const isLight = ([frames]: [Keyframe[]]) => frames.some(({ filter }) => filter !== undefined);
    expect(animate.mock.calls.filter(isLight)).toHaveLength(lights);
  });

  it('goes on with the round that was open', async () => {
    const under = { roundId: 'r', status: 'open', payoutMinor: 0, stakedMinor: 2_000 } as const;
    const room = openPatti({ underWay: [{ ...under, ...open }] });
    await vi.waitUntil(() => room.said().includes('Your round goes on'));
    expect(room.faces('own')).toContain('king of spades');
    expect(room.find('.tray')?.hidden).toBe(true);
    expect(room.find('.place--play')?.className).toContain('is-asked');
    for (const place of ['ante', 'pairPlus'])
      expect(nameOf(room.find(`.place--${place}`))).toContain('৳10');
    expect(room.tones).toEqual([]);
  });

  it('asks for no bet after which playing on is beyond the balance', () => {
    const room = openPatti({});
    room.frame.setBalance(2_500);
    room.put('ante');
    room.put('pairPlus');
    expect(room.find('.tray .go')?.textContent).toBe('Playing on needs ৳5 more');
    room.deal();
    expect(room.played).toEqual([]);
  });

  it('has other hands in three card', async () => {
    const steps = [{ ...open, shown: { player: [24, 29, 32] } }];
    const room = openPatti(
      { rules: threeCardGame.rules, stepped: () => steps[0] ?? {} },
      threeCard,
    );
    room.put('ante');
    room.deal();
    await vi.waitUntil(() => room.said().includes('Play?'));
    expect(room.said()).toContain('You have a straight, 10 high. Play?');
    expect(room.find('.trio--poker')).not.toBeNull();
  });
});

describe('ace, two and three in a row', () => {
  /** A♠ 2♥ 3♦, and the same three of spades. */
  const LOW = [50, 1, 4];
  const LOW_SUITED = [50, 2, 6];
  it.each([
    ['teen-patti', 'bn', 'টেক্কা-২-৩ সিকোয়েন্স', LOW],
    ['teen-patti', 'en', 'You have an ace-2-3 sequence', LOW],
    ['teen-patti', 'hi', 'इक्का-2-3 का सीक्वेंस', LOW],
    ['teen-patti', 'en', 'You have an ace-2-3 pure sequence', LOW_SUITED],
    ['three-card', 'bn', 'টেক্কা-২-৩ স্ট্রেট', LOW],
    ['three-card', 'en', 'You have an ace-2-3 straight', LOW],
    ['three-card', 'hi', 'इक्का-2-3 स्ट्रेट', LOW],
    ['three-card', 'en', 'You have an ace-2-3 straight flush', LOW_SUITED],
  ] as const)('are called in %s in %s: %s', async (game, language, said, player) => {
    const module = game === 'teen-patti' ? teenPatti : threeCard;
    const stepped = () => ({ ...open, shown: { player } });
    const room = openPatti({ language, stepped }, module);
    room.put('ante');
    room.deal();
    await vi.waitUntil(() => room.said().includes('2') || room.said().includes('২'));
    expect(room.said()).toContain(said);
    expect(room.said()).not.toMatch(/high|হাই|বড়|हाई|तक/);
  });
});

describe.each(['teen-patti', 'three-card'])('the titles of %s', (game) => {
  it('FAIR-03 differ in cloth, in the print on it or in the backs of their cards', () => {
    const themes = [...titleGames.values()]
      .filter((title) => title.game === game)
      .map(({ theme }) => theme);
    const looks = themes.map(({ palette, motif }) => {
      const { petals, back } = medalOf(motif);
      return [palette, petals, back].join(' ');
    });
    expect(looks.length).toBeGreaterThan(4);
    expect(new Set(looks).size).toBe(looks.length);
  });
});
