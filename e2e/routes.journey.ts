import { demoAccount, signIn } from './support/account.ts';
import { expect, test } from './support/journey.ts';
import type { BrowserContext, Page } from './support/journey.ts';
import { goInside, openPage } from './support/screens.ts';
import { firstSite } from './support/sites.ts';
import { siteWord } from './support/words.ts';

const site = firstSite();

/** A path and the title of the screen that it shows. */
interface Place {
  path: string;
  title: string;
  /** Where it leads in the end, when that is another path. */
  landsOn?: string;
  status?: number;
}

const home = 'site.title.home';
const places: Place[] = [
  ...['/m', '/m/', '/m/index', '/m/index.html', '/m/home'].map((path) => ({ path, title: home })),
  { path: '/', title: home, landsOn: '/m/home' },
  { path: '/m/no-such-screen', title: home, landsOn: '/m/home' },
  { path: '/m/no/such/screen?x=1', title: home, landsOn: '/m/home' },
  ...categoryPlaces(),
  { path: '/m/help', title: 'service.title.help' },
  { path: '/m/notice', title: 'notices.title.notice' },
  { path: '/m/activity', title: 'promotions.title.activity' },
  { path: '/m/language', title: 'site.language.title' },
];
const forVisitors: Place[] = [
  { path: '/m/login', title: 'auth.title.login' },
  { path: '/m/register', title: 'auth.title.register' },
  { path: '/m/register.html', title: 'auth.title.register' },
  { path: '/m/logout', title: home, landsOn: '/m/home' },
  toLogin('/m/gameRecord'),
  toLogin('/m/member/home'),
  toLogin('/m/member/profile'),
  toLogin('/m/round/none'),
];
const forMembers: Place[] = [
  { path: '/m/login', title: home, landsOn: '/m/home' },
  { path: '/m/register', title: home, landsOn: '/m/home' },
  { path: '/m/gameRecord', title: 'wallet.record.title' },
  { path: '/m/member/home', title: 'member.title' },
  { path: '/m/member/profile', title: 'member.profile.title' },
  { path: '/m/logout', title: 'auth.sign_out.prompt' },
  { path: '/m/round/none', title: 'wallet.round.title', status: 404 },
];

function toLogin(path: string): Place {
  const landsOn = `/m/login?back=${encodeURIComponent(path)}`;
  return { path, title: 'auth.title.login', landsOn };
}

function categoryPlaces(): Place[] {
  const titles: Record<string, string> = {
    'live-games': 'games.title.live-games',
    'rng-games': 'games.title.rng-games',
    slot: 'games.title.slot',
    crash: 'games.title.crash',
    'sport-games': 'games.title.sport-games',
    'esport-games': 'games.title.esport-games',
    'fishing-games': 'games.title.fishing-games',
    'poker-games': 'games.title.poker-games',
    'hot-games': 'games.title.hot-games',
    'jili-games': 'games.title.jili',
    'rtg-games': 'lobby.category.RTG',
    jackpots: 'lobby.category.JACKPOT',
    bingo: 'lobby.category.BINGO',
    inHouse: 'lobby.category.INHOUSE',
    cockfight: 'lobby.category.COCKFIGHT',
    lott: 'games.title.lott',
    elott: 'games.title.elott',
    'slot-games?gameClassify=FeatureBuy': 'games.title.slot',
  };
  return Object.entries(titles).map(([name, title]) => ({ path: `/m/${name}`, title }));
}

/** Asks for a place as a document, as the browser would: status, address and title are right. */
async function askForDocument({ request }: BrowserContext, place: Place): Promise<void> {
  const reply = await request.get(site.origin + place.path, { headers: { accept: 'text/html' } });
  expect.soft(reply.status(), place.path).toBe(place.status ?? 200);
  expect.soft(reply.url(), place.path).toBe(site.origin + (place.landsOn ?? place.path));
  const title = /<title>([^<]*)<\/title>/.exec(await reply.text())?.[1];
  expect.soft(title, place.path).toBe(titleOf(place));
}

/** Goes to a place inside the running page: address and title are right. */
async function walkTo(page: Page, place: Place): Promise<void> {
  await goInside(page, place.path);
  await isThere(page, place);
}

async function isThere(page: Page, place: Place): Promise<void> {
  await expect.soft(page, place.path).toHaveURL(site.origin + (place.landsOn ?? place.path));
  await expect.soft(page, place.path).toHaveTitle(titleOf(place));
}

function titleOf({ title }: Place): string {
  return `${siteWord(site, title)} - ${site.name.bn}`;
}

test('SHELL-01 SHELL-33 SHELL-38 every route answers a visitor with its screen, as a document and inside the page', async ({
  context,
  page,
  faults,
}) => {
  test.slow();
  for (const place of [...places, ...forVisitors]) await askForDocument(context, place);
  const formCode = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/checked-form-')) formCode.add(request.url());
  });
  await openPage(page, `${site.origin}/m/help`);
  for (const place of places.slice(1)) {
    if (place.path.startsWith('/m/')) await walkTo(page, place);
  }
  expect([...formCode], 'screens without an account form do not pay for its code').toEqual([]);
  for (const place of forVisitors) await walkTo(page, place);
  expect([...formCode]).toHaveLength(1);
  // Only documents are led home: a file, a call and a script's fetch that leads nowhere are told so.
  faults.allow(/status of 404/);
  await page.goto(`${site.origin}/m/home`);
  const statuses = await page.evaluate(async () => {
    const paths = ['/m/assets/none.js', '/m/art/none.webp', '/m/api/none', '/m/none', '/none'];
    const replies = await Promise.all(paths.map((path) => fetch(path)));
    return replies.map((reply) => reply.status);
  });
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
});

test('SHELL-08 SHELL-11 SHELL-33 every route answers a member with its screen, as a document and inside the page', async ({
  context,
  page,
  faults,
}) => {
  test.slow();
  faults.allow(/status of 404/);
  await signIn(context, site, demoAccount(site));
  for (const place of forMembers) await askForDocument(context, place);
  await openPage(page, `${site.origin}/m/home`);
  for (const place of [...places, ...forMembers]) {
    if (place.path.startsWith('/m/')) await walkTo(page, place);
  }
});

test('a body that is too large is refused with a problem, as a form and as a call', async ({
  request,
}) => {
  const large = 'x'.repeat(7 * 1024 * 1024);
  const form = await request.post(`${site.origin}/m/login`, { form: { username: large } });
  const call = await request.put(`${site.origin}/m/api/account/register`, { data: { large } });
  for (const reply of [form, call]) {
    expect(reply.status()).toBe(413);
    expect(await reply.json()).toMatchObject({ code: 'request.too_large' });
  }
});
