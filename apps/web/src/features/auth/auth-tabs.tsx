import { Segment } from '#ui/choice/segment.tsx';
import { useWords } from '#platform/words/words.tsx';
import { authPath } from './session/auth-path.ts';
import type { AuthPage } from './session/auth-path.ts';
import type { Affiliate } from './register/register.model.ts';

/** The tab menu that login and registration share (REG-01). Its links keep the way back and the invitation. */
export function AuthTabs({
  value,
  back,
  affiliate,
}: {
  value: AuthPage;
  back: string | undefined;
  affiliate: Affiliate;
}) {
  const { t } = useWords();
  return (
    <Segment
      label={t('auth.tabs.label')}
      value={value}
      items={[
        { id: 'login', label: t('auth.login.title'), href: authPath('login', back, affiliate) },
        {
          id: 'register',
          label: t('auth.register.title'),
          href: authPath('register', back, affiliate),
        },
      ]}
    />
  );
}
