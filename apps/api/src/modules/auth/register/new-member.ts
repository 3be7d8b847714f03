import { AppError } from '@maidan/contract/errors';
import { memberStore } from '#modules/member/index.ts';
import type { MemberDraft, MemberService } from '#modules/member/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { CLEAR_LETTERS, drawText } from '#platform/secrets/random.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { SiteView } from '#platform/http/request-context.ts';

/** How many accounts are drawn for one member before giving up. */
const MOST_DRAWS = 5;
const LENGTH = 10;

/**
 * Creates a member. When no account was chosen (`account` is empty), one is drawn: other players see account names, so
 * that of a mobile registration must not show the number.
 * @throws AppError `auth.username_taken` or `auth.mobile_taken`
 */
export async function makeMember(
  { members, random }: { members: MemberService; random: Random },
  tx: Transaction,
  site: SiteView,
  draft: MemberDraft,
): Promise<{ memberId: string; account: string }> {
  const isChosen = draft.account !== '';
  for (let draw = 0; draw < (isChosen ? 1 : MOST_DRAWS); draw += 1) {
    const account = isChosen ? draft.account : `m${drawText(random, CLEAR_LETTERS, LENGTH - 1)}`;
    const memberId = await members.create(tx, site, { ...draft, account });
    if (memberId !== undefined) return { memberId, account };
    const holder = draft.mobileKey
      ? await memberStore(tx, site.siteId).findByMobileKey(draft.mobileKey)
      : undefined;
    if (holder) throw new AppError('auth.mobile_taken');
  }
  throw new AppError('auth.username_taken');
}
