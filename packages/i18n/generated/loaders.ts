// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { Locale } from '../src/locales.ts';

export const offered: readonly Locale[] = ['bn', 'en', 'hi'];

export const loaders = {
  bn: {
    agent: () => import('./bn/agent.ts'),
    auth: () => import('./bn/auth.ts'),
    download: () => import('./bn/download.ts'),
    errors: () => import('./bn/errors.ts'),
    favourites: () => import('./bn/favourites.ts'),
    games: () => import('./bn/games.ts'),
    lobby: () => import('./bn/lobby.ts'),
    member: () => import('./bn/member.ts'),
    messages: () => import('./bn/messages.ts'),
    notices: () => import('./bn/notices.ts'),
    payments: () => import('./bn/payments.ts'),
    promotions: () => import('./bn/promotions.ts'),
    safety: () => import('./bn/safety.ts'),
    security: () => import('./bn/security.ts'),
    service: () => import('./bn/service.ts'),
    settings: () => import('./bn/settings.ts'),
    sharing: () => import('./bn/sharing.ts'),
    site: () => import('./bn/site.ts'),
    status: () => import('./bn/status.ts'),
    team: () => import('./bn/team.ts'),
    ui: () => import('./bn/ui.ts'),
    unopened: () => import('./bn/unopened.ts'),
    wallet: () => import('./bn/wallet.ts'),
    withdrawals: () => import('./bn/withdrawals.ts'),
  },
  en: {
    agent: () => import('./en/agent.ts'),
    auth: () => import('./en/auth.ts'),
    download: () => import('./en/download.ts'),
    errors: () => import('./en/errors.ts'),
    favourites: () => import('./en/favourites.ts'),
    games: () => import('./en/games.ts'),
    lobby: () => import('./en/lobby.ts'),
    member: () => import('./en/member.ts'),
    messages: () => import('./en/messages.ts'),
    notices: () => import('./en/notices.ts'),
    payments: () => import('./en/payments.ts'),
    promotions: () => import('./en/promotions.ts'),
    safety: () => import('./en/safety.ts'),
    security: () => import('./en/security.ts'),
    service: () => import('./en/service.ts'),
    settings: () => import('./en/settings.ts'),
    sharing: () => import('./en/sharing.ts'),
    site: () => import('./en/site.ts'),
    status: () => import('./en/status.ts'),
    team: () => import('./en/team.ts'),
    ui: () => import('./en/ui.ts'),
    unopened: () => import('./en/unopened.ts'),
    wallet: () => import('./en/wallet.ts'),
    withdrawals: () => import('./en/withdrawals.ts'),
  },
};

export const furtherLoaders = {
  hi: () => import('./hi/loaders.ts'),
};
