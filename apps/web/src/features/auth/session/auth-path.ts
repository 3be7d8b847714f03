import type { Affiliate } from '../register/register.model.ts';

/** The two pages of the tab menu (REG-01). */
export type AuthPage = 'login' | 'register';

/**
 * Address of a page of the tab menu. It keeps the way back and the affiliate parameters, so that an invitation survives
 * a look at the login.
 */
export function authPath(page: AuthPage, back: string | undefined, affiliate: Affiliate): string {
  const query = new URLSearchParams({
    ...(back === undefined ? {} : { back }),
    ...affiliate,
  }).toString();
  return query === '' ? `/m/${page}` : `/m/${page}?${query}`;
}
