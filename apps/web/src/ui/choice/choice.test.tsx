// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CategoryRail } from './category-rail.tsx';
import { Chip } from './chip.tsx';
import { placeAfterKey } from './roving-keys.ts';
import { Segment } from './segment.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

afterEach(cleanup);

const items = ['All', 'New', 'Hot'].map((label) => ({ id: label.toLowerCase(), label }));

function TabPage() {
  const [value, setValue] = useState('all');
  return (
    <>
      <Tabs label="Lists" items={items} value={value} onSelect={setValue} idPrefix="t" />
      <TabPanel idPrefix="t" id={value}>
        {value}
      </TabPanel>
    </>
  );
}

function press(key: string): void {
  fireEvent.keyDown(document.activeElement as Element, { key });
}

test('the arrow keys, Home and End move through the tabs and wrap around', () => {
  render(<TabPage />);
  screen.getByRole('tab', { name: 'All' }).focus();
  for (const [key, expected] of [
    ['ArrowRight', 'New'],
    ['End', 'Hot'],
    ['ArrowRight', 'All'],
    ['ArrowLeft', 'Hot'],
    ['Home', 'All'],
  ] as const) {
    press(key);
    expect(document.activeElement?.textContent).toBe(expected);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(expected);
  }
});

test('the Tab key stops only at the chosen tab, and its panel has its name', () => {
  render(<TabPage />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  expect(screen.getByRole('tabpanel', { name: 'All' }).textContent).toBe('all');
});

test('from right to left the two arrow keys swap their meaning', () => {
  expect(placeAfterKey('ArrowLeft', 0, 3, true)).toBe(1);
  expect(placeAfterKey('ArrowRight', 0, 3, true)).toBe(2);
  expect(placeAfterKey('a', 0, 3, false)).toBeNull();
});

test('tabs with addresses are links, the chosen one marked', () => {
  render(
    <Tabs
      label="Lists"
      items={items.map((item) => ({ ...item, href: `?tab=${item.id}` }))}
      value="new"
    />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe('?tab=new');
});

test('a segment is a group of radio buttons', () => {
  const onSelect = vi.fn();
  render(<Segment label="Method" items={items.slice(0, 2)} value="all" onSelect={onSelect} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'New' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('new');
});

test('a chip says whether it is on', () => {
  render(
    <>
      <Chip isOn>On</Chip>
      <Chip href="?v=1" isOn>
        Link
      </Chip>
    </>,
  );
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('On');
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Link');
});

test('HOME-07 HOME-08 the category rail has a link per category, with the active one marked as the page', () => {
  const categories = items.map((item) => ({
    ...item,
    href: `/m/${item.id}`,
    icon: 'fire-duotone' as const,
  }));
  render(<CategoryRail label="Kinds" categories={categories} value="hot" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/m/all',
    '/m/new',
    '/m/hot',
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Hot');
});

test('HOME-10 the category rail stops at every third category, and at no other', () => {
  const styles = readFileSync(join(import.meta.dirname, 'rail.module.css'), 'utf8');
  const snapping = [...styles.matchAll(/([^{}]+)\{[^}]*scroll-snap-align: start;[^}]*\}/g)].map(
    ([, selector = '']) => selector.replace(/\/\*.*?\*\//s, '').trim(),
  );
  expect(snapping).toEqual(['.category:nth-child(3n + 1)']);
  expect(styles).toMatch(/\.categories \{[^}]*scroll-snap-type: x/);
});
