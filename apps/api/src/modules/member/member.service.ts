import type { CurrencyCode } from '@maidan/contract/money';
import type { Clock } from '#platform/process/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { CLEAR_LETTERS, drawText } from '#platform/secrets/random.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { memberStore } from './member.store.ts';
import { teamLineStore } from './team-line.store.ts';
import type { MemberRow, NewMember } from './member.store.ts';

/** The part of the wallet that the member module uses; `modules/wallet` provides it. */
export interface WalletOpener {
  openWallet(
    tx: Transaction,
    open: {
      siteId: string;
      memberId: string;
      currency: CurrencyCode;
      openingCreditsMinor: number;
    },
  ): Promise<void>;
}

/** A member to be created; ids, codes and times are added here. */
export type MemberDraft = Omit<
  NewMember,
  'memberId' | 'inviteCode' | 'createdAt' | 'termsAcceptedAt' | 'status'
> & { readonly acceptsMarketing: boolean };

export interface MemberServiceDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly wallet: WalletOpener;
}

const CODE_LENGTH = 8;

/** What can be done with members. */
export function memberService({ clock, random, wallet }: MemberServiceDeps) {
  return {
    /**
     * Creates a member with an open wallet and, on a social site, the opening credits, all in the caller's transaction.
     * Answers undefined when the account or the mobile number is taken.
     */
    async create(tx: Transaction, site: SiteView, draft: MemberDraft): Promise<string | undefined> {
      const now = clock.now();
      const memberId = random.id();
      const { acceptsMarketing, ...fields } = draft;
      const isMade = await memberStore(tx, site.siteId).insert({
        ...fields,
        memberId,
        inviteCode: drawText(random, CLEAR_LETTERS, CODE_LENGTH).toUpperCase(),
        createdAt: now,
        termsAcceptedAt: now,
        marketingConsentAt: acceptsMarketing ? now : null,
      });
      if (!isMade) return undefined;
      const { settings, siteId } = site;
      const { account, invitedByMemberId } = fields;
      if (invitedByMemberId) {
        const joining = { memberId, account, invitedByMemberId, joinedAt: now };
        await teamLineStore(tx, siteId).join(joining);
      }
      await wallet.openWallet(tx, {
        siteId,
        memberId,
        currency: settings.currency.code,
        openingCreditsMinor: settings.openingCreditsMinor,
      });
      return memberId;
    },
  };
}

export type MemberService = ReturnType<typeof memberService>;

/** Member info as it is sent (ENTITY-02). */
export function memberInfo(row: MemberRow) {
  return {
    memberId: row.memberId,
    nickname: row.nickname,
    account: row.account,
    type: row.type,
    joinedAt: row.createdAt.toISOString(),
    isPlayable: row.status === 'active',
    hasPassword: row.passwordHash !== '',
    ...(row.headIcon === '' ? {} : { headIcon: row.headIcon }),
  };
}
