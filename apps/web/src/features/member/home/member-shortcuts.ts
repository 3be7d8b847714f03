import type { Capability } from '@maidan/site';
import { entriesOf } from '#screen-facts.ts';
import type { MenuEntry } from '#screen-facts.ts';

/** The member shortcuts that the site has switched on (MENU-16, SHELL-81), and the member's own lists, which no setting takes away. */
export function memberShortcuts(can: (capability: Capability) => boolean): MenuEntry[] {
  const shortcuts = entriesOf('shortcuts').filter(
    ({ capability }) => capability === undefined || can(capability),
  );
  return [...shortcuts, ...entriesOf('lists')];
}
