import { lettersOf } from '@maidan/contract/letters';
import type { MemberInfo } from '@maidan/contract/types';

/** The name that is shown for a member: the nickname, or else the account (SESS-07). */
export function displayedName(member: Pick<MemberInfo, 'nickname' | 'account'>): string {
  return member.nickname.trim() || member.account;
}

/** The first letter of a name, upper-cased (MENU-37). */
export function initialOf(name: string): string {
  const [first = ''] = lettersOf(name.trim());
  return first.toLocaleUpperCase();
}
