import { demoAccount, logIn } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';
import type { Page } from '../support/journey.ts';
import {
  gameFrame,
  openMenu,
  openPage,
  nextBalance,
  playRound,
  popup,
  roundIsOver,
  stripBalance,
} from '../support/screens.ts';
import { firstSite } from '../support/sites.ts';
import { word } from '../support/words.ts';

test('FREE-01 SESS-33 LAUNCH-07 a visitor plays free, is told what needs a real account, and logs in to one', async ({
  page,
}) => {
  const site = firstSite();
  const { language } = site;
  await openPage(page, `${site.origin}/m/slot`);
  const path = await freeGame(page);
  await openPage(page, site.origin + path);
  await expect(page, 'a game asks for a login, which offers free play').toHaveURL(/\/m\/login\?/);
  await page.getByRole('button', { name: word(language, 'auth.login.free_play') }).tap();
  await expect(page, 'which opens the game that asked').toHaveURL(site.origin + path);
  const trial = await page.evaluate(() => ({
    session: JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as object,
    name: JSON.parse(sessionStorage.getItem('maidan.trialUser') ?? '""') as string,
  }));
  expect(trial.name).toMatch(/^guest-/);
  expect(trial.session).toMatchObject({ userName: trial.name, type: 40 });

  const game = gameFrame(page);
  await roundIsOver(game);
  await expect.poll(() => stripBalance(page)).toBeGreaterThan(0);
  const answered = nextBalance(page);
  await playRound(page);
  const balanceMinor = await answered;
  await expect
    .poll(() => stripBalance(page), 'the strip says what the game’s server says')
    .toBe(balanceMinor);

  await openPage(page, `${site.origin}/m/home`);
  await openMenu(page, language);
  await popup(page).locator('a[href="/m/gameRecord"]').tap();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2FgameRecord&why=formal$/);
  const told = page.getByText(word(language, 'errors.session.formal_account_required'));
  await expect(told).toBeVisible();

  await logIn(page, demoAccount(site));
  await expect(page, 'and it opens what was asked for').toHaveURL(`${site.origin}/m/gameRecord`);
  // The login loads a new document, which may abort requests of the page before.
  await expect(async () => {
    const kept = await page.evaluate(() => [
      (JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as { type: number }).type,
      sessionStorage.getItem('maidan.trialUser'),
    ]);
    expect(kept).toEqual([0, null]);
  }).toPass({ timeout: 30_000 });
});

test('FREE-01 SESS-32 FAV-07 free play starts from home, and a star tells a trial user to log in', async ({
  page,
}) => {
  const site = firstSite();
  const { language } = site;
  await openPage(page, `${site.origin}/m/home`);
  await openMenu(page, language);
  await popup(page)
    .getByRole('button', { name: word(language, 'auth.login.free_play') })
    .tap();
  await expect(popup(page)).toBeHidden();
  const account = page.getByRole('button', { name: word(language, 'site.header.account') });
  await expect(account).toBeVisible();

  const star = page
    .getByRole('button', { name: new RegExp(word(language, 'lobby.star.add', { game: '.+' })) })
    .first();
  await star.tap();
  const told = page.getByText(word(language, 'errors.session.formal_account_required'));
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: word(language, 'lobby.welcome.login') }).tap();
  await expect(popup(page)).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-of-trial-user', ''));
  await logIn(page, demoAccount(site));
  await expect(
    page.locator('html:not([data-of-trial-user])'),
    'a new document begins',
  ).toBeAttached();
  await expect(popup(page), 'without the popup').toBeHidden();
  await expect(page).toHaveURL(`${site.origin}/m/home`);
  await account.tap();
  await expect(popup(page).getByRole('progressbar')).toBeVisible();
});

test('FREE-01 LAUNCH-05 one tap on a tile’s free-play mark opens that game free, and back shows the list where it was', async ({
  page,
}) => {
  const site = firstSite();
  await openPage(page, `${site.origin}/m/slot`);
  const mark = page.locator('main a[href$="?free=1"]').nth(7);
  const path = (await mark.getAttribute('href')) ?? '';
  await mark.scrollIntoViewIfNeeded();
  // The list may still move while rows take their real heights: the trial waits until the mark rests.
  await mark.tap({ trial: true });
  const place = await page.evaluate(() => window.scrollY);
  await mark.tap();
  await expect(page).toHaveURL(site.origin + path);
  const game = gameFrame(page);
  await roundIsOver(game);
  await expect.poll(() => stripBalance(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/m/slot`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('FAIR-31 a game opens with the state that its address carries, and asks for it when it is loaded again', async ({
  page,
}) => {
  const site = firstSite();
  await openPage(page, `${site.origin}/m/slot`);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/game/v1/session')) asked += 1;
  });
  await page.locator('main a[href$="?free=1"]').first().tap();
  await roundIsOver(gameFrame(page));
  expect(asked).toBe(0);
  const frame = page.frames().find((one) => one.url().includes('/play/?'));
  if (frame === undefined) throw new Error('The game has no frame.');
  await frame.evaluate(() => location.reload());
  await expect.poll(() => asked).toBe(1);
  await roundIsOver(gameFrame(page));

  // An address of a build before this one names neither room nor drawings: its document gives way to the right one.
  const roomOf = () => new URL(frame.url()).searchParams.get('room');
  const room = roomOf();
  expect(room).toMatch(/^slot-/);
  const address = new URL(frame.url());
  for (const name of ['room', 'drawing']) address.searchParams.delete(name);
  await frame.goto(address.href);
  await expect.poll(roomOf).toBe(room);
  await roundIsOver(gameFrame(page));
});

/** Address of a slot that offers free play. */
async function freeGame(page: Page): Promise<string> {
  const path = await page.evaluate(async () => {
    const query = 'pageNo=1&pageSize=36&gameType=RNG&language=bn';
    const reply = await fetch(`/m/api/games?${query}`);
    const { games } = (await reply.json()) as {
      games: { vassalage: string; nodeId: number; freeplay: number }[];
    };
    const game = games.find(({ freeplay }) => freeplay === 1);
    return game && `/m/play/${game.vassalage}/${game.nodeId}`;
  });
  if (path === undefined) throw new Error('The demo has no slot with free play.');
  return path;
}
