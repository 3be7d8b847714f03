/**
 * A brand's tokens as a page carries them: above those of the design in any order of loading. The design's stand in plain
 * `:root`, which every browser knows, so the brand's selectors weigh as much as an id that no element has.
 *
 * @param checkedCss a theme that was held to the rules of the settings, without comments
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
