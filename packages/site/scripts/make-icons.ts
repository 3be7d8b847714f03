/**
 * Draws the app icons of every site folder from its `assets/favicon.svg`: 192 and 512 pixels, the
 * maskable one without rounded corners, and the touch icon of iOS, which has no transparency. The
 * sign of a favicon stays within the middle circle of 80 %, so that a mask cuts nothing off. Run it
 * after changing a favicon; the pictures are committed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Draws the icons of one `assets` folder. @throws Error when its favicon has no ground colour */
async function makeIcons(assets: string): Promise<void> {
  const favicon = readFileSync(join(assets, 'favicon.svg'), 'utf8');
  const ground = /<rect[^>]*fill="(#[0-9a-f]{6})"/i.exec(favicon)?.[1];
  if (ground === undefined) {
    throw new Error(`${assets}/favicon.svg needs a rect with the ground colour as its first shape`);
  }
  // A full square for icons that the system cuts to its own shape.
  const square = favicon.replace(/(<rect[^>]*) rx="[^"]*"/, '$1');
  await draw(favicon, 192, join(assets, 'icon-192.png'));
  await draw(favicon, 512, join(assets, 'icon-512.png'));
  await draw(square, 180, join(assets, 'apple-touch-icon.png'), ground);
  await draw(square, 512, join(assets, 'maskable-512.png'), ground);
}

async function draw(svg: string, size: number, file: string, ground?: string): Promise<void> {
  const picture = render(svg, size);
  await (ground === undefined ? picture : picture.flatten({ background: ground }))
    .png({ compressionLevel: 9, palette: true })
    .toFile(file);
}

function render(svg: string, size: number) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 28 }).resize(size, size);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  for (const slug of readdirSync(root)) {
    const assets = join(root, slug, 'assets');
    if (!existsSync(join(assets, 'favicon.svg'))) continue;
    await makeIcons(assets);
    process.stdout.write(`${slug}: icons drawn\n`);
  }
}
