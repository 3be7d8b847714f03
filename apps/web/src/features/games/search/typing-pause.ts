/** Pause after the last keystroke before a search begins, in milliseconds (SEARCH-06). */
export const TYPING_PAUSE_MS = 500;
