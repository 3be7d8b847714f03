/**
 * Inline script of the head: asks for what came with the oldest browsers that the app runs on (Chrome 88, Safari 14.5;
 * `browser-floor.ts`). Where it is missing the app does not start, the server's page stays as it is, and what stands in
 * its `noscript` elements is shown, since nothing else will come.
 */
export const FLOOR_SCRIPT = `self.WeakRef&&self.CSS&&CSS.supports('selector(:where(a))')||(document.documentElement.dataset.plain='',addEventListener('DOMContentLoaded',function(){var t=self.trustedTypes,p=t?t.createPolicy('maidan',{createHTML:String}):{createHTML:String};[].forEach.call(document.querySelectorAll('noscript'),function(n){n.outerHTML=p.createHTML(n.textContent)})}))`;

/** Whether this browser gets the server's pages only. */
export function isBelowFloor(): boolean {
  return 'plain' in document.documentElement.dataset;
}
