import { brotliCompressSync } from 'node:zlib';
import type { Page } from '../../product/chromium.ts';
import type { Finding } from '../budget.ts';
import { withPhone } from './phone.ts';
import { servePlainCopy } from './plain-copy.ts';
import { bytesOnTheWire } from './wire-size.ts';

const slowProcessor = { cpuRate: 4, isSlowNetwork: false };
const quickPhone = { cpuRate: 1, isSlowNetwork: false };
const mostStillSteps = 60;
/** How a thumb scrolls: pixels at once, and the pause after them in milliseconds. */
const wheelStep = 800;
const wheelPauseMs = 60;
/**
 * The plain list: about as many pages of tiles as a list keeps near the screen, and how often they are scrolled up and
 * down.
 */
const plainPages = 3;
const plainSteps = 8;
const plainTurns = 20;

/** The weight of home: its HTML with the styles in it, those styles alone, and the scripts of its first load. */
export async function measureWeight(home: string): Promise<Finding[]> {
  const addresses = await withPhone(quickPhone, async ({ page }) => {
    const seen = { script: new Set<string>(), stylesheet: new Set<string>() };
    page.on('request', (request) => {
      const kind = request.resourceType();
      if (kind === 'script' || kind === 'stylesheet') seen[kind].add(request.url());
    });
    await page.goto(home, { waitUntil: 'networkidle' });
    const inPage = await page.evaluate(() =>
      Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join(''),
    );
    return { ...seen, styles: brotliCompressSync(inPage).length / 1000 };
  });
  return [
    { id: 'script-size', value: await kilobytesOf([...addresses.script]) },
    { id: 'style-size', value: addresses.styles + (await kilobytesOf([...addresses.stylesheet])) },
    { id: 'html-size', value: await kilobytesOf([home]) },
  ];
}

/** How long after each of three taps the next paint comes, on a slow processor. */
export async function measureTaps(origin: string): Promise<Finding[]> {
  const home = `${origin}/m`;
  const list = `${origin}/m/rng-games`;
  const taps = [
    { id: 'tap-popup', address: home, selector: 'a[href*="/m/login"]' },
    { id: 'tap-tab', address: list, selector: 'nav a[href*="/m/rng-games?"]:not([aria-current])' },
    { id: 'tap-star', address: home, selector: 'button[aria-pressed]' },
  ];
  const findings: Finding[] = [];
  const least = await withPhone(slowProcessor, ({ page }) => durationOfTap(page, emptyPage));
  const note = `a tap on an empty page ${Math.round(least ?? 0)} ms`;
  for (const { id, ...tap } of taps) {
    const value = await withPhone(slowProcessor, ({ page }) => durationOfTap(page, tap));
    const problem = `nothing to tap (${tap.selector})`;
    findings.push(value === undefined ? { id, problem } : { id, value, note });
  }
  return findings;
}

/**
 * The longest task and the growth of memory while a list scrolls through 5,000 tiles, and the longest task of its plain
 * copy.
 */
export async function measureScroll(list: string): Promise<Finding[]> {
  const plain = await longestTaskOfPlainTiles(list);
  return withPhone(slowProcessor, async ({ page, tools }) => {
    await page.goto(list, { waitUntil: 'networkidle' });
    await untilIdle(page);
    const heap = async (): Promise<number> => {
      await tools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await tools.send('Runtime.getHeapUsage');
      return usedSize;
    };
    // Stored here and not in the page, because the page's memory is measured.
    const seen = new Set<string>();
    await scrollTo(page, 1000, seen);
    const tasks = await tasksOf(page);
    const heapEarly = await heap();
    // Counting the heap is itself a long task.
    await untilIdle(page);
    await scrollTo(page, 5000, seen);
    tasks.push(...(await tasksOf(page)));
    if (seen.size < 5000) {
      const problem = `the list ended after ${seen.size} tiles`;
      return ['scroll-task', 'scroll-memory'].map((id) => ({ id, problem }));
    }
    const note = `${tasks.filter((ms) => ms > 100).length} tasks above 100 ms; the same tiles without scripts ${Math.round(plain)} ms`;
    return [
      { id: 'scroll-task', value: longestOf(tasks), note },
      { id: 'scroll-memory', value: (await heap()) / heapEarly, note: `${seen.size} tiles` },
    ];
  });
}

