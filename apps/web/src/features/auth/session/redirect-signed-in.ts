import { replace } from 'react-router';
import { routerPath } from '#platform/page/address.ts';
import type { SessionInfo } from '#platform/api/request-scope.ts';
import { isTrialUser } from '#platform/session/session.ts';

/**
 * Leads a member who is signed in already from login and registration to where these were to lead. The redirect
 * replaces the form in the history, because a step back to the form would only lead on again. A form that was overtaken
 * by a sign-in in another tab is handled the same way. A trial user may log in, or open a real account (SESS-32).
 * @throws Response the redirect
 */
export function redirectSignedIn(session: SessionInfo | undefined, back: string): void {
  if (session && !isTrialUser(session)) throw replace(routerPath(back) ?? '/home');
}
