// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { tileOf } from '#platform/testing/catalogue-builders.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { gameHref, Tile } from './tile.tsx';

afterEach(cleanup);

test('CAT-30 a game that represents its vendor opens the vendor’s list of that kind', () => {
  expect(gameHref(tileOf(1, { opensVendor: true, gameType: 'LIVE', vendor: 'BL' }))).toBe(
    '/m/live-games?vassalage=BL',
  );
  expect(gameHref(tileOf(1))).toBe('/m/play/JL/1001');
});

test('HOME-23 lottery games have no star, others have', async () => {
  await renderScreen(() => [
    <Tile key="1" game={tileOf(1, { gameType: 'LOTT' })} />,
    <Tile key="2" game={tileOf(2)} />,
  ]);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Add Game 2 to favourites',
  ]);
});

test('FREE-01 a visitor sees before the tap which games have free play, each with its own link to it', async () => {
  const free = tileOf(1, { isFree: true });
  await renderScreen(() => [
    <Tile key="1" game={free} />,
    <Tile key="2" game={tileOf(2)} />,
    <Tile key="3" game={tileOf(3, { isFree: true, isUnderMaintenance: true })} />,
  ]);
  const mark = screen.getByRole('link', { name: 'Free play: Game 1' });
  expect(mark.textContent).toBe('Free');
  expect(mark.getAttribute('href')).toBe('/m/play/JL/1001?free=1');
  expect(screen.getAllByText('Free')).toHaveLength(1);
  cleanup();
  await renderScreen(() => <Tile game={free} />, { session: TEST_SESSION });
  expect(screen.queryByText('Free'), 'a member plays with the own account').toBeNull();
  cleanup();
  await renderScreen(() => <Tile game={free} />, { session: { ...TEST_SESSION, type: 40 } });
  screen.getByText('Free');
});

test('a new game says so on a solid colour, which can be read over any picture', async () => {
  await renderScreen(() => <Tile game={tileOf(1, { tag: 'new' })} />);
  expect(screen.getByText('New').className).toMatch(/new/);
  expect(screen.getByText('New').className).not.toMatch(/accent/);
});

test('a hot game says so on a solid colour, and to a screen reader too', async () => {
  await renderScreen(() => <Tile game={tileOf(1, { tag: 'hot' })} />);
  expect(screen.getByText('Hot').className).toMatch(/hot/);
  screen.getByRole('link', { name: /^Hot ?Game 1$/ });
});

test('HOME-22 a game under maintenance says so and launches nothing', async () => {
  await renderScreen(() => <Tile game={tileOf(1, { isUnderMaintenance: true, tag: 'new' })} />);
  screen.getByText('Maintenance');
  expect(screen.queryByRole('link')).toBeNull();
});
