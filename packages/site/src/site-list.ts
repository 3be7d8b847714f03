/** The sites of the repository; `npm run new:site` adds a line for a new one. */
import { khelaSite } from '../khela/site.ts';
import { nodiSite } from '../nodi/site.ts';
import type { SiteDefinition } from './site-definition.ts';

/** Every site folder of this package; the first is the default site of a development machine. */
export const SITES: readonly SiteDefinition[] = [khelaSite, nodiSite];
