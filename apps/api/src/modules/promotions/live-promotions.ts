import { and, count, eq, gt, isNull, lte, max, or } from 'drizzle-orm';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { LiveSource } from '#platform/live/live-stream.ts';
import { promotion } from './promotions.tables.ts';

/** The name of the events, and the topic under which changes are announced. */
export const PROMOTIONS_TOPIC = 'promotions';

export interface LivePromotionsDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** How many promotions a member can take now. */
  readonly openTo: (siteId: string, memberId: string) => Promise<number>;
}

/**
 * The promotions on the stream of events: a version that differs when one has come, gone or been edited, and how many the
 * member can take now.
 */
export function livePromotions({ db, clock, openTo }: LivePromotionsDeps): LiveSource {
  return {
    topic: PROMOTIONS_TOPIC,
    async read({ siteId, memberId }) {
      const now = clock.now();
      const [row] = await db
        .select({
          running: count(),
          started: max(promotion.startsAt),
          edited: max(promotion.editedAt),
        })
        .from(promotion)
        .where(
          and(
            eq(promotion.siteId, siteId),
            lte(promotion.startsAt, now),
            or(isNull(promotion.endsAt), gt(promotion.endsAt, now)),
          ),
        );
      const version = [row?.running, row?.started?.getTime(), row?.edited?.getTime()].join('.');
      return { data: { version, open: await openTo(siteId, memberId) } };
    },
  };
}
