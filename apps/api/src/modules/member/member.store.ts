import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { nameBonesOf } from '#modules/games/index.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { member } from './member.tables.ts';

const ROWS_AT_ONCE = 1000;

export type MemberRow = typeof member.$inferSelect;
/** A member to be written. */
export type NewMember = Omit<typeof member.$inferInsert, 'siteId' | 'accountKey' | 'nameBones'>;

/** Members of one site. */
export function memberStore(db: Queryable, siteId: string) {
  const one = async (where: SQL | undefined): Promise<MemberRow | undefined> =>
    (
      await db
        .select()
        .from(member)
        .where(and(eq(member.siteId, siteId), where))
    )[0];
  const setOf = updatesOf(db, siteId);
  return {
    findById: (memberId: string) => one(eq(member.memberId, memberId)),
    findByAccount: (account: string) => one(eq(member.accountKey, accountKeyOf(account))),
    findByMobileKey: (mobileKey: string) => one(eq(member.mobileKey, mobileKey)),
    /**
     * Finds a member by a proved number. An unproved one may belong to somebody else, who must not get a code for this
     * account.
     */
    findByProvenMobile: (mobileKey: string) =>
      one(and(eq(member.mobileKey, mobileKey), isNotNull(member.mobileVerifiedAt))),
    findByInviteCode: (code: string) => one(eq(member.inviteCode, code)),

    /** Writes a member; false when the account or the mobile number is taken on the site. */
    async insert(row: NewMember): Promise<boolean> {
      const made = await db
        .insert(member)
        .values({
          ...row,
          siteId,
          accountKey: accountKeyOf(row.account),
          nameBones: nameBonesOf(row.nickname ?? ''),
        })
        .onConflictDoNothing()
        .returning({ memberId: member.memberId });
      return made.length > 0;
    },

    /** Notes the time of a sign-in. */
    async markLogin(memberId: string, at: Date): Promise<void> {
      await setOf(memberId, { lastLoginAt: at });
    },

    async setPassword(memberId: string, passwordHash: string): Promise<void> {
      await setOf(memberId, { passwordHash });
    },

    /** Accounts of several members by id, for lists that show them. */
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
    ...states(db, siteId),
    ...ownFields(setOf),
  };
}

/** Whether an account may be used. */
function states(db: Queryable, siteId: string) {
  const setOf = updatesOf(db, siteId);
  return {
    async setStatus(memberId: string, status: 'active' | 'blocked'): Promise<void> {
      await setOf(memberId, { status });
    },

    /** Closes an account for good. */
    async close(memberId: string, at: Date): Promise<void> {
      await setOf(memberId, { status: 'closed', closedAt: at });
    },

    /** Closes the trial users that were created until a moment; answers how many. */
    async closeTrials(madeUntil: Date): Promise<number> {
      const closed = await db
        .update(member)
        .set({ status: 'closed', closedAt: sql`${member.createdAt}` })
        .where(
          and(
            eq(member.siteId, siteId),
            // The value is written out, so that the planner sees that the index of open trial users fits.
            sql`${member.type} = 40`,
            sql`${member.status} = 'active'`,
            lte(member.createdAt, madeUntil),
          ),
        )
        .returning({ memberId: member.memberId });
      return closed.length;
    },
  };
}

/** The fields that members change themselves. */
function ownFields(setOf: ReturnType<typeof updatesOf>) {
  return {
    /** Sets the nickname or the picture. */
    async setShown(
      memberId: string,
      shown: Partial<Pick<MemberRow, 'nickname' | 'headIcon'>>,
    ): Promise<void> {
      const { nickname } = shown;
      const bones = nickname === undefined ? {} : { nameBones: nameBonesOf(nickname) };
      await setOf(memberId, { ...shown, ...bones });
    },

    /** Sets the e-mail address; a changed one is not verified. Answers whether it is verified now. */
    async setEmail(memberId: string, email: string): Promise<boolean> {
      const [row] = await setOf(memberId, {
        profile: sql`${member.profile} || jsonb_build_object('email', ${email}::text)`,
        emailVerifiedAt: sql`CASE WHEN ${hasEmail(email)} THEN ${member.emailVerifiedAt} END`,
      }).returning({ verifiedAt: member.emailVerifiedAt });
      return row?.verifiedAt instanceof Date;
    },

    /** Sets a number that the member has proved. @throws Error a unique violation when it belongs to another account */
    async setProvenMobile(memberId: string, mobileKey: string, at: Date): Promise<void> {
      await setOf(memberId, { mobileKey, mobileVerifiedAt: at });
    },

    /** Marks an address as verified, unless the member has another one by now. */
    async markEmailVerified(memberId: string, email: string, at: Date): Promise<void> {
      await setOf(memberId, { emailVerifiedAt: at }, hasEmail(email));
    },

    /** Notes since when the member agrees to messages with offers; null takes the consent back. */
    async setMarketingConsent(memberId: string, at: Date | null): Promise<void> {
      const isNew = at === null ? undefined : isNull(member.marketingConsentAt);
      await setOf(memberId, { marketingConsentAt: at }, isNew);
    },

    /** Sets the withdrawal PIN. */
    async setPin(memberId: string, pin: { pinHash: string; pinSetAt: Date }): Promise<void> {
      await setOf(memberId, pin);
    },

    /** Sets the payee name of a member who has none; false when there is one. */
    async setPayeeName(memberId: string, payeeName: string): Promise<boolean> {
      const set = await setOf(
        memberId,
        { profile: sql`${member.profile} || jsonb_build_object('payeeName', ${payeeName}::text)` },
        sql`coalesce(${member.profile}->>'payeeName', '') = ''`,
      ).returning({ memberId: member.memberId });
      return set.length > 0;
    },
  };
}

function updatesOf(db: Queryable, siteId: string) {
  return (memberId: string, values: PgUpdateSetSource<typeof member>, where?: SQL) =>
    db
      .update(member)
      .set(values)
      .where(and(eq(member.siteId, siteId), eq(member.memberId, memberId), where));
}

function hasEmail(email: string): SQL {
  return sql`${member.profile}->>'email' = ${email}`;
}

/** The form in which accounts are compared: case does not count. */
export function accountKeyOf(account: string): string {
  return account.trim().normalize('NFC').toLowerCase();
}

/** Gives names of before their consonants, on all sites. Answers how many it renewed. */
export async function renewNameBones(db: Queryable): Promise<number> {
  const missing = sql`${member.nickname} <> '' AND ${member.nameBones} = ''`;
  let after: { siteId: string; memberId: string } | undefined;
  for (let renewed = 0; ;) {
    const since =
      after && sql`(${member.siteId}, ${member.memberId}) > (${after.siteId}, ${after.memberId})`;
    const rows = await db
      .select({ siteId: member.siteId, memberId: member.memberId, nickname: member.nickname })
      .from(member)
      .where(and(missing, since))
      .orderBy(member.siteId, member.memberId)
      .limit(ROWS_AT_ONCE);
    for (const { siteId, memberId, nickname } of rows)
      await updatesOf(db, siteId)(memberId, { nameBones: nameBonesOf(nickname) });
    renewed += rows.length;
    after = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE) return renewed;
  }
}
