// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { belowOf, fractionsOf } from '../../../../src/fair/fractions.ts';
import { ROOMS, type DrawRoomName } from '../../../../src/games/rooms.ts';
import type { RoomModule } from '../rooms.ts';
import * as cascade from '../slot-cascade/room.ts';
import * as classic from '../slot-classic/room.ts';
import * as lines from '../slot-lines/room.ts';
import * as respin from '../slot-respin/room.ts';
import { openRoom } from '../testing/room-fixture.ts';

type SlotName = Extract<DrawRoomName, `slot-${string}`>;
type Drawn = ReturnType<(typeof ROOMS)['slot-lines']['game']['draw']>;

const SLOTS: readonly [SlotName, RoomModule][] = [
  ['slot-classic', classic],
  ['slot-lines', lines],
  ['slot-cascade', cascade],
  ['slot-respin', respin],
];

/** The first round of a game that is wanted, for a stake of 1,000. */
function roundOf(room: SlotName, isWanted: (drawn: Drawn) => boolean): Drawn {
  for (let nonce = 1; nonce < 50_000; nonce += 1) {
    const random = belowOf(fractionsOf('slots', 'client', nonce));
    const drawn = ROOMS[room].game.draw({ way: 'spin' }, 1_000, random);
    if (isWanted(drawn)) return drawn;
  }
  throw new Error('no such round');
}

const partsOf = ({ outcome }: Drawn, field: string) => (outcome[field] as unknown[]).length;
const isPlain = (drawn: Drawn) =>
  (drawn.outcome['spins'] === undefined || partsOf(drawn, 'spins') === 1) &&
  (drawn.outcome['turns'] === undefined || partsOf(drawn, 'turns') === 0);
const open = (room: SlotName, module: RoomModule, answer: () => Drawn) =>
  openRoom(module, {
    room,
    rules: ROOMS[room].game.rules,
    theme: { motif: 'koi', palette: 'sea' },
    answer,
  });

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:symbol' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(SLOTS)('the slot %s on the screen', (room, module) => {
  it('FAIR-14 sends the only way to play, and tells a win with its net amount', async () => {
    const drawn = roundOf(room, (one) => isPlain(one) && one.payoutMinor > 1_000);
    const { root, played, tones, bet } = open(room, module, () => drawn);
    const said = await bet();
    expect(played).toEqual([{ way: 'spin' }]);
    expect(said).toContain(`+৳${(drawn.payoutMinor - 1_000) / 100}`);
    expect(tones.at(-1)).toBe('win');
    if (room !== 'slot-cascade') expect(root.querySelector('.board--won')).not.toBeNull();
    expect(root.querySelector('.slot__plate')?.textContent).toMatch(/×.*৳\d/);
  });

  it('FAIR-14 tells what pays the stake or less plainly, and dims nothing for it', async () => {
    const drawn = roundOf(
      room,
      (one) => isPlain(one) && one.payoutMinor > 0 && one.payoutMinor <= 1_000,
    );
    const { root, tones, bet } = open(room, module, () => drawn);
    const said = await bet();
    expect(said).toContain('back');
    expect(tones).not.toContain('win');
    expect(root.querySelector('.board--won')).toBeNull();
    expect(root.querySelector('.board__line')).toBeNull();
    expect(root.querySelector('.result__win')).toBeNull();
  });

  it('shows the title in its own lettering, and what pays with the most of it', () => {
    const { root } = open(room, module, () => roundOf(room, isPlain));
    expect(root.querySelector('.slot__logo')?.getAttribute('aria-label')).toBe('Game');
    expect(root.querySelector('.slot__facts')?.textContent).toMatch(/ best( line| symbol)?\d+×$/);
    expect(root.querySelector('.slot__scene')).not.toBeNull();
  });

  it('FAIR-14 says so when nothing matched', async () => {
    const drawn = roundOf(room, ({ payoutMinor }) => payoutMinor === 0);
    expect(await open(room, module, () => drawn).bet()).toContain('Nothing matched');
  });

  it('FAIR-14 shows return, largest win and a worked example in its rules', () => {
    const { openRules } = open(room, module, () => roundOf(room, isPlain));
    openRules();
    const { returnBp } = ROOMS[room].game.rules;
    const text = document.querySelector('dialog')?.textContent ?? '';
    expect(text).toContain(`${(returnBp / 100).toFixed(2)}%`);
    expect(text).toMatch(/net \+৳/i);
  });
});

