import { useQuery } from '@tanstack/react-query';
import { Note } from '#ui/feedback/note.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { safeBackPath } from '#platform/page/address.ts';
import type { PopupContentProps } from '#platform/page/popup.ts';
import { queryClient } from '#platform/api/query.ts';
import { useWords } from '#platform/words/words.tsx';
import { authPath } from '../session/auth-path.ts';
import { AuthTabs } from '../auth-tabs.tsx';
import { authQueries } from '../auth.queries.ts';
import { FormLogo } from '../form/form-logo.tsx';
import { FreePlayButton } from '../free-play/free-play-button.tsx';
import { LoginForm } from './login-form.tsx';
import { gameAfterLogin } from './game-after-login.ts';
import { usePopupAffiliate } from '../register/use-popup-affiliate.ts';
import { SocialButtons } from '../social/social-buttons.tsx';
import { useSignedInPopup } from '../session/use-signed-in-popup.ts';

/** Login as a sheet over the lobby (SHELL-58): the same form as the page. */
export function LoginPopup({ isOpen, onClose, given }: PopupContentProps) {
  const { t, locale } = useWords();
  const back = given['back'] === undefined ? undefined : safeBackPath(given['back']);
  const affiliate = usePopupAffiliate(given);
  const asAgent = given['as'] === 'agent';
  const handleDone = useSignedInPopup(back, onClose);
  // The form does not wait for the rules: they only show a fault earlier than the gateway would.
  const { data: rules } = useQuery(authQueries.rules(), queryClient());
  const address = gameAfterLogin(back);
  const { data: gameName } = useQuery(
    { ...authQueries.gameName(address, locale), enabled: address !== undefined },
    queryClient(),
  );
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t('auth.login.title')}
      look="page"
      head={<FormLogo />}
    >
      <Stack gap={4}>
        <AuthTabs value="login" back={back} affiliate={affiliate} />
        <Text as="h2" size="h1">
          {t(asAgent ? 'auth.login.heading_agent' : 'auth.login.heading')}
        </Text>
        {gameName && <Note tone="info">{t('auth.login.game_waits', { game: gameName })}</Note>}
        <LoginForm
          action={authPath('login', back, affiliate)}
          rules={rules}
          asAgent={asAgent}
          back={back}
          onDone={handleDone}
        />
        <SocialButtons back={back} />
        <FreePlayButton back={back} />
      </Stack>
    </BottomSheet>
  );
}
