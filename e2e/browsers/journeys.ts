import { demoAccount } from '../support/account.ts';
import type { Gate } from '../support/gate.ts';
import type { VisitedSite } from '../support/sites.ts';
import { stepBack, until } from './driven-browser.ts';
import type { DrivenBrowser } from './driven-browser.ts';

/** Where a journey goes, and as which member. */
export interface Way {
  site: VisitedSite;
  /** An address of the same site whose connection can be cut. */
  gate: Gate;
}

/** One thing that a person does. It throws when that does not work. */
export interface BrowserJourney {
  title: string;
  go(browser: DrivenBrowser, way: Way): Promise<void>;
}

/** A category of each kind of game that the sandbox plays. */
const KINDS = {
  'a slot': 'slot',
  'a crash game': 'crash',
  fishing: 'fishing-games',
  'a table game': 'poker-games',
  bingo: 'bingo',
  'a match': 'sport-games',
};

/** Bingo sells no cards while the balls of a draw come, and none before its chain was grown. */
const DRAW_MS = 150_000;

const DIALOG = '[role=dialog]';
const HYDRATED = `return Object.keys(document.body).some((name) => name.startsWith('__react'))`;

async function openPage(browser: DrivenBrowser, address: string): Promise<void> {
  await browser.open(address);
  await until(browser, 'the page comes alive', HYDRATED);
}

/** The journeys in order: each one continues where the one before ended. */
export const browserJourneys: readonly BrowserJourney[] = [
  { title: 'home is whole, and the login opens as a sheet and signs in', go: logIn },
  { title: 'a list opens and its search finds', go: findGame },
  ...Object.entries(KINDS).map(([kind, category]) => ({
    title: `a round of ${kind} is played, and the strip shows its balance whole`,
    go: (browser: DrivenBrowser, { site }: Way) => playRound(browser, site, category),
  })),
  { title: 'the record shows the rounds, and a round opens', go: readRecord },
  { title: 'the language changes', go: changeLanguage },
  { title: 'the theme changes and stays', go: changeTheme },
  { title: 'after signing out, back shows nothing of the member', go: signOut },
  { title: 'without a connection a page that was read is there', go: goOffline },
];

async function logIn(browser: DrivenBrowser, { site }: Way): Promise<void> {
  await openPage(browser, `${site.origin}/m/home`);
  await until(
    browser,
    'home has tiles',
    `return document.querySelectorAll('main a[href^="/m/play/"]').length > 60`,
  );
  await browser.tap('header a[href^="/m/login"]');
  await until(browser, 'the sheet opens', `return document.querySelector('${DIALOG} form')`);
  const { username, password } = demoAccount(site);
  await browser.fill(`${DIALOG} [name=username]`, username);
  await browser.fill(`${DIALOG} [name=password]`, password);
  await browser.tap(`${DIALOG} button[type=submit]`);
  await until(browser, 'the sheet closes', `return !document.querySelector('${DIALOG} form')`);
  await until(
    browser,
    'the header shows the balance',
    `return document.querySelector('header').textContent.includes('৳')`,
  );
}

async function findGame(browser: DrivenBrowser, { site }: Way): Promise<void> {
  await openPage(browser, `${site.origin}/m/slot`);
  await until(
    browser,
    'the list has tiles',
    `return document.querySelectorAll('main a[href^="/m/play/"]').length >= 36`,
  );
  await openPage(browser, `${site.origin}/m/search-games`);
  await until(
    browser,
    'the search shows games',
    `return document.querySelector('main a[href^="/m/play/"]')`,
  );
}

/** What can be seen of the strip: the balance is neither cut off nor hidden by the button beside it. */
const STRIP_IS_WHOLE = `
  const balance = document.querySelector('header dd');
  if (!balance || !/[0-9০-৯]/.test(balance.textContent)) return false;
  const facts = balance.parentElement.getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(balance);
  const figure = text.getBoundingClientRect();
  const button = document.querySelector('header dl ~ button');
  const end = button ? button.getBoundingClientRect().left : innerWidth;
  return figure.left >= facts.left - 1 && figure.right <= end + 1 && figure.right <= facts.right + 1;`;

async function playRound(
  browser: DrivenBrowser,
  site: VisitedSite,
  category: string,
): Promise<void> {
  await openPage(browser, `${site.origin}/m/${category}`);
  await browser.tap('main article a[href^="/m/play/"]');
  await until(browser, 'the game is framed', `return document.querySelector('main iframe[src]')`);
  await until(browser, 'the balance of the strip is whole', STRIP_IS_WHOLE);
  await browser.enterFrame('main iframe');
  await until(browser, 'the game is drawn', `return document.querySelector('.go')`);
  // A fixture takes no bet before a price is picked.
  if (category === KINDS['a match']) {
    await until(browser, 'the prices are there', `return document.querySelector('.price')`);
    await browser.tap('.price');
  }
  const isFree = `const go = document.querySelector('.go'); return go && go.getAttribute('aria-disabled') !== 'true'`;
  const patienceMs = category === KINDS.bingo ? DRAW_MS : undefined;
  await until(browser, 'the game is ready', isFree, patienceMs);
  const before = await browser.run<string>(ROUND_SIGN);
  await browser.tap('.go');
  await until(
    browser,
    'the round shows',
    `return (() => {${ROUND_SIGN}})() !== ${JSON.stringify(before)}`,
  );
  await browser.leaveFrame();
}

