import { data, redirect } from 'react-router';
import { routerPath, safeBackPath } from '#platform/page/address.ts';
import { dataOf } from '#platform/api/failure.ts';
import { gatewayFailure } from '#platform/api/posted-form.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import {
  ASKS_SECOND_STEP,
  codeHandleOf,
  secondStepPath,
} from '../second-step/second-step.model.ts';
import { newcomerOf, providerOf, shownFailure } from './social.model.ts';
import type { Route } from './+types/social-finish-screen.ts';

/**
 * The address to which a provider sends the browser back. It ends the sign-in with a session, with a registration for
 * somebody who is new, or at the login with the reason. The ticket in the cookie proves that this browser began the
 * sign-in.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const provider = providerOf(params.provider);
  if (!provider) throw data(null, { status: 404 });
  const { ticket, back: path } = scope.socialSignIn ?? {};
  const back = safeBackPath(path);
  if (ticket === undefined) throw refused(scope, back, 'auth.social_refused');
  let session;
  try {
    const body = { ticket, query: url.search.slice(1) };
    const answer = await scope.api.POST('/account/social/{provider}/finish', {
      params: { path: { provider } },
      body,
    });
    session = dataOf(answer).value;
  } catch (error) {
    const failure = gatewayFailure(error, scope.log);
    const codeHandle = codeHandleOf(failure.value);
    if (failure.code === ASKS_SECOND_STEP && codeHandle !== undefined) {
      scope.setSocialSignIn(undefined);
      scope.setCodeHandle(codeHandle);
      throw redirect(secondStepPath({ back, isKept: false }));
    }
    const newcomer = failure.code === 'auth.social_new' ? newcomerOf(failure.value) : undefined;
    if (!newcomer) throw refused(scope, back, failure.code);
    scope.setSocialSignIn({ back, newcomer });
    throw redirect(`/register?${new URLSearchParams({ back }).toString()}`);
  }
  scope.setSession(session);
  scope.setSocialSignIn(undefined);
  throw redirect(routerPath(back) ?? '/home');
}

function refused(scope: RequestScope, back: string, code: string): Response {
  scope.setSocialSignIn(undefined);
  const query = new URLSearchParams({ back, social: shownFailure(code) });
  return redirect(`/login?${query.toString()}`);
}

/** Never shown, because the loader always redirects. */
export default function SocialFinishScreen() {
  return null;
}
