// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { crapsReturn } from '../../../../src/games/craps/returns.ts';
import { crapsGame } from '../../../../src/games/craps/rules.ts';
import type { Round } from '../../server.ts';
import { openRoom, type RoomOptions } from '../testing/room-fixture.ts';
import * as module from './room.ts';
import type { CrapsRules, Settled } from './state.ts';

afterEach(() => vi.unstubAllGlobals());
const rules = crapsGame.rules as unknown as CrapsRules;
const bets = { pass: 1_000, 'place-8': 1_000 };

const open = (
  throws: number[][],
  point: number | null,
  chips: Record<string, number>,
  settled: Settled[] = [],
  rackMinor = 0,
): Partial<Round> => ({
  choice: { bets },
  stakeMinor: 2_000,
  shown: { throws, point, chips, settled, rackMinor },
  allowed: ['throw', 'down'],
  stepNo: throws.length - 1,
});

function openCraps(options: Partial<RoomOptions> = {}) {
  const room = openRoom(module, {
    room: 'craps',
    rules: crapsGame.rules,
    limits: { ...crapsGame.limits, chipsMinor: [...crapsGame.limits.chipsMinor] },
    ...options,
  });
  const find = (name: string) => room.root.querySelector<HTMLElement>(name);
  return {
    ...room,
    find,
    said: () => find('.result')?.textContent ?? '',
    put: (place: string) => find(`.place--${place}`)?.click(),
    throwDice: () => find('.tray .go')?.click(),
    go: () => find('.tray .go')?.textContent,
  };
}
const isReady = (room: ReturnType<typeof openCraps>) =>
  vi.waitUntil(() => room.find('.place--field')?.hasAttribute('disabled') === false, {
    timeout: 6_000,
  });

