import { and, count, eq, gt, isNull, lte, max, or } from 'drizzle-orm';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { LiveSource } from '#platform/live/live-stream.ts';
import { promotion } from './promotions.tables.ts';

/** The name of the events, and the topic under which changes are announced. */
export const PROMOTIONS_TOPIC = 'promotions';

/** The promotions on the stream of events: a version that differs when one has come, gone or been edited. */
export function livePromotions({ db, clock }: { db: Database; clock: Clock }): LiveSource {
  return {
    topic: PROMOTIONS_TOPIC,
    async read({ siteId }) {
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
      return { data: { version } };
    },
  };
}
