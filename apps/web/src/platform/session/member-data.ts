import { redirect } from 'react-router';
import { loginPath, routerPath } from '../page/address.ts';
import { requireFormalAccount } from './formal-account.ts';
import { toLoaderResult } from '../api/loader-result.ts';
import type { LoaderResult } from '../api/loader-result.ts';
import type { RequestScope } from '../api/request-scope.ts';

/** Codes that say that the gateway knows no session (401). */
const DEAD_SESSION: readonly string[] = ['session.missing', 'session.expired'];

/**
 * What the loader of a protected screen at `address` reads for the member. A visitor, and whoever holds a session that
 * has ended, logs in first and comes back (SHELL-61, SHELL-64); a trial user does so for what needs a formal account.
 * @throws Response a redirect to the login page
 */
export async function memberLoaderResult<Data>(
  { session, setSession }: Pick<RequestScope, 'session' | 'setSession'>,
  address: string,
  read: () => Promise<Data>,
): Promise<LoaderResult<Data>> {
  if (!session) throw toLogin(address);
  requireFormalAccount(session, address);
  const loaded = await toLoaderResult(read());
  if (loaded.ok || !DEAD_SESSION.includes(loaded.failure.code)) return loaded;
  setSession(undefined);
  throw toLogin(address);
}

/** Sends a visitor of the protected screen at `address` to the login page, which leads back (SHELL-61, SHELL-64). */
export function toLogin(address: string): Response {
  return redirect(routerPath(loginPath(address)) ?? '/login');
}
