import type { Locale } from '@maidan/i18n';
import { browserApi, read } from '#platform/api/browser.ts';
import { readGame } from '#platform/api/game.ts';
import type { GameAddress } from '#platform/api/game.ts';
import { STALE_MS } from '#platform/api/query.ts';
import { firstBanner } from './register/register-banner.tsx';
import { toRules } from './register/register.model.ts';

/** Reads around signing in; each key begins with the noun. */
export const authQueries = {
  /** Rules of the site's account fields (API-12). */
  rules: () => ({
    queryKey: ['auth', 'rules'],
    queryFn: async () => toRules((await read(browserApi.GET('/account/registration-rules'))).value),
    staleTime: STALE_MS.content,
  }),
  /** The name of the game that the member opens after the login; asked for only when there is one. */
  gameName: (address: GameAddress | undefined, language: Locale) => ({
    queryKey: ['auth', 'gameName', address, language],
    queryFn: async () => (address ? (await readGame(browserApi, address, language)).gameName : ''),
    staleTime: STALE_MS.content,
  }),
  /** What the registration form needs: the rules, and the banner above it. */
  registration: (language: Locale) => ({
    queryKey: ['auth', 'registration', language],
    queryFn: async () => {
      const query = { groupName: 'm_reg', language };
      const [rules, banners] = await Promise.all([
        read(browserApi.GET('/account/registration-rules')),
        read(browserApi.GET('/lobby/banners', { params: { query } })),
      ]);
      return { rules: toRules(rules.value), banner: firstBanner(banners.value) };
    },
    staleTime: STALE_MS.content,
  }),
};
