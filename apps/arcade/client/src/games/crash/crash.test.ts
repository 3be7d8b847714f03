// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { multiplierAt as serverMultiplierAt } from '../../../../src/games/crash/rules.ts';
import { createFormat } from '../../format.ts';
import { createFrame } from '../../frame.ts';
import { createRules } from '../../rules.ts';
import type { Round, Server, State } from '../../server.ts';
import { createWords } from '../../words/texts.ts';
import { createFlightClock, multiplierAt } from './clock.ts';
import type { OwnBet } from './news.ts';
import { startRoom } from './room.ts';

const rules = {
  returnBp: 9_900,
  topHundredths: 100_000,
  lowestHundredths: 101,
  boardingMs: 8_000,
  restMs: 3_000,
};
const limits = { minMinor: 1_000, maxMinor: 500_000, stepMinor: 100, chipsMinor: [1_000] };
const VALUE = 'ab'.repeat(32);

function ownBet(changes: Partial<OwnBet> = {}): OwnBet {
  const choice = { panel: 0, autoHundredths: null };
  const round = {
    roundId: 'r-1',
    playId: 'p-1',
    status: 'open' as const,
    stakeMinor: 1_000,
    choice,
  };
  return { ...round, payoutMinor: 0, betNo: 1, ...changes };
}

