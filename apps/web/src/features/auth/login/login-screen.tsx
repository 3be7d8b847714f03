import { redirect, useRevalidator } from 'react-router';
import { Note } from '#ui/feedback/note.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { routerPath, safeBackPath } from '#platform/page/address.ts';
import { clearTextFailure } from '../form/clear-text.ts';
import { dataOf } from '#platform/api/failure.ts';
import { readGame } from '#platform/api/game.ts';
import { toLoaderResult } from '#platform/api/loader-result.ts';
import { FORMAL_ACCOUNT_NEEDED } from '#platform/session/admit.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import { gatewayFailure, postedForm, toFailureData } from '#platform/api/posted-form.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { seal } from '#platform/sealing/seal.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { captchaOf, deviceOf } from '../auth.model.ts';
import type { DeviceName } from '../auth.model.ts';
import { authPath } from '../session/auth-path.ts';
import { AuthHeader } from '../auth-header.tsx';
import { AuthTabs } from '../auth-tabs.tsx';
import { FreePlayButton } from '../free-play/free-play-button.tsx';
import { LoginForm } from './login-form.tsx';
import { loginPayload } from './login.model.ts';
import { gameAfterLogin } from './game-after-login.ts';
import type { PostedLogin } from './use-login.ts';
import type { LoginPayload } from '../session/open-session.ts';
import {
  ASKS_SECOND_STEP,
  codeHandleOf,
  secondStepPath,
} from '../second-step/second-step.model.ts';
import { redirectSignedIn } from '../session/redirect-signed-in.ts';
import { affiliateOf, toRules } from '../register/register.model.ts';
import { socialFailureOf } from '../social/social.model.ts';
import { SocialButtons, SocialFailure } from '../social/social-buttons.tsx';
import type { Route } from './+types/login-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['auth', 'errors'],
  titleKey: titleOf('login'),
  parameters: ['back', 'affiliateCode', 'domain', 'as', 'social', 'why'],
  header: 'none',
  hasTabBar: false,
};

/** Reads what the address asks for; a member who is signed in already needs no login. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { session, site } = scope;
  const { back, affiliate, asAgent, social, why } = readAddress(request);
  redirectSignedIn(session, back);
  const needsFormal = session !== undefined && why === FORMAL_ACCOUNT_NEEDED;
  const rules = toRules(site.settings.register);
  const gameName = await nameOfGame(scope, back);
  return { back, affiliate, asAgent, social, needsFormal, rules, gameName };
}

/**
 * The name of the game that opens after the login (LAUNCH-01); the form does without it when the gateway gives none.
 */
async function nameOfGame({ api, locale }: RequestScope, back: string) {
  const address = gameAfterLogin(back);
  if (!address) return undefined;
  const game = await toLoaderResult(readGame(api, address, locale));
  return game.ok ? game.data.gameName : undefined;
}

function readAddress(request: Request) {
  const query = new URL(request.url).searchParams;
  return {
    back: safeBackPath(query.get('back')),
    /** The affiliate of an invitation, passed on to the registration. */
    affiliate: affiliateOf(Object.fromEntries(query)),
    asAgent: query.get('as') === 'agent',
    /** What became of a sign-in with a provider that led back here. */
    social: socialFailureOf(query.get('social')),
    /** Why the login was opened, when the page has to say so. */
    why: query.get('why'),
  };
}

/** Handles the plain form: web seals the body for the visitor, who has no script, and opens the session. */
export async function action({ context, request }: Route.ActionArgs): Promise<PostedLogin> {
  const scope = context.get(requestScope);
  const { back } = readAddress(request);
  redirectSignedIn(scope.session, back);
  const fields = await postedForm(request, scope);
  const payload = loginPayload(fields);
  const inClear = clearTextFailure(scope);
  if (inClear) return { failure: toFailureData(inClear), username: payload.username };
  try {
    const device = deviceOf(request.headers.get('user-agent') ?? '');
    await openSession(scope, payload, device, fields['remember'] === 'on');
  } catch (error) {
    const failure = gatewayFailure(error, scope.log);
    const codeHandle = codeHandleOf(failure.value);
    if (failure.code === ASKS_SECOND_STEP && codeHandle !== undefined) {
      scope.setCodeHandle(codeHandle);
      throw redirect(secondStepPath({ back, isKept: fields['remember'] === 'on' }), 303);
    }
    const captcha = captchaOf(failure.value) ?? (await captchaAfter(scope, payload));
    const { username } = payload;
    return { failure: toFailureData(failure), username, ...(captcha ? { captcha } : {}) };
  }
  throw redirect(routerPath(back) ?? '/home', 303);
}

async function openSession(
  scope: RequestScope,
  payload: LoginPayload,
  device: DeviceName,
  isKept: boolean,
) {
  const { encryption, body } = await seal(payload, scope.sealingKey, 'POST /account/login');
  const params = { header: { Encryption: encryption } };
  const headers = { Device: device };
  const answer = await scope.api.POST('/account/login', { body, params, headers });
  scope.setSession(dataOf(answer).value, isKept);
}

/**
 * A new captcha for a visitor who had to solve one. While the gateway is away there is none, and the failure says so
 * already.
 */
async function captchaAfter({ api, log }: RequestScope, payload: LoginPayload) {
  if (payload.captchaId === undefined) return undefined;
  try {
    return dataOf(await api.GET('/account/captcha', { params: { query: { kind: 'digits' } } }))
      .value;
  } catch (error) {
    gatewayFailure(error, log);
    return undefined;
  }
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function LoginScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const { back, affiliate, asAgent, rules, social, needsFormal, gameName } = loaderData;
  const address = authPath('login', back, affiliate);
  const { revalidate } = useRevalidator();
  return (
    <>
      <AuthHeader page="login" />
      <Stack gap={4} isPadded isPage>
        <AuthTabs value="login" back={back} affiliate={affiliate} />
        <Text as="h2" size="h1">
          {t(asAgent ? 'auth.login.heading_agent' : 'auth.login.heading')}
        </Text>
        {gameName && <Note tone="info">{t('auth.login.game_waits', { game: gameName })}</Note>}
        {needsFormal && <Note tone="info">{t('errors.session.formal_account_required')}</Note>}
        <SocialFailure failure={social} />
        {/* With a session the loader leads on to the page that asked for the login. */}
        <LoginForm
          action={asAgent ? `${address}&as=agent` : address}
          posted={actionData}
          rules={rules}
          asAgent={asAgent}
          back={back}
          onDone={revalidate}
        />
        <SocialButtons back={back} />
        <FreePlayButton back={back} />
      </Stack>
    </>
  );
}
