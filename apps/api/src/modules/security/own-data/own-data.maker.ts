import { AppError } from '@maidan/contract/errors';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { ExportMaker } from '#platform/exports/exports.ts';
import type { Clock } from '#platform/process/clock.ts';
import { OWN_LISTS, ownListsStore } from './own-lists.store.ts';
import type { ListPlace } from './own-lists.store.ts';

/** Rows that are read and written in one step. */
const STEP_ROWS = 2000;

/** Where the file goes on: in which list, and after which of its rows. */
interface OwnDataPlace {
  readonly list: number;
  readonly after?: ListPlace;
}

/**
 * Writes everything that is kept of a member as one JSON document, whatever its length (MEMBERX-10): the profile, then
 * each list in stretches.
 */
export function ownDataMaker({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): ExportMaker<OwnDataPlace> {
  return async ({ siteId, memberId }, place) => {
    const store = ownListsStore(db, siteId);
    const { list, after } = place ?? { list: 0 };
    const name = OWN_LISTS[list] ?? '';
    const { rows, last } = await store.read(name, memberId, after, STEP_ROWS);
    const isListOver = rows.length < STEP_ROWS;
    const isOver = isListOver && list === OWN_LISTS.length - 1;
    const begins = after === undefined ? `,\n"${name}":[\n` : rows.length === 0 ? '' : ',\n';
    const head = place ? '' : await headOf(db, siteId, memberId, clock.now());
    const next: OwnDataPlace = isListOver || !last ? { list: list + 1 } : { list, after: last };
    return {
      text: `${head}${begins}${rows.join(',\n')}${isListOver ? ']' : ''}${isOver ? '}\n' : ''}`,
      rows: rows.length,
      ...(place ? {} : { total: await store.count(memberId) }),
      next: isOver ? undefined : next,
    };
  };
}

async function headOf(db: Database, siteId: string, memberId: string, now: Date): Promise<string> {
  const owner = await memberStore(db, siteId).findById(memberId);
  if (!owner) throw new AppError('exports.unknown');
  const madeAt = now.toISOString();
  return `{"madeAt":${JSON.stringify(madeAt)},\n"profile":${JSON.stringify(profileOf(owner))}`;
}

/** The member without what only proves who it is. */
function profileOf({
  passwordHash: _password,
  pinHash: _pin,
  nameBones: _bones,
  ...profile
}: MemberRow) {
  return profile;
}
