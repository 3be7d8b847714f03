import type { MessageKey } from '@maidan/i18n';
import type { Capability } from '@maidan/site';
import type { IconName } from '#ui/icons/icon-names.ts';
import { BUILT_SCREENS } from '#features/member/index.ts';
import type { MenuScreen } from '#features/member/index.ts';
import type { RunMode } from '#platform/device/preferences.ts';

/** An entry of a menu that leads to a screen. */
export interface MenuEntry {
  readonly screen: MenuScreen;
  readonly href: string;
  readonly labelKey: MessageKey;
  readonly icon: IconName;
  /** Shown only while the site has it switched on. */
  readonly capability?: Capability;
  /** Shown to agents only (MENU-10, MENU-11). */
  readonly isForAgents?: true;
  /** Shown in a browser only: not in the native app nor in one installed from the home screen (MENU-12). */
  readonly isForBrowsers?: true;
}

/** First group of the side menu, in the order of MENU-07; targets of MENU-39. */
const PLACES: readonly MenuEntry[] = [
  { screen: 'home', href: '/m/home', labelKey: 'member.menu.home', icon: 'house-duotone' },
  {
    screen: 'memberCentre',
    href: '/m/member/home',
    labelKey: 'member.menu.member_centre',
    icon: 'user-circle-duotone',
  },
  {
    screen: 'bettingRecord',
    href: '/m/gameRecord',
    labelKey: 'member.menu.betting_record',
    icon: 'receipt-duotone',
    capability: 'bettingRecord',
  },
  {
    screen: 'accountRecord',
    href: '/m/transaction/record',
    labelKey: 'member.menu.account_record',
    icon: 'list-dashes-duotone',
    capability: 'accountRecord',
  },
  {
    screen: 'invite',
    href: '/m/invite',
    labelKey: 'member.menu.invite',
    icon: 'user-plus-duotone',
    capability: 'referral',
  },
  {
    screen: 'agencyCentre',
    href: '/m/agent/home',
    labelKey: 'member.menu.agency_centre',
    icon: 'users-three-duotone',
    isForAgents: true,
  },
  {
    screen: 'download',
    href: '/m/download',
    labelKey: 'member.menu.download',
    icon: 'device-mobile-duotone',
    isForBrowsers: true,
  },
];

/** Entries of the member popup, in the order of MENU-20; targets of MENU-21, MENU-22 and MENU-26. */
const MEMBER_ENTRIES: readonly MenuEntry[] = [
  {
    screen: 'memberCentre',
    href: '/m/member/home',
    labelKey: 'member.popup.profile',
    icon: 'user-circle-duotone',
  },
  {
    screen: 'agencyCentre',
    href: '/m/member/home',
    labelKey: 'member.popup.agency_centre',
    icon: 'users-three-duotone',
    isForAgents: true,
  },
  {
    screen: 'withdraw',
    href: '/m/withdraw',
    labelKey: 'member.popup.withdraw',
    icon: 'arrow-circle-up-duotone',
  },
  {
    screen: 'accountRecord',
    href: '/m/transaction/record',
    labelKey: 'member.popup.account_record',
    icon: 'list-dashes-duotone',
    capability: 'accountRecord',
  },
  {
    screen: 'bettingRecord',
    href: '/m/gameRecord',
    labelKey: 'member.popup.betting_record',
    icon: 'receipt-duotone',
    capability: 'bettingRecord',
  },
];

/** Who looks at a menu, and where. */
export interface MenuReader {
  readonly can: (capability: Capability) => boolean;
  readonly isAgent: boolean;
  readonly runMode: RunMode;
}

/** The places that the side menu offers this reader. */
export function sideMenuPlaces(reader: MenuReader): MenuEntry[] {
  return offered(PLACES, reader);
}

/** The entries that the member popup offers this reader. */
export function memberMenuEntries(reader: MenuReader): MenuEntry[] {
  return offered(MEMBER_ENTRIES, reader);
}

function offered(
  entries: readonly MenuEntry[],
  { can, isAgent, runMode }: MenuReader,
): MenuEntry[] {
  return entries.filter(({ screen, capability, isForAgents, isForBrowsers }) => {
    if (!BUILT_SCREENS.has(screen)) return false;
    if (capability && !can(capability)) return false;
    return (!isForAgents || isAgent) && (!isForBrowsers || runMode === 'browser');
  });
}
