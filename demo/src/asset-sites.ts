/**
 * Sites with pictures that name their brand. Any other site gets the `plain` set, which names
 * none.
 */
export const assetSites = ['khela', 'nodi'] as const;

/** The folder of the pictures that name no brand. */
export const PLAIN_SET = 'plain';

/** The file of a picture in another width: `one.webp` and `one-120.webp`. */
export function twinOf(file: string, width: number): string {
  return file.replace(/(\.\w+)$/, `-${width}$1`);
}

/** The same picture in AVIF, which is a third smaller, for browsers that take it. */
export function avifOf(file: string): string {
  return file.replace(/\.webp$/, '.avif');
}

/** The path below `demo/assets` of a file that may differ per site (`{site}` in its name). */
export function assetForSite(file: string, siteSlug: string): string {
  const known = assetSites.some((slug) => slug === siteSlug);
  return file.replace('{site}', known ? siteSlug : PLAIN_SET);
}
