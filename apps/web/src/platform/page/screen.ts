import type { CatalogueNoun, MessageKey } from '@maidan/i18n';

/** The highlighted entry of the tab bar on a screen. */
export type TabName = 'service' | 'promotions' | 'home' | 'invite' | 'member';

/** What a screen tells the shell about itself, in its route's `handle`. */
export interface ScreenHandle {
  /** Catalogues that the screen needs, beside those of the shell. */
  readonly nouns: readonly CatalogueNoun[];
  /** Key of the title in header and document (SHELL-38, SHELL-39). */
  readonly titleKey: MessageKey;
  /** The screen sets its own document title, such as the name of a game. */
  readonly titlesItself?: true;
  readonly header: 'home' | 'back' | 'none';
  readonly hasTabBar: boolean;
  readonly tab?: TabName;
  /**
   * Parameters of the address that the screen reads. A page that all visitors share is rendered without any others, so
   * that a made-up parameter does not make another page.
   */
  readonly parameters?: readonly string[];
  /** A page that all visitors share is made once for each kind of device, because the loader reads `readerDevice`. */
  readonly readsDevice?: true;
  /** A list of one's own, which a finger pulled down, or a button, asks for again. */
  readonly refreshes?: true;
  /** Control at the end of a back header. */
  readonly headerAction?: 'search' | 'export';
}

/**
 * A route's `handle`: the handle itself, or a function of the address, for one screen under several paths or with
 * several views.
 */
export type ScreenHandleOf = ScreenHandle | ((pathname: string, search: string) => ScreenHandle);

/** Catalogues of the shell, which every page has. */
export const SHELL_NOUNS: readonly CatalogueNoun[] = ['ui', 'site', 'lobby'];

/** The handle of the innermost screen in a route's matches. */
export function screenOf(
  matches: readonly { handle?: unknown; pathname?: string }[],
  search = '',
): ScreenHandle | undefined {
  const match = matches.reduce<(typeof matches)[number] | undefined>(
    (last, candidate) => (candidate.handle === undefined ? last : candidate),
    undefined,
  );
  const handle = match?.handle as ScreenHandleOf | undefined;
  return typeof handle === 'function' ? handle(match?.pathname ?? '/', search) : handle;
}
