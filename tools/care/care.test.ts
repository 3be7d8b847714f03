import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROUND_FLOOR_MS } from '../../apps/arcade/client/src/games/pace.ts';
import { readDemoSites } from '../../packages/site/src/demo.ts';
import { CARE_RULES, findBreaches, FRAME_NAME } from './care.ts';
import type { CareGame, Texts } from './care.ts';
import { readGames, readSharedTexts } from './read-games.ts';
import { reportPage } from './report.ts';

let games: CareGame[];
let shared: Texts;
const sites = readDemoSites((file) => readFileSync(file, 'utf8')).map(({ settings }) => ({
  name: settings.slug,
  playMode: settings.playMode,
  slotPaceMs: settings.slotPaceMs,
}));

beforeAll(async () => {
  [games, shared] = await Promise.all([readGames(), readSharedTexts()]);
});

const find = (change: Partial<CareGame>, pace = ROUND_FLOOR_MS) => {
  const [game] = games;
  if (game === undefined) throw new Error('There are no games');
  const parts = { games: [{ ...game, ...change }], shared: {}, sites: [], paceMs: pace };
  return findBreaches(parts).map(({ rule }) => rule);
};

describe('the care of the games', () => {
  it('FAIR-41 finds nothing in the words, pays and paces of every game and site', () => {
    expect(games.length).toBeGreaterThan(20);
    for (const { name, texts } of games)
      for (const language of ['bn', 'en', 'hi'])
        expect(texts[language]?.length, `${name} ${language}`).toBeGreaterThan(9);
    expect(findBreaches({ games, shared, sites, paceMs: ROUND_FLOOR_MS })).toEqual([]);
  });

  it('FAIR-41 finds words that press, promise, steer, or tell a loss as nearly won, in each language', () => {
    const said = (text: string) => find({ texts: { en: [text] } });
    expect(said('Hurry, last chance!')).toEqual(['press']);
    expect(said('শেষ সুযোগ')).toEqual(['press']);
    expect(said('जल्दी करें')).toEqual(['press']);
    expect(said('So close! You nearly won.')).toEqual(['near_miss']);
    expect(said('অল্পের জন্য হলো না')).toEqual(['near_miss']);
    expect(said('You are due to win')).toEqual(['promise']);
    expect(said('Stop the reels')).toEqual(['steer']);
    expect(said('রিল থামান')).toEqual(['steer']);
    expect(said('The ball stops at 17.')).toEqual([]);
  });

  it('FAIR-41 reads what games share, the outcomes in words, and the games whose rounds are the same for everybody', () => {
    const reads = (texts: Texts | undefined, language: string, text: RegExp) =>
      expect(texts?.[language]?.some((one) => text.test(one))).toBe(true);
    const of = (name: string) => games.find((game) => game.name === name);
    reads(shared, 'en', /^Stake$/);
    reads(shared, 'bn', /অটোপ্লে/);
    reads(of('blackjack')?.texts, 'en', /^You \d+, the dealer \d+\.$/);
    reads(of('tennis')?.texts, 'en', /^Doel$/);
    expect(of('six-of-45')?.payouts?.none).toBeGreaterThan(0);
    expect(of('cricket')?.topTimes).toBe(200);
    const hurry = { en: ['Hurry!'] };
    expect(findBreaches({ games: [], shared: hurry, sites: [], paceMs: ROUND_FLOOR_MS })).toEqual([
      { of: FRAME_NAME, rule: 'press', detail: 'en: “Hurry!”' },
    ]);
  });

  it('FAIR-41 finds reels that show a symbol where it cannot win, a first stake above the smallest, praise of no gain, and haste', () => {
    const even = [0, 1, 2, 0, 1, 2];
    expect(find({ reels: [even, even, even] })).toEqual([]);
    expect(
      find({
        reels: [
          [0, 0, 0, 1],
          [0, 0, 0, 1],
          [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0],
        ],
      }),
    ).toEqual(['near_miss']);
    expect(find({ limits: { minMinor: 1_000, chipsMinor: [5_000, 1_000] } })).toEqual(['stake']);
    expect(find({ limits: { minMinor: 1_000, chipsMinor: [5_000, 9_000] } })).toEqual(['stake']);
    expect(find({ celebrated: [0.5] })).toEqual(['praise']);
    expect(find({}, 2_000)).toEqual(['pace']);
    const hasty = [{ name: 'fast', playMode: 'social' as const, slotPaceMs: 1_000 }];
    expect(
      findBreaches({ games: [], shared: {}, sites: hasty, paceMs: ROUND_FLOOR_MS }),
    ).toMatchObject([{ of: 'fast', rule: 'pace' }]);
  });

  it('FAIR-41 writes a report that says each rule, each game and what was found', () => {
    const finding = { of: 'dice', rule: 'press' as const, detail: 'en: “<b>Hurry</b>”' };
    const page = reportPage({ games, sites, findings: [finding], day: '2026-11-28' });
    for (const sentence of Object.values(CARE_RULES)) expect(page).toContain(sentence);
    for (const { name } of games) expect(page).toContain(`<td>${name}</td>`);
    expect(page).toContain('dice: en: “&lt;b&gt;Hurry&lt;/b&gt;”');
    expect(page).not.toContain('<b>Hurry');
    expect(page).toContain('<td>97.29 %</td>');
  });
});