/**
 * The part of scrolling that is due to the machine: the longest task while as many tiles as a list keeps are scrolled
 * up and down, without scripts.
 */
async function longestTaskOfPlainTiles(list: string): Promise<number> {
  const { origin, pathname } = new URL(list);
  const copy = await servePlainCopy(origin);
  try {
    return await withPhone(slowProcessor, async ({ page }) => {
      await page.goto(`${copy.origin}${pathname}`, { waitUntil: 'load' });
      await page.evaluate((copies) => {
        const grid = document.querySelector('main article')?.parentElement;
        for (let made = 0; made < copies; made += 1) grid?.after(grid.cloneNode(true));
      }, plainPages - 1);
      await untilIdle(page);
      for (let turn = 0; turn < plainTurns; turn += 1) {
        for (let step = 0; step < plainSteps; step += 1) {
          await page.mouse.wheel(0, turn % 2 === 0 ? wheelStep : -wheelStep);
          await page.waitForTimeout(wheelPauseMs);
        }
      }
      return longestOf(await tasksOf(page));
    });
  } finally {
    await copy.stop();
  }
}

async function kilobytesOf(addresses: string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map((address) => bytesOnTheWire(address)));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

interface Tap {
  address: string;
  selector: string;
}

/** The part of a tap that is due to the machine: this page does nothing after a tap. */
const emptyPage: Tap = {
  address: 'data:text/html,<meta name="viewport" content="width=device-width"><button>tap</button>',
  selector: 'button',
};

/** The time from the tap to the next paint, in milliseconds; undefined where there is nothing to tap. */
async function durationOfTap(page: Page, { address, selector }: Tap): Promise<number | undefined> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const target = page.locator(selector).filter({ visible: true }).first();
  if ((await target.count()) === 0) return undefined;
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) return undefined;
  await untilIdle(page);
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { benchTaps: durations });
    const options = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    }).observe(options);
  });
  // Tapped by position: the driver's own tap asks the page several times what is under it, and that would be measured
  // too.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(1500);
  const durations = await page.evaluate(
    () => (globalThis as unknown as { benchTaps: number[] }).benchTaps,
  );
  // An answer below the observer's smallest duration leaves no entry.
  return Math.max(16, ...durations);
}

/** Waits until the page is hydrated and has been idle for a second; tasks count from then on. */
async function untilIdle(page: Page): Promise<void> {
  await observeTasks(page);
  let before = -1;
  let now = (await tasksOf(page)).length;
  while (now !== before) {
    before = now;
    await page.waitForTimeout(1000);
    now = (await tasksOf(page)).length;
  }
  await page.evaluate(() => {
    (globalThis as unknown as { benchTasks: number[] }).benchTasks.length = 0;
  });
}

async function observeTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { benchTasks: tasks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
  });
}

/** Milliseconds of the tasks above 50 ms since the page was idle. */
function tasksOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as { benchTasks: number[] }).benchTasks);
}

/** The longest task; one that the browser does not report took 50 ms at most. */
function longestOf(tasks: number[]): number {
  return Math.max(50, ...tasks);
}

/** Scrolls as a thumb does until `tiles` tiles were seen, or none came for a while; adds them to `seen`. */
async function scrollTo(page: Page, tiles: number, seen: Set<string>): Promise<void> {
  let still = 0;
  while (seen.size < tiles && still < mostStillSteps) {
    const before = seen.size;
    await page.mouse.wheel(0, wheelStep);
    await page.waitForTimeout(wheelPauseMs);
    for (const tile of await tilesOf(page)) seen.add(tile);
    still = seen.size === before ? still + 1 : 0;
  }
}

/** Addresses of the tiles that are in the page now; a list keeps only those near the screen. */
function tilesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main a[href*="/m/play/"]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  );
}
