import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/database.ts';
import { member } from './member.tables.ts';

/** A member as the database holds it. */
export type MemberRow = typeof member.$inferSelect;
/** A member to be written. */
export type NewMember = Omit<typeof member.$inferInsert, 'siteId' | 'accountKey'>;

/** Members of one site. */
export function memberStore(db: Queryable, siteId: string) {
  const one = async (where: ReturnType<typeof eq>): Promise<MemberRow | undefined> =>
    (
      await db
        .select()
        .from(member)
        .where(and(eq(member.siteId, siteId), where))
    )[0];
  return {
    findById: (memberId: string) => one(eq(member.memberId, memberId)),
    findByAccount: (account: string) => one(eq(member.accountKey, accountKeyOf(account))),
    findByInviteCode: (code: string) => one(eq(member.inviteCode, code)),

    /** Writes a member; false when the account is taken on the site. */
    async insert(row: NewMember): Promise<boolean> {
      const made = await db
        .insert(member)
        .values({ ...row, siteId, accountKey: accountKeyOf(row.account) })
        .onConflictDoNothing({ target: [member.siteId, member.accountKey] })
        .returning({ memberId: member.memberId });
      return made.length > 0;
    },

    /** Notes a sign-in; answers true when it was the first. */
    async markLogin(memberId: string, at: Date): Promise<void> {
      await db
        .update(member)
        .set({ lastLoginAt: at })
        .where(and(eq(member.siteId, siteId), eq(member.memberId, memberId)));
    },

    async setPassword(memberId: string, passwordHash: string): Promise<void> {
      await db
        .update(member)
        .set({ passwordHash })
        .where(and(eq(member.siteId, siteId), eq(member.memberId, memberId)));
    },

    async setStatus(memberId: string, status: 'active' | 'blocked' | 'closed'): Promise<void> {
      await db
        .update(member)
        .set({ status })
        .where(and(eq(member.siteId, siteId), eq(member.memberId, memberId)));
    },

    /** Accounts of several members by id, for lists that name them. */
    async accountsOf(memberIds: readonly string[]): Promise<Map<string, string>> {
      if (memberIds.length === 0) return new Map();
      const rows = await db
        .select({ memberId: member.memberId, account: member.account })
        .from(member)
        .where(and(eq(member.siteId, siteId), inArray(member.memberId, [...memberIds])));
      return new Map(rows.map((row) => [row.memberId, row.account]));
    },

    listDemo: (): Promise<MemberRow[]> =>
      db
        .select()
        .from(member)
        .where(and(eq(member.siteId, siteId), eq(member.isDemo, true))),
  };
}

/** The form in which accounts are compared: names that differ by case only are one. */
export function accountKeyOf(account: string): string {
  return account.trim().normalize('NFC').toLowerCase();
}
