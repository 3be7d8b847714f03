// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROOMS } from '../../../../../src/games/rooms.ts';
import * as jhandiMunda from '../../jhandi-munda/room.ts';
import * as sevenUpDown from '../../seven-up-down/room.ts';
import * as sicBo from '../../sic-bo/room.ts';
import { nameOf } from '../../testing/name-of.ts';
import { openRoom, type OpenedRoom } from '../../testing/room-fixture.ts';
import { fieldPay, figuresOf, type DiceTableRules } from './fields.ts';

afterEach(() => vi.unstubAllGlobals());

const GAMES = {
  'sic-bo': { module: sicBo, fields: 52 },
  'jhandi-munda': { module: jhandiMunda, fields: 6 },
  'seven-up-down': { module: sevenUpDown, fields: 3 },
} as const;
type GameOfDice = keyof typeof GAMES;
const names = Object.keys(GAMES) as GameOfDice[];

/** Every throw of so many dice, one by one. */
const throwsOf = (count: number): number[][] =>
  count === 0
    ? [[]]
    : throwsOf(count - 1).flatMap((dice) => [1, 2, 3, 4, 5, 6].map((face) => [...dice, face]));

/** Opens a table whose next throw shows these faces. */
function open(
  name: GameOfDice,
  dice: readonly number[],
  bets: Record<string, number>,
  options: Partial<Parameters<typeof openRoom>[1]> = {},
): OpenedRoom {
  const { game } = ROOMS[name];
  const left = dice.map((face) => face - 1);
  return openRoom(GAMES[name].module, {
    room: name,
    rules: game.rules,
    limits: { ...game.limits, chipsMinor: [...game.limits.chipsMinor] },
    answer: () => game.draw({ bets }, 0, () => left.shift() ?? 0),
    ...options,
  });
}
const spots = (root: HTMLElement) => [...root.querySelectorAll<HTMLButtonElement>('.spot')];
const spot = (root: HTMLElement, label: string) =>
  spots(root).find((field) => nameOf(field).startsWith(`${label},`));
const won = (root: HTMLElement) =>
  spots(root)
    .filter((field) => field.classList.contains('is-won'))
    .map((field) => nameOf(field).split(',')[0]);
const key = (element: Element | null | undefined, name: string, shiftKey = false) =>
  element?.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true }));

describe.each(names)('the frame of %s', (name) => {
  const { game, returnOf } = ROOMS[name];
  const rules = game.rules as unknown as DiceTableRules;

  it('prints a field for every bet of the server, each with its pay', () => {
    const { root } = open(name, [], {});
    expect(spots(root)).toHaveLength(GAMES[name].fields);
    expect(Object.keys(rules.fields)).toHaveLength(GAMES[name].fields);
    const labels = spots(root).map((field) => nameOf(field));
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) expect(label).toMatch(/, [\d.]+(?::1|×)/);
  });

  it('lights what the server pays, on every throw', () => {
    // The fall of six dice does not depend on their order, and their first four reach every count of one face to four.
    const free = Math.min(rules.dice, 4);
    for (const thrown of throwsOf(free)) {
      const dice = [...thrown, ...Array.from({ length: rules.dice - free }, () => 1)];
      for (const [field, data] of Object.entries(rules.fields)) {
        const left = dice.map((face) => face - 1);
        const { payoutMinor } = game.draw({ bets: { [field]: 100 } }, 100, () => left.shift() ?? 0);
        if (fieldPay(data, dice) !== payoutMinor) expect.fail(`${field} on ${dice.join(' ')}`);
      }
    }
  });

  it('shows the return, the ups and downs and the largest win of the chips that lie there', () => {
    const fields = Object.keys(rules.fields);
    const bets = { [fields[0] ?? '']: 3_000, [fields.at(-1) ?? '']: 1_000 };
    const { share, deviation, topHundredths } = returnOf({ bets });
    const shown = figuresOf(rules, bets);
    expect(shown.returnBp).toBe(Math.floor(share * 10_000 + 1e-9));
    expect(shown.topHundredths).toBe(topHundredths);
    expect(shown.deviation).toBeCloseTo(deviation, 12);
  });

  it('opens the rules with the figures of one bet while no chip lies there', () => {
    const { openRules } = open(name, [], {});
    openRules();
    const figures = document.querySelector('.rules__figures')?.textContent ?? '';
    const top = Object.values(rules.fields)[0]?.topHundredths ?? 0;
    expect(figures).toContain(`${(top / 100).toFixed(2)}×`);
  });

  it('bets nothing before a chip lies there', () => {
    const { root, played } = open(name, [], {});
    root.querySelector<HTMLElement>('.go')?.click();
    expect(played).toEqual([]);
    expect(root.querySelectorAll('.spot .chip')).toHaveLength(0);
  });
});

