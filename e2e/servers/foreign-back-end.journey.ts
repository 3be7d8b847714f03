import { expect, test } from '@playwright/test';
import routes from '../../apps/web/src/routes.ts';
import type { MockOptions } from '../../tools/mock/mock-back-end.ts';
import { startWebOverMock } from './web-over-mock.ts';

// Web in front of a back end that is made of openapi.json and nothing else. The pages are asked for as a browser
// without script asks for them.

/** Values for the parts of a path that a route leaves open. */
const PARTS: Readonly<Record<string, string>> = {
  ':vendor': 'MELA',
  ':nodeId': '101',
  ':roundId': 'round-0001',
  ':provider': 'google',
  '*': 'no-such-page',
};
const QUERIES = ['noticeDetail?id=21', 'activityDetail?id=11', 'login?back=/m/play/MELA/101'];
const PAGES = [...pathsOf(routes), ...QUERIES];
/** The most characters that a page may have. */
const MOST = 3_000_000;
const HTML = 'text/html; charset=utf-8';
const NAME = 'rahim71';

/** A route; only what its address needs. */
interface RouteEntry {
  readonly path?: string | undefined;
  readonly children?: readonly RouteEntry[] | undefined;
}

interface Opened {
  readonly page: string;
  readonly status: number;
  readonly text: string;
}

/** Web in front of a mock back end. */
interface Visited {
  /** Opens every page with these cookies. */
  openAll(cookies?: string): Promise<readonly Opened[]>;
  open(page: string, cookies?: string): Promise<Opened>;
  /** Posts the plain form of the login. */
  signIn(): Promise<{ status: number; cookies: string }>;
}

/** Every call of web that the document does not have, and every failure that web logged. */
interface Found {
  readonly unknown: readonly string[];
  readonly failures: readonly string[];
}

async function overBackEnd(
  options: MockOptions,
  look: (web: Visited) => Promise<void>,
): Promise<Found> {
  const stack = await startWebOverMock(options);
  try {
    await look(visit(stack.origin));
  } finally {
    await stack.stop();
  }
  return { unknown: stack.mock.unknown, failures: stack.printed() };
}

function visit(origin: string): Visited {
  const open = async (page: string, cookies = '') => {
    const headers = { Accept: HTML, Cookie: cookies };
    const answer = await fetch(`${origin}/m/${page}`, { headers, redirect: 'manual' });
    const text = await answer.text();
    const leadsOn = answer.status === 302;
    if (leadsOn) expect(answer.headers.get('location'), page).toMatch(/^\/m\//);
    else expect(answer.headers.get('content-type'), page).toBe(HTML);
    if (!leadsOn) expect(text, page).toMatch(/<title>[^<]+<\/title>/);
    expect(text.length, page).toBeLessThan(MOST);
    return { page, status: answer.status, text };
  };
  return {
    open,
    openAll: async (cookies) => {
      const opened: Opened[] = [];
      for (const page of PAGES) opened.push(await open(page, cookies));
      return opened;
    },
    signIn: async () => {
      const answer = await fetch(`${origin}/m/login`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Accept: HTML, Origin: origin },
        body: new URLSearchParams({ method: 'username', username: NAME, password: 'secret-1' }),
      });
      const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
      return { status: answer.status, cookies: cookies.join('; ') };
    },
  };
}

function pathsOf(entries: readonly RouteEntry[]): string[] {
  return entries.flatMap(({ path, children }) => {
    if (children) return pathsOf(children);
    const parts = (path ?? '').split('/').map((part) => PARTS[part] ?? part);
    return path?.startsWith('dev/') ? [] : [parts.join('/')];
  });
}

/** The pages that did not end with one of these statuses. */
function otherThan(opened: readonly Opened[], statuses: readonly number[]): string[] {
  return opened
    .filter(({ status }) => !statuses.includes(status))
    .map(({ page, status }) => `${page}: ${status}`);
}

/** A page may be shown, redirect, be for agents only, or not exist; it may not fail. */
const WELL = [200, 302, 403, 404];
/** The statuses above, and those of a site that is closed or whose back end fails. */
const ALL = [...WELL, 401, 451, 503];
const STATUS = 'GET /site/status';
const SETTINGS = 'GET /site/settings';

/** Cookies of the member in the examples; web signs them the same way for every back end. */
let member = '';

test.beforeAll(async () => {
  await overBackEnd({}, async ({ signIn }) => {
    const { status, cookies } = await signIn();
    expect(status).toBe(303);
    member = cookies;
  });
});

test('every page opens with the examples of the document, and web calls nothing that the document lacks', async () => {
  const { unknown, failures } = await overBackEnd({}, async ({ open, openAll }) => {
    expect(otherThan(await openAll(), WELL)).toEqual([]);
    expect(otherThan(await openAll(member), WELL)).toEqual([]);
    expect((await open('home')).text).toContain('Monsoon Reels');
    const { status, text } = await open('member/home', member);
    expect(status).toBe(200);
    expect(text).toContain(NAME);
  });
  expect(unknown).toEqual([]);
  expect(failures).toEqual([]);
});

for (const seed of [1, 2]) {
  test(`every page opens with any answers that the document allows: ${seed}`, async () => {
    const options = { seed, asDocumented: [STATUS] };
    const { failures } = await overBackEnd(options, async ({ openAll, signIn }) => {
      expect(otherThan(await openAll(), WELL)).toEqual([]);
      expect(otherThan(await openAll(member), WELL)).toEqual([]);
      expect((await signIn()).status).toBe(303);
    });
    expect(failures).toEqual([]);
  });
}

for (const [seed, asDocumented] of [
  [3, []],
  [4, [STATUS, SETTINGS]],
] as const) {
  test(`every page opens or says why not, when answers are of any kind and some fail: ${seed}`, async () => {
    await overBackEnd({ seed, failing: 0.3, asDocumented }, async ({ openAll, signIn }) => {
      const opened = [...(await openAll()), ...(await openAll(member))];
      expect(otherThan(opened, ALL)).toEqual([]);
      expect(opened.some(({ status }) => status === 503)).toBe(true);
      expect([...ALL, 303]).toContain((await signIn()).status);
    });
  });
}
