import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { pathOf } from '#screen-facts.ts';
import { setFavourite } from '#features/favourites/favourites.queries.ts';
import { browserApi, read } from '#platform/api/browser.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { isPopupEntry } from '#platform/page/popup.ts';
import { useToast } from '#platform/page/toast.tsx';
import { dropIntent } from '#platform/session/intent.ts';
import type { Intent } from '#platform/session/intent.ts';
import { isFormalMember, useSession } from '#platform/session/session.ts';
import { takeIntent } from '#platform/session/take-intent.ts';
import { loadWords } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';

/** Where a guest is who is about to sign in; the help has the terms that a registration asks to be read. */
const ON_THE_WAY: readonly string[] = [
  pathOf('login'),
  pathOf('register'),
  pathOf('forgot'),
  pathOf('help'),
  'social',
];

/**
 * Does by itself what a guest tapped, as soon as the sign-in that followed is done. A guest who opens any other page
 * instead has turned away, and nothing happens later.
 */
export function GuestIntent() {
  const session = useSession();
  const location = useLocation();
  const member = session?.userName;
  // After free play another document begins for the member, and that one does it.
  const [former] = useState(member);
  const isMembers = isFormalMember(session) && (former === undefined || former === member);
  const carryOut = useCarryOut();
  const start = useEffectEvent((intent: Intent) => void carryOut(intent));
  // The step to the login has begun when the next page is loading.
  const isLeaving = useNavigation().state !== 'idle';
  const isOnTheWay =
    isLeaving ||
    isPopupEntry(location) ||
    ON_THE_WAY.includes(location.pathname.split('/')[1] ?? '');
  useEffect(() => {
    if (isMembers && member !== undefined) {
      const intent = takeIntent(member);
      if (intent) start(intent);
    } else if (!isOnTheWay) dropIntent();
  }, [isMembers, isOnTheWay, member]);
  return null;
}

/** Does what was meant, once, and says how it went. */
function useCarryOut() {
  const { t, locale } = useWords();
  const toast = useToast();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();

  async function run(intent: Intent): Promise<string> {
    if (intent.does === 'star') {
      await setFavourite(intent, true);
      return t('favourites.added_game', { game: intent.name });
    }
    const { promotionId } = intent;
    await read(browserApi.POST('/promotions/join', { body: { promotionId } }));
    await revalidate();
    return t('promotions.joined');
  }

  return async (intent: Intent): Promise<void> => {
    await loadWords(locale, ['errors', intent.does === 'star' ? 'favourites' : 'promotions']);
    try {
      toast.show({ text: await run(intent), tone: 'success', duration: 'short' });
    } catch (error) {
      toast.show({ text: failureText(error), tone: 'danger', duration: 'short' });
    }
  };
}
