import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import { sealedBox, sealFor } from '#platform/secrets/sealed-box.ts';
import { ALL_SITES } from './operator.tables.ts';
import { trailKey } from './trail.tables.ts';
import type { TrailFields } from './trail.tables.ts';

/** What stands before sealed words; what follows is the seal of `sealFor`. */
const MARK = 'sealed:1:';
/** What lists show instead of sealed words. */
const HIDDEN = '•••';

/** The words of an entry that may be sealed, and where they are bound to. */
export interface EntryWords {
  readonly siteId: string;
  readonly number: number;
  readonly target: string;
  readonly reason: string | null;
  readonly before: TrailFields;
  readonly after: TrailFields;
}

/** What of an act is personal, beside its reason: fields of `before` and `after`, and what follows the noun of the target. */
export interface PersonalWords {
  readonly fields?: readonly string[];
  readonly target?: boolean;
}

const boxOf = (deploymentSecret: string) => sealedBox(deploymentSecret, 'words of the trail');
const placeOf = ({ siteId, number }: EntryWords, field: string) =>
  JSON.stringify([siteId, number, field]);
const isSealed = (text: string) => text.startsWith(MARK);

/**
 * Stores the key for which the personal words of entries are sealed. Whoever writes entries needs no secret for it, and cannot
 * open what others have sealed.
 */
export async function keepTrailKey(
  db: Queryable,
  clock: Clock,
  deploymentSecret: string,
): Promise<void> {
  const { publicKey } = boxOf(deploymentSecret);
  const newest = await newestKey(db);
  if (newest?.publicKey === publicKey) return;
  const number = (newest?.number ?? 0) + 1;
  const row = { siteId: ALL_SITES, number, publicKey, since: clock.now() };
  // Another process of the deployment may be as far.
  await db.insert(trailKey).values(row).onConflictDoNothing();
}

/** Whether a key is stored. A command, which may run with other secrets than the api, replaces none. */
export const hasTrailKey = async (db: Queryable): Promise<boolean> =>
  (await newestKey(db)) !== undefined;

async function newestKey(db: Queryable) {
  const [row] = await db
    .select()
    .from(trailKey)
    .where(eq(trailKey.siteId, ALL_SITES))
    .orderBy(desc(trailKey.number))
    .limit(1);
  return row;
}

/** The words as the trail stores them. A reason is free text, so that it is always sealed (OPS-14). */
export async function sealWords(
  db: Queryable,
  words: EntryWords,
  { fields = [], target: isTarget = false }: PersonalWords,
): Promise<Pick<EntryWords, 'target' | 'reason' | 'before' | 'after'>> {
  const { target, reason, before, after } = words;
  if (reason === null && fields.length === 0 && !isTarget) return { target, reason, before, after };
  const key = await newestKey(db);
  if (!key) throw new Error('No key of the trail is stored: keepTrailKey comes first.');
  const seal = (field: string, text: string) =>
    MARK + sealFor(key.publicKey, text, placeOf(words, field));
  const sealedIn = (part: 'before' | 'after') =>
    Object.fromEntries(
      Object.entries(words[part]).map(([name, text]) => [
        name,
        fields.includes(name) ? seal(`${part}.${name}`, text) : text,
      ]),
    );
  const noun = target.slice(0, target.indexOf(':') + 1);
  return {
    target: isTarget ? noun + seal('target', target.slice(noun.length)) : target,
    reason: reason === null ? null : seal('reason', reason),
    before: sealedIn('before'),
    after: sealedIn('after'),
  };
}

/** The sealed words of an entry by field: `target`, `reason`, `before.<name>` and `after.<name>`. */
function sealsOf({ target, reason, before, after }: EntryWords): Map<string, string> {
  const named = [
    ['target', target.slice(target.indexOf(':') + 1)],
    ['reason', reason ?? ''],
    ...Object.entries(before).map(([name, text]) => [`before.${name}`, text]),
    ...Object.entries(after).map(([name, text]) => [`after.${name}`, text]),
  ] as [string, string][];
  return new Map(named.filter(([, text]) => isSealed(text)));
}

/** An entry as lists show it: sealed words are hidden, and named by their fields. */
export function hideWords<Entry extends EntryWords>(entry: Entry): Entry & { sealed: string[] } {
  const sealed = [...sealsOf(entry).keys()];
  const hiddenIn = (part: TrailFields) =>
    Object.fromEntries(
      Object.entries(part).map(([name, text]) => [name, isSealed(text) ? HIDDEN : text]),
    );
  const { target, reason, before, after } = entry;
  const noun = target.slice(0, target.indexOf(':') + 1);
  return {
    ...entry,
    target: sealed.includes('target') ? noun + HIDDEN : target,
    reason: sealed.includes('reason') ? HIDDEN : reason,
    before: hiddenIn(before),
    after: hiddenIn(after),
    sealed,
  };
}

/**
 * The words of a field of an entry. `isLost` when they were sealed with another secret of the deployment; undefined when the
 * entry has no such field sealed.
 */
export function openWords(
  deploymentSecret: string,
  entry: EntryWords,
  field: string,
): { readonly words: string } | { readonly isLost: true } | undefined {
  const sealed = sealsOf(entry).get(field);
  if (sealed === undefined) return undefined;
  const words = boxOf(deploymentSecret).open(sealed.slice(MARK.length), placeOf(entry, field));
  return words === undefined ? { isLost: true } : { words };
}
