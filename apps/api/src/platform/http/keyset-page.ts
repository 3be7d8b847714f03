import { AppError } from '@maidan/contract/errors';

/** A place in a list that is ordered by a moment and, within one moment, by an id. */
export interface KeysetPlace {
  readonly at: Date;
  readonly id: string;
}

/** Which page of a list is read: from after a place, or the first one. */
export interface KeysetQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** What a store reads for a page: rows from after a place, one more than the page shows. */
export interface KeysetRead {
  readonly after: KeysetPlace | undefined;
  readonly most: number;
}

/** What to read for a page. @throws AppError `request.invalid` for a cursor that no list gave */
export function keysetRead({ cursor, limit }: KeysetQuery): KeysetRead {
  return { after: cursor === undefined ? undefined : placeOf(cursor), most: limit + 1 };
}

/** The rows that a page shows, and as `next` the cursor of the page after it, where there is one. */
export function keysetPage<Row>(
  rows: readonly Row[],
  { limit }: Pick<KeysetQuery, 'limit'>,
  placeOfRow: (row: Row) => KeysetPlace,
): { shown: Row[]; next: { next?: string } } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (rows.length <= limit || last === undefined) return { shown, next: {} };
  const { at, id } = placeOfRow(last);
  return { shown, next: { next: `${at.toISOString()}_${id}` } };
}

function placeOf(cursor: string): KeysetPlace {
  const [moment = '', ...parts] = cursor.split('_');
  const id = parts.join('_');
  const at = new Date(moment);
  if (Number.isNaN(at.getTime()) || id === '')
    throw new AppError('request.invalid', { where: 'query', field: 'cursor' });
  return { at, id };
}
