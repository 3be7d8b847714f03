import type { MemberInfo } from '@maidan/contract/types';
import { keep, readKept } from '#platform/device/storage.ts';
import type { SessionInfo } from '#platform/api/request-scope.ts';
import { isFormalMember } from '#platform/session/session.ts';

/** Where a suggestion is made: it is made once in each. */
export type SuggestionPlace = 'home' | 'memberCentre';

const KEYS: Readonly<Record<SuggestionPlace, string>> = {
  home: 'maidan.profileHint',
  memberCentre: 'maidan.profileCard',
};
/** A phone that many share keeps the newest accounts. */
const MOST_ACCOUNTS = 20;

/**
 * Whether a member is asked to complete the profile (LOGIN-32): in the session of its first login, with an account of its
 * own, while there is something to complete.
 */
export function mayBeSuggested(
  session: SessionInfo | undefined,
  member: Pick<MemberInfo, 'nickname'>,
): boolean {
  return (
    isFormalMember(session) && session?.firstTimeLogin === true && member.nickname.trim() === ''
  );
}

/** Whether this device has made the suggestion to an account, or was told to make it no more. */
export function wasSuggested(place: SuggestionPlace, memberId: string): boolean {
  return accountsOf(place).includes(memberId);
}

/** Remembers for an account that the suggestion was made. */
export function rememberSuggested(place: SuggestionPlace, memberId: string): void {
  const others = accountsOf(place).filter((known) => known !== memberId);
  keep(KEYS[place], [memberId, ...others].slice(0, MOST_ACCOUNTS).join(' '));
}

function accountsOf(place: SuggestionPlace): string[] {
  return (readKept(KEYS[place]) ?? '').split(' ').filter(Boolean);
}
