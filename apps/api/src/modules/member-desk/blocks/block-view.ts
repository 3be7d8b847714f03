import { blockStore } from '#modules/safety/index.ts';
import type { BlockRow } from '#modules/safety/index.ts';
import type { Queryable } from '#platform/database/connection.ts';

/** More blocks of one member are not shown. */
const MOST = 100;

/** The newest blocks of a member. */
export const readBlocks = (db: Queryable, siteId: string, memberId: string): Promise<BlockRow[]> =>
  blockStore(db, siteId).list(memberId, MOST);

/** A block as operators see it. */
export function blockView({ kind, reason, told, setBy, ...row }: BlockRow) {
  return {
    kind,
    reason,
    told,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    setBy,
    ...(row.liftedAt === null ? {} : { liftedAt: row.liftedAt.toISOString() }),
    ...(row.liftedBy === null ? {} : { liftedBy: row.liftedBy }),
  };
}

/** The end of each block by its kind, as the trail has it. */
export function endsByKind(rows: readonly BlockRow[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ kind, endsAt }) => [kind, endsAt.toISOString()]));
}
