import { cookieName } from '../device/cookie-attributes.ts';
import { SESSION_KEY } from './names.ts';
import { watchMember } from './session.ts';

/** The members whose data this document has shown, and the last of them; the empty text means a visitor. */
const shown = new Set<string>();
let latest = '';
/** The wait of calls while the browser keeps this page, and its end once the page has its own reader again. */
let wait: Promise<void> | undefined;
let endWait: () => void = () => undefined;

/**
 * What a call of a kept page has to wait for before it leaves: it would go to the gateway with a session that may be
 * over. Never settled on a page that is loaded again; undefined on a page that was never kept.
 */
export function untilReaderIsKnown(): Promise<void> | undefined {
  return wait;
}

/**
 * A browser may keep a page for its back and forward buttons and bring it back as it was, whoever is signed in by then.
 * So a member's page is hidden when it is left, and shows itself again only to the same member. Any other kept page
 * whose reader has changed is loaded again, and stays hidden meanwhile (SESS-15). Until it is known whose the page is,
 * nothing of it hears that it is visible again, and its calls wait.
 */
export function watchBackForwardCache(): void {
  note();
  watchMember(note);
  document.addEventListener('visibilitychange', holdBack, { capture: true });
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    wait ??= new Promise((resolve) => (endWait = resolve));
    if ([...shown].some(Boolean)) hide(true);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const now = memberOfCookie();
    const isForThem = latest === now && [...shown].every((member) => !member || member === now);
    hide(!isForThem);
    if (!isForThem) return window.location.reload();
    endWait();
    wait = undefined;
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

function holdBack(event: Event): void {
  if (wait && document.visibilityState === 'visible') event.stopImmediatePropagation();
}

function note(): void {
  latest = memberOfCookie();
  shown.add(latest);
}

/** Who is signed in now, according to the readable cookie. */
function memberOfCookie(): string {
  const start = `${cookieName(SESSION_KEY, location.protocol === 'https:')}=`;
  const text = document.cookie.split('; ').find((part) => part.startsWith(start));
  try {
    const { userName } = JSON.parse(decodeURIComponent(text?.slice(start.length) ?? '')) as {
      userName?: unknown;
    };
    return typeof userName === 'string' ? userName : '';
  } catch {
    return '';
  }
}

/** Hides the page; popups above it inherit that. */
function hide(isHidden: boolean): void {
  document.documentElement.style.visibility = isHidden ? 'hidden' : '';
}
