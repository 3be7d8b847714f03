// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { tilesOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import type { SeenCall } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import type { ListData } from '../category/category-data.ts';
import { FilterPopup } from './filter-popup.tsx';
import { ProviderSheet } from './provider-sheet.tsx';

const vendors = Array.from({ length: 10 }, (_, place) => ({
  code: `V${place}`,
  name: `Vendor ${place}`,
  isHot: false,
  gameCount: 5,
  classifies: ['SM'],
}));
const data: ListData = {
  kind: 'list',
  category: 'RNG',
  language: 'en',
  banners: [],
  vendors,
  classifies: [
    { key: 'SM', name: 'Slots' },
    { key: 'Crash', name: 'Crash' },
  ],
  chosenVendors: [],
  page: { games: tilesOf(3), pageNum: 1, totalPages: 1, totalCount: 3 },
};
const onClose = vi.fn();
/** How many games some vendors have; the eighth has none. */
const countOf = (vassalage: string | null) => ({ '': 100, V7: 0 })[vassalage ?? ''] ?? 42;

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

async function show(
  Popup: typeof FilterPopup,
  changes: Partial<ListData> = {},
  path = '/rng-games',
) {
  const gateway = fakeGateway({
    'GET /games': ({ query }: SeenCall) => ({
      games: [],
      pageNum: 1,
      totalPages: 42,
      totalCount: countOf(query.get('vassalage')),
    }),
  });
  await renderScreen(
    () => [<Popup key="popup" isOpen onClose={onClose} />, <Address key="address" />],
    { path, routeData: { ok: true, data: { ...data, ...changes } } },
  );
  return gateway;
}

const press = (name: string) => fireEvent.click(part(name));
const part = (name: string) =>
  screen.queryByRole('checkbox', { name }) ?? screen.getByRole('button', { name });
const address = () => screen.getByRole('status', { hidden: true }).textContent;

afterEach(() => {
  cleanup();
  queryClient().clear();
  onClose.mockReset();
  vi.unstubAllGlobals();
});

