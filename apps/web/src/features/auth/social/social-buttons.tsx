import type { SocialProvider } from '@maidan/contract/constants';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { OrLine, Row, Stack } from '#ui/text/layout.tsx';
import { FormToken } from '#platform/session/form-token.tsx';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { SocialFailureCode } from './social.model.ts';
import styles from '../auth.module.css';

/** Names of the providers, which are the same in every language, and their icons. */
const LOOK: Readonly<Record<SocialProvider, { name: string; icon: IconName }>> = {
  google: { name: 'Google', icon: 'google-logo-bold' },
  facebook: { name: 'Facebook', icon: 'facebook-logo-fill' },
};

/** The providers that the site has switched on (LOGIN-04, REG-11, SHELL-79); nothing when it has none. */
export function SocialButtons({ back }: { back: string | undefined }) {
  const { t } = useWords();
  const site = useSite();
  const providers: SocialProvider[] = [
    ...(site.can('googleSignIn') ? (['google'] as const) : []),
    ...(site.can('facebookSignIn') ? (['facebook'] as const) : []),
  ];
  if (providers.length === 0) return null;
  return (
    <Stack gap={4}>
      <OrLine>{t('auth.login.or')}</OrLine>
      <Row gap={3} spread="even">
        {providers.map((provider) => (
          <form
            key={provider}
            method="post"
            action={`/m/social/${provider}`}
            className={styles.social}
            aria-label={t(`auth.login.with_${provider}`)}
          >
            <FormToken />
            <input type="hidden" name="back" value={back ?? ''} />
            <Button type="submit" width="block" icon={LOOK[provider].icon}>
              {LOOK[provider].name}
            </Button>
          </form>
        ))}
      </Row>
    </Stack>
  );
}

/** The result of a sign-in with a provider that led back to the login (LOGIN-05, MSG-04). */
export function SocialFailure({ failure }: { failure: SocialFailureCode | undefined }) {
  const { t } = useWords();
  if (failure === undefined) return null;
  const key =
    failure === 'auth.social_unavailable'
      ? ('auth.no_permission' as const)
      : (`errors.${failure}` as const);
  return (
    <Note tone="danger" isAlert>
      {t(key)}
    </Note>
  );
}
