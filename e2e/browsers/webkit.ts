import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Origin, until as condition } from 'selenium-webdriver';
import { findFreePort } from '../../tools/processes/free-ports.ts';
import { PATIENCE_MS } from './driven-browser.ts';
import type { DrivenBrowser } from './driven-browser.ts';

const PHONE = { x: 0, y: 0, width: 390, height: 844 };

const MIDDLE_OF = `
  arguments[0].scrollIntoView({ block: 'center' });
  const { left, top, width, height } = arguments[0].getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];`;

/** Opens the browser of WebKitGTK on a display of its own and drives it by WebDriver. */
export async function openWebKit(driverPath: string): Promise<DrivenBrowser> {
  const port = await findFreePort();
  // No run may find anything of an earlier run.
  const home = mkdtempSync(join(tmpdir(), 'maidan-webkit-'));
  const display = spawn('xvfb-run', ['-a', driverPath, `--port=${port}`], {
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
    stdio: 'ignore',
    detached: true,
  });
  const end = () => {
    process.off('exit', end);
    if (display.pid !== undefined && display.exitCode === null)
      process.kill(-display.pid, 'SIGTERM');
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', end);
  const driver = await connect(port).catch((error: unknown) => {
    end();
    throw error;
  });
  await driver.manage().window().setRect(PHONE);
  const capabilities = await driver.getCapabilities();
  let isInFrame = false;
  const find = async (selector: string) => {
    const element = await driver.wait(condition.elementLocated(By.css(selector)), PATIENCE_MS);
    return driver.wait(condition.elementIsVisible(element), PATIENCE_MS);
  };
  return {
    name: `WebKitGTK ${String(capabilities.getBrowserVersion())}`,
    keepsMemberPages: true,
    open: async (address) => {
      await driver.switchTo().defaultContent();
      isInFrame = false;
      await driver.get(address);
    },
    run: (body) => driver.executeScript(body),
    tap: async (selector) => {
      const element = await find(selector);
      // Inside a frame the driver counts positions from the window, so ours would miss. A plain click works there,
      // because the controls of games are whole boxes.
      if (isInFrame) return element.click();
      // The driver aims at an element's first box. For an inline link around blocks that box is an empty line.
      const [x, y] = await driver.executeScript<[number, number]>(MIDDLE_OF, element);
      await driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform();
    },
    fill: async (selector, text) => {
      const field = await find(selector);
      await field.clear();
      await field.sendKeys(text);
    },
    enterFrame: async (selector) => {
      await driver.switchTo().frame(await find(selector));
      isInFrame = true;
    },
    leaveFrame: async () => {
      await driver.switchTo().defaultContent();
      isInFrame = false;
    },
    picture: async (to) => writeFileSync(to, await driver.takeScreenshot(), 'base64'),
    quit: async () => {
      await driver.quit();
      end();
    },
  };
}

const CONNECT_TRIES = 40;
const CONNECT_AGAIN_MS = 500;

async function connect(port: number) {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        })
        .build();
    } catch (error) {
      if (attempt === CONNECT_TRIES) throw error;
      await new Promise((done) => setTimeout(done, CONNECT_AGAIN_MS));
    }
  }
}
