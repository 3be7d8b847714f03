import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { launchBody } from '@maidan/wire';
import { openGames } from '../games.fixture.ts';
import type { Games } from '../games.fixture.ts';
import { game, recentGame, vendor } from '../catalogue/games.tables.ts';
import { launchThemeOf, mayAutoplay } from './launch.theme.ts';

let games: Games;
beforeAll(async () => {
  games = await openGames();
});
beforeEach(async () => {
  games.vendor.isDown = false;
  await games.db.update(game).set({ isEnabled: true, underMaintenance: false });
  await games.db.update(vendor).set({ isEnabled: true, underMaintenance: false });
});
afterAll(() => games.database.close());

describe('launching a game', () => {
  it('LAUNCH-02 API-45 sends the vendor everything the frame needs, and answers the frame’s address', async () => {
    const answer = await games.askLaunch('player', { language: 'en', digits: 'latn' });
    expect(answer).toEqual({
      status: 200,
      body: {
        value: {
          url: expect.stringContaining('http://arcade.test/play/#'),
          vendorOrigin: 'http://arcade.test',
          gameName: 'Mango Rush',
          freePlay: false,
        },
      },
    });
    const asked = games.asked.at(-1);
    expect(launchBody.safeParse(asked).success).toBe(true);
    expect(asked).toMatchObject({
      vendor: 'JL',
      gameCode: 'slot.mango-rush',
      title: 'Mango Rush',
      currency: 'BDT',
      digits: 'latn',
      lobbyOrigin: 'http://localhost:3000',
      theme: { mode: 'dark' },
      autoplay: true,
    });
  });

  it.each([
    ['social', null, true],
    ['licensed', null, false],
    ['social', false, false],
    ['licensed', true, true],
  ] as const)(
    'FAIR-40 in a %s site whose setting is %s a game may play by itself: %s',
    (playMode, autoplay, may) => {
      expect(mayAutoplay({ playMode, autoplay })).toBe(may);
    },
  );

  it('FAV-09 a game is among the recent ones after a launch that succeeded, once', async () => {
    await games.db.delete(recentGame);
    games.vendor.isDown = true;
    await games.askLaunch('player');
    expect(await games.db.select().from(recentGame)).toEqual([]);
    games.vendor.isDown = false;
    await games.askLaunch('player');
    await games.askLaunch('player');
    const recent = await games.db.select().from(recentGame);
    expect(recent).toMatchObject([{ memberId: 'player', vendor: 'JL', nodeId: 7 }]);
  });

  it('API-42 only the launch, a POST, adds a game to the recent ones: a GET adds none', async () => {
    await games.db.delete(recentGame);
    const headers = { authorization: `Bearer ${'player'.padEnd(24, '_')}` };
    const address = '/games/launch?category=SLOT&vassalage=JL&nodeId=7';
    const asked = await games.router.hono.request(address, { headers });
    expect(asked.status).toBeGreaterThanOrEqual(400);
    expect(await games.db.select().from(recentGame)).toEqual([]);
    expect((await games.askLaunch('player')).status).toBe(200);
    expect(await games.db.select().from(recentGame)).toHaveLength(1);
  });

  it('LAUNCH-01 needs a session', async () => {
    expect(await games.askLaunch('stranger')).toMatchObject({
      status: 401,
      body: { code: 'session.expired' },
    });
  });

  it('LAUNCH-04 FREE-04 free play is open to types 0, 1 and 2 and to trial users, in games that offer it', async () => {
    const free = { freePlay: true };
    expect((await games.askLaunch('player', free)).status).toBe(200);
    expect(games.asked.at(-1)).not.toHaveProperty('sessionToken');
    expect((await games.askLaunch('trial', free)).status).toBe(200);
    const refusal = { status: 403, body: { code: 'games.free_play_refused' } };
    expect(await games.askLaunch('contractless', free)).toMatchObject(refusal);
    const paid = { ...free, vassalage: 'PG', nodeId: 8 };
    expect(await games.askLaunch('player', paid)).toMatchObject(refusal);
  });

  it('LAUNCH-07 a trial user may not play for credits', async () => {
    const answer = await games.askLaunch('trial');
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'session.formal_account_required' },
    });
  });

  it('LAUNCH-09 says why a game does not open', async () => {
    const unknown = await games.askLaunch('player', { nodeId: 999 });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'games.not_found' } });
    const otherCode = await games.askLaunch('player', { gameCode: 'slot.other' });
    expect(otherCode).toMatchObject({ body: { code: 'games.not_found' } });
    await games.db.update(game).set({ isEnabled: false }).where(eq(game.nodeId, 7));
    expect(await games.askLaunch('player')).toMatchObject({
      status: 403,
      body: { code: 'games.disabled' },
    });
    await games.db.update(game).set({ isEnabled: true });
    await games.db.update(vendor).set({ underMaintenance: true });
    expect(await games.askLaunch('player')).toMatchObject({
      status: 503,
      body: { code: 'games.maintenance', params: { vendorName: 'Jolpai' } },
    });
    await games.db.update(vendor).set({ underMaintenance: false });
    games.vendor.isDown = true;
    expect(await games.askLaunch('player')).toMatchObject({
      status: 502,
      body: { code: 'games.launch_failed' },
    });
  });

  it('LAUNCH-09 a session that the vendor did not open is ended', async () => {
    games.vendor.isDown = true;
    await games.askLaunch('player');
    const { sessionToken } = games.asked.at(-1) ?? {};
    const answer = await games.call('authenticate', {
      vendor: 'JL',
      sessionToken,
      gameCode: 'slot.mango-rush',
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
  });
});

describe('what a frame receives from the site', () => {
  it('VENDOR-06 the colours are the brand tokens of the chosen theme', () => {
    const css = `:root { --accent: #c6f24e; --on-accent: #131c05; --accent-text: var(--accent); }
      :root:not([data-theme='light']) { --bg: #090e19; }
      :root[data-theme='light'] { --accent-text: #3d6a00; --bg: #f2f5fa; }`;
    const barColour = { dark: '#000000', light: '#ffffff' };
    expect(launchThemeOf({ css, barColour }, 'dark')).toEqual({
      mode: 'dark',
      accent: '#c6f24e',
      onAccent: '#131c05',
      bg: '#090e19',
    });
    expect(launchThemeOf({ css, barColour }, 'light')).toMatchObject({
      bg: '#f2f5fa',
      accentText: '#3d6a00',
    });
    expect(launchThemeOf({ css: '', barColour }, 'light')).toEqual({
      mode: 'light',
      accent: '#ffffff',
      onAccent: '#000000',
    });
  });
});
