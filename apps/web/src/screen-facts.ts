/**
 * What the browser is told of the table of screens. It never loads the table: the build works out each call of these
 * functions, whose arguments are therefore written out, and puts the answer in the place of the call
 * (`apps/web/tables-in-place.ts`).
 */
import type { MessageKey } from '@maidan/i18n';
import type { Capability } from '@maidan/site';
import type { IconName } from '#ui/icons/icon-names.ts';
import type { Menu, ScreenRecord } from './screen-record.ts';
import { SCREENS } from './screens.ts';
import type { ScreenName } from './screens.ts';

/** An entry of a menu that leads to a screen. */
export interface MenuEntry {
  readonly screen: string;
  readonly href: string;
  readonly labelKey: MessageKey;
  readonly icon: IconName;
  /** Shown only while the site has it switched on. */
  readonly capability?: Capability;
  readonly isForAgents?: true;
  readonly isForBrowsers?: true;
}

/** The title of a screen in header and document (SHELL-38, SHELL-39). */
export function titleOf(screen: ScreenName): MessageKey {
  return SCREENS[screen].titleKey;
}

/** The path of a screen below the base, without a slash before it. */
export function pathOf(screen: ScreenName): string {
  return SCREENS[screen].paths[0];
}

/** The entries of a menu in their order. */
export function entriesOf(menu: Menu): MenuEntry[] {
  return Object.entries(SCREENS)
    .filter(([, { menus }]) => menus?.[menu])
    .sort(([, one], [, other]) => placeIn(menu, one) - placeIn(menu, other))
    .map(([screen, record]) => entryOf(menu, screen, record));
}

function placeIn(menu: Menu, { menus }: ScreenRecord): number {
  return menus?.[menu]?.[0] ?? 0;
}

function entryOf(menu: Menu, screen: string, record: ScreenRecord): MenuEntry {
  const { paths, icon, capability, guard, isForBrowsers, menus } = record;
  const [, labelKey, leadsTo] = menus?.[menu] ?? [];
  if (labelKey === undefined || icon === undefined)
    throw new Error(`The screen ${screen} stands in a menu without an icon`);
  return {
    screen,
    href: leadsTo ?? `/m/${paths[0]}`,
    labelKey,
    icon,
    ...(capability ? { capability } : {}),
    ...(guard === 'agents' ? { isForAgents: true } : {}),
    ...(isForBrowsers ? { isForBrowsers } : {}),
  };
}
