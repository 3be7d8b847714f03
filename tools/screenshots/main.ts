import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, PHONE_SCREEN } from '../product/chromium.ts';
import { startStack } from '../product/stack.ts';
import { readArguments } from '../terminal/arguments.ts';
import { runCommand } from '../terminal/plain-error.ts';
import { withProgress } from '../terminal/progress.ts';
import { projectRoot } from '../terminal/project.ts';

/** A picture of the README: what it shows, and the file it becomes. */
interface Picture {
  file: string;
  host: string;
  path: string;
}

const pictures: Picture[] = [
  { file: 'home-bn.jpg', host: 'localhost', path: '/m?lang=bn' },
  { file: 'home-second-brand.jpg', host: 'nodi.localhost', path: '/m?lang=en' },
];

const help = `npm run screenshots

Starts the product with a fresh demo and takes the pictures of the README into docs/pictures.`;

async function main(): Promise<number> {
  if (readArguments('npm run screenshots', process.argv.slice(2), {}).values.help) {
    console.log(help);
    return 0;
  }
  mkdirSync(join(projectRoot, 'docs/pictures'), { recursive: true });
  const stack = await withProgress('Start the product', () => startStack());
  try {
    for (const picture of pictures) {
      await withProgress(picture.file, () => take(picture, stack.ports.web));
    }
  } finally {
    await stack.stop();
  }
  return 0;
}

async function take({ file, host, path }: Picture, port: number): Promise<void> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      ...PHONE_SCREEN,
      reducedMotion: 'reduce',
      colorScheme: 'dark',
    });
    const page = await context.newPage();
    await page.goto(`http://${host}:${port}${path}`, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all(
        [...document.images]
          .filter((image) => image.loading !== 'lazy')
          .map((image) => image.decode()),
      );
    });
    await page.screenshot({
      path: join(projectRoot, 'docs/pictures', file),
      type: 'jpeg',
      quality: 82,
    });
  } finally {
    await browser.close();
  }
}

await runCommand(main);
