import type { CatalogueNoun, MessageKey } from '@maidan/i18n';

/** Entry of the tab bar that is lit on a screen. */
export type TabName = 'service' | 'promotions' | 'home' | 'invite' | 'member';

/** What a screen tells the shell about itself, in its route's `handle`. */
export interface ScreenHandle {
  /** Catalogues the screen speaks with, beside those of the shell. */
  readonly nouns: readonly CatalogueNoun[];
  /** Key of the title in header and document (SHELL-38, SHELL-39). */
  readonly titleKey: MessageKey;
  /** The screen gives the document a title of its own, such as the name of what it shows. */
  readonly titlesItself?: true;
  readonly header: 'home' | 'back' | 'none';
  readonly hasTabBar: boolean;
  readonly tab?: TabName;
  /**
   * Parameters of the address that the screen reads. A page that is the same for every visitor is rendered without all
   * others, so that nobody makes it another page by making parameters up.
   */
  readonly parameters?: readonly string[];
  /** Control at the end of a back header. */
  readonly headerAction?: 'search';
}

/**
 * What a screen's route may state: the handle, or for one screen under several paths, or with several views, the handle
 * of an address.
 */
export type ScreenHandleOf = ScreenHandle | ((pathname: string, search: string) => ScreenHandle);

/** Catalogues of the shell: on every page. */
export const SHELL_NOUNS: readonly CatalogueNoun[] = ['ui', 'site', 'lobby'];

/** The handle among a route's matches, of the innermost screen. */
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
