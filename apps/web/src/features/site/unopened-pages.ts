// Paths of the route table whose screens a site has not opened: each has its title, its guard and one sentence.
import { matchPath } from 'react-router';
import type { CatalogueNoun, MessageKey } from '@maidan/i18n';
import type { Capability } from '@maidan/site';

/** Who may see a page: anybody, members, or agents only (SHELL-63, AGENTX-01). */
export type PageGuard = 'anyone' | 'members' | 'agents';

/** A page that is not open yet. */
export interface UnopenedPage {
  readonly titleKey: MessageKey;
  /** What the page is for. */
  readonly textKey: MessageKey;
  readonly guard: PageGuard;
  /** Without it the site has no such page at all (SHELL-75). */
  readonly capability?: Capability;
  /** A page that is open and helps in the meantime. */
  readonly wayOn: { readonly href: string; readonly labelKey: MessageKey };
}

const HOME = { href: '/m/home', labelKey: 'site.not_found.home' } as const;
const MEMBER = { href: '/m/member/home', labelKey: 'member.menu.member_centre' } as const;

function forMembers(
  titleKey: MessageKey,
  textKey: MessageKey,
  more: Partial<UnopenedPage> = {},
): UnopenedPage {
  return { titleKey, textKey, guard: 'members', wayOn: MEMBER, ...more };
}

function forAnyone(
  titleKey: MessageKey,
  textKey: MessageKey,
  more: Partial<UnopenedPage> = {},
): UnopenedPage {
  return { titleKey, textKey, guard: 'anyone', wayOn: HOME, ...more };
}

const AGENT: UnopenedPage = forMembers('agent.title', 'unopened.agent', { guard: 'agents' });

const PAGES: Readonly<Record<string, UnopenedPage>> = {
  withdraw: forMembers('wallet.withdraw.title', 'unopened.withdraw'),
  voucherCenter: forMembers('wallet.deposit.title', 'unopened.deposit'),
  'transaction/record': forMembers('member.menu.account_record', 'unopened.account_record', {
    capability: 'accountRecord',
  }),
  profitandloss: forMembers('member.shortcut.profit_and_loss', 'unopened.profit_and_loss', {
    capability: 'profitAndLoss',
  }),
  rewardCenter: forMembers('member.shortcut.reward_centre', 'unopened.reward_centre', {
    capability: 'rewardCentre',
  }),
  'member/manualRebate': forMembers('member.shortcut.manual_rebate', 'unopened.manual_rebate', {
    capability: 'manualRebate',
  }),
  securityCenter: forMembers('member.shortcut.security_centre', 'unopened.security_centre', {
    capability: 'securityCentre',
  }),
  gameCenter: forAnyone('unopened.title.gameCenter', 'unopened.game_centre'),
  provider: forAnyone('unopened.title.provider', 'unopened.provider'),
  applyReward: forMembers('unopened.title.applyReward', 'unopened.apply_reward', {
    wayOn: { href: '/m/activity', labelKey: 'promotions.title.activity' },
  }),
  download: forAnyone('unopened.title.download', 'unopened.download'),
  agent: AGENT,
  'agent/home': AGENT,
  inbox: forMembers('unopened.inbox_title', 'unopened.inbox', {
    wayOn: { href: '/m/notice', labelKey: 'member.menu.announcements' },
  }),
  vip: forMembers('member.vip.title', 'unopened.vip', { capability: 'vipBenefit' }),
  responsible: forAnyone('site.footer.responsible', 'unopened.responsible', {
    wayOn: { href: '/m/help?tag=responsible', labelKey: 'site.footer.responsible' },
  }),
  'receipt/:number': forMembers('wallet.receipt.title', 'unopened.receipt'),
  'deposit/:number': forMembers('wallet.deposit.title', 'unopened.deposit_course'),
  'withdrawal/:number': forMembers('wallet.withdraw.title', 'unopened.withdrawal_course'),
};

/** Paths of the route table, without the base, that lead to the one screen for such pages. */
export const UNOPENED_PATHS: readonly string[] = Object.keys(PAGES);

/**
 * The page at a path, with or without the base path.
 * @throws Error for a path that is no such page; the route table sends none here
 */
export function unopenedPageOf(pathname: string): UnopenedPage {
  const path = pathname.replace(/^\/m(?=\/)/, '');
  const pattern = UNOPENED_PATHS.find((candidate) => matchPath(`/${candidate}`, path));
  const page = pattern === undefined ? undefined : PAGES[pattern];
  if (!page) throw new Error(`No page of the route table has the path ${pathname}`);
  return page;
}

/** Catalogues that the page speaks with, beside those of the shell. */
export function nounsOf({ titleKey, wayOn }: UnopenedPage): CatalogueNoun[] {
  const spoken = [titleKey, wayOn.labelKey].map((key) => key.slice(0, key.indexOf('.')));
  return [...new Set(['unopened', ...spoken])] as CatalogueNoun[];
}
