// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { belowOf, fractionsOf } from '../../../src/fair/fractions.ts';
import { ROOMS } from '../../../src/games/rooms.ts';
import { CLIENT_ROOMS } from '../games/rooms.ts';
import { ROUND_FLOOR_MS } from '../games/pace.ts';
import { openRoom, type OpenedRoom, type RoomOptions } from '../games/testing/room-fixture.ts';
import type { Round } from '../games/round.ts';
import * as limbo from '../games/limbo/room.ts';
import * as seven from '../games/seven-up-down/room.ts';
import * as lines from '../games/slot-lines/room.ts';
import * as respin from '../games/slot-respin/room.ts';
import { createAutoplay } from './control.ts';

const LOST = { outcome: { result: 100 }, payoutMinor: 0 };
let isHidden = false;
beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:symbol' }));
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'],
  });
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  isHidden = false;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isHidden ? 'hidden' : 'visible',
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openLimbo = (more: Partial<RoomOptions> = {}) =>
  openRoom(limbo, {
    room: 'limbo',
    rules: ROOMS.limbo.game.rules,
    mayAutoplay: true,
    answer: () => LOST,
    ...more,
  });
/** A round of a slot that has a feature and wins, for a stake of 1,000. */
function featureOf(room: 'slot-lines' | 'slot-respin', field: string, least: number) {
  for (let nonce = 1; nonce < 50_000; nonce += 1) {
    const random = belowOf(fractionsOf('slots', 'client', nonce));
    const drawn = ROOMS[room].game.draw({ way: 'spin' }, 1_000, random);
    const parts = drawn.outcome[field] as unknown[];
    if (parts.length > least && drawn.payoutMinor > 1_000) return drawn;
  }
  throw new Error('no such round');
}
const FEATURES = [
  ['slot-lines', lines, featureOf('slot-lines', 'spins', 1)],
  ['slot-respin', respin, featureOf('slot-respin', 'turns', 1)],
] as const;
const openSlot = (...[room, module, drawn]: (typeof FEATURES)[number]) =>
  openRoom(module, {
    room,
    rules: ROOMS[room].game.rules,
    mayAutoplay: true,
    theme: { motif: 'koi', palette: 'sea' },
    answer: () => drawn,
  });
const controlOf = (root: HTMLElement) => root.querySelector<HTMLButtonElement>('.autoplay');
const noteOf = ({ root }: OpenedRoom) => root.querySelector('.autoplay__note')?.textContent ?? '';
const sheet = () => document.querySelector<HTMLElement>('.autosheet');
const starter = () => sheet()?.querySelector<HTMLButtonElement>('.autosheet__acts .go:last-child');
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Long enough for a round and the moment after it. */
const ROUND = ROUND_FLOOR_MS + 20;

/** Opens the sheet and starts a run as it stands, or as `fill` leaves it. */
async function startRun(opened: OpenedRoom, fill: (own: HTMLElement) => void = () => undefined) {
  controlOf(opened.root)?.click();
  const own = sheet();
  if (own === null) throw new Error('no sheet');
  fill(own);
  starter()?.click();
  await pass(1);
}
const typeInto = (own: HTMLElement, index: number, text: string) => {
  const input = [...own.querySelectorAll<HTMLInputElement>('input.num')][index];
  if (input === undefined) throw new Error('no field');
  input.value = text;
  input.dispatchEvent(new Event('input'));
};
const turn = (own: HTMLElement, index: number, isOn: boolean) => {
  const box = [...own.querySelectorAll<HTMLInputElement>('[type=checkbox]')][index];
  if (box === undefined) throw new Error('no switch');
  box.checked = isOn;
  box.dispatchEvent(new Event('change'));
};

