import { cookieName } from '../device/cookie-attributes.ts';
import { SESSION_KEY } from './names.ts';
import { watchMember } from './session.ts';

/** Members whom this document has shown something of, and whom it was last for; empty stands for a visitor. */
const shown = new Set<string>();
let latest = '';

/**
 * A page that the browser keeps for its back and forward steps comes back as it was left, whoever is signed in by then.
 * A member's page is hidden as it is left, and shows itself again only to the same member; any other kept page whose
 * reader has changed is loaded anew, and nothing of it is seen meanwhile (SESS-15).
 */
export function watchBackForwardCache(): void {
  note();
  watchMember(note);
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && [...shown].some(Boolean)) hide(true);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const now = memberOfCookie();
    const isForThem = latest === now && [...shown].every((member) => !member || member === now);
    hide(!isForThem);
    if (!isForThem) window.location.reload();
  });
}

function note(): void {
  latest = memberOfCookie();
  shown.add(latest);
}

/** Who is signed in just now, as the readable cookie says. */
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

/** Popups above the page inherit it too. */
function hide(isHidden: boolean): void {
  document.documentElement.style.visibility = isHidden ? 'hidden' : '';
}
