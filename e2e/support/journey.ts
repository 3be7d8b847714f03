import { test as base } from '@playwright/test';
import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

export type { BrowserContext, Frame, FrameLocator, Locator, Page } from '@playwright/test';

/** The faults that pages report while a journey runs. */
export interface Faults {
  /** Expects a fault, for example of a request that the journey makes fail. */
  allow(pattern: RegExp): void;
}

/**
 * A browser test that fails on every error or warning in the console, on an uncaught error, on a request that fails,
 * and on a breach of the content security policy or of Trusted Types, unless the journey allows it. It watches all
 * pages of the test's context, frames included.
 */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ context }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      await watch(context, (fault) => found.push(fault));
      await use({ allow: (pattern) => void allowed.push(pattern) });
      const amiss = found.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
      base.expect(amiss, 'the pages reported nothing amiss').toEqual([]);
    },
    { auto: true },
  ],
});

/** The assertions of Playwright, from here so that a journey imports both from one file. */
export const expect = base.expect;

async function watch(context: BrowserContext, report: (fault: string) => void): Promise<void> {
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    report(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => report(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // The router aborts requests that a newer navigation makes needless, and a page that is left ends its streams.
    if (reason !== 'net::ERR_ABORTED') report(`request: ${reason} (${request.url()})`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      // oxlint-disable-next-line no-console -- the console is how a page speaks to its journey
      console.error(`policy: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
    // The announcements open over home by themselves once in a browser session; without this a journey would meet them
    // at any step.
    if (window === window.top && location.protocol !== 'about:')
      sessionStorage.setItem('maidan.notices.announced', 'true');
  });
}
