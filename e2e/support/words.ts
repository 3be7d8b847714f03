import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../tools/terminal/project.ts';
import type { Language, VisitedSite } from './sites.ts';

const files = new Map<string, Record<string, string>>();

/**
 * A text of the product as its catalogue has it, so that journeys name controls as their reader sees them. Plain
 * arguments are put in unchanged. Throws for a key that the catalogue does not have.
 */
export function word(language: Language, key: string, values: Record<string, string> = {}): string {
  const [noun = ''] = key.split('.');
  const text = catalogueOf(language, noun)[key];
  if (text === undefined) throw new Error(`The ${language} catalogue has no text ${key}.`);
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The same in the site's first language, where the site's own text replaces the catalogue's. */
export function siteWord(site: VisitedSite, key: string): string {
  const own = read(join('packages/site', site.slug, `overrides.${site.language}.json`));
  return own[key] ?? word(site.language, key);
}

function catalogueOf(language: Language, noun: string): Record<string, string> {
  return read(join('packages/i18n/messages', language, `${noun}.json`));
}

function read(path: string): Record<string, string> {
  const known = files.get(path);
  if (known) return known;
  const texts = JSON.parse(readFileSync(join(projectRoot, path), 'utf8')) as Record<string, string>;
  files.set(path, texts);
  return texts;
}
