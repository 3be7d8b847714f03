/** Styles that a game brings along; the build puts them into its document. */
declare module '*.css';
