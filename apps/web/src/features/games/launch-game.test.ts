// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { launchGame } from './launch-game.ts';
import type { LaunchTarget } from './launch-game.ts';

const OPENED = {
  url: 'https://vendor.example/play?session=1',
  vendorOrigin: 'https://vendor.example',
  gameName: 'Moon Kites',
  freePlay: false,
};
const TARGET: LaunchTarget = { category: 'RNG', vassalage: 'JL', nodeId: 1001, freePlay: false };
const READER = { locale: 'bn', digits: 'beng' } as const;

afterEach(() => {
  delete document.documentElement.dataset['theme'];
  vi.unstubAllGlobals();
});

describe('a launch', () => {
  test('LAUNCH-02 names category, vendor, game and free play, and how the reader reads', async () => {
    const { calls } = fakeGateway({ 'POST /games/launch': () => ({ value: OPENED }) });
    document.documentElement.dataset['theme'] = 'light';
    expect(await launchGame({ ...TARGET, freePlay: true }, READER)).toEqual(OPENED);
    expect(calls.map(({ body }) => body)).toEqual([
      {
        category: 'RNG',
        vassalage: 'JL',
        nodeId: 1001,
        freePlay: true,
        language: 'bn',
        digits: 'beng',
        theme: 'light',
      },
    ]);
  });

  test('LAUNCH-03 of a lottery names the code of the game, the prize mode and the kind of play', async () => {
    const { calls } = fakeGateway({ 'POST /games/launch': () => ({ value: OPENED }) });
    const lottery = { gameCode: 'lott.daily', prizeMode: 'fixed', playType: 'trad' };
    await launchGame({ ...TARGET, category: 'LOTT', lottery }, READER);
    expect(calls[0]?.body).toMatchObject({ category: 'LOTT', vassalage: 'JL', ...lottery });
  });

  test('LAUNCH-09 a refusal is an error with the code of the gateway', async () => {
    fakeGateway({ 'POST /games/launch': () => problem('games.under_maintenance', 409) });
    await expect(launchGame(TARGET, READER)).rejects.toMatchObject({
      code: 'games.under_maintenance',
    });
  });

  test('LAUNCH-09 an outage is an error after one call: a launch is never sent again by itself', async () => {
    const { calls } = fakeGateway({
      'POST /games/launch': () => problem('server.unavailable', 503),
    });
    await expect(launchGame(TARGET, READER)).rejects.toMatchObject({ code: 'server.unavailable' });
    expect(calls).toHaveLength(1);
  });
});
