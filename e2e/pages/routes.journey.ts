import { readFileSync } from 'node:fs';
import { createSite } from '@maidan/site';
import { readDemoSites } from '@maidan/site/demo';
import type { ScreenRecord } from '../../apps/web/src/screen-record.ts';
import { SCREENS } from '../../apps/web/src/screens.ts';
import { demoAccount, signIn } from '../support/account.ts';
import { formsWithoutAnswer } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import type { BrowserContext, Page } from '../support/journey.ts';
import { goInside, openPage } from '../support/screens.ts';
import { firstSite } from '../support/sites.ts';
import { siteWord } from '../support/words.ts';

const site = firstSite();
const [settings] = readDemoSites((file) => readFileSync(file, 'utf8'))
  .map((demo) => demo.settings)
  .filter(({ slug }) => slug === site.slug);
if (!settings) throw new Error(`No demo site is called ${site.slug}`);
const { can } = createSite(settings);

/** A path and the title of the screen that it shows. */
interface Place {
  path: string;
  title: string;
  /** Where the path leads in the end, when that is another one. */
  landsOn?: string;
  status?: number;
}

const home = 'site.title.home';
/** Addresses beside the table of screens, or with more than a path. */
const OTHERS: readonly Place[] = [
  { path: '/m/', title: home },
  { path: '/', title: home, landsOn: '/m/home' },
  { path: '/m/no-such-screen', title: home, landsOn: '/m/home' },
  { path: '/m/no/such/screen?x=1', title: home, landsOn: '/m/home' },
  { path: '/m/slot-games?gameClassify=FeatureBuy', title: 'games.title.slot' },
];

/** Every path of the table of screens, and where its guard leads this reader. */
function placesFor(reader: 'visitor' | 'player'): Place[] {
  const walked = Object.values(SCREENS).flatMap((screen) =>
    // What play and social sign-in answer depends on what they are asked for.
    screen.guard === 'itself' ? [] : screen.paths.map((path) => placeOf(path, screen, reader)),
  );
  return [...OTHERS, ...walked];
}

function placeOf(pattern: string, screen: ScreenRecord, reader: 'visitor' | 'player'): Place {
  const { guard, capability, titleKey: title } = screen;
  const path = pattern === '' ? '/m' : `/m/${pattern.replace(/:\w+/, 'none')}`;
  const atHome = { path, title: home, landsOn: '/m/home' };
  if (capability && !can(capability)) return atHome;
  // Nobody applies for a reward without naming the promotion (PROMO-06).
  if (screen === SCREENS.applyReward)
    return { path, title: SCREENS.promotions.titleKey, landsOn: '/m/activity' };
  if (guard === 'visitors') return reader === 'visitor' ? { path, title } : atHome;
  // Nobody asks for a promotion or a notice without naming it.
  if (guard === 'anyone')
    return path.endsWith('Detail') ? { path, title, status: 404 } : { path, title };
  if (reader === 'visitor') return screen.visitorsGo ? atHome : toLogin(path);
  if (guard === 'agents') return { path, title, status: 403 };
  return pattern.includes(':') ? { path, title, status: 404 } : { path, title };
}

function toLogin(path: string): Place {
  const landsOn = `/m/login?back=${encodeURIComponent(path)}`;
  return { path, title: 'auth.title.login', landsOn };
}

/** Asks for a place as a document, as the browser would, and checks status, address and title. */
async function askForDocument({ request }: BrowserContext, place: Place): Promise<void> {
  const reply = await request.get(site.origin + place.path, { headers: { accept: 'text/html' } });
  expect.soft(reply.status(), place.path).toBe(place.status ?? 200);
  expect.soft(reply.url(), place.path).toBe(site.origin + (place.landsOn ?? place.path));
  const title = /<title>([^<]*)<\/title>/.exec(await reply.text())?.[1];
  expect.soft(title, place.path).toBe(titleOf(place));
}

/** Goes to a place inside the running page and checks address and title. */
async function walkTo(page: Page, place: Place): Promise<void> {
  await goInside(page, place.path);
  await isThere(page, place);
}

async function isThere(page: Page, place: Place): Promise<void> {
  await expect.soft(page, place.path).toHaveURL(site.origin + (place.landsOn ?? place.path));
  await expect.soft(page, place.path).toHaveTitle(titleOf(place));
}

/** Screens of an account are made of its forms, and load them also for whom they lead elsewhere. */
function hasForm({ path, title }: Place): boolean {
  const ofAccount = [SCREENS.changePassword, SCREENS.signOut].flatMap(({ paths }) => paths);
  return title.startsWith('auth.title.') || ofAccount.some((own) => path === `/m/${own}`);
}

function titleOf({ title }: Place): string {
  return `${siteWord(site, title)} - ${site.name.bn}`;
}

test('SHELL-01 SHELL-33 SHELL-38 every route shows a visitor its screen, as a document and inside the page', async ({
  context,
  page,
  faults,
}) => {
  test.slow();
  const places = placesFor('visitor');
  for (const place of places) await askForDocument(context, place);
  faults.allow(/status of 404/);
  const formCode = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/checked-form-')) formCode.add(request.url());
  });
  await openPage(page, `${site.origin}/m/help`);
  const inside = places.filter(({ path }) => path.startsWith('/m/'));
  for (const place of inside.filter((one) => !hasForm(one))) await walkTo(page, place);
  expect([...formCode], 'screens without an account form do not pay for its code').toEqual([]);
  for (const place of inside.filter(hasForm)) await walkTo(page, place);
  expect([...formCode]).toHaveLength(1);
  // Only documents are led home. A file, a call and a script's fetch get a 404.
  await page.goto(`${site.origin}/m/home`);
  const statuses = await page.evaluate(async () => {
    const paths = ['/m/assets/none.js', '/m/art/none.webp', '/m/api/none', '/m/none', '/none'];
    const replies = await Promise.all(paths.map((path) => fetch(path)));
    return replies.map((reply) => reply.status);
  });
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
});

test('SHELL-08 SHELL-11 SHELL-33 every route shows a member its screen, as a document and inside the page', async ({
  context,
  page,
  faults,
}) => {
  test.slow();
  faults.allow(/status of 40[34]/);
  await signIn(context, site, demoAccount(site));
  const places = placesFor('player');
  for (const place of places) await askForDocument(context, place);
  await openPage(page, `${site.origin}/m/home`);
  for (const place of places) {
    if (place.path.startsWith('/m/')) await walkTo(page, place);
  }
});

for (const role of ['player', 'agent'] as const) {
  test(`no form of ${role === 'agent' ? 'an agent' : 'a player'} can be sent before the script that it needs`, async ({
    context,
  }) => {
    test.slow();
    await signIn(context, site, demoAccount(site, role));
    for (const { path } of placesFor('player')) {
      const html = await (await context.request.get(site.origin + path)).text();
      expect.soft(formsWithoutAnswer(html), path).toEqual([]);
    }
  });
}

test('a body that is too large is refused with a problem document, from a form and from a call', async ({
  request,
}) => {
  // The larger comes first: its connection is not used again, for it is answered before all of it was sent.
  const form = await request.post(`${site.origin}/m/login`, {
    form: { username: 'x'.repeat(7 * 1024 * 1024) },
  });
  const call = await request.put(`${site.origin}/m/api/account/register`, {
    data: { large: 'x'.repeat(300 * 1024) },
  });
  for (const reply of [form, call]) {
    expect(reply.status()).toBe(413);
    expect(await reply.json()).toMatchObject({ code: 'request.too_large' });
  }
});
