// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { brokenAnswer, fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { launchGame } from './launch-game.ts';
import type { LaunchTarget } from './launch-game.ts';

const OPENED = {
  url: 'https://arcade.example/game/abc',
  vendorOrigin: 'https://arcade.example',
  gameName: 'Game 1',
  freePlay: false,
};
const SLOT: LaunchTarget = { category: 'RNG', vendor: 'JL', nodeId: 1001, freePlay: false };
const READER = { locale: 'bn', digits: 'beng' } as const;

beforeEach(() => storeSession(TEST_SESSION));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

describe('a launch', () => {
  test('LAUNCH-02 API-45 posts category, vendor, node and free play, with language, digits and theme of the reader', async () => {
    document.documentElement.dataset['theme'] = 'light';
    const { calls } = fakeGateway({ 'POST /games/launch': () => ({ value: OPENED }) });
    expect(await launchGame({ ...SLOT, freePlay: true }, READER)).toEqual(OPENED);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual({
      category: 'RNG',
      vassalage: 'JL',
      nodeId: 1001,
      freePlay: true,
      language: 'bn',
      digits: 'beng',
      theme: 'light',
    });
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer script-token');
  });

  test('LAUNCH-03 of a lottery also sends gameCode, prizeMode and playType', async () => {
    const { calls } = fakeGateway({ 'POST /games/launch': () => ({ value: OPENED }) });
    const lottery = { gameCode: 'draw.seven', prizeMode: '1980', playType: 'ent' };
    await launchGame({ ...SLOT, category: 'LOTT', lottery }, READER);
    expect(calls[0]?.body).toMatchObject({
      vassalage: 'JL',
      gameCode: 'draw.seven',
      prizeMode: '1980',
      playType: 'ent',
    });
    expect(calls[0]?.body).not.toHaveProperty('lottery');
  });

  test.each([
    ['games.maintenance', 503],
    ['games.free_play_refused', 403],
    ['server.unavailable', 503],
  ])(
    'LAUNCH-09 that is refused fails with its code and is not sent again: %s',
    async (code, status) => {
      const { calls } = fakeGateway({ 'POST /games/launch': () => problem(code, status) });
      await expect(launchGame(SLOT, READER)).rejects.toMatchObject({ code });
      expect(calls).toHaveLength(1);
    },
  );

  test('MSG-10 without an address in the answer fails, and is not sent again', async () => {
    const { calls } = fakeGateway({
      'POST /games/launch': () => brokenAnswer({ value: { ...OPENED, url: '' } }),
    });
    await expect(launchGame(SLOT, READER)).rejects.toMatchObject({ code: 'client.url_empty' });
    expect(calls).toHaveLength(1);
  });

  test('LAUNCH-09 without a connection fails as offline and is not sent again', async () => {
    const { calls } = fakeGateway({});
    await expect(launchGame(SLOT, READER)).rejects.toMatchObject({ code: 'client.offline' });
    expect(calls).toHaveLength(1);
  });
});
