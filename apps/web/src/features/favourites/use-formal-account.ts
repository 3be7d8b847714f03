import { ApiFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useLocationNow, useShowPopup } from '#platform/page/popup.ts';
import { isTrialUser, useSession } from '#platform/session/session.ts';
import { useToast } from '#platform/page/toast.tsx';
import { loadWords } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';

/**
 * Guards a function that needs a real account but no screen of its own: answers whether it may run. A trial user is
 * told why not, and can log in with a real account at once (SESS-32, MSG-39); `keepIntent` is called when that is tapped.
 */
export function useFormalAccount(): (keepIntent: () => void) => Promise<boolean> {
  const { t, locale } = useWords();
  const session = useSession();
  const toast = useToast();
  const failureText = useFailureText();
  const show = useShowPopup();
  const locationNow = useLocationNow();
  return async (keepIntent) => {
    if (!isTrialUser(session)) return true;
    await loadWords(locale, ['errors']);
    const { pathname, search } = locationNow();
    const onPress = () => {
      keepIntent();
      show('login', { back: `/m${pathname}${search}` });
    };
    toast.show({
      text: failureText(new ApiFailure('session.formal_account_required')),
      tone: 'danger',
      action: { label: t('lobby.welcome.login'), onPress },
    });
    return false;
  };
}
