import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { toPublicSettings } from '@maidan/site';
import { readDemoSites } from '@maidan/site/demo';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerBuild } from 'react-router';
import { ApiFailure } from '#platform/api/failure.ts';
import type { ScreenHandleOf } from '#platform/page/screen.ts';
import { testSettings } from '#platform/testing/site-settings.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { unknownHostPage, unreachablePage } from './plain.ts';
import { RENDERS_AT_ONCE } from './render-pace.ts';
import { ROUTES, TEST_COOKIES, testBuild, testDocuments } from '../testing/test-documents.ts';

/** How the router's own script asks for the data of a screen. */
const LOADER_CALL = { accept: '*/*', 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' };

let build: ServerBuild;
beforeAll(async () => {
  build = await testBuild();
});
beforeEach(() => void fakeGateway({}));
afterEach(() => void vi.unstubAllGlobals());

/**
 * The address under which the router asks for the data of a page (its own `singleFetchUrl`, which it does not export).
 */
function loaderCallOf(page: string): string {
  const url = new URL(page, 'http://lobby.example');
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data';
  return `${url.pathname}${url.search}`;
}

const brands = readDemoSites((file) => readFileSync(file, 'utf8')).map(({ settings }) =>
  toPublicSettings(settings),
);
const ALIASES = { '/m/casino': '/m/live-games', '/m/start': '/m' };
const routePages = ROUTES.map(({ path, index }) =>
  index === true ? '/m' : `/m/${(path ?? '').replace(/:\w+/g, '7').replace('*', 'no/such')}`,
);

describe.each(brands)('the loader calls of $slug', (settings) => {
  const pathAliases = { ...settings.pathAliases, ...ALIASES };
  let ask: Awaited<ReturnType<typeof testDocuments>>;
  beforeAll(async () => {
    ask = await testDocuments(build, { settings: { ...settings, pathAliases } });
  });

  test.each(
    [...routePages, '/m/', ...Object.keys(pathAliases)].flatMap((page) => [page, `${page}?x=1`]),
  )('SHELL-33 the data of %s is answered by the router', async (page) => {
    const reply = await ask(loaderCallOf(page), LOADER_CALL);
    expect([reply.headers.get('X-Remix-Response'), reply.headers.get('content-type')]).toEqual([
      'yes',
      expect.stringContaining('text/x-script'),
    ]);
  });
});

test.each(['/other.data', '/mx.data', '/m.data.data', '/mx', '/metrics.data'])(
  'SHELL-33 %s is not an address of the product, and a request that is no navigation gets a 404',
  async (path) => {
    const ask = await testDocuments(build);
    const reply = await ask(path, LOADER_CALL);
    expect([reply.status, await reply.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'request.not_found' }),
    ]);
  },
);

/** How a browser asks for a page. */
const NAVIGATION = { accept: 'text/html', 'sec-fetch-dest': 'document' };
const UNTIL = '2126-11-23T06:00:00.000Z';

