import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDemoSites } from '@maidan/site/demo';
import { describe, expect, it } from 'vitest';
import {
  announcements,
  assetForSite,
  assetSites,
  avatars,
  banners,
  games,
  PLAIN_SET,
  promotions,
  vendors,
} from './index.ts';
import { avifOf, twinOf } from './asset-sites.ts';

/** Widths in which a cover of 300, a square of 240 and a banner of 960 also lie beside it, for screens and readers that need less. */
const twinWidths = { cover: [120, 240], square: [120], banner: [480, 720] };
const folder = fileURLToPath(new URL('../assets/', import.meta.url));
const sizeOf = (file: string): number =>
  existsSync(join(folder, file)) ? statSync(join(folder, file)).size : 0;
const sites = [...assetSites, PLAIN_SET];
const covers = games.flatMap((game) => sites.map((site) => assetForSite(game.coverFile, site)));
const squares = games.flatMap((game) =>
  game.squareFile === undefined
    ? []
    : sites.map((site) => assetForSite(game.squareFile ?? '', site)),
);
const twins = [
  ...covers.flatMap((file) => twinWidths.cover.map((width) => twinOf(file, width))),
  ...squares.flatMap((file) => twinWidths.square.map((width) => twinOf(file, width))),
];
const marks = vendors.flatMap(({ vendor }) =>
  ['COLOR', 'WHITE', 'DEFAULT'].flatMap((mode) =>
    ['svg', 'png'].map((kind) => `vendors/${vendor}-${mode}.${kind}`),
  ),
);
/** The signs of payment channels that the demo sites name. */
const channelMarks = readDemoSites((file) => readFileSync(file, 'utf8')).flatMap(({ settings }) =>
  settings.depositChannels.map(({ icon }) => icon),
);
const avatarFiles = avatars.map(({ file }) => file);
const bannerFiles = banners.flatMap(({ file }) => [
  file,
  ...twinWidths.banner.map((width) => twinOf(file, width)),
]);
const photographs = [...covers, ...squares, ...twins, ...avatarFiles, ...bannerFiles];

describe('the pictures', () => {
  it('every title has a cover of at most 14 kB', () => {
    for (const file of covers) {
      expect(sizeOf(file), file).toBeGreaterThan(0);
      expect(sizeOf(file), file).toBeLessThanOrEqual(14_000);
    }
  });

  it('every cover and square lies in its smaller widths, the smallest at most 3.8 kB', () => {
    for (const file of twins) {
      expect(sizeOf(file), file).toBeGreaterThan(0);
      expect(sizeOf(file), file).toBeLessThanOrEqual(file.includes('-120.') ? 3_800 : 10_000);
    }
  });

  it('squares exist for the in-house titles of each site and for popular ones', () => {
    for (const file of squares) expect(sizeOf(file), file).toBeGreaterThan(0);
    expect(new Set(squares).size).toBeGreaterThanOrEqual(20);
  });

  it('a site without pictures of its own gets those that name no brand', () => {
    expect(assetForSite('covers/{site}/kh-uran.webp', 'another')).toBe('covers/plain/kh-uran.webp');
    expect(assetForSite('covers/{site}/kh-uran.webp', 'nodi')).toBe('covers/nodi/kh-uran.webp');
    expect(assetForSite('covers/mango-rush.webp', 'nodi')).toBe('covers/mango-rush.webp');
  });

  it('every vendor has its marks as SVG and PNG', () => {
    for (const file of marks) expect(sizeOf(file), file).toBeGreaterThan(0);
  });

  it('MONEY-07 every payment channel of the demo sites has its sign, at most 2 kB', () => {
    expect(new Set(channelMarks).size).toBe(3);
    for (const file of channelMarks) {
      expect(sizeOf(file), file).toBeGreaterThan(0);
      expect(sizeOf(file), file).toBeLessThanOrEqual(2_000);
    }
  });

  it('BANNER-01 every banner exists, for phones at most 9 and 14 kB', () => {
    for (const file of bannerFiles) {
      expect(sizeOf(file), file).toBeGreaterThan(0);
      const most = file.includes('-480.') ? 9_000 : file.includes('-720.') ? 14_000 : 24_000;
      expect(sizeOf(file), file).toBeLessThanOrEqual(most);
    }
  });

  it('every picture lies in AVIF too, all together a quarter smaller at least', () => {
    const sum = (files: readonly string[]) =>
      files.reduce((bytes, file) => bytes + sizeOf(file), 0);
    for (const file of photographs) expect(sizeOf(avifOf(file)), file).toBeGreaterThan(0);
    expect(sum(photographs.map(avifOf))).toBeLessThanOrEqual(sum(photographs) * 0.75);
  });

  it('API-34 every picture of a member is there, at most 6 kB', () => {
    expect(avatarFiles).toHaveLength(8);
    for (const file of avatarFiles) {
      expect(sizeOf(file), file).toBeGreaterThan(0);
      expect(sizeOf(file), file).toBeLessThanOrEqual(6_000);
    }
  });

  it('announcements and promotions show pictures that exist', () => {
    const files = [
      ...promotions.map(({ file }) => file),
      ...announcements.flatMap(({ images }) => images.map(({ file }) => file)),
    ];
    for (const file of files) expect(sizeOf(file), file).toBeGreaterThan(0);
  });

  it('nothing lies in the folder that no data names, and all together is at most 24 MB', () => {
    const present = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
    const named = new Set([...photographs, ...photographs.map(avifOf), ...marks, ...channelMarks]);
    expect(present.filter((file) => !named.has(file))).toEqual([]);
    expect(present.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(24_000_000);
  });
});
