import { launch } from 'puppeteer-core';
import type { Frame } from 'puppeteer-core';
import { PATIENCE_MS } from './driven-browser.ts';
import type { DrivenBrowser } from './driven-browser.ts';

const PHONE = { width: 390, height: 844 };

/** Opens Firefox without a window and drives it by WebDriver BiDi, which it has built in. */
export async function openFirefox(path: string): Promise<DrivenBrowser> {
  const firefox = await launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    defaultViewport: PHONE,
    extraPrefsFirefox: { 'intl.accept_languages': 'en' },
  });
  const page = await firefox.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  let inside: Frame = page.mainFrame();
  return {
    name: `Firefox ${(await firefox.version()).replace(/^firefox\//i, '')}`,
    // Firefox keeps no page that holds a stream of events open.
    keepsMemberPages: false,
    open: async (address) => {
      inside = page.mainFrame();
      await page.goto(address);
    },
    run: (body) => inside.evaluate(`(() => { ${body} })()`) as Promise<never>,
    tap: async (selector) => {
      const element = await inside.waitForSelector(selector, { visible: true });
      await element?.click();
    },
    fill: async (selector, text) => {
      await inside.locator(selector).fill(text);
    },
    enterFrame: async (selector) => {
      const frame = await (await page.waitForSelector(selector))?.contentFrame();
      if (!frame) throw new Error(`${selector} is no frame`);
      inside = frame;
    },
    leaveFrame: async () => void (inside = page.mainFrame()),
    picture: async (to) => void (await page.screenshot({ path: to as `${string}.png` })),
    quit: () => firefox.close(),
  };
}
