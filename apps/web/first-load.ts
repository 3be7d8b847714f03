/**
 * What the first page of a visitor is made of, in three files: the framework, which stays in the cache across releases;
 * the shell, which every page needs; and the lobby with its tiles, which lists need too. Few files matter on slow
 * mobile data: each one is a request that the styles and the first picture would have to share the line with.
 */
const SHELL = [
  'src/shell/(?:app-frame|document-html|screen-header|page-meta|router-link|shell-tab-bar|popup-host|toast-host|connection-bar|site-logo|back)\\.',
  'src/platform/(?:words|words-loader|site|session|popup|screen|address|preferences|language|document-extras|toast|trusted-types|log|failure|failure-text|tile)\\.',
  'src/ui/(?:action/(?:button|icon-button|pressable)|link|class-names|tokens|base|icons/icon|icons/icon-names|frame/(?:app-frame|header|tab-bar|frame)|feedback/(?:tag|toast|spinner|feedback)\\.|text/text)',
  'src/(?:root|entry\\.client)\\.',
  'node_modules/@lingui/core/',
  'packages/(?:i18n/(?:src/(?:translator|format|money-format|clock|locales|catalogues|index|digits)|generated/loaders)|site/(?:src/(?:capabilities|index)|fonts/fonts\\.css)|contract/src/constants)',
];
const LOBBY = [
  'src/features/(?:lobby/|favourites/(?:index|use-|starred-games)|notices/notice-bar|notices/index|games/(?:tile|index)\\.)',
  'src/ui/(?:banner/|game/|choice/(?:category-rail|choice|use-scrolled)|list/(?:list|list-row|cover-thumb)\\.|list/cover-thumb|game/near|image-failure)',
];

/** Groups for the bundler, the first that fits wins. */
export const firstLoadGroups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
  { name: 'shell', test: new RegExp(SHELL.join('|')) },
  { name: 'lobby', test: new RegExp(LOBBY.join('|')) },
];
