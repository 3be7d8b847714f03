// Writes sprite.svg and sprite-more.svg from the installed Phosphor icons (MIT) and the lists in icon-names.ts
// and more-icon-names.ts.
// Run: node apps/web/src/ui/icons/build-sprite.ts   (add --check to fail when the files are stale)
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { IconStyle } from '@phosphor-icons/core';
import { optimize } from 'svgo';
import { CORE_ICONS } from './icon-names.ts';
import { MORE_ICONS } from './more-icon-names.ts';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

const WEIGHTS: readonly string[] = Object.values(IconStyle);

function weightOf(name: string): string {
  const suffix = name.slice(name.lastIndexOf('-') + 1);
  return WEIGHTS.includes(suffix) ? suffix : IconStyle.REGULAR;
}

function drawing(name: string): string {
  const file = require.resolve(`@phosphor-icons/core/${weightOf(name)}/${name}.svg`);
  const source = readFileSync(file, 'utf8');
  const inner = source
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace('</svg>', '')
    .trim();
  // Phosphor's second tone of 20 % is too faint on a dark surface.
  return inner.replaceAll('opacity="0.2"', 'opacity=".3"');
}

/**
 * The text of one sprite: a symbol per name, in the order given.
 *
 * @param digits decimals of a drawing's units, 256 of which are an icon's width. Up to 34 px none can be seen, because
 * a unit is then an eighth of a pixel
 * @throws Error when Phosphor has no such icon
 */
function spriteOf(names: readonly string[], digits: number): string {
  const symbols = names.map(
    (name) => `<symbol id="${name}" viewBox="0 0 256 256">${drawing(name)}</symbol>`,
  );
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" fill="currentColor">${symbols.join('')}</svg>`;
  const { data } = optimize(sprite, {
    floatPrecision: digits,
    plugins: ['convertPathData'],
  });
  return `${data.replaceAll('<symbol', '\n<symbol').replace(/<\/svg>$/, '\n</svg>')}\n`;
}

function run(isCheck: boolean): void {
  const files = [
    { path: join(here, 'sprite.svg'), text: spriteOf(CORE_ICONS, 0) },
    { path: join(here, 'sprite-more.svg'), text: spriteOf(MORE_ICONS, 1) },
  ];
  for (const file of files) {
    if (!isCheck) {
      writeFileSync(file.path, file.text);
    } else if (readFileSync(file.path, 'utf8') !== file.text) {
      process.stderr.write(
        `${file.path} is stale: run node apps/web/src/ui/icons/build-sprite.ts\n`,
      );
      process.exitCode = 1;
    }
  }
}

if (import.meta.main) run(process.argv.includes('--check'));