/** All words of the game except its clock's. They change when a round begins or ends. */
const ROUND_SIGN = `return document.querySelector('.result').textContent + document.querySelector('.go').textContent`;

async function readRecord(browser: DrivenBrowser, { site }: Way): Promise<void> {
  await openPage(browser, `${site.origin}/m/gameRecord`);
  await browser.tap('main a[href^="/m/round/"]');
  await until(
    browser,
    'the round opens',
    `return location.pathname.startsWith('/m/round/') && document.querySelector('main').textContent.includes('৳')`,
  );
  await stepBack(browser);
  await until(
    browser,
    'back is the record',
    `return location.pathname === '/m/gameRecord' && document.querySelector('main a[href^="/m/round/"]')`,
  );
}

async function changeLanguage(browser: DrivenBrowser, { site }: Way): Promise<void> {
  for (const language of ['en', site.language]) {
    await openPage(browser, `${site.origin}/m/language?back=%2Fm%2Fhome`);
    await browser.tap(`button[name=language][value=${language}]`);
    await until(
      browser,
      `home speaks ${language}`,
      `return location.pathname === '/m/home' && document.documentElement.lang === '${language}'`,
    );
  }
}

async function changeTheme(browser: DrivenBrowser, { site }: Way): Promise<void> {
  await openPage(browser, `${site.origin}/m/set`);
  await browser.tap('main [role=radiogroup] label:nth-of-type(2)');
  const isLight = `return document.documentElement.dataset.theme === 'light'`;
  await until(browser, 'the page turns light', isLight);
  await openPage(browser, `${site.origin}/m/home`);
  await until(browser, 'the theme stays', isLight);
}

/** Notes in the tab which page the browser brings back, and whether anything of it was visible at that moment. */
const NOTE_KEPT_PAGES = `
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const isSeen = getComputedStyle(document.querySelector('main')).visibility !== 'hidden';
    sessionStorage.setItem('kept ' + location.pathname, isSeen ? 'seen' : 'hidden');
  });
  return true`;

async function signOut(browser: DrivenBrowser, { site }: Way): Promise<void> {
  await openPage(browser, `${site.origin}/m/gameRecord`);
  await until(
    browser,
    'the record is read',
    `return document.querySelector('main a[href^="/m/round/"]')`,
  );
  await browser.run(NOTE_KEPT_PAGES);
  await openPage(browser, `${site.origin}/m/logout`);
  await browser.tap('main form button[type=submit]');
  const isHomeOfVisitors = `location.pathname === '/m/home' && document.querySelector('header a[href^="/m/login"]')`;
  await until(browser, 'home is for visitors', `return ${isHomeOfVisitors}`);
  await browser.run('window.isHomeAfterSigningOut = true; return true');
  await stepBack(browser);
  // Nobody is signed in any more, so the question whether to sign out leads home.
  await until(
    browser,
    'back is home anew',
    `return !window.isHomeAfterSigningOut && ${isHomeOfVisitors}`,
  );
  await stepBack(browser);
  await until(
    browser,
    'the record asks for a login',
    `return document.querySelector('form [name=password]') && !document.querySelector('main a[href^="/m/round/"]')`,
  );
  const kept = await browser.run<string | null>(
    `return sessionStorage.getItem('kept /m/gameRecord')`,
  );
  const expected = browser.keepsMemberPages ? 'hidden' : null;
  if (kept !== expected)
    throw new Error(`the record that came back was "${kept}", not "${expected}"`);
}

async function goOffline(browser: DrivenBrowser, { gate }: Way): Promise<void> {
  await openPage(browser, `${gate.origin}/m/home`);
  await until(
    browser,
    'the worker is at work',
    `return navigator.serviceWorker && navigator.serviceWorker.controller`,
  );
  await openPage(browser, `${gate.origin}/m/home`);
  await until(
    browser,
    'the page was kept',
    `
    if (!self.keptPages) { self.keptPages = 0; caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys())))).then((all) => { self.keptPages = all.flat().filter(({ url }) => /service-worker\\/state/.test(url)).length; }); }
    return self.keptPages > 0`,
  );
  gate.setOpen(false);
  try {
    await browser.open(`${gate.origin}/m/home`);
    await until(
      browser,
      'home is there without a connection',
      `return document.querySelector('main h2, main h1') && document.body.textContent.includes('খেলা')`,
    );
  } finally {
    gate.setOpen(true);
  }
}
