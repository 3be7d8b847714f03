import type { HelpItem } from '@maidan/contract/types';
import { helpSearch } from './search/help-search.ts';
import type { HelpAnswers } from './search/help-search.ts';

type Lists = Parameters<typeof helpSearch>[0];

/** Sites in their languages; each takes a few hundred kilobytes. */
const MOST_REMEMBERED = 30;
const remembered = new Map<string, (query: string) => HelpAnswers>();

/** The search over these texts. It is made once, because making it costs far more than a search. */
export function rememberedSearch(lists: Lists): (query: string) => HelpAnswers {
  const key = keyOf(lists);
  const known = remembered.get(key);
  if (known) return known;
  const oldest = remembered.keys().next().value;
  if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  const search = helpSearch(lists);
  remembered.set(key, search);
  return search;
}

function keyOf(lists: readonly (readonly HelpItem[])[]): string {
  return JSON.stringify(lists);
}
