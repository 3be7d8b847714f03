import {
  beginRound,
  firstTitles,
  launchTitle,
  startLoneArcade,
} from '../../product/lone-arcade.ts';
import type { Finding } from '../budget.ts';
import { withPhone } from '../pages/phone.ts';
import { visit } from '../pages/visit.ts';

/** What was seen of a game's first load and of its picture in motion. */
interface GameLoad {
  readonly room: string;
  /** As they are sent, in kB of 1,000 bytes. */
  readonly weightKb: number;
  /** From the request to the paint that shows the game in place of the empty stage, in milliseconds. */
  readonly drawnMs: number;
  /** Pictures in a second after a press of the button, and the longest time between two of them in milliseconds. */
  readonly frames: number;
  readonly longestMs: number;
}

const SLOW = { cpuRate: 4, isSlowNetwork: true };
const IDLE_MS = 800;
/** How often each game is opened; what counts is the median, since other work of a machine slows down one opening or another. */
const OPENINGS = 3;
const WATCHED_MS = 3_000;

/** Opens the first title of every game on a slowed phone: its weight, its first picture, and its frames in a round. */
async function loadGames(only: readonly string[] = []): Promise<GameLoad[]> {
  const arcade = await startLoneArcade();
  try {
    const loads: GameLoad[] = [];
    for (const [room, title] of firstTitles()) {
      if (only.length > 0 && !only.includes(room)) continue;
      const openings: Opening[] = [];
      while (openings.length < OPENINGS)
        openings.push(await open(await launchTitle(arcade.origin, title)));
      const figures = { room, ...medianOf(openings) };
      console.log(lineOf(figures));
      loads.push(figures);
    }
    return loads;
  } finally {
    await arcade.stop();
  }
}

const lineOf = ({ room, weightKb, drawnMs, frames, longestMs }: GameLoad) =>
  `  ${room.padEnd(16)} ${weightKb.toFixed(1)} kB, drawn after ${Math.round(drawnMs)} ms, ${frames.toFixed(0)} frames a second, longest ${Math.round(longestMs)} ms`;

/** The figures of all games against the budgets of a game. */
export async function measureGames(): Promise<Finding[]> {
  const loads = await loadGames((process.env['BENCH_GAMES'] ?? '').split(',').filter(Boolean));
  const worst = (of: (load: GameLoad) => number) => loads.toSorted((a, b) => of(b) - of(a))[0];
  const finding = (id: string, of: (load: GameLoad) => number, value: (n: number) => number) => {
    const one = worst(of);
    return one === undefined
      ? { id, problem: 'no game was opened' }
      : { id, value: value(of(one)), note: `${one.room}, the worst of ${loads.length} games` };
  };
  return [
    finding('game-size', ({ weightKb }) => weightKb, Number),
    finding('game-drawn', ({ drawnMs }) => drawnMs, Math.round),
    finding(
      'game-frames',
      ({ frames }) => -frames,
      (worstFrames) => Math.round(-worstFrames),
    ),
  ];
}

type Opening = Omit<GameLoad, 'room'>;

/** The median of each figure over an odd number of openings. */
function medianOf(openings: readonly Opening[]): Opening {
  const median = (of: (opening: Opening) => number) =>
    openings.map(of).toSorted((a, b) => a - b)[(openings.length - 1) / 2] ?? Number.NaN;
  return {
    weightKb: median(({ weightKb }) => weightKb),
    drawnMs: median(({ drawnMs }) => drawnMs),
    frames: median(({ frames }) => frames),
    longestMs: median(({ longestMs }) => longestMs),
  };
}

function open(address: URL): Promise<Opening> {
  return withPhone(SLOW, async ({ page, tools }) => {
    await page.addInitScript(observeDrawn);
    const { bytes } = await visit(page, tools, address.href, IDLE_MS);
    const drawnMs = await page.evaluate<number | undefined>('globalThis.benchDrawn');
    if (drawnMs === undefined) throw new Error(`${address.href} did not begin`);
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await beginRound(page);
    return {
      weightKb: bytes / 1_000,
      drawnMs,
      ...(await page.evaluate(countFrames, WATCHED_MS)),
    };
  });
}

/** This runs in the page: notes the paint that first shows a large part of the game (LCP) in place of the waiting text. */
function observeDrawn(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // It is null when the element has left the page.
      const { element } = entry as PerformanceEntry & { element: Element | null };
      if (element?.closest('.stage--wait') === null)
        (globalThis as { benchDrawn?: number }).benchDrawn ??= entry.startTime;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** This runs in the page: counts its pictures for a while. */
function countFrames(ms: number): Promise<{ frames: number; longestMs: number }> {
  return new Promise((done) => {
    const startedAt = performance.now();
    let [count, last, longestMs] = [0, startedAt, 0];
    const next = () => {
      const now = performance.now();
      longestMs = Math.max(longestMs, now - last);
      last = now;
      count += 1;
      if (now - startedAt < ms) requestAnimationFrame(next);
      else done({ frames: (count * 1_000) / (now - startedAt), longestMs });
    };
    requestAnimationFrame(next);
  });
}
