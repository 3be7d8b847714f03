import type { Palette } from '../drawing/canvas.ts';

const palette = (
  bg: readonly [string, string, string],
  a: string,
  b: string,
  c: string,
  d = '#ffd34d',
): Palette => ({ bg, glow: bg[0], a, b, c, d });

/** One hue each for the in-house titles. */
export const originalPalettes: Readonly<Record<string, Palette>> = {
  'kh-uran': palette(['#ff8f5a', '#f2542d', '#8a1a1f'], '#ff4d3d', '#8fe6ff', '#ffd34d'),
  'kh-mines': palette(['#3fd6a0', '#129a78', '#054a44'], '#2a6f7a', '#6dffb0', '#5fd0ff'),
  'kh-plinko': palette(['#8f7bff', '#5a43e0', '#22127a'], '#ffffff', '#ffd34d', '#ff7ab8'),
  'kh-dice': palette(['#5fc4ff', '#2585e6', '#0d3a8f'], '#ffffff', '#ffd34d', '#ff6b6b'),
  'kh-wheel': palette(
    ['#ffc24d', '#f2902b', '#8f3f0c'],
    '#ff4d5e',
    '#3f8bff',
    '#2fc47a',
    '#8a2f10',
  ),
  'kh-limbo': palette(['#ff6fa8', '#d92f7a', '#6b0f4a'], '#ff8fc0', '#ffe066', '#ffffff'),
  'kh-keno': palette(['#4fd0d6', '#1693a8', '#064a5f'], '#1f7f95', '#c6f16b', '#ffffff'),
  'kh-hilo': palette(['#a6d94a', '#5fa81f', '#1f5210'], '#e23b4e', '#d6ff6b', '#ffffff'),
  'kh-curve': palette(['#5a78ff', '#3340d0', '#12157a'], '#7dffcf', '#ffffff', '#ffffff'),
  'kh-toss': palette(['#ffe08a', '#e0a92a', '#7a4a0c'], '#f6c34c', '#fff6cf', '#ffffff'),
  'kh-tower': palette(['#c79bff', '#8a4fe0', '#3a1478'], '#6a5ae0', '#ffe066', '#5fe8ff'),
  'kh-ludo': palette(['#7ad0ff', '#2f8fd0', '#0e3f78'], '#ff4d5e', '#2fc47a', '#3f7bff', '#ffc23d'),
};
