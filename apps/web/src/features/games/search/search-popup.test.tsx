// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePopup } from '#platform/page/popup.ts';
import { queryClient } from '#platform/api/query.ts';
import { gameOf, gamesOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers, SeenCall } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { SearchButton } from './search-button.tsx';
import { SearchPopup } from './search-popup.tsx';

const hot = { 'GET /games/hot': () => ({ value: { list: gamesOf(3, 900) } }) };
const page = (games: readonly object[]) => ({
  games,
  pageNum: 1,
  totalPages: 1,
  totalCount: games.length,
});
const found = ({ query }: SeenCall) => ({
  games: query.get('gameName') === 'none' ? [] : [...gamesOf(2), gameOf(3, { gameType: 'FISH' })],
  pageNum: 1,
  totalPages: query.get('gameName') === 'none' ? 0 : 1,
  totalCount: query.get('gameName') === 'none' ? 0 : 3,
});

async function show(answers: Answers = { ...hot, 'GET /games': found }) {
  const gateway = fakeGateway(answers);
  await renderScreen(() => <SearchPopup isOpen onClose={() => undefined} />);
  return { ...gateway, searches: () => gateway.calls.filter(({ name }) => name === 'GET /games') };
}

const box = () => screen.getByRole('combobox', { name: 'Search' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const enter = () => fireEvent.submit(box());

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the search', () => {
  test('SHELL-53 it is gone 225 ms after it was closed', async () => {
    fakeGateway({ ...hot });
    const Page = () => {
      const [isOpen, setIsOpen] = useState(true);
      return <SearchPopup isOpen={isOpen} onClose={() => setIsOpen(false)} />;
    };
    await renderScreen(Page);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.keyDown(document, { key: 'Escape' });
    await act(() => vi.advanceTimersByTimeAsync(224));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('SEARCH-01 it has a search box with an icon, and the focus is in it', async () => {
    await show();
    expect(box().closest('label')?.querySelector('use')?.getAttribute('href')).toContain(
      'magnifying-glass',
    );
    expect(document.activeElement).toBe(box());
  });

  test('SEARCH-03 without a text the title reads recommended for you, and SEARCH-09 shows the hot games', async () => {
    await show();
    await screen.findByRole('heading', { name: 'Recommended for you' });
    await screen.findByText('Game 900');
  });

  test('SEARCH-06 typing searches 500 ms after the last keystroke', async () => {
    const { searches } = await show();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    type('mo');
    await act(() => vi.advanceTimersByTimeAsync(499));
    type('moon');
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(searches()).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(searches().map(({ query }) => query.get('gameName'))).toEqual(['moon']);
  });

  test('SEARCH-07 Enter searches at once and removes the focus from the box', async () => {
    const { searches } = await show();
    type('moon');
    enter();
    await screen.findByRole('listbox', { name: 'Search results' });
    expect(searches()).toHaveLength(1);
    expect(document.activeElement).not.toBe(box());
  });

  test('SEARCH-02 hits are rows with what was meant in bold, the name in the other script and the vendor', async () => {
    const games = [
      {
        ...gameOf(1, { gameName: 'Royal Bengal' }),
        otherName: 'রয়েল বেঙ্গল',
        nameMatches: [{ from: 6, to: 12 }],
      },
      gameOf(2),
    ];
    await show({ ...hot, 'GET /games': () => ({ ...page(games), didYouMean: 'বেঙ্গল' }) });
    type('bengol');
    enter();
    const [first] = await screen.findAllByRole('option');
    expect(first?.getAttribute('href')).toBe('/m/play/JL/1001');
    expect([...(first?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
      'Bengal',
    ]);
    expect(first?.textContent).toMatch(/^Royal Bengalরয়েল বেঙ্গল · Jolpai/);
    expect(screen.getByRole('status').textContent).toBe(
      '2 results, by name and sound Did you mean বেঙ্গল?',
    );
  });

  test('SEARCH-02 a vendor stands above its games, with their number and kinds', async () => {
    const vendors = [{ vassalage: 'JL', displayName: 'Jolpai', gameCount: 47 }];
    await show({ ...hot, 'GET /games': (call) => ({ ...found(call), vendors }) });
    type('জলপাই');
    enter();
    const vendor = await screen.findByRole('option', { name: 'Provider Jolpai 47 games' });
    expect(vendor.getAttribute('href')).toBe('/m/provider?vassalage=JL');
    screen.getByRole('heading', { name: 'Search results' });
    fireEvent.click(screen.getByRole('button', { name: 'Fishing 1' }));
    expect(screen.queryByText('Game 1')).toBeNull();
    screen.getByText('Game 3');
  });

  test('SEARCH-02 SEARCH-05 a vendor with more games than a page has them by kind too, all of a kind at once', async () => {
    const vendors = [{ vassalage: 'JL', displayName: 'Jolpai', gameCount: 50 }];
    const all = [
      ...gamesOf(45),
      ...[46, 47, 48, 49, 50].map((id) => gameOf(id, { gameType: 'FISH' })),
    ];
    await show({
      ...hot,
      'GET /games': ({ query }) => {
        const size = Number(query.get('pageSize'));
        const totalPages = Math.ceil(all.length / size);
        return { games: all.slice(0, size), vendors, pageNum: 1, totalPages, totalCount: 50 };
      },
    });
    type('jolpai');
    enter();
    const fishing = await screen.findByRole('button', { name: 'Fishing 5' });
    screen.getByRole('button', { name: 'Load more games' });
    fireEvent.click(fishing);
    screen.getByText('Game 50');
    expect(screen.queryByText('Game 1')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Load more games' })).toBeNull();
  });

  test('SEARCH-03 a game that was found is not recommended once more', async () => {
    await show({ ...hot, 'GET /games': () => page([gameOf(901)]) });
    type('one');
    enter();
    await screen.findByRole('option');
    await screen.findByRole('heading', { name: 'Recommended for you' });
    await screen.findByText('Game 900');
    expect(screen.getAllByText('Game 901')).toHaveLength(1);
  });

  test('SEARCH-02 what was probably meant is searched for by a tap', async () => {
    const { searches } = await show({
      ...hot,
      'GET /games': (call) => ({ ...found(call), didYouMean: 'Royal Bengal' }),
    });
    type('royel bengol');
    enter();
    fireEvent.click(await screen.findByRole('link', { name: /^Did you mean\s+Royal Bengal/ }));
    await waitFor(() =>
      expect(searches().map(({ query }) => query.get('gameName'))).toEqual([
        'royel bengol',
        'Royal Bengal',
      ]),
    );
    expect((box() as HTMLInputElement).value).toBe('Royal Bengal');
  });

  test('SEARCH-06 the hits of the text before stay, paler, until those of the next one come', async () => {
    let answer: (() => void) | undefined;
    await show({
      ...hot,
      'GET /games': async ({ query }) => {
        if (query.get('gameName') === 'mo') return page([gameOf(1)]);
        await new Promise<void>((done) => {
          answer = done;
        });
        return page([gameOf(2)]);
      },
    });
    type('mo');
    enter();
    await screen.findByText('Game 1');
    type('moon');
    enter();
    await waitFor(() => expect(answer).toBeDefined());
    expect(screen.getByText('Game 1').closest('[aria-busy="true"]')).not.toBeNull();
    answer?.();
    await screen.findByText('Game 2');
    expect(screen.queryByText('Game 1')).toBeNull();
  });

  test('SEARCH-07 the arrow keys walk through the hits, Enter opens one, and Escape empties the box first', async () => {
    await show();
    type('moon');
    enter();
    const options = await screen.findAllByRole('option');
    const opened: (string | null)[] = [];
    for (const option of options)
      option.addEventListener('click', (event) => {
        event.preventDefault();
        opened.push(option.id);
      });
    const press = (key: string) => fireEvent.keyDown(box(), { key });
    press('ArrowDown');
    press('ArrowDown');
    expect(box().getAttribute('aria-activedescendant')).toBe(options[1]?.id);
    expect(options[1]?.getAttribute('aria-selected')).toBe('true');
    press('ArrowUp');
    press('Enter');
    expect(opened).toEqual([options[0]?.id]);
    press('Escape');
    expect((box() as HTMLInputElement).value).toBe('');
    screen.getByRole('dialog');
  });

  test('SEARCH-09 recent searches stay on this device, are searched again by a tap, and go by one', async () => {
    await show();
    type('  moon   boat ');
    enter();
    await screen.findAllByRole('option');
    expect(localStorage.getItem('maidan.searches')).toBe('["moon boat"]');
    type('');
    fireEvent.click(await screen.findByRole('button', { name: 'moon boat' }));
    await screen.findAllByRole('option');
    expect((box() as HTMLInputElement).value).toBe('moon boat');
    type('');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove “moon boat”' }));
    expect(localStorage.getItem('maidan.searches')).toBeNull();
    const kinds = within(screen.getByRole('navigation', { name: 'Game types' }));
    expect(kinds.getAllByRole('link')).toHaveLength(7);
    type('777');
    enter();
    await screen.findAllByRole('option');
    type('');
    fireEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('heading', { name: 'Recent searches' })).toBeNull();
    expect(localStorage.getItem('maidan.searches')).toBeNull();
  });

  test('SEARCH-04 without hits the no-game view shows, above the recommendations', async () => {
    await show();
    type('none');
    enter();
    await screen.findByRole('heading', { name: 'No game found' });
    screen.getByRole('heading', { name: 'Recommended for you' });
  });

  test('SEARCH-05 a load-more button appends the next page', async () => {
    await show({
      ...hot,
      'GET /games': ({ query }) => ({
        games: gamesOf(36, Number(query.get('pageNo')) * 100),
        pageNum: Number(query.get('pageNo')),
        totalPages: 2,
        totalCount: 72,
      }),
    });
    type('moon');
    enter();
    fireEvent.click(await screen.findByRole('button', { name: 'Load more games' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(72));
    expect(screen.queryByRole('button', { name: 'Load more games' })).toBeNull();
  });

  test('SEARCH-04 a failure is not an empty result', async () => {
    await show({ ...hot, 'GET /games': () => problem('request.invalid', 400) });
    type('moon');
    enter();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The games could not be loaded.',
    );
    // What was searched for before stays.
    screen.getByRole('button', { name: 'moon' });
    expect(screen.queryByRole('heading', { name: 'No game found' })).toBeNull();
  });
});

const OpenPopup = () => <output>{usePopup().popup ?? 'none'}</output>;

describe('the search button', () => {
  test('SEARCH-10 it opens the search as a popup', async () => {
    await renderScreen(() => [<SearchButton key="button" />, <OpenPopup key="popup" />]);
    fireEvent.click(screen.getByRole('button', { name: 'Search games' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('search'));
  });

  test('SEARCH-08 when it is disabled a tap calls the other handler and opens no search', async () => {
    const onDisabled = vi.fn();
    await renderScreen(() => [
      <SearchButton key="button" onDisabled={onDisabled} />,
      <OpenPopup key="popup" />,
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Search games' }));
    expect(onDisabled).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toBe('none');
  });
});
