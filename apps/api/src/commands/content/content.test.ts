import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedGames, testGame } from '../../testing/catalogue.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createLog } from '../../platform/process/log.ts';
import { readEnv } from '../../platform/process/env.ts';
import { systemRandom } from '../../platform/secrets/random.ts';
import { writeBanners } from '../../modules/lobby/index.ts';
import { answerCommand } from '../registry.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** What an operator types. The processes then read the site's content again. */
async function type(command: 'banners' | 'presenters', args: Record<string, string>) {
  const deps = {
    database: app.database,
    clock: app.clock,
    env: readEnv({ DATA_DIR: '/nowhere', NODE_ENV: 'test' }),
    log: createLog({ level: 'silent' }),
    random: systemRandom,
  };
  const told = await answerCommand(deps, { command, args: { site: 'first', ...args } });
  await app.app.directory.refresh();
  return told as { did: string; banners?: { bannerId: string; isActive: boolean }[] };
}

describe('the command for banners', () => {
  const NEW = {
    banner: 'eid-2026',
    group: 'm_home',
    image: 'banners/eid.webp',
    'title-bn': 'ঈদ মোবারক',
    'title-en': 'Eid Mubarak',
    link: '/activity',
  };
  const shown = async (query = 'language=en', site: 'first' | 'second' = 'first') =>
    (await app.get(`/lobby/banners?groupName=m_home&${query}`, { site })).body.value;

  it('BANNER-01 adds one, which readers then see, and changes only what is named', async () => {
    expect((await type('banners', NEW)).did).toBe('add');
    const [first] = await shown();
    expect(first).toMatchObject({
      url: 'banners/eid.webp',
      linkage: '/activity',
      title: 'Eid Mubarak',
    });
    const change = {
      banner: 'eid-2026',
      'title-en': 'Happy Eid',
      'kicker-bn': 'উৎসব',
      'kicker-en': 'Feast',
    };
    expect((await type('banners', change)).did).toBe('change');
    expect(await shown()).toEqual([{ ...first, title: 'Happy Eid', kicker: 'Feast' }]);
    expect((await shown('language=bn'))[0].title).toBe('ঈদ মোবারক');
    await type('banners', { banner: 'eid-2026', 'kicker-en': '-' });
    expect((await shown())[0].kicker).toBeUndefined();
    expect(await shown('language=en', 'second')).toEqual([]);
  });

  it('BANNER-01 switched off it is kept and not shown, and seeding leaves it as it is', async () => {
    await type('banners', { ...NEW, on: 'no' });
    expect(await shown()).toEqual([]);
    expect((await type('banners', {})).banners).toMatchObject([
      { bannerId: 'eid-2026', isActive: false },
    ]);
    const draft = { groupName: 'm_home', position: 0, image: 'b.webp', linkage: '' };
    const title = { bn: 'ডেমো', en: 'Demo' };
    await writeBanners(app.db, 'first', [{ ...draft, bannerId: 'eid-2026', title }]);
    expect((await type('banners', {})).banners).toMatchObject([
      { bannerId: 'eid-2026', isActive: false, title: { en: NEW['title-en'] } },
    ]);
    await type('banners', { banner: 'eid-2026', on: 'yes' });
    expect(await shown()).toHaveLength(1);
  });

  it.each([
    ['there is no such site', { ...NEW, site: 'nowhere' }, 'There is no site nowhere.'],
    [
      'a new one lacks its title',
      { banner: 'x', group: 'm_home', image: 'b.webp' },
      '--title-bn is missing',
    ],
    ['a new one lacks its picture', { banner: 'x', group: 'm_home' }, '--image is missing'],
    ['the picture is elsewhere', { ...NEW, image: '../b.webp' }, '--image takes'],
    ['the link is a script', { ...NEW, link: 'javascript:alert(1)' }, '--link takes'],
    ['the link leads to another host', { ...NEW, link: '//evil.test' }, '--link takes'],
    ['a title is too long', { ...NEW, 'title-en': 'x'.repeat(81) }, '--title-en takes 1 to 80'],
    ['a title is empty', { ...NEW, 'title-bn': ' ' }, '--title-bn takes 1 to 80'],
    ['a switch is neither yes nor no', { ...NEW, on: 'off' }, '--on takes yes or no'],
    ['a place is no number', { ...NEW, position: '-1' }, '--position takes'],
    ['the id has spaces', { ...NEW, banner: 'a b' }, '--banner takes'],
  ])('BANNER-01 refuses with what to mend when %s', async (_when, args, says) => {
    const before = await type('banners', {});
    await expect(type('banners', args)).rejects.toThrow(says);
    expect(await type('banners', {})).toEqual(before);
  });
});

describe('the command for presenters', () => {
  const NEW = {
    presenter: 'tania',
    'name-bn': 'তানিয়া',
    'name-en': 'Tania',
    game: 'JL/1001',
    hours: '00:00-00:00',
  };
  const shown = async () =>
    (await app.get('/service/live/models?language=en')).body.value.modelList as {
      name: string;
      active: boolean;
      from: string;
      to: string;
    }[];

  beforeAll(() => seedGames(app, [testGame({ nodeId: 1001 })]));

  it('API-56 adds a presenter, changes the hours and switches one off', async () => {
    expect((await type('presenters', NEW)).did).toBe('add');
    expect(await shown()).toMatchObject([
      { name: 'Tania', active: true, from: '00:00', to: '00:00' },
    ]);
    const change = { presenter: 'tania', hours: '21:30-02:00', on: 'no', featured: 'yes' };
    expect((await type('presenters', change)).did).toBe('change');
    const [one] = await shown();
    expect(one).toMatchObject({ name: 'Tania', active: false, from: '21:30', to: '02:00' });
  });

  it.each([
    ['the catalogue lacks the game', { ...NEW, game: 'JL/999' }, 'There is no game JL/999'],
    ['no clock shows the hours', { ...NEW, hours: '24:00-02:00' }, '--hours takes'],
    [
      'a new one lacks its name',
      { presenter: 'x', game: 'JL/1001', hours: '10:00-11:00' },
      '--name-bn is missing',
    ],
    ['there is no such site', { ...NEW, site: 'nowhere' }, 'There is no site nowhere.'],
  ])('API-56 refuses with what to mend when %s', async (_when, args, says) => {
    await expect(type('presenters', args)).rejects.toThrow(says);
    expect(await shown()).toHaveLength(1);
  });
});
