import type { Browser, CDPSession, Page } from '../../e2e/support/chromium.ts';
import { openBrowser } from '../../e2e/support/chromium.ts';

/** A page on a slowed phone of 390 by 844 points, with the line to the browser's tools. */
export interface Phone {
  page: Page;
  tools: CDPSession;
}

/** How a phone is slowed. `cpuRate` 4 means a quarter of the speed. */
export interface Slowness {
  cpuRate: number;
  isSlowNetwork: boolean;
}

// Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up.
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};

/** Opens a browser, gives the work a fresh phone in it, and closes it again. */
export async function withPhone<T>(
  slowness: Slowness,
  work: (phone: Phone) => Promise<T>,
): Promise<T> {
  const browser: Browser = await openBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness.cpuRate });
    if (slowness.isSlowNetwork) {
      await tools.send('Network.enable');
      await tools.send('Network.emulateNetworkConditions', slow4g);
    }
    return await work({ page, tools });
  } finally {
    await browser.close();
  }
}
