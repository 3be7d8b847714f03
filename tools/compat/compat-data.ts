import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatStatement } from '@mdn/browser-compat-data';

/** A feature of MDN's data with what belongs to it. */
export type Features = { __compat?: CompatStatement } & { [name: string]: Features };

/** The parts of MDN's data that are asked for here. */
export interface CompatData {
  javascript: Features;
  api: Features;
  css: Features;
}

/** What belongs to a feature, by name; events are no names that code reaches for. */
export function partsOf(features: Features): [string, Features][] {
  return Object.entries(features).filter(
    (part): part is [string, Features] => part[0] !== '__compat' && !part[0].endsWith('_event'),
  );
}

/** Who has a feature since when; undefined for a mere group of features. */
export function supportOf(features: Features | undefined): CompatStatement | undefined {
  return features?.['__compat'];
}

let data: CompatData | undefined;

/** MDN's data on who has what since when, read once: it is large. */
export function compatData(): CompatData {
  const path = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  data ??= JSON.parse(readFileSync(path, 'utf8')) as CompatData;
  return data;
}
