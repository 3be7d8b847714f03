import { matchPath, redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { isAgentType } from '@maidan/contract/constants';
import { SCREENS } from '#screens.ts';
import { loginPath, routerPath } from '../page/address.ts';
import { requestScope } from '../api/request-scope.ts';
import type { RequestScope, SessionInfo } from '../api/request-scope.ts';
import { isTrialUser } from './session.ts';

/** What a loader knows of its request. */
export interface ScreenRequest {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
}

/** A request of a member. */
export interface MemberScope extends RequestScope {
  readonly session: SessionInfo;
}

/** Query of the login page that says why it was opened: what was asked for needs a real account (SESS-32). */
export const FORMAL_ACCOUNT_NEEDED = 'formal';

/**
 * The guard of a screen, as the table of screens has it: who may not open the one at this address is led elsewhere
 * (SHELL-61, SHELL-63, SHELL-75, SESS-32). For loaders, before they read anything.
 * @throws Response a redirect
 */
export function admit({ context, url }: ScreenRequest): RequestScope {
  const scope = context.get(requestScope);
  const { guard, capability, visitorsGo } = screenAt(url.pathname);
  if (capability && !scope.site.can(capability)) throw redirect('/home');
  if (guard === 'anyone' || guard === 'visitors' || guard === 'itself') return scope;
  const address = `${url.pathname}${url.search}`;
  if (!scope.session) throw visitorsGo ? redirect(visitorsGo) : toLogin(address);
  if (guard === 'formal' && isTrialUser(scope.session))
    throw toLogin(address, FORMAL_ACCOUNT_NEEDED);
  return scope;
}

/**
 * The same for a screen that is for members.
 * @throws Response a redirect
 */
export function admitMember(request: ScreenRequest): MemberScope {
  const scope = admit(request);
  if (!isOfMember(scope)) throw toLogin(`${request.url.pathname}${request.url.search}`);
  return scope;
}

function isOfMember(scope: RequestScope): scope is MemberScope {
  return scope.session !== undefined;
}

/** Whether the screen is for agents and the reader is not one; the screen itself then says so (AGENTX-01). */
export function isForAgentsOnly({ context, url }: ScreenRequest): boolean {
  const { session } = context.get(requestScope);
  return screenAt(url.pathname).guard === 'agents' && !(session && isAgentType(session.type));
}

/** Sends the reader of the screen at `address` to the login page, which leads back (SHELL-61, SHELL-64) and may say why. */
export function toLogin(address: string, why?: typeof FORMAL_ACCOUNT_NEEDED): Response {
  const login = routerPath(loginPath(address)) ?? '/login';
  return redirect(why ? `${login}&why=${why}` : login);
}

function screenAt(pathname: string) {
  const path = pathname.replace(/^\/m(?=\/|$)/, '');
  const screen = Object.values(SCREENS).find(({ paths }) =>
    paths.some((pattern) => matchPath(`/${pattern}`, path === '' ? '/' : path)),
  );
  if (!screen) throw new Error(`The table of screens has no path ${pathname}`);
  return screen;
}
