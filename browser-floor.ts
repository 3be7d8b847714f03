/**
 * The oldest browsers that the scripts run on, by the names of MDN's compatibility data; older ones get the server's pages.
 * The builds lower syntax and styles to it, `tools/compat` holds what they made against it, and the types of browser code
 * (`tsconfig.browser.json` of each app) know no library that is newer.
 */
export const BROWSER_FLOOR = {
  chrome: '88',
  chrome_android: '88',
  webview_android: '88',
  samsunginternet_android: '15.0',
  safari: '14.1',
  safari_ios: '14.5',
  firefox: '115',
  firefox_android: '115',
} as const;

const BESIDE_CHROME = [
  `safari${BROWSER_FLOOR.safari}`,
  `ios${BROWSER_FLOOR.safari_ios}`,
  `firefox${BROWSER_FLOOR.firefox}`,
];

/** The floor as the style compiler names it. */
export const STYLE_TARGETS = [`chrome${BROWSER_FLOOR.chrome}`, ...BESIDE_CHROME];

/**
 * The floor as the bundler names it. It takes `?.` for missing before Chrome 91, since `f?.(...list)` was wrong there, and
 * would write every `?.` out; that one form is what `tools/compat` refuses instead. What else Chrome 89 to 91 brought came
 * to Safari later than the floor, so that it is lowered all the same.
 */
export const SCRIPT_TARGETS = ['chrome91', ...BESIDE_CHROME];
