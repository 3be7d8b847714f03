import { cookieName } from '../device/cookie-attributes.ts';
import { SESSION_KEY } from './names.ts';
import { watchMember } from './session.ts';

/** The members whose data this document has shown, and the last of them; the empty text means a visitor. */
const shown = new Set<string>();
let latest = '';

/**
 * A browser may keep a page for its back and forward buttons and bring it back as it was, whoever is signed in by then.
 * So a member's page is hidden when it is left, and shows itself again only to the same member. Any other kept page
 * whose reader has changed is loaded again, and stays hidden meanwhile (SESS-15). Until it is known whose the page is,
 * nothing of it hears that it is visible again: it would call the gateway with a session that may be over.
 */
export function watchBackForwardCache(): void {
  note();
  watchMember(note);
  let isKept = false;
  const holdBack = (event: Event) => {
    if (isKept && document.visibilityState === 'visible') event.stopImmediatePropagation();
  };
  document.addEventListener('visibilitychange', holdBack, { capture: true });
  window.addEventListener('pagehide', ({ persisted }) => {
    isKept = persisted;
    if (persisted && [...shown].some(Boolean)) hide(true);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const now = memberOfCookie();
    const isForThem = latest === now && [...shown].every((member) => !member || member === now);
    hide(!isForThem);
    isKept = !isForThem;
    if (isForThem) document.dispatchEvent(new Event('visibilitychange'));
    else window.location.reload();
  });
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
