import { admitMember, toLogin } from './admit.ts';
import type { MemberScope, ScreenRequest } from './admit.ts';
import { toLoaderResult } from '../api/loader-result.ts';
import type { LoaderResult } from '../api/loader-result.ts';

/** Codes which say that the gateway does not know the session (401). */
const DEAD_SESSION: readonly string[] = ['session.missing', 'session.expired'];

/**
 * What the loader of a protected screen reads for the member whom its guard admits. Whoever holds a session that has
 * ended logs in first and comes back (SHELL-61, SHELL-64).
 * @throws Response a redirect
 */
export async function memberLoaderResult<Data>(
  request: ScreenRequest,
  read: (scope: MemberScope) => Promise<Data>,
): Promise<LoaderResult<Data>> {
  const scope = admitMember(request);
  const loaded = await toLoaderResult(read(scope));
  if (loaded.ok || !DEAD_SESSION.includes(loaded.failure.code)) return loaded;
  scope.setSession(undefined);
  throw toLogin(`${request.url.pathname}${request.url.search}`);
}
