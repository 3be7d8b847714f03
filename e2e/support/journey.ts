import { test as base } from '@playwright/test';
import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

export type { BrowserContext, Frame, FrameLocator, Locator, Page } from '@playwright/test';

/** What pages report while a journey runs. */
export interface Faults {
  /** Expects a fault, for example the failed request that the journey provokes. */
  allow(pattern: RegExp): void;
}

/**
 * A test in the browser that fails on anything a console calls an error or a warning, on an uncaught error, on a
 * request that fails, and on a breach of the content security policy or of Trusted Types, unless the journey allows
 * it. All pages of the test's context are watched, frames included.
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

/** Playwright's assertions. */
export const expect = base.expect;

async function watch(context: BrowserContext, report: (fault: string) => void): Promise<void> {
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    report(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => report(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // The router calls off what a newer navigation makes needless, and a page that is left ends its streams.
    if (reason !== 'net::ERR_ABORTED') report(`request: ${reason} (${request.url()})`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      // oxlint-disable-next-line no-console -- the console is how a page speaks to its journey
      console.error(`policy: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
    // The announcements open over home by themselves, once in a browser session; a journey would meet them at any step.
    // An empty page has no storage.
    if (window === window.top && location.protocol !== 'about:')
      sessionStorage.setItem('maidan.notices.announced', 'true');
  });
}
