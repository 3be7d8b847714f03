import { replace } from 'react-router';
import { routerPath } from '#platform/page/address.ts';
import type { SessionInfo } from '#platform/api/request-scope.ts';
import { isTrialUser } from '#platform/session/session.ts';

/**
 * Who is signed in already goes on from login and registration to where these were to lead; that page takes the place of
 * the form, or the way back from there would lead here and on again. A form that another tab's sign-in has overtaken goes
 * the same way. A trial user may log in, and open a real account (SESS-32).
 * @throws Response the redirect
 */
export function redirectSignedIn(session: SessionInfo | undefined, back: string): void {
  if (session && !isTrialUser(session)) throw replace(routerPath(back) ?? '/home');
}
