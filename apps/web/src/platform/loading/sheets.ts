/** What the router knows of each screen; it reads that from `window.__reactRouterManifest`. */
interface KnownScreens {
  readonly routes: Record<string, { css?: string[] } | undefined>;
}

let inPage: readonly string[] | undefined;

/**
 * Addresses of the style sheets inside the page, in its order; none on the server. They stay as long as the document,
 * so loading one of them again would only make the browser style the whole page again.
 */
export function sheetsInPage(): readonly string[] {
  if (typeof document === 'undefined') return [];
  inPage ??= Array.from(
    document.querySelectorAll<HTMLStyleElement>('style[data-sheet]'),
    ({ dataset }) => dataset['sheet'] ?? '',
  );
  return inPage;
}

/** Removes them from what the router would load for a screen. Call it before hydration. */
export function forgetSheetsInPage(): void {
  const { __reactRouterManifest: screens } = window as { __reactRouterManifest?: KnownScreens };
  const present = new Set(sheetsInPage());
  for (const screen of Object.values(screens?.routes ?? {})) {
    // The router adds a bare `#` to the address of a style sheet that a later chunk has too.
    if (screen?.css) screen.css = screen.css.filter((href) => !present.has(href.replace(/#$/, '')));
  }
}
