// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrame } from '../frame.ts';
import { createFormat } from '../format.ts';
import type { Flight, FlightNews, OthersBet, PlayAnswer, Round, Server, State } from '../server.ts';
import { createWords } from '../words/texts.ts';
import { startCrash } from './crash-view.ts';

const limits = { minMinor: 1_000, maxMinor: 500_000, stepMinor: 100, chipsMinor: [1_000] };
const words = createWords('en');

function roundOf(changes: Partial<Round> = {}): Round {
  const choice = { panel: 0, autoHundredths: null };
  const round = { roundId: 'r-1', playId: 'p-1', status: 'open', stakeMinor: 1_000, choice };
  return { ...round, payoutMinor: 0, ...changes } as Round;
}

function flightOf(rounds: Round[], changes: Partial<Flight> = {}): Flight {
  const takeoffAt = new Date(Date.now() + 3_000).toISOString();
  const flight = { flightId: 'f-1', takeoffAt, hasEnded: false, isInterrupted: false };
  return { ...flight, rounds, ...changes };
}

/** A crash game on the page, with a server whose answers the test gives. */
function open(state: Partial<State> = {}) {
  const told: string[] = [];
  const played: PlayAnswer[] = [];
  let news: (flight: Flight, others: OthersBet[]) => void = () => undefined;
  const server = {
    play: vi.fn(() => Promise.resolve(played.shift())),
    cashOut: vi.fn(),
    balance: vi.fn(() => Promise.resolve({ balanceMinor: 77_700 })),
    watchFlight: () =>
      new Promise<FlightNews>((resolve) => {
        news = (flight, others) => resolve({ flight, others, serverNow: new Date().toISOString() });
      }),
  };
  const sound = { play: vi.fn(), toggle: () => true, isOn: () => false };
  const frame = createFrame(
    {
      state: {
        limits,
        chosen: { stakes: {}, isSoundOn: false },
        balanceMinor: 50_000,
        isFreePlay: false,
        rules: { topHundredths: 100_000 },
        serverNow: new Date().toISOString(),
        lastEnds: [500, 110],
        ...state,
      } as unknown as State,
      words,
      format: createFormat('BDT', 'latn'),
      server: server as unknown as Server,
      sound,
      lobby: { tell: (message) => void told.push(message.type) },
    },
    { root: document.body, onRules: () => undefined, onFairness: () => undefined },
  );
  startCrash(frame);
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.go')];
  return {
    server,
    played,
    told,
    buttons,
    labels: () => buttons.map((button) => button.textContent),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    tell: async (flight: Flight, others: OthersBet[] = []) => {
      news(flight, others);
      await vi.advanceTimersByTimeAsync(20);
    },
    line: () => document.querySelector('.flight__line')?.textContent,
    figure: () => document.querySelector('.flight__figure')?.textContent,
    status: () => document.querySelector('.result [role=status]')?.textContent,
    note: () => document.querySelector('.note')?.textContent,
    past: () => [...document.querySelectorAll('.bar__past .tag')].map((tag) => tag.textContent),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date', 'requestAnimationFrame', 'performance'] });
  document.body.replaceChildren();
});
afterEach(() => vi.useRealTimers());