describe('autoplay', () => {
  it('FAIR-40 is not there where the site has it off, nor in rooms of several steps', async () => {
    expect(controlOf(openLimbo({ mayAutoplay: false }).root)).toBeNull();
    for (const room of ['mines', 'tower', 'coin'] as const) {
      const module = await CLIENT_ROOMS[room]?.();
      if (module === undefined) throw new Error(room);
      const { root } = openRoom(module, {
        room,
        rules: ROOMS[room].game.rules,
        mayAutoplay: true,
        underWay: [],
      });
      expect(controlOf(root), room).toBeNull();
    }
  });

  it('FAIR-40 never starts by itself, and opening its sheet bets nothing', async () => {
    const opened = openLimbo();
    await pass(60_000);
    controlOf(opened.root)?.click();
    await pass(60_000);
    expect(opened.played).toEqual([]);
    expect(starter()?.textContent).toContain('10 rounds, ৳10 each');
  });

  it('FAIR-40 plays as many rounds as were chosen, none sooner than 2.5 s after the one before', async () => {
    const opened = openLimbo();
    await startRun(opened, (own) => typeInto(own, 0, '3'));
    expect(opened.played).toHaveLength(1);
    await pass(ROUND_FLOOR_MS - 50);
    expect(opened.played).toHaveLength(1);
    expect(controlOf(opened.root)?.textContent).toBe('3');
    await pass(70);
    expect(opened.played).toHaveLength(2);
    await pass(5 * ROUND);
    expect(opened.played).toHaveLength(3);
    expect(noteOf(opened)).toBe('Autoplay is over: all rounds were played. Net −৳30.');
  });

  it('FAIR-40 keeps within the loss that is filled in, and says what it can cost', async () => {
    const opened = openLimbo();
    await startRun(opened, (own) => {
      typeInto(own, 1, '25');
      expect(own.textContent).toContain('10 rounds stake ৳100, but the loss stays within ৳25.');
    });
    await pass(9 * ROUND);
    expect(opened.played).toHaveLength(2);
    expect(noteOf(opened)).toContain('could pass your loss limit. Net −৳20');
  });

  it('FAIR-40 stops by a win', async () => {
    const opened = openLimbo({ answer: () => ({ outcome: { result: 500 }, payoutMinor: 3_000 }) });
    await startRun(opened, (own) => {
      turn(own, 2, true);
      typeInto(own, 3, '20');
    });
    await pass(5 * ROUND);
    expect(opened.played).toHaveLength(1);
    expect(noteOf(opened)).toContain('one round won what you set. Net +৳20');
  });

  it('FAIR-40 a refused bet ends it, whether by a limit or by the site', async () => {
    const opened = openLimbo();
    opened.frame.server.play = () =>
      Promise.reject(Object.assign(new Error('limit'), { code: 'limit_reached', params: {} }));
    await startRun(opened);
    await pass(5 * ROUND);
    expect(noteOf(opened)).toContain('the next bet was not taken');
    expect(opened.root.textContent).toContain('One of your limits is reached');
    expect(controlOf(opened.root)?.textContent).toBe('Auto');
  });

  it.each([
    ['the reality check', (opened: OpenedRoom) => opened.hold(), 'for the reality check'],
    [
      'a hidden page',
      () => {
        isHidden = true;
        document.dispatchEvent(new Event('visibilitychange'));
      },
      'the page was hidden',
    ],
    ['its own button', ({ root }: OpenedRoom) => controlOf(root)?.click(), 'You stopped autoplay'],
  ])('FAIR-40 %s ends it, and says so', async (_name, stop, said) => {
    const opened = openLimbo();
    await startRun(opened);
    await pass(200);
    stop(opened);
    expect(noteOf(opened)).toContain(said);
    expect(controlOf(opened.root)?.textContent).toBe('Auto');
    isHidden = false;
    await pass(10 * ROUND);
    expect(opened.played).toHaveLength(1);
    // The round that was under way is counted when it ends.
    expect(noteOf(opened)).toContain(`${said}`);
    expect(noteOf(opened)).toContain('Net −৳10');
  });

  it('a stake that is changed under it ends it', async () => {
    const opened = openLimbo({
      limits: { minMinor: 1_000, maxMinor: 10_000, stepMinor: 1_000, chipsMinor: [1_000, 5_000] },
    });
    await startRun(opened);
    await pass(200);
    [...opened.root.querySelectorAll<HTMLElement>('.chips button')][1]?.click();
    await pass(5 * ROUND);
    expect(opened.stakes).toEqual([1_000]);
    expect(noteOf(opened)).toContain('the stake was changed');
  });

  it('takes no bounds that cannot be read or are below a stake', () => {
    const opened = openLimbo();
    controlOf(opened.root)?.click();
    const own = sheet();
    if (own === null) throw new Error('no sheet');
    typeInto(own, 1, '5');
    expect(starter()?.textContent).toBe('The loss limit is below one stake');
    typeInto(own, 1, 'x');
    expect(starter()?.textContent).toBe('Type an amount');
    turn(own, 0, false);
    expect(own.textContent).toContain('You can lose all of it');
    typeInto(own, 0, '501');
    expect(starter()?.getAttribute('aria-disabled')).toBe('true');
    starter()?.click();
    expect(opened.played).toEqual([]);
  });

  it('FAIR-40 offers the stop at a feature in a slot that has one, and in no other room', () => {
    const slot = openRoom(lines, {
      room: 'slot-lines',
      rules: ROOMS['slot-lines'].game.rules,
      mayAutoplay: true,
      theme: { motif: 'beast:tiger', palette: 'tiger' },
    });
    controlOf(slot.root)?.click();
    expect(sheet()?.querySelectorAll('[type=checkbox]')).toHaveLength(4);
    sheet()?.remove();
    controlOf(openLimbo().root)?.click();
    expect(sheet()?.querySelectorAll('[type=checkbox]')).toHaveLength(3);
  });

  it.each(FEATURES)(
    'FAIR-40 goes on after a feature of %s by itself, and not before the feature is over',
    async (room, module, drawn) => {
      const opened = openSlot(room, module, drawn);
      await startRun(opened, (own) => {
        typeInto(own, 0, '2');
        turn(own, 3, false);
      });
      const go = opened.root.querySelector<HTMLElement>('.go');
      const labels = new Set<string>();
      for (let passed = 0; opened.played.length < 2 && passed < 300_000; passed += 500) {
        labels.add(go?.textContent?.replace(/[1-9].*/, '') ?? '');
        expect(noteOf(opened)).toBe('');
        await pass(500);
      }
      expect([...labels]).toEqual(['Pause']);
      expect(opened.played).toHaveLength(2);
      await pass(300_000);
      expect(opened.played).toHaveLength(2);
      expect(noteOf(opened)).toContain('all rounds were played');
    },
  );

  it('FAIR-40 begins no round while the one before is not over, however the bar stands', async () => {
    const { frame } = openLimbo();
    const onPlay = vi.fn();
    const options = { stakeMinor: () => 1_000, isReady: () => true, onPlay };
    const autoplay = createAutoplay(frame, options);
    autoplay?.button.click();
    starter()?.click();
    for (const isBusy of [true, false, true, false]) autoplay?.setBusy(isBusy);
    await pass(ROUND);
    expect(onPlay).toHaveBeenCalledTimes(1);
    autoplay?.setBusy(true);
    autoplay?.roundIsOver({ stakeMinor: 1_000, payoutMinor: 0 } as Round);
    autoplay?.setBusy(false);
    await pass(1);
    expect(onPlay).toHaveBeenCalledTimes(2);
  });

  it('FAIR-40 counts a feature during which it was stopped, and stops after one where that was chosen', async () => {
    const [room, module, drawn] = FEATURES[1];
    const net = (drawn.payoutMinor - 1_000) / 100;
    const pressed = openSlot(room, module, drawn);
    await startRun(pressed);
    await pass(1_000);
    controlOf(pressed.root)?.click();
    expect(noteOf(pressed)).toContain('You stopped autoplay');
    await pass(300_000);
    expect(pressed.played).toHaveLength(1);
    expect(noteOf(pressed)).toContain(`You stopped autoplay. Net +৳${net}`);
    const stopping = openSlot(room, module, drawn);
    await startRun(stopping, (own) => turn(own, 3, true));
    await pass(300_000);
    expect(stopping.played).toHaveLength(1);
    expect(noteOf(stopping)).toContain('a feature came');
  });

  it('FAIR-40 offers no run while the button of the frame does not bet', async () => {
    const opened = openSlot(...FEATURES[0]);
    const go = opened.root.querySelector<HTMLElement>('.go');
    go?.click();
    await pass(1_000);
    expect(go?.textContent).toMatch(/^Pause/);
    const control = controlOf(opened.root);
    expect(control?.disabled).toBe(true);
    control?.dispatchEvent(new Event('click'));
    expect(sheet()).toBeNull();
    await pass(300_000);
    expect(control?.disabled).toBe(false);
  });

  it('plays the chips of a table again', async () => {
    const opened = openRoom(seven, {
      room: 'seven-up-down',
      rules: ROOMS['seven-up-down'].game.rules,
      limits: { minMinor: 1_000, maxMinor: 50_000, stepMinor: 1_000, chipsMinor: [1_000] },
      mayAutoplay: true,
      answer: () => ({ outcome: { dice: [3, 3] }, payoutMinor: 0 }),
    });
    controlOf(opened.root)?.click();
    expect(sheet()).toBeNull();
    opened.root.querySelector<HTMLElement>('.dice-table__fields button')?.click();
    await startRun(opened, (own) => typeInto(own, 0, '2'));
    await pass(6 * ROUND);
    expect(opened.played).toHaveLength(2);
    expect(opened.played[1]).toEqual(opened.played[0]);
  });
});
