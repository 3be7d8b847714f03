import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
/** The value of a layout token, in hundredths of a rem. */
const token = (name: string) =>
  Math.round(Number(new RegExp(`--${name}: ([\\d.]+)rem;`).exec(css('tokens.css'))?.[1]) * 100);

test('SHELL-92 a pixel of the design is a hundredth of a rem, and popups are measured in rem', () => {
  const [rule = ''] = /^html \{[^}]*\}/m.exec(css('base.css')) ?? [];
  // Browsers start with 16 px; this makes it 100 px, so that 375 px of the design are 3.75rem.
  expect(/font-size: ([\d.]+)%;/.exec(rule)?.[1]).toBe(String(100 / 0.16));
  const pixels = Array.from(css('popup/popup.module.css').matchAll(/([\d.]+)px/g), ([, size]) =>
    Number(size),
  );
  // Hairlines and the gap under the grip keep the device's own pixel.
  expect(Math.max(...pixels)).toBeLessThanOrEqual(2);
});

test('a target that is scrolled to is clear of header and tab bar, in every browser', () => {
  const [rule = ''] = /^html \{[^}]*\}/m.exec(css('base.css')) ?? [];
  const padding = /scroll-padding-block: ([^;]+);/.exec(rule)?.[1] ?? '';
  // On the root element WebKit takes a rem for 16 px, whatever the element's size. An em there is what other browsers
  // take a rem for.
  expect(padding).not.toMatch(/rem|var\(--(?!safe-)/);
  const [start = 0, end = 0] = Array.from(padding.matchAll(/([\d.]+)em/g), ([, size]) =>
    Math.round(Number(size) * 100),
  );
  expect(start).toBe(token('header-h') + 8);
  expect(end).toBe(token('tabbar-h') + 40);
});

test('covers of a grid are whole pixels, three to four, so that no later one counts as larger', () => {
  const sheet = css('game/game.module.css');
  const [, width, step] =
    /^ {2}\.grid \{\s+grid-template-columns: repeat\(3, round\(down, (.+), (\d+)px\)\);/m.exec(
      sheet,
    ) ?? [];
  expect(width).toContain('(100% - 2 * var(--tile-gap)) / 3');
  const [, across, high] = /^\.art \{[^}]*aspect-ratio: (\d+) \/ (\d+);/m.exec(sheet) ?? [];
  expect((Number(step) * Number(high)) / Number(across)).toBe(4);
  expect(Number(step) % Number(across)).toBe(0);
});
