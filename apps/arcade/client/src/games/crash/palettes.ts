/** The colours of a title: three of its sky from light to dark, and three of what flies in it. */
export interface SkyPalette {
  sky: readonly [string, string, string];
  a: string;
  b: string;
  c: string;
}

const palette = (sky: SkyPalette['sky'], a: string, b: string, c: string): SkyPalette => ({
  sky,
  a,
  b,
  c,
});

/** The colours of every title by the name in the catalogue. Skies are dark enough for white figures. */
export const PALETTES: Readonly<Record<string, SkyPalette>> = {
  'kh-uran': palette(['#1c2c58', '#0f1a3c', '#070c20'], '#ff5a3d', '#8fe6ff', '#ffd34d'),
  'kh-curve': palette(['#2a3690', '#1a2170', '#0a0d3c'], '#7dffcf', '#ffffff', '#ffd34d'),
  sky: palette(['#1f6db5', '#17508f', '#0b2a5c'], '#ff5a4d', '#ffd34d', '#3fcf7a'),
  space: palette(['#2e2d80', '#17144f', '#060518'], '#ff7a3b', '#5fd6ff', '#ffd34d'),
  neon: palette(['#1b2b7a', '#11143f', '#05061a'], '#ff4fa0', '#39e0ff', '#b6ff4d'),
  sunset: palette(['#a8483c', '#7a2b4c', '#34103a'], '#ff5a4d', '#ffcf4d', '#3fd0c0'),
  deep: palette(['#1a4fa0', '#0c2360', '#030820'], '#7a6af0', '#6df5ff', '#ff7ad0'),
  aurora: palette(['#17705c', '#1d3a78', '#0c0f3a'], '#7fffc0', '#8f8dff', '#ff8ad0'),
  phx: palette(['#5a2f9a', '#2a1260', '#0d0626'], '#ff7a2b', '#d4202f', '#ffd24d'),
  dusk: palette(['#9c4a3a', '#632659', '#170c33'], '#b06ac8', '#ffb36a', '#6b3a2a'),
  cobalt: palette(['#2358c4', '#163a9c', '#08123f'], '#ffd34d', '#ff5d6e', '#5fe0ff'),
  lagoon: palette(['#12788a', '#0c5a74', '#05294a'], '#ff7a5a', '#ffe066', '#3fb0ff'),
  plumb: palette(['#7b38a8', '#4a1878', '#1c0638'], '#ff6fd0', '#ffd34d', '#6fe0ff'),
  midnight: palette(['#2432a0', '#172068', '#070a26'], '#4fa8ff', '#ff5d8f', '#56e0a0'),
};

/** The colours of a title; those of our own for a title that the catalogue does not have. */
export const paletteOf = (name: string | undefined): SkyPalette =>
  PALETTES[name ?? ''] ??
  palette(['#1c2c58', '#0f1a3c', '#070c20'], '#ff5a3d', '#8fe6ff', '#ffd34d');

/** Mixes a colour with white (255) or black (0) by a share. */
export function mixed(colour: string, towards: 0 | 255, share: number): string {
  const value = Number.parseInt(colour.slice(1), 16);
  const parts = [(value >> 16) & 255, (value >> 8) & 255, value & 255].map((part) =>
    Math.round(part + (towards - part) * share),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
