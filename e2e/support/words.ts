import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../tools/terminal/project.ts';
import type { Language } from './sites.ts';

const catalogues = new Map<string, Record<string, string>>();

/**
 * A text of the product as its catalogue has it, so that journeys name controls as their reader sees them.
 * Plain arguments are put in as they are. Throws for a key that the catalogue does not hold.
 */
export function word(language: Language, key: string, values: Record<string, string> = {}): string {
  const [noun = ''] = key.split('.');
  const text = catalogueOf(language, noun)[key];
  if (text === undefined) throw new Error(`The ${language} catalogue has no text ${key}.`);
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function catalogueOf(language: Language, noun: string): Record<string, string> {
  const name = `${language}/${noun}`;
  const known = catalogues.get(name);
  if (known) return known;
  const path = join(projectRoot, 'packages/i18n/messages', `${name}.json`);
  const read = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  catalogues.set(name, read);
  return read;
}
