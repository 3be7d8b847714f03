import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { safeBackPath } from '#platform/address.ts';
import type { PopupContentProps } from '#platform/popup.ts';
import { useWords } from '#platform/words.tsx';
import { AuthTabs } from './auth-tabs.tsx';
import { FormLogo } from './form-logo.tsx';
import { LoginForm } from './login-form.tsx';
import { useSignedInPopup } from './use-signed-in.ts';

/** Login as a sheet over the lobby (SHELL-58): the same form as the page. */
export function LoginPopup({ isOpen, onClose, given }: PopupContentProps) {
  const { t } = useWords();
  const back = given['back'] === undefined ? undefined : safeBackPath(given['back']);
  const handleDone = useSignedInPopup(back, onClose);
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
        <AuthTabs value="login" back={back} />
        <Text as="h2" size="h1">
          {t('auth.login.heading')}
        </Text>
        <LoginForm action={loginAction(back)} onDone={handleDone} />
      </Stack>
    </BottomSheet>
  );
}

/** Where a plain post of the login form goes. */
function loginAction(back: string | undefined): string {
  return back === undefined ? '/m/login' : `/m/login?back=${encodeURIComponent(back)}`;
}
