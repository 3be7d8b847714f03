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
 * The text in a language, given by its code or a tag (`bn`, `BN`, `hi-IN`). When the text lacks that language, this
 * gives the English one; no other code decides that (SHELL-88).
 */
export function textIn(text: LocalisedText, language: string): string {
  const [primary = ''] = language.toLowerCase().split('-', 1);
  return (hasOwn(text, primary) && text[primary as keyof LocalisedText]) || text.en;
}
