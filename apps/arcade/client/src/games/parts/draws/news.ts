import type { Frame } from '../../../frame.ts';
import { isForGood, type FrameError } from '../../../errors.ts';
import type { DrawnResult, DrawsState } from './drawn.ts';

/** A draw is asked for so long after its time, since the server draws in its own steps. */
const AFTER_MS = 350;
/** The same for a ball of a draw that is on, whose balls the server knows. */
const BALL_AFTER_MS = 60;
const AGAIN_MS = 800;
const LOST_MS = 3_000;
const LONGEST_MS = 20_000;

/** What a game does with what the server says of its draws. */
export interface DrawNewsOptions {
  /** Something changed: the next draw, the results or the tickets. */
  onNews: (state: DrawsState) => void;
  /** A draw that this page waited for is over. */
  onDrawn: (result: DrawnResult, state: DrawsState) => void;
}

/** What the server said last of the draws. */
export interface DrawNewsReader {
  state: () => DrawsState | undefined;
  /** Asks at once, such as after a ticket was bought. */
  refresh: () => Promise<void>;
}

/** How long to wait for the next look at the draws, in milliseconds. */
export function untilNextLook({
  now,
  next,
  running,
}: Pick<DrawsState, 'now' | 'next' | 'running'>): number {
  if (running !== undefined) {
    const ballAt = Date.parse(running.drawsAt) + running.balls.length * running.ballMs;
    return Math.max(BALL_AFTER_MS, ballAt - Date.parse(now) + BALL_AFTER_MS);
  }
  if (next === undefined) return AGAIN_MS;
  const left = Date.parse(next.drawsAt) - Date.parse(now);
  return left <= 0 ? AGAIN_MS : Math.min(LONGEST_MS, left + AFTER_MS);
}

/**
 * Follows the draws of a title: it looks when one is due, and now and then between. After a failure it looks again, later
 * each time, until the server refuses for good.
 */
export function followDraws(frame: Frame, { onNews, onDrawn }: DrawNewsOptions): DrawNewsReader {
  let state: DrawsState | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function hear(next: DrawsState): void {
    const seen = state?.results[0]?.drawNo ?? 0;
    const isFirst = state === undefined;
    state = next;
    const [newest] = next.results;
    onNews(next);
    if (!isFirst && newest !== undefined && newest.drawNo > seen) onDrawn(newest, next);
  }
  function lookIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), ms);
  }
  async function look(): Promise<void> {
    try {
      const next = await frame.server.draws();
      if (failures > 0) frame.warn('');
      failures = 0;
      hear(next);
      lookIn(untilNextLook(next));
    } catch (error) {
      const isCut = (error as FrameError).code === 'network';
      if (isCut) frame.warn(frame.words('room.cut'), false);
      else frame.warnOf(error);
      if (isForGood(error)) return;
      lookIn(Math.min(LONGEST_MS, LOST_MS * 2 ** failures));
      failures += 1;
    }
  }
  document.addEventListener('visibilitychange', () => {
    // A page that was asleep may have slept through a draw.
    if (document.visibilityState === 'visible') void look();
  });
  void look();
  return { state: () => state, refresh: look };
}
