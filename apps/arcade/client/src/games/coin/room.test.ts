// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { coinReturn } from '../../../../src/games/coin/returns.ts';
import { coinGame, worthOf as serverWorth } from '../../../../src/games/coin/rules.ts';
import type { Round } from '../../server.ts';
import { nameOf } from '../testing/name-of.ts';
import { openRoom, type RoomOptions } from '../testing/room-fixture.ts';
import type { Side } from './faces.ts';
import * as module from './room.ts';
import { deviationOf, worthOf, type CoinRules } from './rules.ts';

const rules = coinGame.rules as unknown as CoinRules;
const choice = { side: 'shapla' };
afterEach(() => vi.unstubAllGlobals());

const held = (...came: Side[]): Partial<Round> => ({
  choice,
  shown: { called: came, came },
  allowed: ['toss', 'cash'],
  stepNo: came.length - 1,
});
const ended = (called: Side[], came: Side[], payoutMinor: number): Partial<Round> => ({
  choice,
  outcome: { called, came },
  payoutMinor,
});

function openCoin(options: Omit<RoomOptions, 'room' | 'rules'>) {
  const room = openRoom(module, { room: 'coin', rules: coinGame.rules, ...options });
  const find = (name: string) => room.root.querySelector<HTMLElement>(name);
  return {
    ...room,
    said: () => find('.result')?.textContent ?? '',
    begin: () => find('.panel:not(.panel--steps) .go')?.click(),
    call: (side: number) => room.root.querySelectorAll<HTMLElement>('.coin__call')[side]?.click(),
    cash: () => find('.panel--steps .go'),
    links: () => [...room.root.querySelectorAll('.coin__link')].map((link) => link.className),
  };
}

describe('the figures of the coin', () => {
  it('are those that the server pays by', () => {
    for (let tosses = 1; tosses <= 16; tosses += 1)
      expect(worthOf(rules, 12_300, tosses)).toBe(serverWorth(12_300, tosses));
    expect(deviationOf(rules)).toBeCloseTo(coinReturn().deviation, 12);
    expect(worthOf(rules, 100, rules.tosses)).toBe(coinReturn().topHundredths);
  });
});

describe('the coin in the frame', () => {
  it('lays the pearls of the large coin over its field, in metal that the page has', () => {
    const { root } = openCoin({});
    const drawn = [...(root.querySelector('.coin__large .coin__face')?.children ?? [])];
    const classes = drawn.map((part) => part.getAttribute('class'));
    expect(classes.indexOf('coin__pearl')).toBeGreaterThan(classes.indexOf('coin__field'));
    for (const metal of ['rim', 'field', 'relief'])
      expect(root.querySelectorAll(`#coin-${metal} stop`).length).toBeGreaterThan(2);
  });

  it('tosses, calls again, tells what a cash-out would leave, and cashes out', async () => {
    const steps = [
      held('shapla'),
      held('shapla', 'boat'),
      ended(['shapla', 'boat'], ['shapla', 'boat'], 3_960),
    ];
    const room = openCoin({ stepped: () => steps.shift() ?? {} });
    room.begin();
    await vi.waitUntil(() => room.said().includes('in a row: 1'));
    expect(room.said()).toContain('+৳9.80');
    room.call(1);
    await vi.waitUntil(() => room.said().includes('in a row: 2'));
    expect(room.said()).toContain('Boat came');
    expect(room.links()[1]).toContain('is-now');
    expect(room.links()[2]).toContain('is-next');
    expect(room.cash()?.textContent).toBe('Cash out৳39.60');
    room.cash()?.click();
    await vi.waitUntil(() => room.said().includes('Net'));
    expect(room.played).toEqual([choice, { toss: 'boat' }, { end: 'cash' }]);
    expect(room.said()).toContain('Cashed out after 2 in a row, 3.96×');
    expect(room.tones.at(-1)).toBe('win');
  });

  it('keeps the focus of the keyboard in its bar, from the bet to the calls and back', async () => {
    const steps = [held('shapla'), ended(['shapla'], ['shapla'], 1_980)];
    const room = openCoin({ stepped: () => steps.shift() ?? {} });
    const focused = () => document.activeElement as HTMLElement | null;
    room.root.querySelector<HTMLElement>('.panel:not(.panel--steps) .go')?.focus();
    focused()?.click();
    await vi.waitUntil(() => room.said().includes('in a row: 1'));
    await vi.waitUntil(() => focused()?.matches('.coin__call'));
    expect(focused()).toBe(room.root.querySelector('.coin__call'));
    room.cash()?.focus();
    focused()?.click();
    await vi.waitUntil(() => room.said().includes('Net'));
    expect(focused()?.matches('.panel:not(.panel--steps) .go')).toBe(true);
  });

  it('shows the side of a wrong call, also of the first toss, and celebrates nothing', async () => {
    const room = openCoin({ stepped: () => ended(['shapla'], ['boat'], 0) });
    room.begin();
    await vi.waitUntil(() => room.said().includes('not as called'));
    expect(room.said()).toContain('Boat came');
    expect(room.said()).toContain('−৳10');
    expect(room.links()[0]).toContain('is-wrong');
    expect(room.tones).not.toContain('win');
    expect(room.root.querySelector('.coin__large .is-hidden.coin__face--shapla')).not.toBeNull();
  });

  it('goes on with the round that was open', async () => {
    const under = { roundId: 'r', status: 'open', stakeMinor: 1_000, payoutMinor: 0 } as const;
    const room = openCoin({ underWay: [{ ...under, ...held('boat', 'boat', 'shapla') }] });
    await vi.waitUntil(() => room.said().includes('Your round goes on'));
    expect(room.links()[2]).toContain('is-now');
    expect(room.cash()?.textContent).toBe('Cash out৳79.20');
    expect(room.tones).toEqual([]);
  });

  it('names each call with what it would hold', async () => {
    const room = openCoin({ stepped: () => held('shapla') });
    room.begin();
    await vi.waitUntil(() => room.said().includes('in a row: 1'));
    const names = [...room.root.querySelectorAll('.coin__call')].map((call) => nameOf(call));
    expect(names).toEqual(['Call Water lily; if it comes, 3.96×', 'Call Boat; if it comes, 3.96×']);
  });
});
