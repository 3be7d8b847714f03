import type { Round } from '../../server.ts';
import type { FlightEnd } from './ends.ts';
import { createFlightClock, type FlightClock } from './clock.ts';

/** A bet of anybody on the flight, under a masked name. */
export interface ListedBet {
  betNo: number;
  name: string;
  stakeMinor: number;
  state: 'flying' | 'cashed' | 'lost';
  hundredths?: number;
  payoutMinor: number;
}

/** An own bet on the flight. */
export type OwnBet = Round & { betNo: number };

/** Where the flight on the screen is. `none`: no flight has been told yet. */
export type Phase = 'none' | 'boarding' | 'air' | 'over';

/** What the server has told of the title's flights. */
export interface FlightNews {
  clock: FlightClock;
  flightNo: () => number;
  phase: () => Phase;
  /** The last ends, newest first, 50 at most. */
  ends: () => readonly FlightEnd[];
  bets: () => { count: number; sumMinor: number; rows: readonly ListedBet[] };
  own: () => readonly OwnBet[];
  /** Takes one event of the stream. */
  take: (name: string, data: unknown) => void;
}

/** Who hears what changed. */
export interface NewsListeners {
  /** A flight takes bets. */
  onBoarding: () => void;
  onTakeoff: () => void;
  /** A flight ended while it was on the screen. */
  onEnd: (end: FlightEnd) => void;
  onEnds: () => void;
  onBets: () => void;
  onOwn: () => void;
}

const MOST_ENDS = 50;

type FlightEvent = { elapsedMs: number; isOver: boolean } & Partial<FlightEnd> & {
    flightNo: number;
  };
type BetsEvent = { flightNo: number; count: number; sumMinor: number; rows: ListedBet[] };

/** Makes what is known of the flights, empty at first. */
export function createNews(listeners: NewsListeners): FlightNews {
  const clock = createFlightClock();
  let flightNo = 0;
  let isOver = true;
  let isInAir = false;
  let ends: FlightEnd[] = [];
  let rows = new Map<number, ListedBet>();
  let sums = { count: 0, sumMinor: 0 };
  let own: OwnBet[] = [];

  function begin(next: FlightEvent): void {
    flightNo = next.flightNo;
    isInAir = false;
    rows = new Map();
    sums = { count: 0, sumMinor: 0 };
    own = [];
    listeners.onBets();
    listeners.onOwn();
  }
  function passTakeoff(elapsedMs: number): void {
    if (isInAir || isOver || elapsedMs < 0) return;
    isInAir = true;
    listeners.onTakeoff();
  }
  function takeFlight(told: FlightEvent): void {
    const isNew = told.flightNo !== flightNo;
    if (isNew) begin(told);
    clock.hear(told.flightNo, told.elapsedMs);
    const wasOver = isOver;
    isOver = told.isOver;
    if (isNew && !isOver && told.elapsedMs < 0) listeners.onBoarding();
    if (!isOver) return passTakeoff(told.elapsedMs);
    const { endHundredths, chainId, valueNo, value } = told;
    const isKnown = ends[0]?.flightNo === flightNo;
    if (endHundredths === undefined || value === undefined || (wasOver && isKnown)) return;
    const end = { flightNo, endHundredths, value, chainId: chainId ?? 0, valueNo: valueNo ?? 0 };
    if (!isKnown) ends = [end, ...ends].slice(0, MOST_ENDS);
    listeners.onEnds();
    listeners.onEnd(end);
  }

  const takes: Record<string, (data: never) => void> = {
    flight: takeFlight,
    tick(told: { flightNo: number; elapsedMs: number }) {
      if (told.flightNo !== flightNo) return;
      clock.hear(flightNo, told.elapsedMs);
      passTakeoff(told.elapsedMs);
    },
    ends(told: { ends: FlightEnd[] }) {
      ends = told.ends;
      listeners.onEnds();
    },
    bets(told: BetsEvent) {
      if (told.flightNo !== flightNo) return;
      sums = { count: told.count, sumMinor: told.sumMinor };
      for (const row of told.rows) rows.set(row.betNo, row);
      listeners.onBets();
    },
    own(told: { flightNo: number; rounds: OwnBet[] }) {
      if (told.flightNo !== flightNo) return;
      own = told.rounds;
      listeners.onOwn();
    },
  };

  return {
    clock,
    flightNo: () => flightNo,
    phase() {
      if (flightNo === 0) return 'none';
      if (isOver) return 'over';
      return isInAir ? 'air' : 'boarding';
    },
    ends: () => ends,
    bets: () => ({ ...sums, rows: [...rows.values()] }),
    own: () => own,
    take: (name, data) => takes[name]?.(data as never),
  };
}
