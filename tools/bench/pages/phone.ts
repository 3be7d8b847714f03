import type { Browser, BrowserContext, CDPSession, Page } from '../../product/chromium.ts';
import { openBrowser } from '../../product/chromium.ts';
import type { Door } from '../product.ts';

/** A page on a slowed phone of 390 by 844 points, with the line to the browser's tools. */
export interface Phone {
  page: Page;
  tools: CDPSession;
}

/** How a phone is slowed, and what it brings. */
export interface PhoneOptions {
  /** 4 means a quarter of the speed. */
  cpuRate: number;
  isSlowNetwork: boolean;
  /** What its browser must be started with for where it goes. */
  door?: Door;
  /** Cookies of an earlier visit; the cache is empty all the same. */
  cookies?: Cookies;
  /** Its reader saves data: it says so to servers, and to the page. */
  isSaving?: boolean;
}

/** Cookies of a browser. */
export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

// What Lighthouse applies for slow 4G: 150 ms there and back and 1.6 Mbit/s, as its devtools throttling counts them.
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};

/** Opens a browser, gives the work a fresh phone in it, and closes it again. */
export async function withPhone<T>(
  options: PhoneOptions,
  work: (phone: Phone) => Promise<T>,
): Promise<T> {
  const browser: Browser = await openBrowser(options.door?.chromiumFlags);
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      // What a worker fetches is not counted with the page that it serves.
      serviceWorkers: 'block',
      ...(options.isSaving ? { extraHTTPHeaders: { 'Save-Data': 'on' } } : {}),
    });
    if (options.cookies) await context.addCookies(options.cookies);
    if (options.isSaving)
      await context.addInitScript(() => localStorage.setItem('maidan.dataSaver', '1'));
    return await work(await openPhone(context, options));
  } finally {
    await browser.close();
  }
}

/** Another page in the browser of a phone, slowed like the first. */
export async function openPhone(
  context: BrowserContext,
  { cpuRate, isSlowNetwork }: PhoneOptions,
): Promise<Phone> {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await tools.send('Network.enable');
  if (isSlowNetwork) await tools.send('Network.emulateNetworkConditions', slow4g);
  return { page, tools };
}
