// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { tileOf } from '#platform/testing/catalogue-builders.ts';
import { storeSession } from '#platform/session/session.ts';
import { bindIntent } from '#platform/session/intent.ts';
import { takeIntent } from '#platform/session/take-intent.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers, SeenCall } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import type { TileGame } from '#platform/api/tile-game.ts';
import { loadWords } from '#platform/words/loader.ts';
import { setFavourite } from './favourites.queries.ts';
import { useFavourite } from './use-favourite.ts';

vi.mock('#platform/words/loader.ts', { spy: true });
vi.mock('#platform/page/log.ts', () => ({ logFault: vi.fn() }));

function Star({ game }: { game: TileGame }) {
  const favourite = useFavourite(game);
  return favourite ? (
    <button aria-pressed={favourite.isOn} onClick={favourite.onToggle}>
      {favourite.label('Game')}
    </button>
  ) : (
    <p>No star</p>
  );
}

const game = tileOf(1);
const KEY = ['favourites', 'ids'];
const target = { vendor: 'JL', nodeId: 1001 };
const star = () => screen.getByRole('button');
const isOn = () => star().getAttribute('aria-pressed');

async function show(
  answers: Answers,
  options: RenderOptions = { session: TEST_SESSION },
  shown: TileGame = game,
) {
  const gateway = fakeGateway(answers);
  const rendered = await renderScreen(() => <Star game={shown} />, options);
  // The list is followed from the first star in this file on; each test begins with its own answer.
  await act(() => queryClient().invalidateQueries({ queryKey: KEY }));
  return { ...gateway, ...rendered };
}

const writes = (calls: readonly SeenCall[]) => calls.filter(({ name }) => !name.startsWith('GET'));
const ids = (...list: string[]) => ({ 'GET /favourites/ids': () => ({ value: list }) });

/** What the sign-in that follows carries out. */
function intentOf(member: string) {
  bindIntent(member);
  return takeIntent(member);
}

afterEach(() => {
  cleanup();
  act(() => void queryClient().setQueryData(KEY, []));
  vi.unstubAllGlobals();
});

describe('the star of a tile', () => {
  test('FAV-06 it is on for a game whose id, as text, is among the favourites', async () => {
    await show(ids('1001'));
    await waitFor(() => expect(isOn()).toBe('true'));
    expect(star().textContent).toBe('Remove Game from favourites');
  });

  test('FAV-04 a tap adds the game: the star is on at once, before the answer', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { calls } = await show({
      ...ids(),
      'POST /favourites': () => answer.promise,
    });
    fireEvent.click(star());
    await waitFor(() => expect(isOn()).toBe('true'));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'POST /favourites')?.body).toEqual({
        nodeId: 1001,
        vendor: 'JL',
      }),
    );
    await act(async () => answer.resolve({ value: ['1001'] }));
    expect(isOn()).toBe('true');
  });

  test('FAV-08 MSG-16 when the call fails the star goes back and a message says why', async () => {
    const { toasts } = await show({
      ...ids(),
      'POST /favourites': () => problem('games.not_found', 404),
    });
    fireEvent.click(star());
    await waitFor(() => expect(toasts[0]?.tone).toBe('danger'));
    expect(isOn()).toBe('false');
    expect(queryClient().getQueryData(KEY)).toEqual([]);
  });

  test('FAV-08 MSG-16 code that fails to load is mentioned like any other failure', async () => {
    const { toasts, calls } = await show(ids());
    vi.mocked(loadWords).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fireEvent.click(star());
    await waitFor(() =>
      expect(toasts).toEqual([
        { text: 'There is no internet connection. Check it and try again.', tone: 'danger' },
      ]),
    );
    expect(writes(calls)).toEqual([]);
  });

  test('FAV-02 a visitor is sent to the sign-in', async () => {
    const visits: string[] = [];
    const { calls } = await show(ids(), { onVisit: (address) => visits.push(address) });
    fireEvent.click(star());
    await waitFor(() => expect(visits[0]).toMatch(/^\/login\?back=/));
    expect(writes(calls)).toEqual([]);
    expect(intentOf('rafi')).toEqual({ does: 'star', ...target, name: game.name });
  });

  test('FAV-07 SESS-33 MSG-39 a trial user is told to use a real account and can log in to one; nothing is sent', async () => {
    const { toasts, calls } = await show(ids(), { session: { ...TEST_SESSION, type: 40 } });
    fireEvent.click(star());
    await waitFor(() => expect(toasts[0]?.tone).toBe('danger'));
    expect(toasts[0]).toMatchObject({
      text: 'Free play cannot do this. Log in with a real account.',
      action: { label: 'Log in' },
    });
    expect(writes(calls)).toEqual([]);
    expect(intentOf('rafi')).toBeUndefined();
    act(() => toasts[0]?.action?.onPress());
    expect(intentOf('rafi'), 'the login that was asked for sets it').toMatchObject({
      does: 'star',
    });
  });

  test('HOME-23 lottery games have no star', async () => {
    await show(ids(), { session: TEST_SESSION }, tileOf(1, { gameType: 'ELOTT' }));
    screen.getByText('No star');
  });
});

describe('changing a favourite', () => {
  beforeEach(() => storeSession(TEST_SESSION));

  test('FAV-05 adding one that is there sends nothing', async () => {
    queryClient().setQueryData(KEY, ['1001']);
    const { calls } = fakeGateway({});
    await setFavourite(target, true);
    expect(calls).toEqual([]);
  });

  test('FAV-03 removing one takes it out of the list at once', async () => {
    queryClient().setQueryData(KEY, ['1001', '7']);
    const { calls } = fakeGateway({ 'DELETE /favourites': () => ({ value: ['7'] }) });
    await setFavourite(target, false);
    expect(calls.at(-1)?.body).toEqual({ nodeId: 1001, vendor: 'JL' });
    expect(queryClient().getQueryData(KEY)).toEqual(['7']);
  });

  test('FAV-08 a failure rejects after the old list is back', async () => {
    queryClient().setQueryData(KEY, ['1001']);
    fakeGateway({ 'DELETE /favourites': () => problem('server.unavailable', 503) });
    await expect(setFavourite(target, false)).rejects.toMatchObject({ code: 'server.unavailable' });
    expect(queryClient().getQueryData(KEY)).toEqual(['1001']);
  });
});
