import { redirect, replace, useRevalidator } from 'react-router';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { loginPath, routerPath, safeBackPath } from '#platform/address.ts';
import { dataOf } from '#platform/failure.ts';
import { keepDataOnPopup } from '#platform/popup.ts';
import { gatewayFailure, postedForm, toFailureData } from '#platform/posted-form.ts';
import { requestScope } from '#platform/request-scope.ts';
import type { RequestScope } from '#platform/request-scope.ts';
import type { ScreenHandle } from '#platform/screen.ts';
import { seal } from '#platform/sealing.ts';
import { useWords } from '#platform/words.tsx';
import { wordsLoader } from '#platform/words-loader.ts';
import { captchaOf, deviceOf } from './auth.model.ts';
import { AuthTabs } from './auth-tabs.tsx';
import { FormLogo } from './form-logo.tsx';
import { LoginForm, loginPayload } from './login-form.tsx';
import type { PostedLogin } from './login-form.tsx';
import type { LoginPayload } from './open-session.ts';
import styles from './auth.module.css';
import type { Route } from './+types/login-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['auth', 'errors'],
  titleKey: 'site.title.login',
  header: 'back',
  hasTabBar: false,
};

/**
 * Who is signed in already goes on to where the login was to lead; that page takes the place of this one, or the way
 * back from there would lead here and on again.
 */
export function loader({ context, request }: Route.LoaderArgs) {
  const { session } = context.get(requestScope);
  const back = safeBackPath(new URL(request.url).searchParams.get('back'));
  if (session) throw replace(routerPath(back) ?? '/home');
  return { back };
}

/** The plain form: seals the body in the visitor's place and opens the session (flows.md, Session). */
export async function action({ context, request }: Route.ActionArgs): Promise<PostedLogin> {
  const scope = context.get(requestScope);
  const back = safeBackPath(new URL(request.url).searchParams.get('back'));
  const payload = loginPayload(await postedForm(request, scope));
  try {
    await openSession(scope, payload, request.headers.get('user-agent') ?? '');
  } catch (error) {
    const failure = gatewayFailure(error, scope.log);
    const captcha = captchaOf(failure.value) ?? (await captchaAfter(scope, payload));
    const { username } = payload;
    return { failure: toFailureData(failure), username, ...(captcha ? { captcha } : {}) };
  }
  throw redirect(routerPath(back) ?? '/home', 303);
}

async function openSession(scope: RequestScope, payload: LoginPayload, userAgent: string) {
  const { encryption, body } = await seal(payload, scope.sealingKey);
  const headers = { Encryption: encryption, Device: deviceOf(userAgent) };
  const answer = await scope.api.POST('/account/login', { body, headers: headers as never });
  scope.setSession(dataOf(answer).value);
}

/** Who had to solve a captcha has to solve a new one; while the gateway is away the failure already says so. */
async function captchaAfter({ api, log }: RequestScope, payload: LoginPayload) {
  if (payload.captchaId === undefined) return undefined;
  try {
    return dataOf(await api.GET('/account/captcha')).value;
  } catch (error) {
    gatewayFailure(error, log);
    return undefined;
  }
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function LoginScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const { back } = loaderData;
  const { revalidate } = useRevalidator();
  return (
    <div className={styles.page}>
      <Stack gap={4} isPadded>
        <FormLogo />
        <AuthTabs value="login" back={back} />
        <Text as="h2" size="h1">
          {t('auth.login.heading')}
        </Text>
        {/* With a session the loader leads on to where the login was opened. */}
        <LoginForm action={loginPath(back)} posted={actionData} onDone={revalidate} />
      </Stack>
    </div>
  );
}