describe('the filter popup', () => {
  test('SHELL-53 it is gone 225 ms after it was closed', async () => {
    await show(FilterPopup);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press('Reset');
    await act(() => vi.advanceTimersByTimeAsync(224));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    vi.useRealTimers();
  });

  test('FILTER-01 it has a search box, a provider group and a game-type group', async () => {
    await show(FilterPopup);
    screen.getByLabelText('Name of the game');
    screen.getByRole('heading', { name: 'Providers' });
    screen.getByRole('heading', { name: 'Game types' });
  });

  test('CAT-11 and CAT-12 where neither group is offered only the search box is left', async () => {
    await show(FilterPopup, { vendors: [], classifies: [] });
    expect(screen.queryByRole('heading', { name: 'Providers' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Game types' })).toBeNull();
  });

  test('FILTER-02 a tap selects, FILTER-03 a second tap deselects', async () => {
    await show(FilterPopup);
    const vendor = screen.getByRole('checkbox', { name: 'Vendor 1' });
    fireEvent.click(vendor);
    expect([
      vendor.getAttribute('aria-checked'),
      screen.queryByText('1 selected') !== null,
    ]).toEqual(['true', true]);
    fireEvent.click(vendor);
    expect(vendor.getAttribute('aria-checked')).toBe('false');
    press('Crash');
    press('Slots');
    expect(
      ['Crash', 'Slots'].map((name) =>
        screen.getByRole('button', { name }).getAttribute('aria-pressed'),
      ),
    ).toEqual(['false', 'true']);
    press('Slots');
    expect(screen.getByRole('button', { name: 'Slots' }).getAttribute('aria-pressed')).toBe(
      'false',
    );
  });

  test('FILTER-03 what is chosen stands on top, and each part goes by a tap', async () => {
    await show(FilterPopup);
    expect(screen.queryByRole('list', { name: 'Chosen' })).toBeNull();
    press('Vendor 1');
    press('Vendor 3');
    press('Crash');
    const chosen = () =>
      within(screen.getByRole('list', { name: 'Chosen' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(chosen()).toEqual(['Vendor 1', 'Vendor 3', 'Crash']);
    press('Remove Vendor 1');
    press('Remove Crash');
    expect(chosen()).toEqual(['Vendor 3']);
    expect(part('Vendor 1').getAttribute('aria-checked')).toBe('false');
    expect(part('Crash').getAttribute('aria-pressed')).toBe('false');
  });

  test('FILTER-05 submit applies the selection, and FILTER-10 sends the name as gameName', async () => {
    await show(FilterPopup);
    press('Vendor 1');
    press('Vendor 3');
    press('Crash');
    fireEvent.change(screen.getByLabelText('Name of the game'), { target: { value: ' moon ' } });
    press('See games');
    await waitFor(() =>
      expect(address()).toBe('/rng-games?vassalage=V1,V3&gameClassify=Crash&gameName=moon'),
    );
  });

  test('FILTER-05 the button says how many games match', async () => {
    const { calls } = await show(FilterPopup);
    press('Vendor 1');
    await screen.findByRole('button', { name: 'See 42 games' });
    expect(calls.at(-1)?.query.get('vassalage')).toBe('V1');
  });

  test('FILTER-05 a choice that matches no game says so and cannot be applied, however quick the tap', async () => {
    await show(FilterPopup);
    press('Vendor 7');
    press('See games');
    const none = await screen.findByRole('button', { name: 'No games' });
    expect(none.hasAttribute('disabled')).toBe(true);
    fireEvent.submit(screen.getByLabelText('Name of the game'));
    // The next answer must come after everything that the two choices before it started.
    press('Vendor 7');
    await screen.findByRole('button', { name: 'See 100 games' });
    expect(address()).toBe('/rng-games');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('FILTER-05 submitting the filter that is applied already just closes the popup', async () => {
    await show(FilterPopup);
    fireEvent.click(screen.getByRole('button', { name: /^See / }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  test('FILTER-04 reset clears both groups, applies the empty filter and closes', async () => {
    await show(FilterPopup, {}, '/rng-games?vassalage=V1&gameClassify=Crash');
    // The applied filter is chosen and ticked when the popup opens again.
    for (const [name, mark] of [
      ['Vendor 1', 'aria-checked'],
      ['Crash', 'aria-pressed'],
    ] as const) {
      const chosen = part(name);
      expect(chosen.getAttribute(mark)).toBe('true');
      expect(chosen.querySelector('use')?.getAttribute('href')).toContain('#check-bold');
    }
    press('Reset');
    await waitFor(() => expect(address()).toBe('/rng-games'));
  });

  test('FILTER-06 provider icons load from {vassalage}-DEFAULT.png below the image host', async () => {
    await show(FilterPopup);
    const icon = screen.getByRole('checkbox', { name: 'Vendor 0' }).querySelector('img');
    expect(icon?.getAttribute('src')).toBe('/m/art/vendors/V0-DEFAULT.png');
  });

  test('FILTER-01 the ninth and later providers appear on request', async () => {
    await show(FilterPopup);
    expect(screen.queryByRole('checkbox', { name: 'Vendor 9' })).toBeNull();
    press('2 more providers');
    screen.getByRole('checkbox', { name: 'Vendor 9' });
  });
});

describe('the provider sheet', () => {
  test('FILTER-07 it offers all, and each vendor, with the chosen one marked', async () => {
    await show(ProviderSheet, {}, '/rng-games?vassalage=V2');
    const radios = within(
      screen.getByRole('radiogroup', { name: 'Choose a provider' }),
    ).getAllByRole('radio');
    expect(radios).toHaveLength(11);
    expect(
      radios
        .filter((radio) => (radio as HTMLInputElement).checked)
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['V2']);
  });

  test('FILTER-09 confirm closes the sheet and applies the vendor code, LIST-03 without a name', async () => {
    await show(ProviderSheet, {}, '/rng-games?gameName=moon');
    fireEvent.click(screen.getByRole('radio', { name: 'Vendor 4' }));
    press('Confirm');
    await waitFor(() => expect(address()).toBe('/rng-games?vassalage=V4'));
  });

  test('FILTER-08 the reset link chooses all, and FILTER-09 an empty code means all', async () => {
    await show(ProviderSheet, {}, '/rng-games?vassalage=V2');
    press('Reset');
    expect((screen.getByRole('radio', { name: 'All' }) as HTMLInputElement).checked).toBe(true);
    press('Confirm');
    await waitFor(() => expect(address()).toBe('/rng-games'));
  });
});
