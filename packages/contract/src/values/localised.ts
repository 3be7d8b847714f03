import { hasOwn } from './has-own.ts';

/**
 * A text as content keeps it: in Bengali and English always, in a further language when someone
 * translated it.
 */
export interface LocalisedText {
  readonly bn: string;
  readonly en: string;
  readonly hi?: string | undefined;
}

/**
 * The text of a language, given as its own code or a tag (`bn`, `BN`, `hi-IN`). English stands in
 * for a language that the text does not have; this is the one place that decides so (SHELL-88).
 */
export function textIn(text: LocalisedText, language: string): string {
  const [primary = ''] = language.toLowerCase().split('-', 1);
  return (hasOwn(text, primary) && text[primary as keyof LocalisedText]) || text.en;
}
