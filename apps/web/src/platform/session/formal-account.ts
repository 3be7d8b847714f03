import { redirect } from 'react-router';
import { loginPath, routerPath } from '../page/address.ts';
import type { SessionInfo } from '../api/request-scope.ts';
import { isTrialUser } from './session.ts';

/** What a trial user has no use of (SESS-33): deposit, withdrawal, favourites, rewards, records, security. */
const RESERVED: readonly string[] = [
  'voucherCenter',
  'deposit',
  'withdraw',
  'withdrawal',
  'receipt',
  'fav-games',
  'applyReward',
  'rewardCenter',
  'member/manualRebate',
  'member/profile',
  'gameRecord',
  'round',
  'transaction/record',
  'profitandloss',
  'securityCenter',
  'changePsw',
];

/** Query of the login page that says why it was opened: what was asked for needs a real account (SESS-32). */
export const WHY_FORMAL = 'formal';

/** Whether the screen at an address of the product is for formal accounts only (SESS-33). */
function isReserved(address: string): boolean {
  const path = `${routerPath(address)?.split(/[?#]/)[0] ?? ''}/`;
  return RESERVED.some((reserved) => path.startsWith(`/${reserved}/`));
}

/**
 * Keeps a trial user from a screen that is for formal accounts only: the login page opens in its place, says why, and
 * leads back (SESS-32). For loaders, before they read anything.
 * @throws Response a redirect to the login page
 */
export function requireFormalAccount(session: SessionInfo | undefined, address: string): void {
  if (!isTrialUser(session) || !isReserved(address)) return;
  throw redirect(`${routerPath(loginPath(address)) ?? '/login'}&why=${WHY_FORMAL}`);
}