it('FAIR-14 of slot-lines draws the line of a win from edge to edge, and says which it is and what it pays', async () => {
  const drawn = roundOf('slot-lines', (one) => {
    const [spin] = one.outcome['spins'] as { wins: unknown[]; scatters: number }[];
    return isPlain(one) && one.payoutMinor > 1_000 && spin?.wins.length === 1;
  });
  const { root, bet } = open('slot-lines', lines, () => drawn);
  await bet();
  const said = root.querySelector('.slot__plate')?.textContent;
  expect(said).toMatch(/^Line \d+[345] \S.* [\d.]+×৳\d+/);
  expect(said).toContain(`৳${drawn.payoutMinor / 100}`);
  const path = root.querySelector('.board__line')?.getAttribute('d');
  expect(path).toMatch(/^M-1 .*L51 \d+$/);
});

describe('a feature on the screen', () => {
  it.each([
    ['slot-lines', lines, 'spins', 10],
    ['slot-respin', respin, 'turns', 0],
  ] as const)(
    'FAIR-14 of %s plays one part after another at the floor, and waits while it is paused',
    async (room, module, field, least) => {
      vi.useFakeTimers();
      const drawn = roundOf(room, (one) => partsOf(one, field) > Math.max(1, least));
      const count = partsOf(drawn, field) - (room === 'slot-lines' ? 1 : 0);
      // A prize in the first respin sets their number to three again.
      const came = ((drawn.outcome['turns'] as unknown[][] | undefined)?.[1]?.length ?? 0) > 0;
      const { root, frame } = open(room, module, () => drawn);
      const go = root.querySelector<HTMLElement>('.go');
      go?.click();
      await vi.advanceTimersByTimeAsync(100);
      const at = (index: number) => (room === 'slot-lines' ? `${index}/${count}` : `${index}`);
      expect(go?.textContent).toBe(`Pause${at(1)}`);
      await vi.advanceTimersByTimeAsync(2_300);
      expect(go?.textContent).toBe(`Pause${at(1)}`);
      await vi.advanceTimersByTimeAsync(200);
      expect(go?.textContent).toBe(`Pause${at(2)}`);
      const progress = root.querySelector('.slot__progress');
      expect(progress?.textContent).toContain('The stake was ৳10');
      expect(progress?.textContent).toMatch(
        room === 'slot-lines' ? `Spins left: ${count - 2}` : `Respins left: ${came ? 3 : 2}`,
      );
      // The number of respins depends on what comes, so it is not told before.
      expect([...root.querySelectorAll('.slot__parts i')].length).toBe(
        room === 'slot-lines' ? count : 0,
      );
      expect(root.querySelectorAll('.slot__parts .is-done').length).toBe(
        room === 'slot-lines' ? 2 : 0,
      );
      go?.click();
      expect(go?.textContent).toBe(`Continue${at(2)}`);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(go?.textContent).toBe(`Continue${at(2)}`);
      expect(frame.balanceMinor()).toBe(50_000);
      go?.click();
      await vi.advanceTimersByTimeAsync(2_500 * (count + 1));
      expect(root.querySelector('.result')?.textContent).toContain('Net');
      expect(go?.textContent).toContain('Spin');
      expect(root.querySelector('.slot__progress, .respins, .panel--feature')).toBeNull();
    },
  );
});
