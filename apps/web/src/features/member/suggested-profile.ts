import type { MemberInfo } from '@maidan/contract/types';
import { writeStored, readStored } from '#platform/device/storage.ts';
import type { SessionInfo } from '#platform/api/request-scope.ts';
import { isFormalMember } from '#platform/session/session.ts';

/** The places of the suggestion, which is made once in each. */
export type SuggestionPlace = 'home' | 'memberCentre';

const KEYS: Readonly<Record<SuggestionPlace, string>> = {
  home: 'maidan.profileHint',
  memberCentre: 'maidan.profileCard',
};
/** A phone that many people share remembers this many accounts, the newest. */
const MOST_ACCOUNTS = 20;

/**
 * Whether a member may be asked to complete the profile (LOGIN-32): in the session of a first login, with a real
 * account, while something is missing.
 */
export function mayBeSuggested(
  session: SessionInfo | undefined,
  member: Pick<MemberInfo, 'nickname'>,
): boolean {
  return (
    isFormalMember(session) && session?.firstTimeLogin === true && member.nickname.trim() === ''
  );
}

/** Whether this device has made the suggestion to an account, or was told not to make it again. */
export function wasSuggested(place: SuggestionPlace, memberId: string): boolean {
  return accountsOf(place).includes(memberId);
}

/** Remembers that the suggestion was made to an account. */
export function rememberSuggested(place: SuggestionPlace, memberId: string): void {
  const others = accountsOf(place).filter((known) => known !== memberId);
  writeStored(KEYS[place], [memberId, ...others].slice(0, MOST_ACCOUNTS).join(' '));
}

function accountsOf(place: SuggestionPlace): string[] {
  return (readStored(KEYS[place]) ?? '').split(' ').filter(Boolean);
}
