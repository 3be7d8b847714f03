import type { Location } from 'react-router';
import type { Locale } from '@maidan/i18n';
import { logFault } from '#platform/page/log.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { isPopupEntry } from '#platform/page/popup.ts';
import type { PopupName } from '#platform/page/popup.ts';
import { readSessionCache, writeSessionCache } from '#platform/session/cache.ts';

/** Name under which the browser session remembers that the announcements were shown. */
const MARK = 'notices.announced';
/** Signs that someone is at the page. */
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;
/** Between such a sign and the popup, in milliseconds, so that a tap leads first where it leads. */
const AFTER_SIGN_MS = 600;

/** A member sees them without lifting a finger; a page that nobody has touched yet is first let stand, in milliseconds. */
const UNTOUCHED_MS = 5_000;

/** For browsers that keep nothing: at least this page knows. */
let isShown = false;

interface Turn {
  readonly locale: Locale;
  /** They are told to who has logged in; a visitor meets them once somebody is at the page. */
  readonly isMember: boolean;
  readonly show: (popup: PopupName) => void;
  readonly locationNow: () => Location;
  /** Ends the wait when home is left. */
  readonly signal: AbortSignal;
}

/**
 * Shows the announcements when they have not been shown in this browser session and there are some. After a
 * login, which is done by hand, they come at once. A page that nobody has touched yet is given time: a popup over it would
 * count as its main content, and browsers skip its history entry on the way back. A popup that is open by then is left
 * alone.
 */
export async function announce({
  locale,
  isMember,
  show,
  locationNow,
  signal,
}: Turn): Promise<void> {
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

/** Whether this document has been used by hand, as far as the browser tells. */
function wasTouched(): boolean {
  const { userActivation } = navigator as { userActivation?: { hasBeenActive: boolean } };
  return userActivation?.hasBeenActive ?? false;
}

/** Whoever only looks at the page pays for nothing: what follows is fetched from the first sign on. */
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

/** Nobody asked for the announcements, so a failure to fetch them is logged and shows nothing. */
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
