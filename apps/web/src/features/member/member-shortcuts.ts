import type { MessageKey } from '@maidan/i18n';
import type { Capability } from '@maidan/site';
import type { IconName } from '#ui/icons/icon-names.ts';
import { BUILT_SCREENS } from './member.model.ts';
import type { MenuScreen } from './member.model.ts';

interface Shortcut {
  readonly id: MenuScreen;
  readonly href: string;
  readonly labelKey: MessageKey;
  readonly icon: IconName;
}

/** The six member shortcuts, each with the setting that switches it (MENU-16, SHELL-81). */
const SHORTCUTS: readonly (Shortcut & { readonly capability: Capability })[] = [
  {
    id: 'bettingRecord',
    href: '/m/gameRecord',
    labelKey: 'member.shortcut.betting_record',
    icon: 'receipt-duotone',
    capability: 'bettingRecord',
  },
  {
    id: 'accountRecord',
    href: '/m/transaction/record',
    labelKey: 'member.shortcut.account_record',
    icon: 'list-dashes-duotone',
    capability: 'accountRecord',
  },
  {
    id: 'profitAndLoss',
    href: '/m/profitandloss',
    labelKey: 'member.shortcut.profit_and_loss',
    icon: 'chart-line-up-duotone',
    capability: 'profitAndLoss',
  },
  {
    id: 'rewardCentre',
    href: '/m/rewardCenter',
    labelKey: 'member.shortcut.reward_centre',
    icon: 'gift-duotone',
    capability: 'rewardCentre',
  },
  {
    id: 'manualRebate',
    href: '/m/member/manualRebate',
    labelKey: 'member.shortcut.manual_rebate',
    icon: 'percent-duotone',
    capability: 'manualRebate',
  },
  {
    id: 'securityCentre',
    href: '/m/securityCenter',
    labelKey: 'member.shortcut.security_centre',
    icon: 'shield-check-duotone',
    capability: 'securityCentre',
  },
];

/** The member's own two lists, which no setting takes away. */
export const OWN_LISTS = [
  {
    id: 'favourites',
    href: '/m/fav-games',
    labelKey: 'member.shortcut.favourites',
    icon: 'star-duotone',
  },
  {
    id: 'recent',
    href: '/m/recent-games',
    labelKey: 'member.shortcut.recent',
    icon: 'clock-counter-clockwise-duotone',
  },
] as const;

/** The shortcuts that the site has switched on and whose screens exist. */
export function memberShortcuts(can: (capability: Capability) => boolean): Shortcut[] {
  return SHORTCUTS.filter(({ id, capability }) => BUILT_SCREENS.has(id) && can(capability)).map(
    ({ id, href, labelKey, icon }) => ({ id, href, labelKey, icon }),
  );
}
