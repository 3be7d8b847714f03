// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { GameTile } from './game-tile.tsx';
import { SectionHeader, VendorTile } from './section.tsx';
import { rowsOf, VendorGrid } from './tile-grid.tsx';

/** What the tiles watch, and how a test reports that it came near; one observer serves all of them. */
const watched: { element?: Element; report?: (entries: unknown[]) => void } = {};
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(report: (entries: unknown[]) => void) {
      watched.report = report;
    }
    observe(element: Element) {
      watched.element = element;
    }
    unobserve() {}
  },
);

afterEach(cleanup);

const game = { name: 'Moon Boat', href: '/m/game/1', imageUrl: '/moon.webp' };

function broken(container: HTMLElement): Element | null {
  return container.querySelector('use[href$="#image-broken-duotone"]');
}

test('HOME-20 a tile shows the image and the name and leads to the game', () => {
  const { container } = render(<GameTile game={game} coverLoad="early" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/moon.webp');
  expect(screen.getByRole('link', { name: 'Moon Boat' }).getAttribute('href')).toBe('/m/game/1');
});

test('HOME-21 when the image cannot be loaded the tile shows the default picture and keeps its name', () => {
  const { container } = render(<GameTile game={game} coverLoad="early" />);
  expect(broken(container)).toBeNull();
  fireEvent.error(container.querySelector('img') as Element);
  expect(container.querySelector('img')).toBeNull();
  expect(broken(container)).not.toBeNull();
  screen.getByRole('link', { name: 'Moon Boat' });
});

test('HOME-21 an image that failed before the script loaded is found too', async () => {
  const decode = vi
    .spyOn(HTMLImageElement.prototype, 'decode')
    .mockRejectedValue(new Error('broken'));
  const { container } = render(<GameTile game={game} coverLoad="early" />);
  await act(async () => undefined);
  expect(broken(container)).not.toBeNull();
  decode.mockRestore();
});

test('HOME-21 a new image is tried after a broken one', () => {
  const { container, rerender } = render(<GameTile game={game} coverLoad="early" />);
  fireEvent.error(container.querySelector('img') as Element);
  rerender(<GameTile game={{ ...game, imageUrl: '/other.webp' }} coverLoad="early" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/other.webp');
});

test('HOME-21 a game without an image shows the default picture', () => {
  const { container } = render(<GameTile game={{ ...game, imageUrl: undefined }} />);
  expect(broken(container)).not.toBeNull();
});

test('HOME-22 the vendor is under the name only when given', () => {
  const { rerender } = render(<GameTile game={game} />);
  expect(screen.queryByText('Jolpai')).toBeNull();
  rerender(<GameTile game={{ ...game, vendor: 'Jolpai' }} />);
  screen.getByText('Jolpai');
});

test('HOME-23 a tile has a favourite star that says its state and is outside the link', () => {
  const onToggle = vi.fn();
  render(
    <GameTile
      game={game}
      favourite={{ isOn: true, label: (name) => `Favourite: ${name}`, onToggle }}
    />,
  );
  const star = screen.getByRole('button', { name: 'Favourite: Moon Boat', pressed: true });
  fireEvent.click(star);
  expect(onToggle).toHaveBeenCalledOnce();
  expect(star.closest('a')).toBeNull();
});

test('HOME-23 without a favourite the tile has no star', () => {
  render(<GameTile game={game} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a game under maintenance launches nothing and says so', () => {
  render(<GameTile game={game} closedLabel="Maintenance" tag={{ tone: 'hot', label: 'Hot' }} />);
  expect(screen.queryByRole('link')).toBeNull();
  screen.getByText('Maintenance');
  expect(screen.queryByText('Hot')).toBeNull();
});

test('covers on the first screen are in the page itself; others load later and work without script', () => {
  const first = renderToString(<GameTile game={game} coverLoad="early" />);
  expect(first.replace(/<noscript>.*<\/noscript>/, '')).toContain('/moon.webp');
  expect(first).not.toMatch(/fetchPriority/i);
  const later = renderToString(<GameTile game={game} />);
  expect(later.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('/moon.webp');
  expect(later).toMatch(/<noscript><img[^>]*src="\/moon.webp"/);
  expect(later, 'no picture without an address').not.toMatch(/<img(?![^>]*\ssrc=)/);
  expect(later).toContain('width="300"');
  expect(later).toContain('height="400"');
});

test('a picture that exists in several widths offers them', () => {
  const widths = { ...game, imageSrcSet: '/moon-120.webp 120w, /moon.webp 300w' };
  const first = renderToString(<GameTile game={widths} coverLoad="early" />);
  expect(first).toMatch(/<img[^>]*sizes="[^"]*29vw"[^>]*srcSet="\/moon-120.webp 120w, [^>]*src="/i);
  expect(renderToString(<GameTile game={game} coverLoad="early" />)).not.toMatch(/srcset|sizes=/i);
});

test('a cover that is far from the screen becomes a picture when it comes near', () => {
  const { container } = render(<GameTile game={game} />);
  expect(container.querySelectorAll('img')).toHaveLength(0);
  act(() => watched.report?.([{ isIntersecting: true, target: watched.element }]));
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/moon.webp');
});

test('HOME-25 a rail has two rows, or one with four games or fewer', () => {
  expect([1, 4, 5, 16].map(rowsOf)).toEqual([1, 1, 2, 2]);
});

test.each([
  [3, 3],
  [4, 2],
  [5, 3],
  [6, 3],
])(
  'HOME-26 %i vendors are in %i groups: two by two when there are more than three',
  (count, groups) => {
    const names = Array.from({ length: count }, (_, place) => `Vendor ${place}`);
    const { container } = render(
      <VendorGrid>
        {names.map((name) => (
          <VendorTile key={name} name={name} href="/m/slot" />
        ))}
      </VendorGrid>,
    );
    expect(container.firstElementChild?.children).toHaveLength(groups);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
    if (count > 3) expect(container.querySelector('a')?.parentElement?.children).toHaveLength(2);
  },
);

test('WIDGET-14 WIDGET-15 WIDGET-16 a section header has its title, a count only when given, and a link to all', () => {
  const { rerender, container } = render(
    <SectionHeader
      title="Slots"
      more={{ href: '/m/slot', text: 'View all', label: 'View all: Slots' }}
    />,
  );
  screen.getByRole('heading', { name: 'Slots' });
  expect(screen.getByRole('link', { name: 'View all: Slots' }).getAttribute('href')).toBe(
    '/m/slot',
  );
  expect(container.textContent).toBe('SlotsView all');
  rerender(
    <SectionHeader
      title="Slots"
      count="1,248"
      more={{ href: '/m/slot', text: 'View all', label: 'View all: Slots' }}
    />,
  );
  expect(container.textContent).toBe('Slots1,248View all');
});
