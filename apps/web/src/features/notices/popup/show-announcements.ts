import type { Location } from 'react-router';
import type { Locale } from '@maidan/i18n';
import { logFault } from '#platform/page/log.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { isPopupEntry } from '#platform/page/popup.ts';
import type { PopupName } from '#platform/page/popup.ts';
import { readSessionCache, writeSessionCache } from '#platform/session/cache.ts';

/** Name under which the browser session remembers that the announcements were shown. */
const MARK = 'notices.announced';
/** Events that show that somebody uses the page. */
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;
/** Time from such an event to the popup, in milliseconds, so that a tap first does what it was meant for. */
const AFTER_SIGN_MS = 600;

/**
 * How long a page that nobody has touched is left alone, in milliseconds. A member then sees them without any event.
 */
const UNTOUCHED_MS = 5_000;

/** For a browser without storage: at least this page remembers. */
let isShown = false;

interface AnnouncementsOptions {
  readonly locale: Locale;
  /** A member sees them after the login; a visitor only after the first use of the page. */
  readonly isMember: boolean;
  readonly show: (popup: PopupName) => void;
  readonly locationNow: () => Location;
  /** Ends the wait when the reader leaves home. */
  readonly signal: AbortSignal;
}

/**
 * Shows the announcements if there are some and this browser session has not shown them. After a login, which is done
 * by hand, they come at once. A page that nobody has touched is left alone for a while, because a popup over it would
 * count as its main content, and browsers skip its history entry on the way back. An open popup is not disturbed.
 */
export async function showAnnouncements({
  locale,
  isMember,
  show,
  locationNow,
  signal,
}: AnnouncementsOptions): Promise<void> {
  const isFree = () => !signal.aborted && !isPopupEntry(locationNow());
  if (isShown || readSessionCache(MARK, isTrue)) return;
  let answer: Promise<boolean> | undefined;
  const ask = () => (answer ??= areThereAny(locale));
  if (!isMember || !wasTouched()) await someoneIsThere(signal, isMember, ask);
  if (!isFree() || !(await ask()) || !isFree()) return;
  isShown = true;
  writeSessionCache(MARK, true);
  show('announcements');
}

/** Whether somebody has used this document by hand, as far as the browser knows. */
function wasTouched(): boolean {
  const { userActivation } = navigator as { userActivation?: { hasBeenActive: boolean } };
  return userActivation?.hasBeenActive ?? false;
}

/** Waits for the first use of the page, so that a reader who only looks at it loads nothing more. */
function someoneIsThere(
  signal: AbortSignal,
  isBounded: boolean,
  onSign: () => unknown,
): Promise<void> {
  return new Promise((resolve) => {
    if (isBounded) setTimeout(resolve, UNTOUCHED_MS);
    const handleSign = () => {
      onSign();
      setTimeout(resolve, AFTER_SIGN_MS);
    };
    for (const sign of SIGNS) {
      window.addEventListener(sign, handleSign, { once: true, passive: true, signal });
    }
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Nobody asked for the announcements, so a failed load is logged and not shown. */
async function areThereAny(locale: Locale): Promise<boolean> {
  try {
    const { countAnnouncements } = await import('./announcement-count.ts');
    return (await countAnnouncements(locale)) > 0;
  } catch (error) {
    logFault('The announcements could not be fetched', codeOf(error));
    return false;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof ApiFailure ? error.code : error;
}

function isTrue(value: unknown): value is true {
  return value === true;
}
