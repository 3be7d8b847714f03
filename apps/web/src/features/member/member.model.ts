import { lettersOf } from '@maidan/contract/letters';
import type { MemberInfo } from '@maidan/contract/types';

/** Screens that the menus lead to, by what they are. */
export type MenuScreen =
  | 'home'
  | 'memberCentre'
  | 'bettingRecord'
  | 'accountRecord'
  | 'profitAndLoss'
  | 'rewardCentre'
  | 'manualRebate'
  | 'securityCentre'
  | 'invite'
  | 'agencyCentre'
  | 'download'
  | 'announcements'
  | 'help'
  | 'deposit'
  | 'withdraw'
  | 'inbox'
  | 'vip';

/** Screens of the product that exist: a menu offers no other, so that nothing leads nowhere. */
export const BUILT_SCREENS: ReadonlySet<MenuScreen> = new Set<MenuScreen>([
  'home',
  'memberCentre',
  'bettingRecord',
  'invite',
  'announcements',
  'help',
]);

/** The name of a member as shown: the nickname, else the account (SESS-07). */
export function displayedName(member: Pick<MemberInfo, 'nickname' | 'account'>): string {
  return member.nickname.trim() || member.account;
}

/** The first letter of a name, upper-cased (MENU-37). */
export function initialOf(name: string): string {
  const [first = ''] = lettersOf(name.trim());
  return first.toLocaleUpperCase();
}
