/** What the router keeps of a screen; `window.__reactRouterManifest` is where it reads that. */
interface KnownScreens {
  readonly routes: Record<string, { css?: string[] } | undefined>;
}

let inPage: readonly string[] | undefined;

/**
 * Addresses of the style sheets that came with the page, in its order; none on the server. They stay for as long as the
 * document does, so nothing may bring one of them a second time: the whole page would be styled anew for nothing.
 */
export function sheetsInPage(): readonly string[] {
  if (typeof document === 'undefined') return [];
  inPage ??= Array.from(
    document.querySelectorAll<HTMLStyleElement>('style[data-sheet]'),
    ({ dataset }) => dataset['sheet'] ?? '',
  );
  return inPage;
}

/** Takes them from what the router would bring together with a screen; before it takes over the page. */
export function forgetSheetsInPage(): void {
  const { __reactRouterManifest: screens } = window as { __reactRouterManifest?: KnownScreens };
  const present = new Set(sheetsInPage());
  for (const screen of Object.values(screens?.routes ?? {})) {
    // The router marks the address of a sheet that a later chunk has too by a bare `#`.
    if (screen?.css) screen.css = screen.css.filter((href) => !present.has(href.replace(/#$/, '')));
  }
}
