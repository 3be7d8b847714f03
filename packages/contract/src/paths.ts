import { GAME_PATH } from './vendor-code.ts';

/**
 * The one table of endpoint paths (API-01), in the groups of the specification. Free of zod.
 * The browser reaches each under `/m/api`, the server under its own root.
 */
export const PATHS = {
  site: {
    status: '/site/status',
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
    registerMobile: '/account/register-mobile',
    smsCode: '/account/sms-code',
    recoverPassword: '/account/password/recover',
    resetPassword: '/account/password/reset',
    passwordByPhone: '/account/password/phone',
    changePassword: '/account/v2/password',
    sessions: '/account/sessions',
    socialStart: '/account/social/{provider}/start',
    socialFinish: '/account/social/{provider}/finish',
    freePlay: '/account/free-play',
    trialUser: '/account/trial-user',
    affiliateCheck: '/account/affiliate-check',
    affiliateCode: '/account/affiliate-code',
    rankProgress: '/member/rank-progress',
    settings: '/site/settings',
    country: '/site/country',
    domainRoute: '/site/domain-route',
    help: '/service/help',
    feedback: '/service/feedback',
  },
  member: {
    info: '/member/info',
    headIcon: '/member/head-icon',
    nickname: '/member/nickname',
    email: '/member/email',
    payeeName: '/member/payee-name',
    inboxUnread: '/member/inbox/unread',
  },
  wallet: {
    balance: '/wallet/balance',
    bets: '/wallet/bets',
    round: '/wallet/rounds/{roundId}',
    transfer: '/wallet/transfer',
    transactions: '/wallet/transactions',
  },
  live: {
    events: '/live/events',
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
    one: GAME_PATH,
    launch: '/games/launch',
    recent: '/games/recent',
  },
  favourites: {
    ids: '/favourites/ids',
    list: '/favourites',
  },
  notices: {
    announcements: '/announcements',
    unread: '/announcements/unread',
    read: '/announcements/read',
    popular: '/announcements/popular',
  },
  promotions: {
    join: '/promotions/join',
    reward: '/promotions/reward',
    applications: '/promotions/applications',
  },
  pictures: {
    add: '/pictures',
    one: '/pictures/{pictureId}',
  },
  agent: {
    salaryRequest: '/agent/contracts/salary/request',
    dividendRequest: '/agent/contracts/dividend/request',
    hourlyRequest: '/agent/contracts/hourly/request',
    contract: '/agent/contracts/{kind}',
    contractAnswer: '/agent/contracts/{kind}/answer',
  },
  service: {
    list: '/service/entries',
    chatUnread: '/service/chat/unread',
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
