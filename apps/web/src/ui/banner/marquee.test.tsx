// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Marquee, marqueeTiming } from './marquee.tsx';
import styles from './banner.module.css';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['motion'];
});

const all = { href: '/m/notice', label: 'All notices' };
const items = [
  { id: '1', text: 'First', href: '/m/notice?i=0' },
  { id: '2', text: 'Second', href: '/m/notice?i=1' },
];

function belt(container: HTMLElement): HTMLElement {
  return container.querySelector(`.${styles['belt']}`) as HTMLElement;
}

test.each([1, 137, 600, 4321])(
  'NOTICE-04 a run over %i px moves in whole steps of a thirtieth of a second',
  (distance) => {
    const { steps, seconds } = marqueeTiming(distance);
    expect(Number.isInteger(steps)).toBe(true);
    expect(steps / seconds).toBeCloseTo(30, 6);
  },
);

test('NOTICE-04 the moving text has exactly that timing', () => {
  const { container } = render(<Marquee label="News" items={items} emptyText="None" all={all} />);
  expect(belt(container).style.animationTimingFunction).toMatch(/^steps\(\d+\)$/);
  expect(belt(container).style.animationDuration).toMatch(/^[\d.]+s$/);
});

test('NOTICE-01 the bar carries its label and every title', () => {
  render(<Marquee label="News" items={items} emptyText="None" all={all} />);
  expect(screen.getByRole('region', { name: 'News' }).textContent).toContain('News');
  expect(screen.getByRole('link', { name: 'First' }).getAttribute('href')).toBe('/m/notice?i=0');
  expect(screen.getByRole('link', { name: 'Second' }).getAttribute('href')).toBe('/m/notice?i=1');
});

test('NOTICE-03 with no announcement the bar shows one text that does not move', () => {
  const { container } = render(
    <Marquee label="News" items={[]} emptyText="Nothing new" all={all} />,
  );
  screen.getByText('Nothing new');
  expect(belt(container)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a finger on the bar pauses it', () => {
  const { container } = render(<Marquee label="News" items={items} emptyText="None" all={all} />);
  const run = container.querySelector(`.${styles['run']}`) as Element;
  expect(belt(container).dataset['running']).toBe('true');
  fireEvent.pointerDown(run);
  expect(belt(container).dataset['running']).toBeUndefined();
  fireEvent.pointerUp(run);
  expect(belt(container).dataset['running']).toBe('true');
});

test('under reduced motion the titles appear once and do not move', () => {
  document.documentElement.dataset['motion'] = 'reduced';
  const { container } = render(<Marquee label="News" items={items} emptyText="None" all={all} />);
  expect(belt(container).dataset['running']).toBeUndefined();
  expect(screen.getAllByText('First')).toHaveLength(1);
});
