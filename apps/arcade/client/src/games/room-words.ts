import { fillBlanks, shownLanguage, type Language } from '../words/texts.ts';

/** The texts of one game in every language of the frame. */
export type RoomTexts<Key extends string> = Record<Language, Record<Key, string>>;

/** Answers the texts of one game in the player's language; they come with the game's own document. */
export function roomWords<Key extends string>(language: string, texts: RoomTexts<Key>) {
  const own = texts[shownLanguage(language)];
  return (key: Key, blanks: Record<string, string | number> = {}) => fillBlanks(own[key], blanks);
}
