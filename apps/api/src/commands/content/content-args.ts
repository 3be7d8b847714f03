import { LANGUAGES, REQUIRED_LANGUAGES } from '@maidan/contract/localised';
import type { LocalisedText } from '@maidan/contract/localised';
import { PlainError } from '@maidan/deployment/plain-error';
import { siteStore } from '../../modules/site/index.ts';
import type { Database, Queryable } from '../../platform/database/connection.ts';

/** The options of a command, by their names. */
export type Args = Readonly<Record<string, string>>;

const HIGHEST_POSITION = 10_000;

/** Names of the options that give a text in each language, such as `title-bn`. */
export const textOptions = (name: string): string[] => LANGUAGES.map((code) => `${name}-${code}`);

/**
 * The text that options such as `--title-bn` leave: what was there, with the languages that were typed replaced. `-`
 * removes the whole text where it may be missing.
 * @throws PlainError when a text is too long, or Bengali or English is missing
 */
export function textOf(
  args: Args,
  { name, most, isNeeded }: { name: string; most: number; isNeeded: boolean },
  former: LocalisedText | null | undefined,
): LocalisedText | null {
  const typed = LANGUAGES.flatMap((code) => {
    const text = args[`${name}-${code}`]?.trim();
    return text === undefined ? [] : [[code, text] as const];
  });
  if (!isNeeded && typed.some(([, text]) => text === '-')) return null;
  const text: Partial<Record<string, string>> = { ...former, ...Object.fromEntries(typed) };
  if (!isNeeded && Object.keys(text).length === 0) return null;
  for (const [code, one = ''] of Object.entries(text))
    if (one === '' || one.length > most)
      throw new PlainError(`--${name}-${code} takes 1 to ${most} characters.`);
  const missing = REQUIRED_LANGUAGES.find((code) => text[code] === undefined);
  if (missing !== undefined) throw new PlainError(`--${name}-${missing} is missing.`);
  return text as LocalisedText;
}

/** An option of yes or no. @throws PlainError for anything else */
export function yesOrNo(args: Args, name: string, former: boolean): boolean {
  const typed = args[name];
  if (typed === undefined) return former;
  if (typed === 'yes' || typed === 'no') return typed === 'yes';
  throw new PlainError(`--${name} takes yes or no.`);
}

/** The place in the list, from 0. @throws PlainError when it is no such number */
export function positionOf({ position }: Args, former: number): number {
  if (position === undefined) return former;
  const number = /^\d{1,5}$/.test(position) ? Number(position) : -1;
  if (number >= 0 && number <= HIGHEST_POSITION) return number;
  throw new PlainError(`--position takes a number from 0 to ${HIGHEST_POSITION}.`);
}

/** An option that has to have a form. @throws PlainError that says which, or that it is missing */
export function formed(
  args: Args,
  { name, form, says }: { name: string; form: RegExp; says: string },
  former?: string,
): string {
  const text = args[name]?.trim() ?? former;
  if (text === undefined) throw new PlainError(`--${name} is missing.`);
  if (!form.test(text)) throw new PlainError(`--${name} takes ${says}.`);
  return text;
}

/** A picture below the site's image host, such as `banners/eid.webp`. */
export const PICTURE = {
  name: 'image',
  form: /^(?!.*\.\.)[a-z0-9][\w./-]{0,199}$/i,
  says: 'a path below the image host, such as banners/eid.webp',
};
/** What names a banner or a presenter of a site. */
export const ID_FORM = {
  form: /^[a-z0-9][\w-]{0,79}$/i,
  says: 'letters, digits, _ and -, 80 at most',
};

/** @throws PlainError when there is no such site */
export async function checkSite(db: Queryable, siteId: string): Promise<void> {
  if (!(await siteStore(db).find(siteId))) throw new PlainError(`There is no site ${siteId}.`);
}

/** Changes content in one transaction and tells every process that the site's content is new. */
export function changeContent<Told>(
  db: Database,
  siteId: string,
  work: (tx: Queryable) => Promise<Told>,
): Promise<Told> {
  return db.transaction(async (tx) => {
    await checkSite(tx, siteId);
    const told = await work(tx);
    await siteStore(tx).touchContent(siteId);
    return told;
  });
}
