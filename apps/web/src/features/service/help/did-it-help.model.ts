import type { FailureData } from '#platform/api/loader-result.ts';

/** An article as an answer names it. */
export interface ArticleName {
  readonly tag: string;
  readonly part: number;
  readonly version: string;
}

/** What a reader said of an article. */
export interface HelpVerdict {
  readonly isHelpful: boolean;
  readonly words?: string;
}

/** How far a reader is: what was answered, and whether words were added. */
export type Answered = 'yes' | 'no' | 'told';

/** An answer that was posted without script and not taken. */
export interface RefusedVerdict {
  readonly verdict: HelpVerdict;
  readonly failure: FailureData;
}

/** Reads how far a reader without script is from the address. */
export function answeredOf(helped: string | null): Answered | undefined {
  return (['yes', 'no', 'told'] as const).find((known) => known === helped);
}

/** What comes after a verdict. */
export function afterVerdict({ isHelpful, words }: HelpVerdict): Answered {
  if (words !== undefined) return 'told';
  return isHelpful ? 'yes' : 'no';
}

/** Reads the fields of the form; undefined when they name no article or no verdict. */
export function verdictOf(
  fields: Readonly<Record<string, string>>,
): (ArticleName & HelpVerdict) | undefined {
  const { tag = '', part = '', version = '', helped, words = '' } = fields;
  if (tag === '' || version === '' || !/^\d{1,3}$/.test(part)) return undefined;
  if (helped !== 'yes' && helped !== 'no') return undefined;
  const isHelpful = helped === 'yes';
  const said = words.trim();
  return { tag, part: Number(part), version, isHelpful, ...(said === '' ? {} : { words: said }) };
}
