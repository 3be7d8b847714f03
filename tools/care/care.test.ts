import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROUND_FLOOR_MS } from '../../apps/arcade/client/src/games/pace.ts';
import { readDemoSites } from '../../packages/site/src/demo.ts';
import { CARE_RULES, findBreaches } from './care.ts';
import type { CareGame } from './care.ts';
import { readGames } from './read-games.ts';
import { reportPage } from './report.ts';

let games: CareGame[];
const sites = readDemoSites((file) => readFileSync(file, 'utf8')).map(({ settings }) => ({
  name: settings.slug,
  playMode: settings.playMode,
  slotPaceMs: settings.slotPaceMs,
}));

beforeAll(async () => {
  games = await readGames();
});

const find = (change: Partial<CareGame>, pace = ROUND_FLOOR_MS) => {
  const [game] = games;
  if (game === undefined) throw new Error('There are no games');
  return findBreaches([{ ...game, ...change }], [], pace).map(({ rule }) => rule);
};

describe('the care of the games', () => {
  it('FAIR-41 finds nothing in the words, pays and paces of every game and site', () => {
    expect(games.length).toBeGreaterThan(20);
    for (const { name, texts } of games)
      for (const language of ['bn', 'en', 'hi'])
        expect(texts[language]?.length, `${name} ${language}`).toBeGreaterThan(100);
    expect(findBreaches(games, sites, ROUND_FLOOR_MS)).toEqual([]);
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
    expect(find({ firstStakeMinor: 10_000_000 })).toEqual(['stake']);
    expect(find({ celebrated: [0.5] })).toEqual(['praise']);
    expect(find({}, 2_000)).toEqual(['pace']);
    const hasty = [{ name: 'fast', playMode: 'social' as const, slotPaceMs: 1_000 }];
    expect(findBreaches([], hasty, ROUND_FLOOR_MS)).toMatchObject([{ of: 'fast', rule: 'pace' }]);
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