describe('the crash game', () => {
  it('VENDOR-06 a bet joins, grows in the air, is cashed out and pays', async () => {
    const game = open();
    expect(game.past()).toEqual(['5.00×', '1.10×']);
    await game.pass(20);
    expect(game.line()).toBe(words('crash.wait'));
    const boarded = flightOf([roundOf()]);
    game.played.push({ round: roundOf(), flight: boarded, balanceMinor: 49_000 });
    game.buttons[0]?.click();
    await game.pass(20);
    expect(game.server.play).toHaveBeenCalledWith(1_000, { panel: 0, autoHundredths: null });
    expect(game.labels()).toEqual([`${words('crash.boarding')}৳10`, `${words('crash.bet')}৳10`]);
    expect(game.line()).toBe(words('crash.takeoff', { seconds: '3' }));

    await game.pass(8_000);
    expect(game.labels()[0]).toBe(`${words('crash.cashOut')}৳20`);
    expect(game.figure()).toBe('2.00×');
    const paid = roundOf({ status: 'settling', payoutMinor: 2_000 });
    paid.outcome = { cashedAtHundredths: 200 };
    game.server.cashOut.mockResolvedValue({ round: paid, balanceMinor: 51_000 });
    game.buttons[0]?.click();
    await game.pass(20);
    expect(game.server.cashOut).toHaveBeenCalledWith('r-1');
    expect(game.status()).toBe('2.00× · +৳20');
    await game.pass(900);
    expect(game.server.balance).toHaveBeenCalledOnce();
  });

  it('VENDOR-06 the end is shown, then a bet that was asked for during the flight joins the next one', async () => {
    const game = open();
    const boarded = flightOf([roundOf()], { takeoffAt: new Date().toISOString() });
    game.played.push({ round: roundOf(), flight: boarded });
    game.buttons[0]?.click();
    await game.pass(1_000);
    game.buttons[1]?.click();
    await game.pass(20);
    expect(game.labels()[1]).toBe(`${words('crash.next')}৳10`);
    expect(game.server.play).toHaveBeenCalledOnce();

    const lost = roundOf({ status: 'settled' });
    const ended = { ...boarded, hasEnded: true, crashHundredths: 150, rounds: [lost] };
    const second = roundOf({ roundId: 'r-2', choice: { panel: 1 } });
    game.played.push({ round: second, flight: flightOf([second], { flightId: 'f-2' }) });
    await game.tell(ended);
    expect(game.line()).toBe(words('crash.gone'));
    expect(game.figure()).toBe('1.50×');
    expect(game.past()[0]).toBe('1.50×');
    expect(game.status()).toBe(words('result.lost'));
    expect(game.server.play).toHaveBeenCalledOnce();
    await game.pass(1_300);
    expect(game.told.slice(-2)).toEqual(['round-closed', 'round-open']);
    expect(game.server.play).toHaveBeenLastCalledWith(1_000, { panel: 1, autoHundredths: null });
    expect(game.labels()[1]).toBe(`${words('crash.boarding')}৳10`);
    expect(game.line()).toBe(words('crash.takeoff', { seconds: '2' }));
  });

  it("VENDOR-06 other players' flights are listed, follow the news of an own flight, and are absent without any", async () => {
    const list = () => document.querySelector<HTMLDetailsElement>('.others');
    const rows = () =>
      [...document.querySelectorAll('.others tbody tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent),
      );
    open();
    expect([list()?.hidden, rows()]).toEqual([true, []]);
    document.body.replaceChildren();
    const flying = { name: 'ra***8', stakeMinor: 2_000, state: 'flying', payoutMinor: 0 } as const;
    const cashed = { ...flying, state: 'cashed', hundredths: 182, payoutMinor: 3_640 } as const;
    const lost = { ...flying, name: 'to***9', state: 'lost', hundredths: 100 } as const;
    const boarded = flightOf([roundOf()]);
    const game = open({ flight: boarded, others: [flying, lost] });
    expect(list()?.hidden).toBe(false);
    expect(rows()).toEqual([
      ['ra***8', '৳20', words('crash.flying'), ''],
      ['to***9', '৳20', '1.00×', words('crash.gone')],
    ]);
    await game.tell(boarded, [cashed, lost]);
    expect(rows()[0]).toEqual(['ra***8', '৳20', '1.82×', '৳36.40']);
  });

  it('VENDOR-06 a flight with an unknown end is reported, and the balance is asked for', async () => {
    const boarded = flightOf([roundOf()], { takeoffAt: new Date().toISOString() });
    const game = open({ flight: boarded });
    await game.pass(500);
    await game.tell({ ...boarded, hasEnded: true, isInterrupted: true, rounds: [] });
    expect(game.note()).toBe(words('crash.interrupted'));
    expect(game.server.balance).toHaveBeenCalledOnce();
    await game.pass(20);
    expect(game.line()).toBe(words('crash.wait'));
    expect(game.labels()).toEqual([`${words('crash.bet')}৳10`, `${words('crash.bet')}৳10`]);
  });
});
