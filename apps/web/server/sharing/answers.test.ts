import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Visitor } from '@maidan/deployment/visitor';
import { createSite } from '@maidan/site';
import { SCREENS } from '#screens.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { testSettings } from '#platform/testing/site-settings.ts';
import { openStatus, testSealingKey } from '#platform/testing/test-scope.ts';
import { createSharing } from './answers.ts';
import { hiddenPaths } from './found-pages.ts';

const ART = new URL('../../../../demo/assets', import.meta.url).pathname;
const visitor: Visitor = {
  address: '203.0.113.9',
  host: 'lobby.example',
  protocol: 'https',
  country: undefined,
};
const promotion = (id: number, image: string) => ({
  id,
  linkedPromotionId: id,
  title: 'Eid',
  content: '',
  startDate: '2026-11-01T00:00:00Z',
  noExpiry: 1 as const,
  promoAnnouncementCategoryIds: [],
  status: '1',
  imageRequired: 'N' as const,
  remarkRequired: 'N' as const,
  image,
});
const notice = (id: number) => ({
  id,
  title: 'Night',
  content: '',
  startDate: '2026-11-01T00:00:00Z',
  url: '',
  read: false,
  types: 'PL',
  groupName: '',
  announcementImages: [],
});
const banner = (groupName: string, url: string) => ({
  bannerId: '1',
  url,
  groupName,
  linkage: '',
  title: 'Spin',
});

/** A gateway with two categories, two promotions and a notice. */
function gateway(
  promotions = [promotion(7, '/banners/crash.webp'), promotion(8, '/../../package.json')],
) {
  return fakeGateway({
    'GET /lobby/home': () => ({
      tabs: [
        { category: 'HOME', gameCount: 3 },
        { category: 'HOT', gameCount: 1 },
        { category: 'SLOT', gameCount: 2 },
      ],
      sections: [],
      version: '1',
    }),
    'GET /announcements': () => ({
      value: { promotion: promotions, banners: [], player: [notice(4)], popup: [], hot: [] },
    }),
    'GET /lobby/banners': ({ query }: { query: URLSearchParams }) => ({
      value: query.get('groupName') === 'm_slot' ? [banner('m_slot', '/banners/balls.webp')] : [],
    }),
  });
}

const entry = {
  site: createSite(testSettings({ locales: { default: 'bn', offered: ['bn', 'en', 'hi'] } })),
  version: 1,
  contentVersion: 1,
  sealingKey: await testSealingKey(),
};

const warned: string[] = [];

/** The answers of one site, whose status may be another than open. */
function sharing({ status = 0 as 0 | 1 | 2, host = 'lobby.example', artDir = ART } = {}) {
  const answer = createSharing({
    directory: {
      siteOf: async () => {
        if (host === 'away.example') throw new ApiFailure('server.unavailable');
        return host === 'nobody.example' ? undefined : entry;
      },
      statusOf: async () => ({ ...openStatus(), status }),
    },
    environment: { API_URL: 'http://gateway.example', ART_DIR: artDir },
    headersFor: () => ({}),
    ask: (...asked) => fetch(...asked),
    now: () => 0,
    log: { warn: (_fields, text) => void warned.push(text) },
  });
  return (path: string) => answer(new Request(`http://inside${path}`), { ...visitor, host });
}

afterEach(() => {
  warned.length = 0;
  vi.unstubAllGlobals();
});

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

