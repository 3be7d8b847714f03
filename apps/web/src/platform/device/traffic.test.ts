// @vitest-environment happy-dom
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  addEntries,
  addFonts,
  addHeld,
  changeTraffic,
  FONT_BYTES,
  noTraffic,
  readTraffic,
  totalsOf,
} from './traffic.ts';
import type { TrafficEntry } from './traffic.ts';

afterEach(() => localStorage.clear());

const NOON = new Date(2026, 10, 23, 12);
const zero = noTraffic('2026-11-23');
const entry = (path: string, transferSize: number, more: Partial<TrafficEntry> = {}) => ({
  name: `https://lobby.example${path}`,
  initiatorType: 'link',
  transferSize,
  encodedBodySize: transferSize,
  ...more,
});

test('what moved is told by its kind, and what the device had already is saved', () => {
  const traffic = addEntries(zero, [
    entry('/m/home', 23_000, { initiatorType: 'navigation' }),
    entry('/m/assets/shell-1.js', 22_000),
    entry('/m/assets/figtree.woff2', 12_000, { initiatorType: 'css' }),
    entry('/m/art/covers/a-240.avif', 3_000, { initiatorType: 'img' }),
    entry('/m/art/covers/b.avif', 1_000, { initiatorType: 'img' }),
    entry('/m/api/notices?lang=bn', 900, { initiatorType: 'fetch' }),
    entry('/m/assets/framework-1.js', 0, { encodedBodySize: 90_000 }),
    entry('/elsewhere', 0, { encodedBodySize: 0 }),
  ]);
  expect(traffic).toMatchObject({
    pictures: 4_000,
    pictureCount: 2,
    texts: 23_900,
    code: 34_000,
    kept: 90_000,
  });
  expect(totalsOf(traffic)).toEqual({ moved: 61_900, saved: 90_000, heldBytes: 0, percent: 59 });
});

test('a picture that was held back counts as the mean of those that moved, until it moves too', () => {
  const seen = addEntries(zero, [entry('/m/art/a-240.avif', 3_000), entry('/m/art/b.avif', 5_000)]);
  const held = addHeld(seen, ['/m/art/c.avif', '/m/art/d.avif', '/m/art/c.avif']);
  expect(totalsOf(held)).toEqual({ moved: 8_000, saved: 8_000, heldBytes: 8_000, percent: 50 });
  const later = addEntries(held, [entry('/m/art/c-480.avif', 4_000)]);
  expect(totalsOf(later)).toMatchObject({ moved: 12_000, heldBytes: 4_000 });
});

test('as long as no picture moved, nobody knows what one would cost', () => {
  expect(totalsOf(addHeld(zero, ['/m/art/c.avif']))).toMatchObject({ saved: 0, percent: 0 });
});

test('the fonts count once, with the Bengali ones for a page in Bengali', () => {
  const { latin, bengali } = FONT_BYTES;
  expect(addFonts(zero, 'en').fonts).toBe(latin);
  expect(addFonts(addFonts(zero, 'bn'), 'bn').fonts).toBe(latin + bengali);
});

test('the sizes of the fonts are those of the files', () => {
  const folder = join(import.meta.dirname, '../../../../../packages/site/fonts');
  const sizeOf = (name: string) => statSync(join(folder, name)).size;
  expect(FONT_BYTES).toEqual({
    latin: sizeOf('figtree-latin.woff2'),
    bengali: sizeOf('anek-bangla-bengali-450.woff2') + sizeOf('anek-bangla-bengali-650.woff2'),
  });
});

test('the figures are kept for the day of the device, and the next day begins at zero', () => {
  changeTraffic((traffic) => addFonts(traffic, 'en'), NOON);
  changeTraffic((traffic) => addEntries(traffic, [entry('/m/home', 1_000)]), NOON);
  expect(readTraffic(NOON)).toMatchObject({ day: '2026-11-23', texts: 1_000, fonts: 12_004 });
  expect(readTraffic(new Date(2026, 10, 24, 0, 1))).toEqual(noTraffic('2026-11-24'));
});

test.each(['{', 'null', '[]', '{"day":"2026-11-23"}', '{"day":"2026-11-23","held":"x"}'])(
  'what is no record of a day counts as none: %s',
  (text) => {
    localStorage.setItem('maidan.traffic', text);
    expect(readTraffic(NOON)).toEqual(zero);
  },
);
