// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { tileOf } from '#platform/testing/catalogue-builders.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { gameHref, Tile } from './tile.tsx';

afterEach(cleanup);

test('CAT-30 a game that stands for its vendor opens the vendor’s list of its kind', () => {
  expect(gameHref(tileOf(1, { opensVendor: true, gameType: 'LIVE', vassalage: 'BL' }))).toBe(
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
    'Add to favourites: Game 2',
  ]);
});

test('HOME-22 a game under maintenance says so and launches nothing', async () => {
  await renderScreen(() => <Tile game={tileOf(1, { isUnderMaintenance: true, tag: 'hot' })} />);
  expect(screen.getByText('Maintenance')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
