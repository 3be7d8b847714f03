/**
 * The oldest browsers in which the scripts run, by the names of MDN's compatibility data; older browsers get the
 * server's pages. The builds lower syntax and styles to them, `tools/compat` checks the built files against them, and
 * the types of browser code (`tsconfig.browser.json` of each app) contain nothing newer.
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

/** The oldest browsers in the names of the style compiler. */
export const STYLE_TARGETS = [`chrome${BROWSER_FLOOR.chrome}`, ...BESIDE_CHROME];

/**
 * The oldest browsers in the names of the bundler. The bundler takes `?.` as missing before Chrome 91, since
 * `f?.(...list)` was wrong there, and would expand every `?.`. So Chrome is given as newer here, and `tools/compat`
 * refuses that one form. Everything else that Chrome 89 to 91 added came to Safari later than our oldest version, so it
 * is lowered all the same.
 */
export const SCRIPT_TARGETS = ['chrome91', ...BESIDE_CHROME];
