import { BackHeader } from '#ui/frame/header.tsx';
import { SrOnly } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import { FormLogo } from './form/form-logo.tsx';
import { ServiceButton } from './form/service-action.tsx';
import type { AuthPage } from './session/auth-path.ts';

/**
 * The header of the login and of the registration: the way home, the logo in the place of the title, and customer service
 * (LOGIN-01, REG-02, REG-10, SHELL-41).
 */
export function AuthHeader({ page }: { page: AuthPage }) {
  const { t } = useWords();
  return (
    <BackHeader
      title={
        <>
          <SrOnly>{t(`auth.${page}.title`)}</SrOnly>
          <FormLogo />
        </>
      }
      back={{ href: '/m/home', label: t('site.header.back') }}
      action={<ServiceButton />}
    />
  );
}
