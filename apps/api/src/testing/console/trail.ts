// The trail as tests read it.
import { newestEntries, openWords } from '../../modules/operators/index.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { DEPLOYMENT_SECRET } from '../test-app.ts';

/** The newest entries of a site with their words opened. */
export async function openedEntries(db: Queryable, siteId: string, most: number) {
  const entries = await newestEntries(db, siteId, most);
  return entries.map((entry) => {
    const open = (field: string, text: string) => {
      const opened = openWords(DEPLOYMENT_SECRET, entry, field);
      return opened && 'words' in opened ? opened.words : text;
    };
    const all = (part: 'before' | 'after') =>
      Object.fromEntries(
        Object.entries(entry[part]).map(([name, text]) => [name, open(`${part}.${name}`, text)]),
      );
    const reason = entry.reason === null ? null : open('reason', entry.reason);
    return { ...entry, reason, before: all('before'), after: all('after') };
  });
}
