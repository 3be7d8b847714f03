/**
 * A brand's tokens in a form that wins over the design system's own, whichever loads first. The design system's are in
 * plain `:root`, which every browser knows, so the brand's selectors get the weight of an id that no element has.
 *
 * @param checkedCss a theme that the settings have checked, without comments
 */
export function aboveDesignTokens(checkedCss: string): string {
  return checkedCss.replace(/([^{}]+)\{/g, (_whole, selectors: string) => `${raised(selectors)}{`);
}

function raised(selectors: string): string {
  return selectors
    .split(',')
    .map((selector) => `${selector.trim()}:not(#_)`)
    .join();
}
