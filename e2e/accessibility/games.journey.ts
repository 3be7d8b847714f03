import {
  beginRound,
  firstTitles,
  launchTitle,
  startLoneArcade,
} from '../../tools/product/lone-arcade.ts';
import type { LoneArcade, OpenedTitle } from '../../tools/product/lone-arcade.ts';
import { expect, test } from '../support/journey.ts';
import type { Page } from '../support/journey.ts';
import { COLOUR_RULES, faultsOf } from './axe.ts';

/** The buttons above a game, in their order. */
const [VISIT, FAIRNESS, RULES] = [0, 1, 3] as const;
/** The sheets that are the same everywhere are read in one game. */
const SHEETS_READ_IN = 'mines';
/** In milliseconds: an answer takes less, and a game of the clock that takes no bet now is tried again then. */
const ANSWER_MS = 1_500;
/** In milliseconds: bingo takes no card while it tells its balls, which lasts 81 seconds. */
const NEXT_BET_MS = 150_000;
/** Its bet waits for the flight to end, however high that goes. */
const WAITS_FOR_TAKEOFF = 'crash';

// Who comes at a bad moment waits for a draw to end before the bet.
test.slow();

let arcade: LoneArcade;
test.beforeAll(async () => {
  arcade = await startLoneArcade();
});
test.afterAll(() => arcade.stop());

for (const [room, title] of firstTitles())
  test(`SHELL-91 the game ${room} has no accessibility fault before a round, in one, and in its rules, in either theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, title);
    expect.soft(await faultsOf(page), 'before a round').toEqual([]);
    const others = room === SHEETS_READ_IN ? [VISIT, FAIRNESS] : [];
    for (const place of [RULES, ...others]) await readSheet(page, place);
    if (room === WAITS_FOR_TAKEOFF) await beginRound(page);
    else await bet(page);
    expect.soft(await faultsOf(page), 'in a round').toEqual([]);
    expect.soft(await faultsInLight(page), 'in a round in light').toEqual([]);
  });

async function open(page: Page, title: OpenedTitle): Promise<void> {
  await page.goto((await launchTitle(arcade.origin, title, 'bn')).href);
  await expect(page.locator('.go').first()).toBeVisible();
}

async function bet(page: Page): Promise<void> {
  let isAnswered = false;
  page.on('response', (response) => {
    isAnswered ||= response.ok() && response.url().endsWith('/game/v1/play');
  });
  await expect(async () => {
    await beginRound(page);
    await expect.poll(() => isAnswered, { timeout: ANSWER_MS }).toBe(true);
  }).toPass({ timeout: NEXT_BET_MS });
}

async function readSheet(page: Page, place: number): Promise<void> {
  const part = 'dialog[open]';
  await page.locator('.bar > .ib').nth(place).tap();
  const sheet = page.locator(part);
  await expect(sheet).toBeVisible();
  expect.soft(await faultsOf(page, { part }), `the sheet of button ${place}`).toEqual([]);
  expect.soft(await faultsInLight(page, part), `the sheet of button ${place} in light`).toEqual([]);
  await sheet.locator('.ib').first().tap();
  await expect(sheet).toBeHidden();
}

/** The faults of colours in the light theme; the dark one is there again afterwards. */
async function faultsInLight(page: Page, part?: string): Promise<string[]> {
  const setTheme = (theme: string) =>
    page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
  await setTheme('light');
  const found = await faultsOf(page, { part, rules: COLOUR_RULES });
  await setTheme('dark');
  return found;
}