describe('robots.txt', () => {
  test('names the sitemap of the host that was asked, and hides what a visitor cannot see', async () => {
    const answer = await sharing()('/robots.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    const lines = (await answer.text()).split('\n');
    expect(lines).toContain('Sitemap: https://lobby.example/sitemap.xml');
    for (const hidden of ['/m/api/', '/m/login', '/m/round/', '/m/gameRecord', '/m/play/'])
      expect(lines).toContain(`Disallow: ${hidden}`);
    expect(lines).not.toContain('Disallow: /');
  });

  test.each([
    [1 as const, 503, '# This site is closed for maintenance.'],
    [2 as const, 200, '# This site is not open in your region.'],
  ])(
    'of a site with status %s keeps every crawler away and says why',
    async (status, code, why) => {
      const answer = await sharing({ status })('/robots.txt');
      expect(answer.status).toBe(code);
      expect(await answer.text()).toBe(`${why}\nUser-agent: *\nDisallow: /\n`);
    },
  );

  test('hides no page that the sitemap names', async () => {
    gateway();
    const pages = locations(await (await sharing()('/sitemap.xml')).text());
    const paths = pages.map((page) => new URL(page).pathname);
    expect(paths.filter((path) => hiddenPaths().some((hidden) => path.startsWith(hidden)))).toEqual(
      [],
    );
    expect(hiddenPaths().filter((path) => path === '/m/')).toEqual([]);
  });
});

describe('sitemap.xml', () => {
  test('has every page that a visitor can see, once in each language, beside the other languages', async () => {
    gateway();
    const answer = await sharing()('/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await answer.text();
    const pages = ['home', 'activity', 'notice', 'help', 'hot-games', 'slot'].map(
      (path) => `/m/${path}?`,
    );
    const details = [
      '/m/activityDetail?id=7&amp;',
      '/m/activityDetail?id=8&amp;',
      '/m/noticeDetail?id=4&amp;',
    ];
    const expected = [...pages, ...details].flatMap((page) =>
      ['bn', 'en', 'hi'].map((language) => `https://lobby.example${page}lang=${language}`),
    );
    expect(locations(xml)).toEqual(expected);
    expect(xml).toContain(
      '<xhtml:link rel="alternate" hreflang="hi" href="https://lobby.example/m/slot?lang=hi"/>',
    );
  });

  test('each of its screens is open to everybody', async () => {
    const open = Object.values(SCREENS).filter(({ guard, file }) => guard === 'anyone' && file);
    const paths = new Set(open.flatMap((screen) => screen.paths.map((path) => `/m/${path}`)));
    gateway();
    const pages = locations(await (await sharing()('/sitemap.xml')).text());
    expect(pages.filter((page) => !paths.has(new URL(page).pathname))).toEqual([]);
  });

  test.each([
    [1 as const, 503],
    [2 as const, 451],
  ])('a site with status %s has none', async (status, code) => {
    expect((await sharing({ status })('/sitemap.xml')).status).toBe(code);
  });

  test('a gateway that fails, or knows no such host, is said', async () => {
    fakeGateway({});
    expect((await sharing()('/sitemap.xml')).status).toBe(503);
    expect((await sharing({ host: 'away.example' })('/sitemap.xml')).status).toBe(503);
    expect((await sharing({ host: 'nobody.example' })('/robots.txt')).status).toBe(421);
  });
});

/** Width and height in the frame header of a JPEG (ITU T.81, B.2.2). */
function jpegSize(bytes: Uint8Array): string {
  const at = bytes.findIndex(
    (byte, i) => byte === 0xff && [0xc0, 0xc2].includes(bytes[i + 1] ?? 0),
  );
  const view = new DataView(bytes.buffer, bytes.byteOffset + at);
  return `${view.getUint16(7)}x${view.getUint16(5)}`;
}

describe('the picture of a shared page', () => {
  test.each(['/m/share/slot.jpg', '/m/share/activityDetail.jpg?id=7'])(
    '%s is drawn from its art in the size of link previews',
    async (path) => {
      gateway();
      const answer = await sharing()(path);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(jpegSize(new Uint8Array(await answer.arrayBuffer()))).toBe('1200x630');
    },
  );

  test.each([
    ['a page without art', '/m/share/help.jpg'],
    ['a picture outside of the folder', '/m/share/activityDetail.jpg?id=8'],
  ])('%s has the icon of the site', async (_what, path) => {
    gateway();
    const answer = await sharing()(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/m/icons/icon-512.png']);
  });

  test('a file that is no picture has the icon of the site, and the log says so', async () => {
    gateway([promotion(7, '/answers.ts')]);
    const answer = await sharing({ artDir: import.meta.dirname })(
      '/m/share/activityDetail.jpg?id=7',
    );
    expect(answer.headers.get('location')).toBe('/m/icons/icon-512.png');
    expect(warned).toEqual(['a share picture could not be drawn']);
  });

  test('a picture of another host stays there, and another kind of file is not found', async () => {
    gateway([promotion(7, 'https://cdn.example/eid.webp')]);
    const ask = sharing();
    const answer = await ask('/m/share/activityDetail.jpg?id=7');
    expect(answer.headers.get('location')).toBe('https://cdn.example/eid.webp');
    expect((await ask('/m/share/slot.png')).status).toBe(404);
    expect((await ask('/m/share/..%2fslot.jpg')).status).toBe(404);
  });
});

describe('the code of a page', () => {
  test('is a drawing of dark modules on white, other for each page, and never of another host', async () => {
    const ask = sharing();
    const drawing = async (to: string) =>
      (await ask(`/m/code.svg?to=${encodeURIComponent(to)}`)).text();
    const home = await drawing('/m/home');
    expect(home).toMatch(/^<svg .*viewBox="-2 -2 33 33".*fill="#fff"/);
    expect(await drawing('/m/slot')).not.toBe(home);
    expect(await drawing('https://evil.example/')).toBe(home);
    expect(await drawing(`/m/${'a'.repeat(600)}`)).toBe(home);
  });

  test('the longest address that has a code is one of 500 letters, and a parameter that is missing is home', async () => {
    const ask = sharing();
    const home = await (await ask('/m/code.svg')).text();
    const ofLength = async (length: number) => {
      const start = 'https://lobby.example/m/';
      const path = `/m/${'a'.repeat(length - start.length)}`;
      return (await ask(`/m/code.svg?to=${path}`)).text();
    };
    expect(home).toBe(await (await ask('/m/code.svg?to=/m/home')).text());
    expect(await ofLength(500)).not.toBe(home);
    expect(await ofLength(501)).toBe(home);
  });
});
