import type { SocialProvider } from '@maidan/contract/constants';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { socialAccount } from './social.tables.ts';

/** Social accounts of one site. */
export function socialStore(db: Queryable, siteId: string) {
  return {
    /** The member a social account belongs to. */
    async findMemberId(provider: SocialProvider, subject: string): Promise<string | undefined> {
      const [row] = await db
        .select({ memberId: socialAccount.memberId })
        .from(socialAccount)
        .where(
          and(
            eq(socialAccount.siteId, siteId),
            eq(socialAccount.provider, provider),
            eq(socialAccount.subject, subject),
          ),
        );
      return row?.memberId;
    },

    /** Links a social account to a member; false when it is linked already. */
    async insert(row: {
      provider: SocialProvider;
      subject: string;
      memberId: string;
      createdAt: Date;
    }): Promise<boolean> {
      const made = await db
        .insert(socialAccount)
        .values({ ...row, siteId })
        .onConflictDoNothing()
        .returning({ memberId: socialAccount.memberId });
      return made.length > 0;
    },
  };
}
