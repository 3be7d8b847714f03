/** Styles that a game's chunk brings along; the bundler puts them into files. */
declare module '*.css';
