import type { Page } from '../../e2e/support/chromium.ts';
import type { Finding } from './budget.ts';
import { median } from './budget.ts';
import { withPhone } from './phone.ts';
import { servePlainCopy } from './plain-copy.ts';
import { bytesOnTheWire } from './wire-size.ts';

const slowPhone = { cpuRate: 4, isSlowNetwork: true };
const slowProcessor = { cpuRate: 4, isSlowNetwork: false };
const quickPhone = { cpuRate: 1, isSlowNetwork: false };
const paintRuns = 5;
const mostStillSteps = 60;

/** What home weighs: its HTML, and the scripts and styles its first load asks for. */
export async function measureWeight(home: string): Promise<Finding[]> {
  const addresses = await withPhone(quickPhone, async ({ page }) => {
    const seen = { script: new Set<string>(), stylesheet: new Set<string>() };
    page.on('request', (request) => {
      const kind = request.resourceType();
      if (kind === 'script' || kind === 'stylesheet') seen[kind].add(request.url());
    });
    await page.goto(home, { waitUntil: 'networkidle' });
    return seen;
  });
  return [
    { id: 'script-size', value: await kilobytesOf([...addresses.script]) },
    { id: 'style-size', value: await kilobytesOf([...addresses.stylesheet]) },
    { id: 'html-size', value: await kilobytesOf([home]) },
  ];
}

/** When the first content of home is painted on a slow phone: the middle of five cold loads, beside its plain copy's. */
export async function measurePaint(home: string): Promise<Finding[]> {
  const copy = await servePlainCopy(new URL(home).origin);
  const paints: number[] = [];
  const plain: number[] = [];
  const plainHome = `${copy.origin}${new URL(home).pathname}`;
  try {
    await withPhone(quickPhone, ({ page }) => firstPaint(page, plainHome));
    for (let run = 0; run < paintRuns; run += 1) {
      paints.push(await withPhone(slowPhone, ({ page }) => firstPaint(page, home)));
      plain.push(await withPhone(slowPhone, ({ page }) => firstPaint(page, plainHome)));
    }
  } finally {
    await copy.stop();
  }
  const note = `without scripts ${Math.round(median(plain))} ms`;
  return [{ id: 'first-paint', value: median(paints), note }];
}

/** How long three taps take to be answered by a paint, on a slow processor. */
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

/** The longest task and the growth of memory while a list runs through 5,000 tiles. */
export async function measureScroll(list: string): Promise<Finding[]> {
  return withPhone(slowProcessor, async ({ page, tools }) => {
    await page.goto(list, { waitUntil: 'networkidle' });
    await untilStill(page);
    const heap = async (): Promise<number> => {
      await tools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await tools.send('Runtime.getHeapUsage');
      return usedSize;
    };
    const early = await scrollTo(page, 1000);
    const heapEarly = await heap();
    const late = await scrollTo(page, 5000);
    const note = `${late} tiles`;
    if (late < 5000) {
      const problem = `the list ended after ${Math.max(early, late)} tiles`;
      return [
        { id: 'scroll-task', problem },
        { id: 'scroll-memory', problem },
      ];
    }
    return [
      { id: 'scroll-task', value: await longestTask(page), note },
      { id: 'scroll-memory', value: (await heap()) / heapEarly, note },
    ];
  });
}

async function kilobytesOf(addresses: string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map(bytesOnTheWire));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

async function firstPaint(page: Page, home: string): Promise<number> {
  await page.goto(home, { waitUntil: 'load' });
  const entry = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  if (entry === undefined) throw new Error('The browser reported no first contentful paint.');
  return entry;
}

interface Tap {
  address: string;
  selector: string;
}

/** The machine's share of a tap: nothing follows it here. */
const emptyPage: Tap = {
  address: 'data:text/html,<meta name="viewport" content="width=device-width"><button>tap</button>',
  selector: 'button',
};

/** From the tap to the paint behind it, in milliseconds; undefined where there is nothing to tap. */
async function durationOfTap(page: Page, { address, selector }: Tap): Promise<number | undefined> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const target = page.locator(selector).filter({ visible: true }).first();
  if ((await target.count()) === 0) return undefined;
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) return undefined;
  await untilStill(page);
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { benchTaps: durations });
    const options = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    }).observe(options);
  });
  // By place: the driver's own tap asks the page several times what lies under it, which would be measured too.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(1500);
  const durations = await page.evaluate(
    () => (globalThis as unknown as { benchTaps: number[] }).benchTaps,
  );
  // An answer quicker than the observer's least duration leaves no entry.
  return Math.max(16, ...durations);
}

/** Waits until the page has been taken over by its scripts and has rested for a second; tasks count from then on. */
async function untilStill(page: Page): Promise<void> {
  await observeTasks(page);
  let before = -1;
  let now = await countTasks(page);
  while (now !== before) {
    before = now;
    await page.waitForTimeout(1000);
    now = await countTasks(page);
  }
  await page.evaluate(() => {
    (globalThis as unknown as { benchTasks: number[] }).benchTasks.length = 0;
  });
}

function countTasks(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { benchTasks: number[] }).benchTasks.length);
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

function longestTask(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(50, ...(globalThis as unknown as { benchTasks: number[] }).benchTasks),
  );
}

/** Scrolls as a thumb does until so many tiles went by, or none came for a while; answers how many did. */
async function scrollTo(page: Page, tiles: number): Promise<number> {
  let seen = 0;
  let still = 0;
  while (seen < tiles && still < mostStillSteps) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(60);
    const now = await countTiles(page);
    still = now === seen ? still + 1 : 0;
    seen = now;
  }
  return seen;
}

/** How many different tiles the page has shown so far: a list keeps only those that are near. */
function countTiles(page: Page): Promise<number> {
  return page.evaluate(() => {
    const world = globalThis as unknown as { benchTiles?: Set<string> };
    world.benchTiles ??= new Set();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href*="/m/play/"]')) {
      world.benchTiles.add(link.pathname);
    }
    return world.benchTiles.size;
  });
}
