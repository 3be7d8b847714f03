import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree } from '../../tools/product/tree-copy.ts';
import { projectRoot } from '../../tools/terminal/project.ts';
import { logIn } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';
import type { Page } from '../support/journey.ts';
import { hydrated, openPage } from '../support/screens.ts';
import { startStack } from '../../tools/product/stack.ts';
import type { Stack } from '../../tools/product/stack.ts';
import { word } from '../support/words.ts';

const COMPONENT = 'apps/web/src/ui/frame/tab-bar.tsx';
const STYLES = 'apps/web/src/ui/frame/frame.module.css';
const MESSAGES = 'packages/i18n/messages/bn/site.json';
const SERVER = 'apps/web/server/pages/documents.ts';
const API = 'apps/api/src/main.ts';
const WAITING = { timeout: 60_000 };

// The test edits a copy of the tree, so that the tree itself stays clean however this ends.
let root = '';
let stack: Stack | undefined;

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'maidan-development-'));
  await copyTree(projectRoot, root);
  stack = await startStack({ root, isDevelopment: true });
});
test.afterAll(async () => {
  await stack?.stop();
  rmSync(root, { recursive: true, force: true });
});

test('npm run dev shows a changed component, style and message in the open page without a reload, and starts the api again with its data kept', async ({
  page,
  faults,
}) => {
  const { ports, accounts, output, stop } = running();
  const origin = `http://localhost:${ports.web}`;
  const { headers } = await fetch(`${origin}/m/home`);
  expect(headers.get('Content-Security-Policy')).toBeNull();
  expect(headers.get('Content-Security-Policy-Report-Only')).toContain('require-trusted-types-for');
  await openPage(page, `${origin}/m/home`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const bar = page.locator('nav', { has: page.locator('a[href="/m/activity"]') }).last();

  await test.step('a component, a style, a message', async () => {
    edit(COMPONENT, (text) => once(text, '<nav className', '<nav data-changed className'));
    await expect(bar).toHaveAttribute('data-changed', 'true', WAITING);
    edit(STYLES, (text) => `${text}\n.tabs { outline: 7px solid }\n`);
    await expect(bar).toHaveCSS('outline-width', '7px', WAITING);
    edit(MESSAGES, (text) =>
      once(text, `"site.tab.home": "${word('bn', 'site.tab.home')}`, '"site.tab.home": "নতুন বাড়ি'),
    );
    await expect(bar).toContainText('নতুন বাড়ি', WAITING);
    expect(await isSamePage(page), 'the page was never loaded anew').toBe(true);
  });

  await test.step('a message with a fault is named, and changes nothing', async () => {
    const sound = edit(MESSAGES, (text) => once(text, 'নতুন বাড়ি', 'নতুন {count'));
    await expect.poll(output, WAITING).toContain('site.tab.home is not a valid ICU');
    await expect(bar).toContainText('নতুন বাড়ি');
    edit(MESSAGES, () => sound);
  });

  await test.step('the server from its sources, and a plain page while they are broken', async () => {
    // The browser may look for a newer service worker just then, and says it in words of its own.
    faults.allow(/status of 500|response code \(500\)/);
    const sound = edit(SERVER, (text) => `${text}\nconst = ;\n`);
    await expect.poll(async () => (await page.goto(`${origin}/m/home`))?.status()).toBe(500);
    await expect(page.getByRole('heading')).toHaveText('The sources of web cannot be run');
    await expect(page.locator('pre')).toContainText(SERVER);
    edit(SERVER, () => sound);
    await hydrated(page);
    await expect(bar).toContainText('নতুন বাড়ি');
  });

  await test.step('the api', async () => {
    const member = accounts().find(({ site, role }) => site === 'khela' && role === 'player');
    if (!member) throw new Error('The demo brought no player.');
    await openPage(page, `${origin}/m/login`);
    await logIn(page, member);
    await expect(page).toHaveURL(`${origin}/m/home`);
    edit(API, (text) => `${text}\nprocess.stdout.write('from the changed source\\n');\n`);
    await expect.poll(output, WAITING).toContain('[api] from the changed source');
    faults.allow(/status of 50[23]|server\.unavailable/);
    await expect.poll(async () => (await page.goto(`${origin}/m/member/home`))?.status()).toBe(200);
    await hydrated(page);
    await expect(page).toHaveURL(`${origin}/m/member/home`);
    await expect(page.getByRole('main')).toContainText(member.username);
  });

  await test.step('nothing beside the sources is served', async () => {
    for (const file of ['package.json', 'README.md', 'tools/start/main.ts'])
      expect((await fetch(`${origin}/m/@fs${join(root, file)}`)).status, file).toBe(403);
  });

  await test.step('Ctrl-C ends everything', async () => {
    await page.goto('about:blank');
    expect(await stop()).toBe(0);
    expect(output()).toContain('Everything has ended');
  });
});

function running(): Stack {
  if (!stack) throw new Error('Nothing runs.');
  return stack;
}

/** Changes a file of the copy and returns the text that it had before. */
function edit(path: string, change: (text: string) => string): string {
  const before = readFileSync(join(root, path), 'utf8');
  writeFileSync(join(root, path), change(before));
  return before;
}

function once(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The file does not contain ${from}`);
  return text.replace(from, to);
}

function isSamePage(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSamePage' in window);
}
