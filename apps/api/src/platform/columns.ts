import { customType, jsonb, timestamp } from 'drizzle-orm/pg-core';

/** A text in each language of a site, as content stores it. */
export interface LocalisedText {
  readonly bn: string;
  readonly en: string;
}

/** A moment, handed over as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A text in each language. */
export const localised = (name: string) => jsonb(name).$type<LocalisedText>();

/** A text that lists are ordered by; compared byte by byte, so that every database orders alike. */
export const sortKey = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** The text of a language; English stands in for a language that content does not have. */
export function textIn(text: LocalisedText, language: string): string {
  return language.toLowerCase().startsWith('bn') ? text.bn : text.en;
}
