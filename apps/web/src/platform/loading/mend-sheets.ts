import { pauseOrOnline } from '../connection/pause.ts';
import { linkSheet } from './link-sheet.ts';
import { loadWithRetries } from './load-with-retries.ts';

const FIRST_TRY_MS = 1_000;

/**
 * Loads a style sheet again that the router linked and that did not come. The router shows the screen nevertheless and
 * leaves the failed link in the page, so a screen that was opened without a connection would stay without its styles
 * (SHELL-98). Call it before hydration.
 */
export function mendSheets(): void {
  // The event of a link does not bubble, so it is caught on its way down.
  document.addEventListener('error', (event) => mend(event.target), true);
}

function mend(link: EventTarget | null): void {
  if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return;
  if ('late' in link.dataset || 'failed' in link.dataset) return;
  link.dataset['failed'] = '';
  void pauseOrOnline(FIRST_TRY_MS).then(() =>
    loadWithRetries('A style sheet', () => linkSheet(link.href)),
  );
}
