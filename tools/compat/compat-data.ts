import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatStatement } from '@mdn/browser-compat-data';

/** A feature in MDN's data, with its sub-features. */
export type Features = { __compat?: CompatStatement } & { [name: string]: Features };

/** The parts of MDN's data that are used here. */
export interface CompatData {
  javascript: Features;
  api: Features;
  css: Features;
}

/** The sub-features of a feature by name, without events, which code does not use by name. */
export function partsOf(features: Features): [string, Features][] {
  return Object.entries(features).filter(
    (part): part is [string, Features] => part[0] !== '__compat' && !part[0].endsWith('_event'),
  );
}

/** The browsers and versions that support a feature; undefined for a group of features. */
export function supportOf(features: Features | undefined): CompatStatement | undefined {
  return features?.['__compat'];
}

let data: CompatData | undefined;

/** MDN's data on browser support, read once because it is large. */
export function compatData(): CompatData {
  const path = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  data ??= JSON.parse(readFileSync(path, 'utf8')) as CompatData;
  return data;
}
