// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormat } from './format.ts';
import { createStakePanel, type StakeFrame, type StakePanelOptions } from './stake-panel.ts';
import type { State } from './server.ts';
import { createWords } from './words/texts.ts';

const limits = {
  minMinor: 1_000,
  maxMinor: 500_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000],
};

function open(changes: Partial<StakePanelOptions> = {}, chosen: Record<number, number> = {}) {
  const onAction = vi.fn();
  const kept: [number, number][] = [];
  const listeners: (() => void)[] = [];
  let balanceMinor = 100_000_000;
  const frame: StakeFrame = {
    words: createWords('bn'),
    format: createFormat('BDT', 'beng'),
    state: { limits, chosen: { stakes: chosen, isSoundOn: false } } as unknown as State,
    balanceMinor: () => balanceMinor,
    onBalance: (listener) => void listeners.push(listener),
    lobby: { tell: () => undefined, onHold: () => undefined },
    keepStake: (place, minor) => void kept.push([place, minor]),
  };
  const panel = createStakePanel(frame, { onAction, ...changes });
  panel.setAction({ label: 'ঘোরান' });
  document.body.replaceChildren(panel.element);
  const input = panel.element.querySelector('input') as HTMLInputElement;
  const go = panel.element.querySelector('.go') as HTMLButtonElement;
  return {
    panel,
    onAction,
    kept,
    input,
    go,
    type(text: string) {
      input.value = text;
      input.dispatchEvent(new Event('input'));
      input.dispatchEvent(new Event('change'));
    },
    press: (name: string) =>
      (panel.element.querySelector(`[aria-label="${name}"]`) as HTMLElement).click(),
    setBalance(minor: number) {
      balanceMinor = minor;
      for (const listener of listeners) listener();
    },
    isOff: () => go.getAttribute('aria-disabled') === 'true',
  };
}

beforeEach(() => document.body.replaceChildren());
afterEach(() => vi.restoreAllMocks());

describe('a stake panel', () => {
  it('VENDOR-06 FAIR-41 begins at the smallest stake, or at the one chosen during this visit', () => {
    expect(open().go.textContent).toBe('ঘোরান৳১০');
    expect(open({}, { 0: 7_500 }).go.textContent).toBe('ঘোরান৳৭৫');
    expect(open({ place: 1 }, { 0: 7_500 }).go.textContent).toBe('ঘোরান৳১০');
  });

  it.each([
    ['75', 7_500, '৳৭৫'],
    ['15', 1_500, '৳১৫'],
    ['৭৫', 7_500, '৳৭৫'],
    ['৳ ৫,০০০', 500_000, '৳৫,০০০'],
  ])('VENDOR-06 a typed %s is bet exactly as typed', (typed, minor, shown) => {
    const { panel, type, go, input, kept, onAction } = open();
    type(typed);
    expect(input.value).toBe(shown);
    expect(go.textContent).toBe(`ঘোরান${shown}`);
    go.click();
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(panel.stakeMinor()).toBe(minor);
    expect(kept).toEqual([[0, minor]]);
  });

  it.each([
    ['0', 'কমপক্ষে ৳১০'],
    ['9', 'কমপক্ষে ৳১০'],
    ['999,999', 'সর্বোচ্চ ৳৫,০০০'],
    ['10.50', '৳১০ বা ৳১১ লিখুন'],
    ['', 'বেটের পরিমাণ লিখুন'],
    ['abc', 'বেটের পরিমাণ লিখুন'],
  ])(
    'VENDOR-06 a typed "%s" is left as it is, and the button says why it is off',
    (typed, reason) => {
      const { type, go, input, kept, onAction, isOff } = open();
      type(typed);
      expect(input.value).toBe(typed);
      expect(input.getAttribute('aria-invalid')).toBe('true');
      const told = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      expect(told?.textContent).toBe(reason);
      expect(go.textContent).toBe(reason);
      expect(isOff()).toBe(true);
      go.click();
      expect(onAction).not.toHaveBeenCalled();
      expect(kept).toEqual([]);
      type('50');
      expect(go.textContent).toBe('ঘোরান৳৫০');
      expect(isOff()).toBe(false);
    },
  );

  it('VENDOR-06 a stake above the balance turns the button off, until the balance has grown', () => {
    const { type, go, setBalance, isOff, onAction } = open();
    type('75');
    setBalance(5_000);
    expect(go.textContent).toBe('ব্যালেন্স আছে ৳৫০');
    go.click();
    expect(onAction).not.toHaveBeenCalled();
    setBalance(7_500);
    expect(isOff()).toBe(false);
    expect(go.textContent).toBe('ঘোরান৳৭৫');
  });

  it('VENDOR-06 half, double and the steps stay within the limits', () => {
    const { press, go } = open();
    press('বেট অর্ধেক করুন');
    expect(go.textContent).toBe('ঘোরান৳১০');
    press('২×: বেট দ্বিগুণ করুন');
    expect(go.textContent).toBe('ঘোরান৳২০');
    press('বেট বাড়ান');
    expect(go.textContent).toBe('ঘোরান৳৫০');
    press('বেট কমান');
    press('বেট কমান');
    press('বেট কমান');
    expect(go.textContent).toBe('ঘোরান৳১০');
  });

  it('VENDOR-06 the arrow keys step in the field', () => {
    const { input, go } = open();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown'])
      input.dispatchEvent(new KeyboardEvent('keydown', { key }));
    expect(go.textContent).toBe('ঘোরান৳২০');
  });

  it('VENDOR-06 a button that does not bet needs no stake', () => {
    const { panel, type, go, onAction, isOff } = open();
    type('');
    panel.setAction({ label: 'ক্যাশ আউট', figure: '৳৯৯' });
    expect(isOff()).toBe(false);
    expect(go.textContent).toBe('ক্যাশ আউট৳৯৯');
    go.click();
    expect(onAction).toHaveBeenCalledTimes(1);
  });

  it('VENDOR-06 a busy button ignores presses and keeps its text', () => {
    const { panel, go, onAction, isOff } = open();
    panel.setBusy(true);
    go.click();
    expect(isOff()).toBe(true);
    expect(go.textContent).toBe('ঘোরান৳১০');
    expect(onAction).not.toHaveBeenCalled();
  });
});