describe('a document of a closed site', () => {
  const closed = (status: 1 | 2, endsAt: string | null = null) =>
    testDocuments(build, {
      settings: testSettings({ maintenance: { on: status === 1, endsAt } }),
      status: { status },
    });

  // The gateway refuses too, so the screens of these pages fail in their own ways.
  test.each(['/m', '/m/home', '/m/slot', '/m/help', '/m/activityDetail?id=7', '/m/login'])(
    'SHELL-66 %s answers a closed region with its own status',
    async (path) => {
      const reply = await (await closed(2))(path, NAVIGATION);
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([451, null]);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('SHELL-65 says until when it is worth waiting', async () => {
    const known = await (await closed(1, UNTIL))('/m/home', NAVIGATION);
    expect([known.status, known.headers.get('retry-after')]).toEqual([
      503,
      'Sat, 23 Nov 2126 06:00:00 GMT',
    ]);
    for (const endsAt of [null, '2020-01-01T00:00:00.000Z']) {
      const unknown = await (await closed(1, endsAt))('/m/home', NAVIGATION);
      expect(unknown.headers.get('retry-after')).toBe('300');
    }
  });

  test('SHELL-67 of an open site names no time to come back', async () => {
    const reply = await (await testDocuments(build))('/m/language', NAVIGATION);
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([200, null]);
  });
});

test.each([
  ['SHELL-74 a gateway that is away', unreachablePage, 503, '5'],
  ['a host that nobody claims', unknownHostPage, 421, null],
])('the page for %s is a whole document in both languages', async (_row, make, status, wait) => {
  const reply = make();
  const html = await reply.text();
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([status, wait]);
  expect(html).toMatch(/^<!doctype html><html lang="bn"><head>.*<title>[^<]+<\/title>/);
  expect(html.match(/<main>/g)).toHaveLength(1);
  expect(html.match(/<h1>[\u0980-\u09ff][^<]*<\/h1>/g)).toHaveLength(1);
  expect(html).toMatch(/<div lang="en"><h2>\w[^<]*<\/h2>/);
});

describe('a session whose member signed out while nothing could be reached', () => {
  const MEMBER = { ...TEST_SESSION, token: 'token of the gateway' };
  const cookieOf = (left?: string) => {
    const pairs = TEST_COOKIES.write(MEMBER, false).map((line) => line.split(';')[0]);
    return [...pairs, ...(left === undefined ? [] : [`maidan_signed_out=${left}`])].join('; ');
  };
  const TOKEN = TEST_COOKIES.infoOf(MEMBER).token;
  const ask = async (cookie: string) =>
    (await testDocuments(build))('/m/member/home', { ...NAVIGATION, cookie });
  const toLogin = [302, '/m/login?back=%2Fm%2Fmember%2Fhome'];

  test('SESS-18 is ended at the gateway by the next request, and its cookies are deleted', async () => {
    const { calls } = fakeGateway({ 'DELETE /account/logout': () => ({ value: true }) });
    const reply = await ask(cookieOf(TOKEN));
    expect([reply.status, reply.headers.get('location')]).toEqual(toLogin);
    expect(calls.map(({ name, headers }) => [name, headers.get('authorization')])).toEqual([
      ['DELETE /account/logout', 'Bearer token of the gateway'],
    ]);
    const gone = reply.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'));
    expect(gone.map((line) => line.split('=')[0])).toEqual([
      'maidan_session',
      'MC_SESSION_INFO',
      'maidan_signed_out',
    ]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('SESS-18 counts as ended when the gateway does not know it', async () => {
    fakeGateway({ 'DELETE /account/logout': () => problem('session.expired', 401) });
    expect((await ask(cookieOf(TOKEN))).headers.getSetCookie()).toHaveLength(3);
  });

  test.each<[string, Answers]>([
    ['cannot be reached', {}],
    ['is in trouble', { 'DELETE /account/logout': () => problem('server.unavailable', 503) }],
  ])(
    'SESS-18 shows nothing of the member while the gateway %s, and is ended later',
    async (_how, answers) => {
      fakeGateway(answers);
      const reply = await ask(cookieOf(TOKEN));
      expect([reply.status, reply.headers.get('location')]).toEqual(toLogin);
      expect(reply.headers.getSetCookie()).toEqual([]);
    },
  );

  test('SESS-18 stays when the mark names another session or is made up', async () => {
    for (const left of [
      undefined,
      '',
      'made-up',
      TEST_COOKIES.infoOf({ ...MEMBER, token: 'x' }).token,
    ]) {
      const { calls } = fakeGateway({});
      const reply = await ask(cookieOf(left));
      expect(reply.headers.get('location')).toBeNull();
      expect(calls.map(({ name }) => name)).not.toContain('DELETE /account/logout');
    }
  });
});

describe('a page that fails', () => {
  const path = '/m/language';
  /** The build, with a loader in one screen that throws. */
  const broken = (error: unknown): ServerBuild => {
    const [id = '', route] =
      Object.entries(build.routes).find(([, each]) => each?.path === 'language') ?? [];
    const loader = () => {
      throw error;
    };
    const module = { ...route?.module, loader };
    return { ...build, routes: { ...build.routes, [id]: { ...route, module } } } as ServerBuild;
  };
  const failing = async (error: unknown) => {
    const lines: Record<string, unknown>[] = [];
    const metrics = new Registry();
    const log = { error: (fields: object) => void lines.push({ ...fields }) };
    const site = await testDocuments(broken(error), { log, metrics });
    const reply = await site(`${path}?token=secret`, NAVIGATION);
    return { reply, lines, figures: await metrics.metrics() };
  };

  test('is one line in the log, with path, site, request and stack, and is counted by its status', async () => {
    const fault = new RangeError('Invalid time zone specified: Nowhere/Land');
    const { reply, lines, figures } = await failing(fault);
    expect(reply.status).toBe(500);
    const requestId = reply.headers.get('x-request-id');
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines).toEqual([
      { err: fault, requestId, site: testSettings().slug, method: 'GET', path },
    ]);
    expect(figures).toContain('maidan_pages_total{from="render",status="500"} 1');
  });

  test('is not logged when the page was refused, or when the gateway is away, which has a line of its own', async () => {
    for (const error of [
      new Response(null, { status: 404 }),
      new ApiFailure('client.offline'),
      new ApiFailure('client.timeout'),
    ])
      expect((await failing(error)).lines).toEqual([]);
    expect((await failing(new ApiFailure('server.unexpected'))).lines).toHaveLength(1);
  });

  test('is logged when the error page fails too, and is then a whole page in both languages', async () => {
    const fault = new Error('no document');
    const render = () => {
      throw fault;
    };
    const module = { ...build.entry.module, default: render };
    const lines: unknown[] = [];
    const site = await testDocuments(
      { ...build, entry: { ...build.entry, module } },
      {
        log: { error: (fields) => void lines.push(fields) },
      },
    );
    const reply = await site(path, NAVIGATION);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      500,
      'text/html; charset=utf-8',
    ]);
    expect(await reply.text()).toMatch(/<h1>[\u0980-\u09ff][^<]*<\/h1>/);
    expect(lines).toEqual([expect.objectContaining({ err: fault, path })]);
  });
});

test('DOWNLOAD-15 the download screen is kept once for each kind of device, and says so to caches', async () => {
  const metrics = new Registry();
  const site = await testDocuments(build, { metrics });
  const from = (device: string) => site('/m/download', { ...NAVIGATION, 'user-agent': device });
  for (const device of ['Android 13; Mobile', 'Android 14; Mobile', 'iPhone', 'Windows NT 10.0'])
    expect((await from(device)).headers.get('vary')).toContain('User-Agent');
  expect(await metrics.metrics()).toContain('{from="render",status="200"} 3');
  expect((await site('/m/language', NAVIGATION)).headers.get('vary')).not.toContain('User-Agent');
});

test('a device that saves data gets a page of its own, and caches are told', async () => {
  const metrics = new Registry();
  const site = await testDocuments(build, { metrics });
  const saving = { ...NAVIGATION, 'save-data': 'on' };
  for (const headers of [NAVIGATION, saving, saving, NAVIGATION])
    expect((await site('/m/language', headers)).headers.get('vary')).toContain('Save-Data');
  expect(await metrics.metrics()).toContain('{from="render",status="200"} 2');
});

test('a page that was first asked for its head alone is kept whole for those who read it', async () => {
  const render = (_request: Request, status: number, headers: Headers) => {
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response('<!doctype html>whole', { status, headers });
  };
  const module = { ...build.entry.module, default: render };
  const site = await testDocuments({ ...build, entry: { ...build.entry, module } });
  const head = await site('/m/language', NAVIGATION, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
  const page = await site('/m/language', NAVIGATION);
  expect([page.status, await page.text()]).toEqual([200, '<!doctype html>whole']);
  expect(page.headers.get('etag')).toBe(head.headers.get('etag'));
});

describe('an address that somebody makes up', () => {
  const path = '/m/language';
  async function asked(queries: readonly string[], where = path) {
    const metrics = new Registry();
    const site = await testDocuments(build, { metrics });
    const statuses: number[] = [];
    for (const query of queries)
      statuses.push((await site(`${where}?${query}`, NAVIGATION)).status);
    const figures = await metrics.metrics();
    const made = /from="render",status="200"\} (\d+)/.exec(figures)?.[1];
    return { statuses: [...new Set(statuses)], made: Number(made), site };
  }

  test('is not a page of its own: random parameters share one render', async () => {
    const queries = Array.from({ length: 200 }, (_, n) => `utm_source=${n}&x${n}=1&token=${n}`);
    expect(await asked(queries)).toMatchObject({ statuses: [200], made: 1 });
  });

  test('is the page of the parameters that its screen reads, in any order, and the first of two counts', async () => {
    const queries = [
      'back=%2Fm%2Fset&lang=en',
      'lang=en&fbclid=7&back=%2Fm%2Fset',
      'back=%2Fm%2Fset&back=%2Fm%2Fslot&lang=en',
    ];
    expect(await asked(queries)).toMatchObject({ statuses: [200], made: 1 });
    expect(await asked([...queries, 'back=%2Fm%2Fhelp&lang=en', 'lang=en'])).toMatchObject({
      made: 3,
    });
  });

  test('is refused after too many renders for the same asker, who can still read pages that are kept', async () => {
    const queries = Array.from({ length: RENDERS_AT_ONCE + 40 }, (_, n) => `back=%2Fm%2F${n}`);
    const { statuses, made, site } = await asked(queries);
    expect(statuses).toEqual([200, 429]);
    expect(made).toBeLessThan(queries.length);
    expect((await site(`${path}?back=%2Fm%2F0`, NAVIGATION)).status).toBe(200);
    let refused = await site('/m/forget?token=made-up', NAVIGATION);
    // A slow machine may have earned one more render meanwhile, but not one for each of these.
    for (let n = 0; refused.status === 200 && n < 9; n += 1)
      refused = await site(`/m/forget?token=made-up-${n}`, NAVIGATION);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    const data = await site(loaderCallOf('/m/set'), LOADER_CALL);
    expect(data.status, 'what scripts ask for goes on').toBe(200);
  });

  let everyPage: Awaited<ReturnType<typeof testDocuments>>;
  beforeAll(async () => {
    everyPage = await testDocuments(build);
  });

  /** Which parameters a loader reads of its address. */
  test.each(routePages.map((page, at) => [page, ROUTES[at]?.path ?? '']))(
    'SHELL-33 %s declares the parameters that its loader reads',
    async (page, route) => {
      const read = new Set<string>();
      const { get } = URLSearchParams.prototype;
      vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(function spy(
        this: URLSearchParams,
        name,
      ) {
        read.add(name);
        return get.call(this, name);
      });
      const [, known] = Object.entries(build.routes).find(([, each]) => each?.path === route) ?? [];
      const module = known?.module as { handle?: ScreenHandleOf } | undefined;
      // As a member, whose address keeps all its parameters.
      const own = TEST_COOKIES.write({ ...TEST_SESSION, token: 'own' }, false)[0]?.split(';')[0];
      await everyPage(page, { ...NAVIGATION, cookie: own ?? '' });
      vi.mocked(URLSearchParams.prototype.get).mockRestore();
      const { handle } = module ?? {};
      const screen = typeof handle === 'function' ? handle(`/${route}`, '') : handle;
      const declared = ['lang', 'token', ...(screen?.parameters ?? [])];
      expect([...read].filter((name) => !declared.includes(name))).toEqual([]);
    },
  );
});

describe('a session cookie that somebody else set', () => {
  const own = TEST_COOKIES.write({ ...TEST_SESSION, token: 'own' }, false)[0]?.split(';')[0] ?? '';
  const theirs = TEST_COOKIES.write({ ...TEST_SESSION, token: 'theirs' }, false)[0] ?? '';
  const tossed = theirs.split(';')[0] ?? '';

  test('SESS-26 beside the own one makes neither count: the page is a visitor’s, and the log says so once', async () => {
    const lines: unknown[] = [];
    const log = { warn: (fields: object, text: string) => void lines.push([text, fields]) };
    const site = await testDocuments(build, { log });
    for (const cookie of [`${tossed}; ${own}`, `${own}; ${tossed}`]) {
      const reply = await site('/m/member/home', { ...NAVIGATION, cookie });
      expect(reply.headers.get('location')).toMatch(/^\/m\/login/);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      const gone = reply.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'));
      expect(gone.map((line) => line.split('=')[0])).toEqual(['maidan_session', 'MC_SESSION_INFO']);
    }
    const told = { host: 'lobby.example', address: '203.0.113.9', leftOut: 0 };
    expect(lines).toEqual([['session cookie doubled', told]]);
  });

  test('SESS-26 is ignored over TLS, because a sibling host cannot give its cookie the name that counts', async () => {
    const site = await testDocuments(build, { protocol: 'https' });
    const visitor = await site('/m/member/home', { ...NAVIGATION, cookie: tossed });
    expect(visitor.headers.get('location')).toMatch(/^\/m\/login/);
    const member = await site('/m/member/home', {
      ...NAVIGATION,
      cookie: `${tossed}; __Host-${own}`,
    });
    expect(member.headers.get('location')).toBeNull();
  });
});

test.each([
  [true, 'max-age=31536000; includeSubDomains'],
  [false, 'max-age=31536000'],
])(
  'a site makes browsers use TLS, for its subdomains too where it says so (%s)',
  async (reach, header) => {
    const settings = testSettings({ strictTransportSubDomains: reach });
    const site = await testDocuments(build, { protocol: 'https', settings });
    const reply = await site('/m/language', NAVIGATION);
    expect(reply.headers.get('strict-transport-security')).toBe(header);
  },
);

describe('an address that names a language', () => {
  const site = () => testDocuments(build);
  const languageSet = (reply: Response) =>
    reply.headers.getSetCookie().filter((line) => line.startsWith('maidan_language='));

  test('SHELL-89 keeps the language when it leads a visitor to the login', async () => {
    const reply = await (await site())('/m/member/home?lang=en', NAVIGATION);
    expect(reply.headers.get('location')).toMatch(/^\/m\/login\?/);
    expect(languageSet(reply)).toEqual([expect.stringMatching(/^maidan_language=en; .*Path=\/m;/)]);
  });

  test('SHELL-88 sets no language that the site does not offer, and none that is set already', async () => {
    const ask = await site();
    expect(languageSet(await ask('/m/member/home?lang=xx', NAVIGATION))).toEqual([]);
    const cookie = 'maidan_language=en-u-nu-beng';
    const chosen = await ask('/m/member/home?lang=en', { ...NAVIGATION, cookie });
    expect(languageSet(chosen)).toEqual([]);
  });
});
