import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { completeMachine, inspectMachine } from '../../tools/test/machine.ts';
import type { Machine } from '../../tools/test/machine.ts';
import { readArguments } from '../../tools/terminal/arguments.ts';
import { runCommand } from '../../tools/terminal/plain-error.ts';
import { projectRoot } from '../../tools/terminal/project.ts';
import { openGate } from '../support/gate.ts';
import { firstSite } from '../support/sites.ts';
import { startStack } from '../../tools/product/stack.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { openFirefox } from './firefox.ts';
import { browserJourneys } from './journeys.ts';
import type { Way } from './journeys.ts';
import { openWebKit } from './webkit.ts';

const HELP = `npm run test:browsers

Drives the main journeys in Firefox and in WebKitGTK, the engine of Safari, from Debian's packages; installs them when it
runs as root on Debian, and says what it left out. The last line is "N passed, N failed". Pictures of what failed lie in
e2e/test-results. FIREFOX_PATH and WEBKIT_DRIVER_PATH name the programs outright.`;

type Opening = readonly [name: string, open: (() => Promise<DrivenBrowser>) | undefined];

async function main(): Promise<number> {
  if (readArguments('npm run test:browsers', process.argv.slice(2), {}).values.help) {
    console.log(HELP);
    return 0;
  }
  // A signal that ends this process must end the browsers too.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const machine = await completeMachine(inspectMachine(process.env), [
    'firefoxPath',
    'webkitDriverPath',
    'displayPath',
  ]);
  const stop = await startProduct();
  const gate = await openGate();
  try {
    const way: Way = { site: firstSite(), gate };
    let [passed, failed] = [0, 0];
    for (const [name, open] of openings(machine)) {
      if (open === undefined) console.log(`- ${name}: left out, the machine lacks it`);
      else {
        const tally = await driveAll(open, way);
        passed += tally.passed;
        failed += tally.failed;
      }
    }
    console.log(`\n${passed} passed, ${failed} failed`);
    return failed === 0 && passed > 0 ? 0 : 1;
  } finally {
    await gate.close();
    await stop();
  }
}

/** Starts the product, unless `E2E_WEB_PORT` names one that runs already. */
async function startProduct(): Promise<() => Promise<unknown>> {
  if (process.env['E2E_WEB_PORT'] !== undefined) return () => Promise.resolve();
  const stack = await startStack();
  process.env['E2E_WEB_PORT'] = String(stack.ports.web);
  process.env['E2E_DATA_FOLDER'] = stack.dataFolder;
  return stack.stop;
}

function openings({ firefoxPath, webkitDriverPath, displayPath }: Machine): Opening[] {
  const hasWebKit = webkitDriverPath !== undefined && displayPath !== undefined;
  return [
    ['Firefox', firefoxPath === undefined ? undefined : () => openFirefox(firefoxPath)],
    ['WebKitGTK', hasWebKit ? () => openWebKit(webkitDriverPath) : undefined],
  ];
}

/** Runs all journeys in one browser. A failed journey does not stop the next. */
async function driveAll(open: () => Promise<DrivenBrowser>, way: Way) {
  const browser = await open();
  const tally = { passed: 0, failed: 0 };
  console.log(`\n${browser.name}`);
  try {
    for (const { title, go } of browserJourneys) {
      const startedAt = performance.now();
      const fault = await go(browser, way).then(
        () => undefined,
        (error: unknown) =>
          error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      );
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${fault === undefined ? '✓' : '✗'} ${title} (${seconds} s)`);
      if (fault === undefined) tally.passed += 1;
      else {
        tally.failed += 1;
        console.log(`  ${fault}`);
        await keepPicture(browser, title);
        await browser.leaveFrame();
      }
    }
  } finally {
    await browser.quit();
  }
  return tally;
}

async function keepPicture(browser: DrivenBrowser, title: string): Promise<void> {
  const folder = join(projectRoot, 'e2e/test-results');
  mkdirSync(folder, { recursive: true });
  const name = `${browser.name} ${title}`.replaceAll(/[^\w.]+/g, '-');
  await browser.picture(join(folder, `${name}.png`));
}

await runCommand(main);
