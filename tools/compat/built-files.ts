import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { textsIn } from '../../apps/arcade/src/platform/pages.ts';
import type { Finding } from '../checks/check.ts';
import { EXCUSES } from './excuses.ts';
import type { Excuse } from './excuses.ts';
import type { Floor } from './floor.ts';
import type { NewPart } from './new-part.ts';
import { newPartsOfScript } from './scripts.ts';
import { newPartsOfStyles } from './styles.ts';

/**
 * Files that browsers get: the builds of lobby and service worker, the documents of games with their drawings, and the styles
 * that are served unbuilt.
 */
const SERVED = [
  'apps/web/build/client/**/*.{js,css}',
  'apps/arcade/dist/**/*.{js,html}',
  'apps/cashier/src/page/*.css',
  'apps/web/server/**/*.css',
];

/** A file that browsers get. */
export interface ServedFile {
  path: string;
  text: string;
}

/** The files that browsers get, from the last build. */
export function readServedFiles(root: string): ServedFile[] {
  return globSync(SERVED, { cwd: root }).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return path.endsWith('.html') ? partsOfDocument(path, text) : [{ path, text }];
  });
}

function partsOfDocument(path: string, html: string): ServedFile[] {
  return [
    ...textsIn(html, 'script').map((text) => ({ path: `${path}#script.js`, text })),
    ...textsIn(html, 'style').map((text) => ({ path: `${path}#style.css`, text })),
  ];
}

/** Compares served files with the oldest supported browsers. An excuse that is not needed is a finding as well. */
export function findNewParts(
  files: readonly ServedFile[],
  floor: Floor,
  excuses: readonly Excuse[] = EXCUSES,
): Finding[] {
  const needed = new Set<Excuse>();
  const findings: Finding[] = [];
  for (const { path, text } of files) {
    const parts = path.endsWith('.css')
      ? newPartsOfStyles(text, floor)
      : newPartsOfScript(text, floor);
    for (const part of parts) {
      const excuse = excuses.find((one) => fits(one, part, path));
      if (excuse) needed.add(excuse);
      else findings.push(findingOf(path, part));
    }
  }
  const idle = excuses.filter((excuse) => !needed.has(excuse));
  return [...findings, ...idle.map(idleFinding)];
}

function fits({ part, files }: Excuse, found: NewPart, path: string): boolean {
  const name = basename(path);
  const isOf = (start: string) => name.startsWith(start) || path.includes(`/${start}/`);
  return part === found.name && (files?.some(isOf) ?? true);
}

function findingOf(path: string, { name, lacking, around }: NewPart): Finding {
  return {
    path,
    line: 1,
    message: `${name} is missing in ${lacking.join(', ')}: write it in older terms, ask for it first, or say in tools/compat/excuses.ts why it does no harm (at \u201c${around.replaceAll(/\s+/g, ' ')}\u201d)`,
  };
}

function idleFinding({ part }: Excuse): Finding {
  return {
    path: 'tools/compat/excuses.ts',
    line: 1,
    message: `${part} is excused, and nothing needs it: remove the line`,
  };
}
