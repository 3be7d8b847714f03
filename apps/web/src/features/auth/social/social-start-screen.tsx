import { data, redirect } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { safeBackPath } from '#platform/page/address.ts';
import { dataOf } from '#platform/api/failure.ts';
import { gatewayFailure, postedForm } from '#platform/api/posted-form.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { providerOf, shownFailure } from './social.model.ts';
import styles from '../auth.module.css';
import type { Route } from './+types/social-start-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['auth', 'errors'],
  titleKey: titleOf('socialStart'),
  header: 'back',
  hasTabBar: false,
};

/**
 * Continues a sign-in that is under way. Only a press of the button begins one; somebody who opens the address directly
 * is sent to the login.
 */
export function loader({ context }: Route.LoaderArgs) {
  const url = context.get(requestScope).socialSignIn?.url;
  if (url === undefined) throw redirect('/login');
  return { url };
}

/**
 * Begins a sign-in with a provider (LOGIN-05). The gateway gives the provider's address, and a cookie that scripts
 * cannot read binds the answer to this browser. The page at this address then leads on, because the page's policy
 * (`form-action`) forbids a form to redirect to another origin.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const scope = context.get(requestScope);
  const provider = providerOf(params.provider);
  if (!provider) throw data(null, { status: 404 });
  const back = safeBackPath((await postedForm(request, scope))['back']);
  try {
    const body = { redirectUri: `${scope.origin}/m/social/${provider}/callback` };
    const path = { provider };
    const answer = await scope.api.POST('/account/social/{provider}/start', {
      params: { path },
      body,
    });
    const { url, ticket } = dataOf(answer).value;
    scope.setSocialSignIn({ back, ticket, url });
  } catch (error) {
    const { code } = gatewayFailure(error, scope.log);
    const query = new URLSearchParams({ back, social: shownFailure(code) });
    throw redirect(`/login?${query.toString()}`, 303);
  }
  throw redirect(`/social/${provider}`, 303);
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);

export default function SocialStartScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { url } = loaderData as { url: string };
  return (
    <div className={styles.page}>
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <Stack gap={4} isPadded isCentred>
        <Text size="h1" as="h2">
          {t('auth.social.leading')}
        </Text>
        <Text tone="2">{t('auth.social.leading_text')}</Text>
        <Button href={url} kind="primary">
          {t('auth.social.continue')}
        </Button>
      </Stack>
    </div>
  );
}
