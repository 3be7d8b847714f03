import type { Round } from '../../round.ts';
import type { Chain } from '../chain/chain.ts';

/** A draw that is over, as the server tells it. */
export interface DrawnResult {
  drawNo: number;
  drawsAt: string;
  balls: number[];
  /** Missing for a draw of before draws came from a chain. */
  chainId?: number;
  valueNo?: number;
  /** The value of the chain, and the one that it leads to. */
  value?: string;
  before?: string;
}

/** A ticket of the player. */
export interface Ticket extends Round {
  drawNo: number;
}

/** A draw whose balls are coming. */
export interface RunningDraw {
  drawNo: number;
  drawsAt: string;
  /** Milliseconds from ball to ball; the first comes at `drawsAt`. */
  ballMs: number;
  /** The balls so far. */
  balls: number[];
  /** The time of the draw after it. */
  nextAt: string;
}

/** How the draws of a title stand. */
export interface DrawsState {
  /** The server's time. */
  now: string;
  /** Missing while the chain of the title grows. */
  next?: { drawNo: number; drawsAt: string; chainId?: number; valueNo?: number; before: string };
  /** A draw whose balls are coming, in games that tell one after another; nothing is for sale meanwhile. */
  running?: RunningDraw;
  /** The newest first. */
  results: DrawnResult[];
  /** Open tickets, and those that were settled last. */
  tickets: Ticket[];
}

/** The last draws with the chains that they came from. */
export interface DrawsProof extends DrawsState {
  /** The name under which the title draws. */
  title: string;
  chains: Chain[];
}

const DHAKA_MS = 6 * 60 * 60_000;

/** The time of day of a moment in Dhaka, such as 14:40. */
export function dhakaTime(moment: string): string {
  return new Date(Date.parse(moment) + DHAKA_MS).toISOString().slice(11, 16);
}
