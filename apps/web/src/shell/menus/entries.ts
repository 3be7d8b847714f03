import type { Capability } from '@maidan/site';
import { entriesOf } from '#screen-facts.ts';
import type { MenuEntry } from '#screen-facts.ts';
import type { RunMode } from '#platform/device/preferences.ts';

/** Who looks at a menu, and where. */
export interface MenuReader {
  readonly can: (capability: Capability) => boolean;
  readonly isAgent: boolean;
  readonly runMode: RunMode;
}

/** The places that the side menu offers this reader (MENU-07, MENU-39). */
export function sideMenuPlaces(reader: MenuReader): MenuEntry[] {
  return offered(entriesOf('side'), reader);
}

/** The entries that the popup under the avatar offers this reader (MENU-20 to MENU-22, MENU-26). */
export function memberMenuEntries(reader: MenuReader): MenuEntry[] {
  return offered(entriesOf('avatar'), reader);
}

function offered(
  entries: readonly MenuEntry[],
  { can, isAgent, runMode }: MenuReader,
): MenuEntry[] {
  return entries.filter(({ capability, isForAgents, isForBrowsers }) => {
    if (capability && !can(capability)) return false;
    return (!isForAgents || isAgent) && (!isForBrowsers || runMode === 'browser');
  });
}
