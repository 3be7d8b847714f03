import { useNavigate, useLocation, useRevalidator } from 'react-router';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import { postedForm } from '#platform/api/posted-form.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useSite } from '#platform/site/site.tsx';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { FormLogo } from '../form/form-logo.tsx';
import { ForgotHead, ForgotWays } from './forgot-ways.tsx';
import { recoveryWayOf } from './forgot.model.ts';
import { LinkForm } from './link-form.tsx';
import { postLink, postMailRecovery } from './post-recovery.ts';
import { toRules } from '../register/register.model.ts';
import styles from '../auth.module.css';
import type { Route } from './+types/forgot-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['auth', 'errors'],
  titleKey: titleOf('forgot'),
  parameters: ['token', 'by'],
  header: 'back',
  hasTabBar: false,
};

/** Reads from the address which way is chosen, or the token of a recovery link. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { site } = context.get(requestScope);
  const token = url.searchParams.get('token') ?? undefined;
  return {
    token,
    by: recoveryWayOf(url.searchParams.get('by')),
    rules: toRules(site.settings.register),
    year: new Date().getUTCFullYear(),
  };
}

/** Handles the plain forms of a page without script: recovery by mail, and the new password of a recovery link. */
export async function action({ context, request }: Route.ActionArgs) {
  const scope = context.get(requestScope);
  const values = await postedForm(request, scope);
  return values['token']
    ? { link: await postLink(scope, values), mail: undefined }
    : { link: undefined, mail: await postMailRecovery(scope, values) };
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function ForgotScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t, format } = useWords();
  const { name } = useSite().settings;
  const { token, by, rules, year } = loaderData;
  const { goBack, finish, finishLink } = useWaysOut();
  return (
    <div className={styles.page}>
      <Stack gap={5} isPadded>
        <Row spread="middle">
          <FormLogo />
        </Row>
        {token === undefined ? (
          <ForgotWays
            isPage
            rules={rules}
            by={by}
            posted={actionData?.mail}
            onSent={goBack}
            onSet={finish}
          />
        ) : (
          <>
            <ForgotHead text={t('auth.forgot.text_link')} />
            <LinkForm token={token} rules={rules} posted={actionData?.link} onDone={finishLink} />
          </>
        )}
        <footer>
          <Text size="caption" tone="3" isCentred>
            {t('site.footer.copyright', { year: format.localDigits(String(year)), site: name })}
          </Text>
        </footer>
      </Stack>
    </div>
  );
}

/** Where the three ways end: one step back (PSW-15), home with a session (PSW-22), or the login. */
function useWaysOut() {
  const { t } = useWords();
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const saved = () => toast.show({ text: t('auth.changes_saved'), tone: 'success' });
  return {
    goBack: () => void (location.key === 'default' ? navigate('/home') : navigate(-1)),
    finish: async (isSignedIn: boolean) => {
      if (isSignedIn) await revalidate();
      saved();
      await navigate(isSignedIn ? '/home' : '/login', { replace: true });
    },
    finishLink: () => {
      saved();
      void navigate('/login', { replace: true });
    },
  };
}
