import type { LocalisedText } from '@maidan/contract/localised';
import { customType, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

export { textIn } from '@maidan/contract/localised';
export type { LocalisedText };

/** A moment, returned as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The code of a vendor. The column has the name that the wire uses, because existing backups contain that name. */
export const vendorCode = () => text('vassalage').notNull();

/** A text in each language. */
export const localised = (name: string) => jsonb(name).$type<LocalisedText>();

/** A text by which lists are ordered. It is compared byte by byte, so that every database orders it alike. */
export const sortKey = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