describe('a throw of sic bo', () => {
  const bets = { big: 2_000, triple: 1_000, 'total-13': 1_000, 'pair-5-6': 1_000 };

  it('plays the chips, lights the bets that won, and tells how many they were', async () => {
    const { root, played, bet, tones } = open('sic-bo', [2, 5, 6], bets);
    for (const label of ['Big', 'Big', 'Any triple', 'Total 13', '5 and 6'])
      spot(root, label)?.click();
    expect(nameOf(spot(root, 'Big'))).toBe('Big, 11–17, 1:1, yours ৳20');
    const said = await bet();
    expect(played).toEqual([{ bets }]);
    expect(said).toContain('13: 3 of 4 bets won');
    expect(won(root)).toEqual(['Big', 'Total 13', '5 and 6']);
    expect(root.querySelector('.sic-bo__said')?.textContent).toBe('Big, Odd');
    expect(tones.at(-1)).toBe('win');
    expect(root.querySelector('.bar__past .tag')?.textContent).toBe('13');
    // The next chip ends the light of the last throw.
    spot(root, 'Small')?.click();
    expect(won(root)).toEqual([]);
  });

  it('tells a triple, on which small, big, odd and even lose', async () => {
    const { root, bet, tones } = open('sic-bo', [4, 4, 4], { small: 1_000 });
    spot(root, 'Small')?.click();
    expect(await bet()).toContain('12: no bet won');
    expect(root.querySelector('.sic-bo__said')?.textContent).toBe('Three of 4');
    expect(tones.at(-1)).toBe('lose');
    expect(root.querySelector('.result__win')).toBeNull();
  });

  it('never tells what pays the stake or less as a win', async () => {
    const { root, bet, tones } = open('sic-bo', [1, 2, 4], { small: 1_000, big: 1_000 });
    for (const label of ['Small', 'Big']) spot(root, label)?.click();
    expect(await bet()).toContain('7: ৳20 back');
    expect(tones.at(-1)).toBe('tick');
    expect(root.querySelector('.result__win')).toBeNull();
  });

  it('places and takes chips by the keyboard, and is one stop of it', () => {
    const { root } = open('sic-bo', [], {});
    expect(spots(root).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    const big = spot(root, 'Big');
    big?.focus();
    big?.click();
    expect(root.querySelectorAll('.spot .chip')).toHaveLength(1);
    key(big, 'Enter', true);
    expect(root.querySelectorAll('.spot .chip')).toHaveLength(0);
    key(big, 'u');
    expect(root.querySelectorAll('.spot .chip')).toHaveLength(1);
    key(big, 'x');
    expect(root.querySelectorAll('.spot .chip')).toHaveLength(0);
  });

  it('lays the dice of the last round, and keeps its bets to be placed again', () => {
    const past = {
      choice: { bets: { odd: 1_000 } },
      outcome: { dice: [6, 6, 3] },
      stakeMinor: 1_000,
    };
    const older = {
      choice: { bet: 'under' },
      outcome: { dice: [3, 4], sum: 7 },
      stakeMinor: 1_000,
    };
    const { root, played } = open('sic-bo', [], {}, { recent: [past, older] });
    expect(root.querySelector('.sic-bo__sum')?.textContent).toBe('15');
    expect(root.querySelectorAll('.bar__past .tag')).toHaveLength(1);
    expect(root.querySelectorAll('.spot .chip')).toHaveLength(0);
    key(spots(root)[0], 'r');
    expect(nameOf(spot(root, 'Odd'))).toBe('Odd, 1:1, yours ৳10');
    expect(played).toEqual([]);
  });

  it('states the worked example as it is paid', () => {
    const example = { big: 5_000, 'total-13': 1_000, 'pair-5-6': 1_000 };
    const faces = [1, 4, 5];
    const { payoutMinor } = ROOMS['sic-bo'].game.draw(
      { bets: example },
      0,
      () => faces.shift() ?? 0,
    );
    const { openRules } = open('sic-bo', [], {});
    openRules();
    const text = document.querySelector('dialog')?.textContent ?? '';
    expect(payoutMinor).toBe(25_000);
    expect(text).toContain('৳250 comes back, net +৳180');
    expect(text).toContain('Total 4 or 17');
    expect(text).toContain('84.72%');
  });
});

describe('a throw of jhandi munda', () => {
  it('counts the dice of each symbol, and pays from two on', async () => {
    const bets = { flag: 2_000, heart: 1_000 };
    const { root, bet } = open('jhandi-munda', [1, 3, 1, 2, 1, 6], bets);
    for (const label of ['Flag', 'Flag', 'Heart']) spot(root, label)?.click();
    const said = await bet();
    expect(said).toContain('Flag 3: 1 of 2 bets won');
    // The example of the rules: 8,000 for 3,000.
    expect(said).toContain('+৳50');
    expect(spot(root, 'Flag')?.textContent).toContain('on 3 dice');
    expect(spot(root, 'Spade')?.textContent).toContain('on 0 dice');
    expect(won(root)).toEqual(['Flag']);
  });

  it('flies a kite in place of the flag where the title has one', () => {
    const kites = () => document.querySelectorAll('.spot .symbol__spar').length;
    open('jhandi-munda', [], {});
    expect(kites()).toBe(0);
    vi.unstubAllGlobals();
    open('jhandi-munda', [], {}, { motif: 'kite' });
    expect(kites()).toBe(1);
  });
});

describe('a throw of seven up and down', () => {
  it.each([
    [[2, 3], 'Down', '5: 1 of 1 bets won'],
    [[3, 4], 'Seven', '7: 1 of 1 bets won'],
    [[6, 6], 'Up', '12: 1 of 1 bets won'],
    [[1, 6], 'Up', '7: no bet won'],
  ] as const)('of %j with a chip on %s: %s', async (dice, field, told) => {
    const bets = { [{ Down: 'under', Seven: 'seven', Up: 'over' }[field]]: 1_000 };
    const { root, bet } = open('seven-up-down', dice, bets);
    spots(root)
      .find(({ textContent }) => textContent?.startsWith(field))
      ?.click();
    expect(await bet()).toContain(told);
    expect(root.querySelector('.seven__scale .is-now')?.textContent).toBe(
      String(dice[0] + dice[1]),
    );
  });
});
