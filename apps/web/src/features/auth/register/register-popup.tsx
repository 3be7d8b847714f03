import { useQuery } from '@tanstack/react-query';
import { Note } from '#ui/feedback/note.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { FullPopup } from '#ui/popup/full-popup.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { safeBackPath } from '#platform/page/address.ts';
import { queryClient } from '#platform/api/query.ts';
import { useSite } from '#platform/site/site.tsx';
import { useToast } from '#platform/page/toast.tsx';
import type { PopupContentProps } from '#platform/page/popup.ts';
import { useWords } from '#platform/words/words.tsx';
import { authPath } from '../session/auth-path.ts';
import { AuthTabs } from '../auth-tabs.tsx';
import { authQueries } from '../auth.queries.ts';
import { FormLogo } from '../form/form-logo.tsx';
import { ServiceButton } from '../form/service-action.tsx';
import { FreePlayButton } from '../free-play/free-play-button.tsx';
import { RegisterBanner } from './register-banner.tsx';
import { RegisterForm } from './register-form.tsx';
import type { Affiliate } from './register.model.ts';
import { usePopupAffiliate } from './use-popup-affiliate.ts';
import { SocialButtons } from '../social/social-buttons.tsx';
import { useSignedInPopup } from '../session/use-signed-in-popup.ts';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { useRetry } from '#platform/api/retry.ts';

/** Registration as a popup of full height (SHELL-58): the same form as the page. */
export function RegisterPopup({ isOpen, onClose, given }: PopupContentProps) {
  const { t } = useWords();
  const site = useSite();
  const back = given['back'] === undefined ? undefined : safeBackPath(given['back']);
  const affiliate = usePopupAffiliate(given);
  const isOffered = site.can('usernameRegistration') || site.can('mobileRegistration');
  return (
    <FullPopup
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t('auth.register.title')}
      head={<FormLogo />}
      action={<ServiceButton />}
    >
      <Stack gap={4}>
        <AuthTabs value="register" back={back} affiliate={affiliate} />
        {isOffered ? (
          <FormWithRules back={back} affiliate={affiliate} onClose={onClose} />
        ) : (
          <Note tone="info">{t('errors.site.feature_off')}</Note>
        )}
      </Stack>
    </FullPopup>
  );
}

function FormWithRules({
  back,
  affiliate,
  onClose,
}: Pick<PopupContentProps, 'onClose'> & { back: string | undefined; affiliate: Affiliate }) {
  const { t, locale } = useWords();
  const retry = useRetry();
  const toast = useToast();
  const signedIn = useSignedInPopup(back, onClose);
  const { data, error, refetch, isFetching } = useQuery(
    authQueries.registration(locale),
    queryClient(),
  );
  if (data) {
    const handleDone = async () => {
      await signedIn();
      toast.show({ text: t('auth.register.done'), tone: 'success' });
    };
    return (
      <>
        <RegisterBanner banner={data.banner} />
        <RegisterForm
          action={authPath('register', back, affiliate)}
          rules={data.rules}
          affiliate={affiliate}
          onDone={handleDone}
        />
        <SocialButtons back={back} />
        <FreePlayButton />
      </>
    );
  }
  if (!error) return <ListSkeleton label={t('ui.loading')} />;
  return (
    <RetryState
      title={t('ui.failed')}
      {...retry(error, { isBusy: isFetching, onRetry: () => void refetch() })}
    />
  );
}
