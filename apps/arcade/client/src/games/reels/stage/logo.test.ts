// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { games } from '@maidan/demo';
import { brightness, mix } from '../paint.ts';
import { paletteOf } from '../palettes.ts';
import { createLogo, logoColours } from './logo.ts';

const palettes = [...new Set(games.map(({ theme }) => theme.palette))];

it('the lettering of a title stands out from its dark edge in the colours of every title, lightest above', () => {
  for (const name of palettes) {
    const palette = paletteOf(name);
    const edge = brightness(mix(palette.bg2, '#04060c', 0.45));
    const [top, middle, low] = logoColours(palette).map(brightness);
    expect(low, name).toBeGreaterThan(edge + 110);
    expect(middle, name).toBeGreaterThan((low ?? 255) - 10);
    expect(top, name).toBeGreaterThan(middle ?? 255);
  }
});

it('the lettering is one picture with the name of the title, wide enough for it before it is measured', () => {
  const { element, fit } = createLogo('Royal Bengal', paletteOf('tiger'));
  fit();
  expect(element.getAttribute('aria-label')).toBe('Royal Bengal');
  const [left = 0, , width = 0] = (element.getAttribute('viewBox') ?? '').split(' ').map(Number);
  expect(left).toBe(-width / 2);
  expect(width).toBeGreaterThan('Royal Bengal'.length * 20);
});
