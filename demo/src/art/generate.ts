// Draws every picture of the demo into `assets/`: `npm run art -w @maidan/demo`, or only some:
// `npm run art -w @maidan/demo -- royal-bengal kh-uran banners vendors`.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { assetForSite, assetSites, avifOf, PLAIN_SET, twinOf } from '../asset-sites.ts';
import { games, titles } from '../catalogue/games.ts';
import type { Title } from '../catalogue/title-table.ts';
import type { DemoGame } from '../model.ts';
import { avatars } from '../content/avatars.ts';
import { avatar } from './avatar.ts';
import { bannerPlans } from './banner-plans.ts';
import { banner } from './banner.ts';
import { cover, original } from './covers/cover.ts';
import { loadFonts } from './drawing/lettering.ts';
import { planOf } from './plans.ts';
import { markPlans } from './vendor-marks.ts';
import { vendorTile, wordmark } from './vendor-mark.ts';

const assets = new URL('../../assets/', import.meta.url);
const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

/** Pixels to draw per unit of the SVG before it is scaled down: finer edges than drawing at size. */
const OVERSAMPLING = 1.5;
const QUALITIES = [72, 66, 60, 54, 48, 42, 36, 30];
/** Looks like a WebP of quality 66, with two thirds of its bytes. */
const AVIF = { quality: 46, effort: 5, chromaSubsampling: '4:2:0' } as const;

async function save(file: string, bytes: Uint8Array | string): Promise<void> {
  const target = fileURLToPath(new URL(file, assets));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes);
}

/** A file to write: its size, and its largest number of bytes. */
interface Target {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly maxBytes: number;
  /** The quality to try first. */
  readonly best?: number;
}

/** Writes a WebP of at most `maxBytes` at the best quality that fits, and the same picture as AVIF beside it. */
async function savePicture(svg: string, target: Target): Promise<void> {
  const { file, width, height, maxBytes, best = 72 } = target;
  const drawn = await sharp(Buffer.from(svg), { density: 72 * OVERSAMPLING })
    .resize(width, height)
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of QUALITIES.filter((one) => one <= best)) {
    const bytes = await sharp(drawn).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length > maxBytes) continue;
    await save(file, bytes);
    await save(avifOf(file), await sharp(drawn).avif(AVIF).toBuffer());
    return;
  }
  throw new Error(`${file} does not fit into ${maxBytes} bytes`);
}

/** The widths of a title's picture, each with its bytes and quality; the first is the picture itself. */
type Widths = readonly (readonly [width: number, maxBytes: number, best: number])[];
const COVER: Widths = [
  [300, 12_000, 72],
  [240, 10_000, 66],
  [120, 3_800, 54],
];
const SQUARE: Widths = [
  [240, 9_000, 72],
  [120, 3_800, 54],
];
const BANNER: Widths = [
  [960, 24_000, 72],
  [720, 14_000, 66],
  [480, 9_000, 72],
];

/** Writes a picture in every width that phones request. */
async function saveWidths(svg: string, file: string, ratio: number, widths: Widths): Promise<void> {
  for (const [place, [width, maxBytes, best]] of widths.entries()) {
    const name = place === 0 ? file : twinOf(file, width);
    await savePicture(svg, {
      file: name,
      width,
      height: Math.round(width * ratio),
      maxBytes,
      best,
    });
  }
}

async function drawTitle(game: DemoGame, title: Title): Promise<void> {
  const plan = planOf(title);
  const sites = game.coverPerSite ? [...assetSites, PLAIN_SET] : [PLAIN_SET];
  for (const site of sites) {
    const brand = site === PLAIN_SET ? '' : `${site} `;
    const draw = (square: boolean): string =>
      game.coverPerSite
        ? original({ ...plan, maker: `${brand}originals` }, square)
        : cover(plan, square);
    await saveWidths(draw(false), assetForSite(game.coverFile, site), 4 / 3, COVER);
    if (game.squareFile !== undefined)
      await saveWidths(draw(true), assetForSite(game.squareFile, site), 1, SQUARE);
  }
}

async function drawTitles(): Promise<number> {
  let count = 0;
  for (const [index, game] of games.entries()) {
    const title = titles[index];
    if (!title || !isWanted(game.slug)) continue;
    await drawTitle(game, title);
    count += 1;
    if (count % 50 === 0) console.log(`${count} covers`);
  }
  return count;
}

async function drawBanners(): Promise<void> {
  for (const plan of bannerPlans)
    await saveWidths(banner(plan), `banners/${plan.id}.webp`, 420 / 960, BANNER);
}

async function drawMarks(): Promise<void> {
  for (const plan of markPlans) {
    const marks = {
      COLOR: wordmark(plan, 'COLOR'),
      WHITE: wordmark(plan, 'WHITE'),
      DEFAULT: vendorTile(plan),
    };
    for (const [mode, svg] of Object.entries(marks)) {
      const name = `vendors/${plan.code}-${mode}`;
      await save(`${name}.svg`, svg);
      const size = mode === 'DEFAULT' ? { width: 96, height: 96 } : { height: 96 };
      const drawn = sharp(Buffer.from(svg), { density: 72 * 3.5 }).resize(size);
      await save(`${name}.png`, await drawn.png({ palette: true, effort: 10 }).toBuffer());
    }
  }
}

async function drawAvatars(): Promise<void> {
  for (const plan of avatars)
    await savePicture(avatar(plan), { file: plan.file, width: 160, height: 160, maxBytes: 6_000 });
}

await loadFonts();
if (wanted.length === 0) await rm(assets, { recursive: true, force: true });
const count = await drawTitles();
if (isWanted('banners')) await drawBanners();
if (isWanted('vendors')) await drawMarks();
if (isWanted('avatars')) await drawAvatars();
console.log(`${count} covers drawn`);
