import { request as httpRequest } from 'node:http';
import { readDemoAccounts } from '../../tools/start/demo-accounts.ts';
import { expect } from './journey.ts';
import type { BrowserContext, Locator, Page } from './journey.ts';
import { openPage } from './screens.ts';
import { webPort } from './sites.ts';
import type { VisitedSite } from './sites.ts';

/** What a player signs in with. */
export interface Account {
  username: string;
  password: string;
}

const passwordOfAll = 'Nil Akash 2026';
let newest = 0;

/** A name that nobody has yet: 4 to 16 letters and digits. */
export function newAccount(): Account {
  newest += 1;
  const worker = process.env['TEST_PARALLEL_INDEX'] ?? '0';
  const moment = Date.now().toString(36).slice(-6);
  return { username: `jo${moment}w${worker}n${newest}`, password: passwordOfAll };
}

/** The account of a role that the demo creates for a site. Throws when the product under test has none. */
export function demoAccount(site: VisitedSite, role: 'player' | 'agent' = 'player'): Account {
  const folder = process.env['E2E_DATA_FOLDER'] ?? '';
  const found = readDemoAccounts(folder).find(
    (account) => account.site === site.slug && account.role === role,
  );
  if (found) return found;
  throw new Error(`No demo ${role} of ${site.slug} stands in ${folder}: set E2E_DATA_FOLDER.`);
}

/** Signs the browser in by the plain form, which takes a fraction of the time of typing. */
export async function signIn(
  context: BrowserContext,
  site: VisitedSite,
  account: Account,
): Promise<void> {
  const lines = await postForm(site, '/m/login', { ...account });
  const { hostname } = new URL(site.origin);
  await context.addCookies(
    lines.map((line) => {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      const path = /Path=([^;]+)/.exec(line)?.[1] ?? '/';
      return { name, value, domain: hostname, path, httpOnly: line.includes('HttpOnly') };
    }),
  );
}

/** The form of a registration, as page or as popup. */
function registration(page: Page): Locator {
  return page.locator('form', { has: page.locator('[name=acceptsTerms]') });
}

/** Registers by typing into the form on the screen (page or popup) and sends it. */
export async function register(page: Page, account: Account): Promise<void> {
  const form = registration(page);
  await form.locator('[name=username]').fill(account.username);
  await form.locator('[name=password]').fill(account.password);
  // The first site asks for these two fields only.
  if ((await form.locator('[name=birthday]').count()) > 0) {
    await form.locator('[name=confirmPassword]').fill(account.password);
    await form.locator('[name=birthday]').fill('1990-05-06');
  }
  await form.locator('button[type=submit]').tap();
}

/**
 * Registers a member of the page's own and answers once it is signed in. A member has one game open at a time, so a journey
 * that plays would end the game of another one with the same account.
 */
export async function registerOwn(page: Page, site: VisitedSite): Promise<void> {
  await openPage(page, `${site.origin}/m/register`);
  await register(page, newAccount());
  await expect(page).not.toHaveURL(/\/m\/register/);
}

/** Logs in by typing into the form on the screen (page or popup) and sends it. */
export async function logIn(page: Page, account: Account): Promise<void> {
  const form = page.locator('form', { has: page.locator('[name=password]') });
  await form.locator('[name=username]').fill(account.username);
  await form.locator('[name=password]').fill(account.password);
  await form.locator('button[type=submit]').tap();
}

/** The Cookie header that a browser sends after a demo account has signed in by the plain form. */
export async function sessionOf(site: VisitedSite, role: 'player' | 'agent'): Promise<string[]> {
  const lines = await postForm(site, '/m/login', { ...demoAccount(site, role) });
  return lines.map((line) => line.split(';')[0] ?? '');
}

// Only the browser resolves the second site's host, so this calls the IP address and names the host in a header.
function postForm(
  site: VisitedSite,
  path: string,
  fields: Record<string, string>,
): Promise<string[]> {
  const body = new URLSearchParams(fields).toString();
  const headers = {
    Host: new URL(site.origin).host,
    Origin: site.origin,
    Accept: 'text/html',
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': String(Buffer.byteLength(body)),
  };
  return new Promise((done, failed) => {
    const call = httpRequest(
      { host: '127.0.0.1', port: webPort(), path, method: 'POST', headers },
      (response) => {
        response.resume();
        response.once('end', () => {
          try {
            expect(response.statusCode, 'the form signed in').toBe(303);
            done(response.headers['set-cookie'] ?? []);
          } catch (error) {
            failed(error instanceof Error ? error : new Error(String(error)));
          }
        });
      },
    );
    call.once('error', failed);
    call.end(body);
  });
}
