import { compileCatalogue } from '@maidan/i18n/compile';
import { ownTextsIn } from '@maidan/site';
import { toBrowserSettings } from './site.tsx';
import type { RequestScope } from '../api/request-scope.ts';
import { aboveDesignTokens } from './theme-css.ts';

/** The status code of a site's documents, by whether the site is open for the visitor (SHELL-65 to SHELL-67). */
export const STATUS_CODES = { 0: 200, 1: 503, 2: 451 } as const;

/** What every page knows: the site, the reader's language, the session. Plain data, written into the page. */
export function rootDataOf(scope: RequestScope) {
  const { settings } = scope.site;
  const { status, location } = scope.status;
  return {
    settings: toBrowserSettings(settings, scope.locale),
    themeCss: aboveDesignTokens(settings.theme.css),
    defaultTheme: settings.theme.default,
    barColour: settings.theme.barColour,
    locale: scope.locale,
    digits: scope.digits,
    overrides: compileCatalogue(ownTextsIn(settings.texts, scope.locale)),
    session: scope.session,
    formToken: scope.formToken,
    hasSessionEnded: scope.hasSessionEnded || undefined,
    closed:
      status === 0
        ? undefined
        : {
            status,
            address: location.ip,
            endsAt: settings.maintenance.endsAt,
            customerService: settings.customerService,
          },
    origin: scope.origin,
  };
}

/** The data of the root route, for any component. */
export type RootData = ReturnType<typeof rootDataOf>;

let known: RootData | undefined;

/** Remembers what this document knows of site and reader, for the time when the server cannot be reached. */
export function noteRootData(root: RootData): void {
  known = root;
}

/**
 * Asks for the root's data again; while the server does not answer, gives what was known before, session included.
 * @throws the failure when nothing is known yet, and Responses, which are answers too
 */
export async function rootDataOrKnown(ask: () => Promise<RootData>): Promise<RootData> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Response || known === undefined) throw error;
    return known;
  }
}
