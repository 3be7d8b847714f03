import { request as httpsRequest } from 'node:https';
import type { Finding } from '../budget.ts';
import { median } from '../budget.ts';
import { openPhone, withPhone } from './phone.ts';
import type { Cookies, PhoneOptions } from './phone.ts';
import type { BenchProduct } from '../product.ts';
import { withPlainCopy } from '../product.ts';
import { visit } from './visit.ts';
import type { Visit } from './visit.ts';

const slowPhone = { cpuRate: 4, isSlowNetwork: true };
const quickPhone = { cpuRate: 1, isSlowNetwork: false };
const runs = 5;
/** Parts that load late by themselves, such as the announcements, count for a visit; the service worker does not. */
const wholeVisitMs = 4500;

/** Pages other than home, by the names of their budgets. */
const pages = {
  slots: '/m/slot',
  search: '/m/search-games?gameName=a',
  promotions: '/m/activity',
};
const memberPages = {
  'member-home': '/m/home',
  'member-slots': pages.slots,
  'member-search': pages.search,
  'member-centre': '/m/member/home',
};

/** When home is hydrated, compared with the way past the proxy and with the first content without scripts. */
export async function measureHydration(product: BenchProduct): Promise<Finding[]> {
  const { behind, direct } = product;
  return withPlainCopy(product, async (plain) => {
    const through: Visit[] = [];
    const past: Visit[] = [];
    const bare: Visit[] = [];
    for (let run = 0; run < runs; run += 1) {
      through.push(await visitOnce({ ...slowPhone, address: behind }, '/m'));
      past.push(await visitOnce({ ...slowPhone, address: direct }, '/m'));
      bare.push(await visitOnce({ ...slowPhone, address: plain }, '/m'));
    }
    const note =
      `past the proxy ${middleOf(past, 'hydrated')} ms; first content here ${middleOf(through, 'firstContent')},` +
      ` past the proxy ${middleOf(past, 'firstContent')}, without scripts ${middleOf(bare, 'firstContent')}`;
    return [{ id: 'hydrated', value: middleOf(through, 'hydrated'), note }];
  });
}

function middleOf(visits: Visit[], name: 'hydrated' | 'firstContent'): number {
  return Math.round(median(visits.map((one) => one[name])));
}

/** The bytes of a whole visit of home: the first visit, one that saves data, and the next visit. */
export async function measureVisits({ behind }: BenchProduct): Promise<Finding[]> {
  const address = `${behind.origin}/m`;
  const options = { ...quickPhone, address: behind };
  const [first, again] = await withPhone(options, async ({ page, tools }) => {
    const before = await visit(page, tools, address, wholeVisitMs);
    await page.close();
    const next = await openPhone(page.context(), options);
    return [before, await visit(next.page, next.tools, address, wholeVisitMs)] as const;
  });
  const saving = await visitOnce({ ...options, isSaving: true }, '/m', wholeVisitMs);
  return [
    { id: 'visit-size', value: first.bytes / 1000, note: kindsOf(first) },
    { id: 'saver-size', value: saving.bytes / 1000, note: kindsOf(saving) },
    { id: 'return-size', value: again.bytes / 1000, note: kindsOf(again) },
  ];
}

/** First and largest content of the other pages, including those of a member. */
export async function measurePages(product: BenchProduct): Promise<Finding[]> {
  const cookies = await signIn(product);
  const findings: Finding[] = [];
  for (const [name, path] of Object.entries(pages))
    findings.push(...(await paintsOf(product, name, path)));
  for (const [name, path] of Object.entries(memberPages))
    findings.push(...(await paintsOf(product, name, path, cookies)));
  return findings;
}

/** Names of the pages that `measurePages` has figures for. */
export const measuredPages = [...Object.keys(pages), ...Object.keys(memberPages)];

async function paintsOf(
  { behind }: BenchProduct,
  name: string,
  path: string,
  cookies?: Cookies,
): Promise<Finding[]> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1)
    visits.push(
      await visitOnce({ ...slowPhone, address: behind, ...(cookies ? { cookies } : {}) }, path),
    );
  const [one] = visits;
  const weight = `${Math.round(median(visits.map(({ bytes }) => bytes)) / 1000)} kB in all`;
  return [
    {
      id: `${name}-paint`,
      value: median(visits.map((visited) => visited.firstContent)),
      note: weight,
    },
    {
      id: `${name}-largest`,
      value: median(visits.map((visited) => visited.largestContent)),
      note: one?.largestElement ?? '',
    },
  ];
}

function visitOnce(
  options: Required<Pick<PhoneOptions, 'address'>> & PhoneOptions,
  path: string,
  idleMs?: number,
) {
  return withPhone(options, ({ page, tools }) =>
    visit(page, tools, `${options.address.origin}${path}`, idleMs),
  );
}

function kindsOf({ answers }: Visit): string {
  const sums = new Map<string, number>();
  for (const { kind, bytes } of answers) sums.set(kind, (sums.get(kind) ?? 0) + bytes);
  return [...sums]
    .toSorted(([, one], [, other]) => other - one)
    .map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`)
    .join(', ');
}

/** The cookies of the demo's player after signing in by the plain form through the proxy. */
function signIn({ behind, stack }: BenchProduct): Promise<Cookies> {
  const account = stack.accounts().find(({ role }) => role === 'player');
  if (!account) throw new Error('The demo has no player.');
  const { username, password } = account;
  const body = new URLSearchParams({ username, password }).toString();
  const { host, hostname, port } = new URL(behind.origin);
  const headers = {
    Host: host,
    Origin: behind.origin,
    Accept: 'text/html',
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': Buffer.byteLength(body),
  };
  const options = { host: '127.0.0.1', port, path: '/m/login', method: 'POST', headers };
  return new Promise((done, failed) => {
    // The certificate was made for this run.
    const call = httpsRequest({ ...options, rejectUnauthorized: false }, (answer) => {
      answer.resume();
      const lines = answer.headers['set-cookie'] ?? [];
      if (answer.statusCode !== 303) failed(new Error(`Signing in answered ${answer.statusCode}.`));
      else done(lines.map((line) => cookieOf(line, hostname)));
    });
    call.once('error', failed);
    call.end(body);
  });
}

function cookieOf(line: string, domain: string): Cookies[number] {
  const [pair = ''] = line.split(';');
  const at = pair.indexOf('=');
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    domain,
    path: /Path=([^;]+)/.exec(line)?.[1] ?? '/',
    expires: -1,
    httpOnly: line.includes('HttpOnly'),
    secure: line.includes('Secure'),
    sameSite: 'Lax',
  };
}
