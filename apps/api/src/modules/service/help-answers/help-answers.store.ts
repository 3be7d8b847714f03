import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { helpAnswer } from './help-answers.tables.ts';

type HelpAnswerRow = typeof helpAnswer.$inferSelect;

/** What readers said of one version of an article. */
interface ArticleCount {
  readonly tag: string;
  readonly part: number;
  readonly version: string;
  readonly helped: number;
  readonly didNotHelp: number;
}

/** Answers of one site about its help centre. */
export function helpAnswersStore(db: Queryable, siteId: string) {
  return {
    /** Stores an answer in place of an earlier one by the same reader. Without words of its own it keeps the earlier ones. */
    async put(answer: Omit<HelpAnswerRow, 'siteId'>): Promise<void> {
      const { isHelpful, words, language, answeredAt } = answer;
      const { tag, part, version, reader } = helpAnswer;
      await db
        .insert(helpAnswer)
        .values({ ...answer, siteId })
        .onConflictDoUpdate({
          target: [helpAnswer.siteId, tag, part, version, reader],
          set: {
            isHelpful,
            language,
            answeredAt,
            ...(words === null ? {} : { words }),
          },
        });
    },

    /** How often each version of an article helped since a moment; those that helped least come first. */
    counts: (since: Date): Promise<ArticleCount[]> => {
      const { tag, part, version, isHelpful } = helpAnswer;
      const helped = sql<number>`(count(*) FILTER (WHERE ${isHelpful}))::int`;
      const didNotHelp = sql<number>`(count(*) FILTER (WHERE NOT ${isHelpful}))::int`;
      return db
        .select({ tag, part, version, helped, didNotHelp })
        .from(helpAnswer)
        .where(isSince(since))
        .groupBy(tag, part, version)
        .orderBy(desc(didNotHelp), tag, part, version);
    },

    /** The newest answers with words since a moment, newest first. */
    newestWords: ({ since, most }: { since: Date; most: number }): Promise<HelpAnswerRow[]> =>
      db
        .select()
        .from(helpAnswer)
        .where(and(isSince(since), isNotNull(helpAnswer.words)))
        .orderBy(desc(helpAnswer.answeredAt), desc(helpAnswer.reader))
        .limit(most),
  };

  function isSince(since: Date) {
    return and(eq(helpAnswer.siteId, siteId), gte(helpAnswer.answeredAt, since));
  }
}
