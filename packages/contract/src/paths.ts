/**
 * The one table of endpoint paths (API-01), in the groups of the specification. Free of zod.
 * The browser reaches each under `/m/api`, the server under its own root.
 */
export const PATHS = {
  site: {
    status: '/site/status',
    settings: '/site/settings',
    country: '/site/country',
    domainRoute: '/site/domain-route',
  },
  account: {
    sealingKey: '/account/sealing-key',
    login: '/account/login',
    register: '/account/register',
    registrationRules: '/account/registration-rules',
    username: '/account/username',
    logout: '/account/logout',
    renew: '/account/session/renew',
    humanCheck: '/account/human-check',
    captcha: '/account/captcha',
  },
  member: {
    info: '/member/info',
    unread: '/member/unread',
  },
  wallet: {
    balance: '/wallet/balance',
    events: '/wallet/events',
    bets: '/wallet/bets',
    round: '/wallet/rounds/{roundId}',
  },
  withdraw: {},
  deposit: {},
  security: {},
  lobby: {
    home: '/lobby/home',
    banners: '/lobby/banners',
    winners: '/lobby/winners',
  },
  games: {
    list: '/games',
    vendors: '/games/vendors',
    hot: '/games/hot',
    one: '/games/{vassalage}/{nodeId}',
    launch: '/games/launch',
    recent: '/games/recent',
  },
  favourites: {
    ids: '/favourites/ids',
    list: '/favourites',
  },
  notices: {
    announcements: '/announcements',
  },
  service: {
    list: '/service/entries',
    help: '/service/help',
  },
  vendor: {
    authenticate: '/vendor/v1/authenticate',
    balance: '/vendor/v1/balance',
    bet: '/vendor/v1/bet',
    win: '/vendor/v1/win',
    betAndWin: '/vendor/v1/bet-and-win',
    rollback: '/vendor/v1/rollback',
    endRound: '/vendor/v1/end-round',
  },
} as const;
