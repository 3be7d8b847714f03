import { and, desc, eq, gte } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { feedback } from './feedback.tables.ts';

export type FeedbackRow = typeof feedback.$inferSelect;

/** Feedback of one site. */
export function feedbackStore(db: Queryable, siteId: string) {
  return {
    /** Stores feedback; what is there under the same id stays as it is. */
    async insert(draft: Omit<FeedbackRow, 'siteId'>): Promise<void> {
      await db
        .insert(feedback)
        .values({ ...draft, siteId })
        .onConflictDoNothing();
    },

    /** The newest feedback since a moment, newest first. */
    newest: ({ since, most }: { since: Date; most: number }): Promise<FeedbackRow[]> =>
      db
        .select()
        .from(feedback)
        .where(and(eq(feedback.siteId, siteId), gte(feedback.createdAt, since)))
        .orderBy(desc(feedback.createdAt), desc(feedback.feedbackId))
        .limit(most),
  };
}