/** The game on a page, with a server that says what the test says. */
function open(state: Partial<State> = {}) {
  const told: string[] = [];
  let say: (name: string, data: unknown) => void = () => undefined;
  const played: Round[] = [];
  const server = {
    play: vi.fn(async () => ({ round: played.shift() ?? ownBet(), balanceMinor: 49_000 })),
    cashOut: vi.fn(),
    takeBack: vi.fn(async () => ({ round: ownBet({ status: 'void' }), balanceMinor: 50_000 })),
    balance: vi.fn(async () => ({ balanceMinor: 77_700 })),
    keep: vi.fn(async () => undefined),
    flightProof: vi.fn(async () => ({ ends: [], chains: [] })),
    async listen(_path: string, onEvent: typeof say) {
      say = onEvent;
    },
  };
  const tones: string[] = [];
  const frame = createFrame(
    {
      state: {
        room: 'crash',
        language: 'en',
        recent: [],
        palette: 'space',
        motif: 'rocket',
        limits,
        rules,
        chosen: { stakes: {}, isSoundOn: false },
        balanceMinor: 50_000,
        isFreePlay: false,
        ...state,
      } as unknown as State,
      words: createWords('en'),
      format: createFormat('BDT', 'latn'),
      server: server as unknown as Server,
      sound: { play: (tone) => void tones.push(tone), toggle: () => true, isOn: () => false },
      lobby: { tell: (message) => void told.push(message.type), onHold: () => undefined },
    },
    {
      root: document.body,
      onRules: () => undefined,
      onFairness: () => undefined,
      onStats: () => undefined,
    },
  );
  const gameRules = startRoom(frame);
  const openRules = createRules(frame, gameRules);
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.go')];
  return {
    server,
    frame,
    told,
    tones,
    played,
    buttons,
    openRules,
    gameRules,
    text,
    labels: () => buttons.map((button) => button.textContent),
    rows: () =>
      [...document.querySelectorAll('.others tbody tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent),
      ),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    async hear(name: string, data: Record<string, unknown>) {
      say(name, { flightNo: 1, ...data });
      await vi.advanceTimersByTimeAsync(20);
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('min-height') }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date', 'requestAnimationFrame', 'performance'] });
  document.body.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the clock of a flight', () => {
  it('FAIR-33 shows no time beyond the last word of the server, and stands still without one', () => {
    let now = 1_000;
    const clock = createFlightClock(() => now);
    clock.hear(1, -2_000);
    expect(clock.untilTakeoffMs()).toBe(2_000);
    now += 2_500;
    expect(clock.untilTakeoffMs()).toBe(0);
    expect(clock.shownMs()).toBeLessThanOrEqual(0);
    for (let elapsed = 600; elapsed < 4_000; elapsed += 200) {
      now += 200;
      // A word of the server is late by its way here: up to 150 ms.
      clock.hear(1, elapsed - (elapsed % 150));
      expect(clock.shownMs()).toBeLessThanOrEqual(elapsed - (elapsed % 150));
    }
    const shown = clock.shownMs();
    expect(shown).toBeGreaterThan(3_000);
    now += 60_000;
    expect(clock.shownMs()).toBeLessThanOrEqual(3_900);
    clock.hear(2, -8_000);
    expect(clock.shownMs()).toBe(0);
  });

  it('has the curve of the server', () => {
    for (let time = 0; time < 50_000; time += 777)
      expect(Math.min(100_000, multiplierAt(time))).toBe(serverMultiplierAt(time));
  });
});

describe('crash in the frame', () => {
  it('FAIR-11 a bet joins, can be taken back, grows in the air, is cashed out by hand and pays', async () => {
    const game = open();
    expect(game.text('.ring')).toContain('first flight');
    await game.hear('flight', { elapsedMs: -6_000, isOver: false });
    expect(game.text('.ring')).toContain('seconds to takeoff');
    expect(game.labels()).toEqual(['Bet৳10', 'Bet৳10']);
    game.buttons[0]?.click();
    await game.pass(20);
    expect(game.server.play).toHaveBeenCalledWith(1_000, { panel: 0, autoHundredths: null });
    await game.hear('own', { rounds: [ownBet()] });
    expect(game.labels()[0]).toBe('Bet placed ৳10Take back');
    await game.pass(400);
    game.buttons[0]?.click();
    await game.pass(20);
    expect(game.server.takeBack).toHaveBeenCalledWith('r-1');
    await game.hear('own', { rounds: [] });
    expect(game.labels()[0]).toBe('Bet৳10');
    await game.hear('own', { rounds: [ownBet({ roundId: 'r-2' })] });
    expect(game.told.at(-1)).toBe('round-open');

    for (let elapsedMs = 0; elapsedMs <= 5_400; elapsedMs += 200) {
      await game.pass(180);
      await game.hear('tick', { elapsedMs });
    }
    const figure = Number.parseFloat(game.text('.flight__figure'));
    expect(figure).toBeGreaterThan(1.9);
    expect(figure).toBeLessThanOrEqual(multiplierAt(5_400) / 100);
    expect(game.labels()[0]).toMatch(/^Cash out৳(19|20)/);
    const outcome = { cashedAtHundredths: 211, flightNo: 1 };
    const paid = ownBet({ roundId: 'r-2', status: 'settling', payoutMinor: 2_110, outcome });
    game.server.cashOut.mockResolvedValue({ round: paid, balanceMinor: 51_110 });
    game.buttons[0]?.click();
    await game.pass(20);
    expect(game.server.cashOut).toHaveBeenCalledWith('r-2');
    expect(game.text('.result')).toContain('Bet 1 cashed out at 2.11×');
    expect(game.text('.result__net')).toContain('+৳11.10');
    expect(game.tones).toContain('win');
    await game.hear('own', { rounds: [paid] });
    expect(game.tones.filter((tone) => tone === 'win')).toHaveLength(1);
  });

  it('two taps before the next picture place one bet', async () => {
    const { server, buttons, hear } = open();
    await hear('flight', { elapsedMs: -6_000, isOver: false });
    buttons[0]?.click();
    buttons[0]?.click();
    expect(server.play).toHaveBeenCalledTimes(1);
    buttons[1]?.click();
    expect(server.play, 'the other place is free').toHaveBeenCalledTimes(2);
  });

  it('a tap while the answer to a bet is waited for places no second one', async () => {
    const game = open();
    game.server.play.mockReturnValue(new Promise(() => undefined));
    await game.hear('flight', { elapsedMs: -6_000, isOver: false });
    game.buttons[0]?.click();
    await game.pass(1_000);
    game.buttons[0]?.click();
    await game.pass(20);
    expect(game.server.play).toHaveBeenCalledOnce();
  });

  it('the second of two quick taps takes no bet back, and bets nothing after a cash-out', async () => {
    const game = open();
    await game.hear('flight', { elapsedMs: -6_000, isOver: false });
    game.buttons[0]?.click();
    await game.pass(250);
    expect(game.labels()[0]).toBe('Bet placed ৳10Take back');
    game.buttons[0]?.click();
    await game.pass(20);
    expect(game.server.takeBack).not.toHaveBeenCalled();
    await game.hear('tick', { elapsedMs: 3_000 });
    await game.pass(400);
    const outcome = { cashedAtHundredths: 150, flightNo: 1 };
    const paid = ownBet({ status: 'settling', payoutMinor: 1_500, outcome });
    game.server.cashOut.mockResolvedValue({ round: paid, balanceMinor: 50_500 });
    game.buttons[0]?.click();
    await game.pass(250);
    game.buttons[0]?.click();
    await game.pass(20);
    expect(game.server.cashOut).toHaveBeenCalledTimes(1);
    expect(game.labels()[0]).toBe('Next round৳10');
  });

  it('FAIR-11 the end is shown, and a bet that was asked for in the air joins the next flight', async () => {
    const game = open();
    await game.hear('flight', { elapsedMs: 1_000, isOver: false });
    expect(game.labels()).toEqual(['Next round৳10', 'Next round৳10']);
    game.buttons[1]?.click();
    await game.pass(20);
    expect(game.labels()[1]).toBe('Next round ৳10Take back');
    expect(game.server.play).not.toHaveBeenCalled();
    const end = { endHundredths: 150, chainId: 1, valueNo: 1, value: VALUE };
    await game.hear('flight', { elapsedMs: 2_925, isOver: true, ...end });
    expect(game.text('.flight__figure')).toBe('1.50×');
    expect(game.text('.flight__line')).toBe('Flown away');
    expect(game.text('.bar__past .tag')).toBe('1.50×');
    expect(game.text('.result')).toContain('Flown away at 1.50×');
    await game.pass(1_300);
    expect(game.text('.ring')).toContain('next flight');
    await game.hear('flight', { flightNo: 2, elapsedMs: -8_000, isOver: false });
    expect(game.server.play).toHaveBeenCalledWith(1_000, { panel: 1, autoHundredths: null });
  });

  it('what pays the stake or less is no win', async () => {
    const game = open();
    await game.hear('flight', { elapsedMs: 1_000, isOver: false });
    await game.hear('own', { rounds: [ownBet()] });
    const outcome = { crashHundredths: 130, flightNo: 1 };
    await game.hear('own', { rounds: [ownBet({ status: 'settling', outcome })] });
    const end = { endHundredths: 130, chainId: 1, valueNo: 1, value: VALUE };
    await game.hear('flight', { elapsedMs: 2_000, isOver: true, ...end });
    expect(game.tones).toContain('lose');
    expect(game.tones).not.toContain('win');
    expect(document.querySelector('.result__win')).toBeNull();
    expect(game.told.at(-1)).toBe('round-closed');
  });

  it('FAIR-30 sounds once at takeoff and once at the end of a flight', async () => {
    const game = open();
    await game.hear('flight', { elapsedMs: -6_000, isOver: false });
    expect(game.tones).toEqual([]);
    await game.pass(5_900);
    await game.hear('tick', { elapsedMs: 200 });
    expect(game.tones.filter((tone) => tone === 'start')).toHaveLength(1);
    expect(game.tones).not.toContain('stop');
    const end = { endHundredths: 130, chainId: 1, valueNo: 1, value: VALUE };
    await game.hear('flight', { elapsedMs: 2_000, isOver: true, ...end });
    expect(game.tones.filter((tone) => tone === 'stop')).toHaveLength(1);
  });

  it('FAIR-30 counts a bet that was cashed out and one that was lost, each once', async () => {
    const game = open();
    await game.hear('flight', { elapsedMs: 1_000, isOver: false });
    const second = { roundId: 'r-2', choice: { panel: 1, autoHundredths: null } };
    await game.hear('own', { rounds: [ownBet(), ownBet(second)] });
    const outcome = { cashedAtHundredths: 120, flightNo: 1 };
    const paid = ownBet({ status: 'settling', payoutMinor: 1_200, outcome });
    await game.hear('own', { rounds: [paid, ownBet(second)] });
    expect(game.frame.visit.totals()).toMatchObject({ rounds: 1, payoutMinor: 1_200 });
    const lost = { ...second, status: 'settling' as const, outcome: { crashHundredths: 130 } };
    await game.hear('own', { rounds: [paid, ownBet(lost)] });
    const end = { endHundredths: 130, chainId: 1, valueNo: 1, value: VALUE };
    await game.hear('flight', { elapsedMs: 2_000, isOver: true, ...end });
    expect(game.frame.visit.totals()).toMatchObject({
      rounds: 2,
      stakedMinor: 2_000,
      payoutMinor: 1_200,
    });
  });

  it('FAIR-11 lists own bets first, then those of others by stake, with count and sum', async () => {
    const game = open();
    await game.hear('flight', { elapsedMs: 1_000, isOver: false });
    await game.hear('own', { rounds: [ownBet({ betNo: 3 })] });
    const bet = { state: 'flying', payoutMinor: 0 };
    const rows = [
      { ...bet, betNo: 1, name: 'ra***8', stakeMinor: 2_000 },
      { ...bet, betNo: 2, name: 'mi***r', stakeMinor: 9_000 },
      { ...bet, betNo: 3, name: 'yo***u', stakeMinor: 1_000 },
    ];
    await game.hear('bets', { count: 3, sumMinor: 12_000, rows });
    expect(game.text('.others__sum')).toBe('3 bets, ৳120');
    expect(game.rows().map(([name]) => name)).toEqual(['You', 'mi***r', 'ra***8']);
    const cashed = { ...rows[0], state: 'cashed', hundredths: 182, payoutMinor: 3_640 };
    await game.hear('bets', { count: 3, sumMinor: 12_000, rows: [cashed] });
    expect(game.rows()[2]).toEqual(['ra***8', '৳20', '1.82×', '৳36.40']);
  });

  it('FAIR-11 shows the last 50 ends and the own bets of before', async () => {
    const recent = [ownBet({ status: 'settled', outcome: { crashHundredths: 120, flightNo: 7 } })];
    const game = open({ recent });
    const ends = Array.from({ length: 50 }, (_unused, index) => ({
      flightNo: 60 - index,
      endHundredths: 100 + index,
      chainId: 1,
      valueNo: 60 - index,
      value: VALUE,
    }));
    await game.hear('ends', { ends });
    const tabs = [...document.querySelectorAll<HTMLButtonElement>('.others__tab')];
    tabs[2]?.click();
    expect(game.rows()).toHaveLength(50);
    expect(game.rows()[0]).toEqual(['Flight 60', '1.00×', 'abababab…']);
    tabs[1]?.click();
    expect(game.rows()).toEqual([['Flight 7', '৳10', 'ended 1.20×', '']]);
  });

  it('an automatic cash-out out of range turns the bet off and says the range', async () => {
    const game = open();
    await game.hear('flight', { elapsedMs: -6_000, isOver: false });
    const [box] = document.querySelectorAll<HTMLInputElement>('.auto [type=checkbox]');
    const [value] = document.querySelectorAll<HTMLInputElement>('.auto__value');
    box?.click();
    if (value !== undefined) value.value = '1.00';
    value?.dispatchEvent(new Event('input'));
    await game.pass(40);
    expect(game.labels()[0]).toContain('1.01× to 1,000.00×');
    if (value !== undefined) value.value = '3.5';
    value?.dispatchEvent(new Event('input'));
    await game.pass(40);
    game.buttons[0]?.click();
    await game.pass(20);
    expect(game.server.play).toHaveBeenCalledWith(1_000, { panel: 0, autoHundredths: 350 });
  });

  it('FAIR-42 rules have worked examples with amounts, and fairness opens the chain', async () => {
    const game = open();
    game.openRules();
    const text = document.querySelector('dialog')?.textContent ?? '';
    for (const part of ['99.00%', '1,000.00×', '৳247', '+৳147', '49.50%'])
      expect(text).toContain(part);
    expect(text).toContain('chain of hashes');
    game.gameRules.fairness?.();
    await game.pass(20);
    expect(game.server.flightProof).toHaveBeenCalledOnce();
    expect(document.querySelector('.proof')?.textContent).toContain('SHA-256');
  });
});
