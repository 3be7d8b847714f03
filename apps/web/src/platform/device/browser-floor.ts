/**
 * Inline script of the head: checks for features that came with the oldest supported browsers (Chrome 88, Safari 14.5;
 * `browser-floor.ts`). When they are missing the app does not start, the server's page stays as it is, and the contents
 * of its `noscript` elements are shown, because no script will follow.
 */
export const FLOOR_SCRIPT = `self.WeakRef&&self.CSS&&CSS.supports('selector(:where(a))')||(document.documentElement.dataset.plain='',addEventListener('DOMContentLoaded',function(){var t=self.trustedTypes,p=t?t.createPolicy('maidan',{createHTML:String}):{createHTML:String};[].forEach.call(document.querySelectorAll('noscript'),function(n){n.outerHTML=p.createHTML(n.textContent)})}))`;

/** Whether this browser gets the server's pages only. */
export function isBelowFloor(): boolean {
  return 'plain' in document.documentElement.dataset;
}
