import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { inspectMachine } from '../test/machine.ts';

export type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** Keeps Chromium from calling any server except the pages under test. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The screen of the phone on which pages are measured and pictured. */
export const PHONE_SCREEN = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Path of this machine's browser. Throws when there is none, and says how to set one. */
export function chromiumPath(): string {
  const path = inspectMachine(process.env).chromiumPath;
  if (path !== undefined) return path;
  throw new Error('No Chromium was found: install it, or set CHROMIUM_PATH to its program.');
}

/** Opens this machine's browser without a window. The caller closes it. */
export function openBrowser(flags: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, ...flags] });
}
