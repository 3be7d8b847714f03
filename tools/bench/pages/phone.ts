import type { Browser, BrowserContext, CDPSession, Page } from '../../product/chromium.ts';
import { openBrowser, PHONE_SCREEN } from '../../product/chromium.ts';
import type { ProductAddress } from '../product.ts';

/** A page on a slowed phone of 390 by 844 points, with the connection to the browser's developer tools. */
export interface Phone {
  page: Page;
  tools: CDPSession;
}

/** How a phone is slowed down, and what it starts with. */
export interface PhoneOptions {
  /** 4 means a quarter of the speed. */
  cpuRate: number;
  isSlowNetwork: boolean;
  /** The flags that its browser needs for the address it visits. */
  address?: ProductAddress;
  /** Cookies of an earlier visit; the cache is empty all the same. */
  cookies?: Cookies;
  /** The reader saves data; servers and the page are told so. */
  isSaving?: boolean;
}

/** Cookies of a browser. */
export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

// Lighthouse's values for slow 4G: 150 ms round trip and 1.6 Mbit/s, as its devtools throttling applies them.
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};

/** Opens a browser, passes a new phone in it to the work, and closes the browser. */
export async function withPhone<T>(
  options: PhoneOptions,
  work: (phone: Phone) => Promise<T>,
): Promise<T> {
  const browser: Browser = await openBrowser(options.address?.chromiumFlags);
  try {
    const context = await browser.newContext({
      ...PHONE_SCREEN,
      // What a service worker fetches does not count for the page that it serves.
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

/** Another page in the browser of a phone, slowed down like the first. */
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