describe('craps in the frame', () => {
  it('bets with the first throw, adds chips between throws, and takes bets down', async () => {
    const steps = [
      open([[5, 1]], 6, bets),
      open(
        [
          [5, 1],
          [4, 4],
        ],
        6,
        { ...bets, odds: 2_000 },
        [{ place: 'place-8', end: 'won', rackMinor: 1_166 }],
        1_166,
      ),
      open(
        [
          [5, 1],
          [4, 4],
        ],
        6,
        { pass: 1_000 },
        [],
        4_166,
      ),
      {
        choice: { bets },
        stakeMinor: 2_000,
        stakedMinor: 4_000,
        outcome: {
          throws: [
            [5, 1],
            [4, 4],
            [3, 3],
          ],
          settled: [{ place: 'pass', end: 'won', rackMinor: 2_000 }],
        },
        payoutMinor: 6_166,
      },
    ] as Partial<Round>[];
    const room = openCraps({ stepped: () => steps.shift() ?? {} });
    expect(room.go()).toBe('Put a chip on the table');
    room.put('pass');
    room.put('place-8');
    room.put('come');
    expect(room.said()).toContain('Come bets wait for a point');
    expect(room.go()).toBe('Throw৳20');
    room.throwDice();
    await vi.waitUntil(() => room.said().includes('6 came'));
    expect(room.said()).toContain('the bets stay');
    await isReady(room);
    expect(room.go()).toBe('Throw৳20 on the table');
    expect(room.find('.place--place-6 .craps__puck')).not.toBeNull();
    room.put('pass');
    room.put('odds');
    room.put('odds');
    expect(room.go()).toBe('Throw৳20');
    room.throwDice();
    await vi.waitUntil(() => room.said().includes('8 came'));
    expect(room.said()).toContain('Place 8 won');
    expect(room.find('.craps__rack')?.textContent).toBe('Won so far ৳11.66');
    expect(room.find('.place--place-8')?.className).toContain('is-won');
    await isReady(room);
    expect(room.find('.craps__down')?.textContent).toBe('Take down ৳30');
    room.find('.craps__down')?.click();
    await vi.waitUntil(() => room.find('.craps__down')?.hidden === true);
    await isReady(room);
    room.throwDice();
    await vi.waitUntil(() => room.said().includes('Net'));
    expect(room.said()).toContain('6 came: Pass line won');
    expect(room.said()).toContain('+৳21.66');
    expect(room.played).toEqual([
      { bets },
      { throw: { odds: 2_000 } },
      { down: ['place-8', 'odds'] },
      { throw: {} },
    ]);
    expect(room.stakes).toEqual([2_000]);
    expect(room.tones.at(-1)).toBe('win');
  }, 20_000);

  it('waits 2.5 seconds from throw to throw', async () => {
    const room = openCraps({ stepped: () => open([[5, 1]], 6, bets) });
    room.put('pass');
    const at = performance.now();
    room.throwDice();
    await vi.waitUntil(() => room.said().includes('6 came'));
    room.throwDice();
    expect(room.played).toHaveLength(1);
    await isReady(room);
    expect(performance.now() - at).toBeGreaterThan(2_400);
  }, 10_000);

  it('goes on with the round that was open, with its come bets', async () => {
    const under = { roundId: 'r', status: 'open', payoutMinor: 0, stakedMinor: 3_000 } as const;
    const state = open(
      [
        [5, 1],
        [6, 3],
      ],
      6,
      { pass: 1_000, 'come-9': 1_000 },
    );
    const room = openCraps({ underWay: [{ ...under, ...state }] });
    await vi.waitUntil(() => room.said().includes('Your round goes on'));
    expect(room.find('.place--place-9 .craps__moved--come .chip')).not.toBeNull();
    expect(room.find('.craps__board ul')?.textContent).toBe('Come 9: ৳10');
    expect(room.find('.craps__point')?.textContent).toBe('Point 6 is on');
    expect(room.go()).toBe('Throw৳20 on the table');
    expect(room.tones).toEqual([]);
  });

  it('lets odds be three times the pass line and no more', async () => {
    const under = { roundId: 'r', status: 'open', payoutMinor: 0, stakedMinor: 1_000 } as const;
    const room = openCraps({ underWay: [{ ...under, ...open([[5, 1]], 6, { pass: 1_000 }) }] });
    await vi.waitUntil(() => room.said().includes('Your round goes on'));
    for (let chip = 0; chip < 4; chip += 1) room.put('odds');
    expect(room.go()).toBe('Throw৳30');
    expect(room.find('.tray__note')?.textContent).toContain('৳30');
  });

  it('types no figure that the server pays by', () => {
    const sharper = {
      ...crapsGame.rules,
      mostOdds: 5,
      pays: { ...rules.pays, 4: { place: [11, 6], odds: [19, 10] } },
      fieldPays: { ...rules.fieldPays, 12: 2 },
    };
    const room = openCraps({ rules: sharper });
    room.openRules();
    const text = document.querySelector('.rules')?.textContent ?? '';
    expect(text).toContain('5 times as much: 19:10 on 4 and 10');
    expect(text).toContain('Field1:1, 2:1');
    expect(text).toContain('Place 411:6');
    expect(room.find('.place--field')?.textContent).toContain('12 pays 2:1');
    expect(room.find('.place--odds')?.textContent).toContain('19:10, 3:2, 6:5');
  });

  it('tells the figures of the server', () => {
    for (const place of ['pass', 'field', 'place-4', 'place-6'])
      expect(rules.figures[place]).toMatchObject({
        deviation: crapsReturn({ bets: { [place]: 1_000 } }).deviation,
      });
    const room = openCraps();
    room.openRules();
    const text = document.querySelector('.rules')?.textContent ?? '';
    expect(text).toContain('Odds2:1, 3:2, 6:5100.00%');
    expect(text).toContain('Field1:1, 2:1, 3:1');
    expect(text).toContain('3 times as much: 2:1 on 4 and 10, 3:2 on 5 and 9, 6:5 on 6 and 8.');
    expect(room.find('.place--field')?.textContent).toContain('1:1 · 2 pays 2:1 · 12 pays 3:1');
    expect(room.find('.place--odds')?.textContent).toContain('2:1, 3:2, 6:5');
    expect(text).toContain('Pass line1:198.58%');
    expect(text).toContain('you get ৳800, net +৳500; with a 7 first, net −৳300');
  });
});
