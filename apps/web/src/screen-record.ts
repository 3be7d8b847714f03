import type { MessageKey } from '@maidan/i18n';
import type { Capability } from '@maidan/site';
import type { IconName } from '#ui/icons/icon-names.ts';

/**
 * Who may open a screen (SHELL-61, SHELL-63): anybody; visitors only; members; members with a formal account (SESS-33);
 * agents. Of `itself` the loader decides, by more than who reads.
 */
export type Guard = 'anyone' | 'visitors' | 'members' | 'formal' | 'agents' | 'itself';

/** A menu that lists screens: the side menu, the popup under the avatar, the shortcuts and lists of the member centre. */
export type Menu = 'side' | 'avatar' | 'shortcuts' | 'lists';

/** The place of a screen among the entries of a menu, its label there, and what it leads to in place of the screen. */
export type MenuPlace = readonly [place: number, labelKey: MessageKey, leadsTo?: string];

/** What the product knows of a screen beside its code. */
export interface ScreenRecord {
  /** Paths below the base; links lead to the first. The empty one is the base itself. */
  readonly paths: readonly [string, ...string[]];
  /** Module of the screen, from `src/features`. */
  readonly file: string;
  readonly guard: Guard;
  /** Where the guard sends a visitor in place of the login page. */
  readonly visitorsGo?: '/home' | '/activity';
  /** Without it the site has no such screen (SHELL-75). */
  readonly capability?: Capability;
  /** Title in header and document (SHELL-38, SHELL-39). */
  readonly titleKey: MessageKey;
  /** Stands before its entries in menus. */
  readonly icon?: IconName;
  /** Menus offer it in a browser only: not in the native app, nor in one installed from the home screen (MENU-12). */
  readonly isForBrowsers?: true;
  readonly menus?: Partial<Record<Menu, MenuPlace>>;
}
