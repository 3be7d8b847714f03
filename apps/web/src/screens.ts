/**
 * The table of all screens, one record each: routes, guards, menus, titles and the walks of all paths are made from it.
 * The browser never loads it: where a screen calls one of its functions, the build puts the answer in the place of the call
 * (`tables-in-place.ts`).
 */
import { CATEGORIES, categoryRecord } from '@maidan/contract/categories';
import type { MessageKey } from '@maidan/i18n';
import { AGENT_SCREENS } from './agent-screens.ts';
import type { ScreenRecord } from './screen-record.ts';
import { SERVICE_SCREENS } from './service-screens.ts';

const RECORDS = {
  home: {
    paths: ['home', '', 'index', 'index.html'],
    file: 'lobby/home-screen.tsx',
    guard: 'anyone',
    titleKey: 'site.title.home',
    icon: 'house-duotone',
    menus: { side: [1, 'member.menu.home'] },
  },
  search: {
    paths: ['search-games'],
    file: 'games/list/list-screen.tsx',
    guard: 'anyone',
    titleKey: 'games.title.search-games',
  },
  favourites: {
    paths: ['fav-games'],
    file: 'games/list/list-screen.tsx',
    guard: 'formal',
    titleKey: 'games.title.fav-games',
    icon: 'star-duotone',
    menus: { lists: [1, 'member.shortcut.favourites'] },
  },
  recent: {
    paths: ['recent-games'],
    file: 'games/list/list-screen.tsx',
    guard: 'members',
    titleKey: 'lobby.category.RECENT',
    icon: 'clock-counter-clockwise-duotone',
    menus: { lists: [2, 'member.shortcut.recent'] },
  },
  // A visitor may play free, and else logs in.
  play: {
    paths: ['play/:vendor/:nodeId'],
    file: 'games/play/play-screen.tsx',
    guard: 'itself',
    titleKey: 'games.play.launch',
  },
  gameCentre: {
    paths: ['gameCenter'],
    file: 'games/provider/centre-screen.tsx',
    guard: 'anyone',
    titleKey: 'games.title.gameCenter',
  },
  provider: {
    paths: ['provider'],
    file: 'games/provider/provider-screen.tsx',
    guard: 'anyone',
    titleKey: 'games.title.provider',
  },
  login: {
    paths: ['login'],
    file: 'auth/login/login-screen.tsx',
    guard: 'visitors',
    titleKey: 'auth.title.login',
  },
  register: {
    paths: ['register', 'register.html'],
    file: 'auth/register/register-screen.tsx',
    guard: 'visitors',
    titleKey: 'auth.title.register',
  },
  forgot: {
    paths: ['forget'],
    file: 'auth/forgot/forgot-screen.tsx',
    guard: 'anyone',
    titleKey: 'auth.title.forget',
  },
  changePassword: {
    paths: ['changePsw'],
    file: 'auth/password/change-password-screen.tsx',
    guard: 'formal',
    visitorsGo: '/home',
    titleKey: 'auth.title.changePsw',
  },
  signOut: {
    paths: ['logout'],
    file: 'auth/sign-out/sign-out-screen.tsx',
    guard: 'members',
    visitorsGo: '/home',
    titleKey: 'auth.sign_out.prompt',
  },
  // The two steps of a social sign-in lead on by themselves.
  socialStart: {
    paths: ['social/:provider'],
    file: 'auth/social/social-start-screen.tsx',
    guard: 'itself',
    titleKey: 'auth.title.login',
  },
  socialFinish: {
    paths: ['social/:provider/callback'],
    file: 'auth/social/social-finish-screen.tsx',
    guard: 'itself',
    titleKey: 'auth.title.login',
  },
  secondStep: {
    paths: ['secondStep'],
    file: 'auth/second-step/second-step-screen.tsx',
    guard: 'visitors',
    titleKey: 'auth.second_step.title',
  },
  memberCentre: {
    paths: ['member/home'],
    file: 'member/home/member-home-screen.tsx',
    guard: 'members',
    titleKey: 'member.title',
    icon: 'user-circle-duotone',
    menus: { side: [2, 'member.menu.member_centre'], avatar: [1, 'member.popup.profile'] },
  },
  profile: {
    paths: ['member/profile'],
    file: 'member/profile-screen.tsx',
    guard: 'formal',
    titleKey: 'member.profile.title',
  },
  invite: {
    paths: ['invite'],
    file: 'member/invite/invite-screen.tsx',
    guard: 'anyone',
    capability: 'referral',
    titleKey: 'member.menu.invite',
    icon: 'user-plus-duotone',
    menus: { side: [5, 'member.menu.invite'] },
  },
  rewardCentre: {
    paths: ['rewardCenter'],
    file: 'promotions/applications/reward-centre-screen.tsx',
    guard: 'formal',
    capability: 'rewardCentre',
    titleKey: 'member.shortcut.reward_centre',
    icon: 'gift-duotone',
    menus: { shortcuts: [4, 'member.shortcut.reward_centre'] },
  },
  manualRebate: {
    paths: ['member/manualRebate'],
    file: 'promotions/rebate/manual-rebate-screen.tsx',
    guard: 'formal',
    capability: 'manualRebate',
    titleKey: 'member.shortcut.manual_rebate',
    icon: 'percent-duotone',
    menus: { shortcuts: [5, 'member.shortcut.manual_rebate'] },
  },
  securityCentre: {
    paths: ['securityCenter'],
    file: 'security/security-screen.tsx',
    guard: 'formal',
    capability: 'securityCentre',
    titleKey: 'member.shortcut.security_centre',
    icon: 'shield-check-duotone',
    menus: { shortcuts: [6, 'member.shortcut.security_centre'] },
  },
  devices: {
    paths: ['securityCenter/devices'],
    file: 'security/devices-screen.tsx',
    guard: 'formal',
    capability: 'securityCentre',
    titleKey: 'security.devices.title',
  },
  twoStep: {
    paths: ['securityCenter/twoStep'],
    file: 'security/two-step/two-step-screen.tsx',
    guard: 'formal',
    capability: 'securityCentre',
    titleKey: 'security.two_step.title',
  },
  identity: {
    paths: ['securityCenter/identity'],
    file: 'security/identity/identity-screen.tsx',
    guard: 'formal',
    capability: 'identityDocuments',
    titleKey: 'security.identity.title',
  },
  changeMobile: {
    paths: ['securityCenter/mobile'],
    file: 'security/contacts/mobile-screen.tsx',
    guard: 'formal',
    capability: 'securityCentre',
    titleKey: 'security.contact.title_mobile',
  },
  changeEmail: {
    paths: ['securityCenter/email'],
    file: 'security/contacts/email-screen.tsx',
    guard: 'formal',
    capability: 'securityCentre',
    titleKey: 'security.contact.title_email',
  },
  payoutAccounts: {
    paths: ['securityCenter/payoutAccounts'],
    file: 'payments/accounts/accounts-screen.tsx',
    guard: 'formal',
    capability: 'securityCentre',
    titleKey: 'payments.accounts.title',
  },
  payoutAccountAdd: {
    paths: ['securityCenter/payoutAccounts/add'],
    file: 'payments/accounts/account-add-screen.tsx',
    guard: 'formal',
    capability: 'securityCentre',
    titleKey: 'payments.accounts.add',
  },
  ownData: {
    paths: ['member/data'],
    file: 'security/own-data/own-data-screen.tsx',
    guard: 'formal',
    titleKey: 'security.data.title',
  },
  inbox: {
    paths: ['inbox'],
    file: 'member/inbox/inbox-screen.tsx',
    guard: 'formal',
    titleKey: 'member.inbox.title',
  },
  vip: {
    paths: ['vip'],
    file: 'member/vip/vip-screen.tsx',
    guard: 'anyone',
    titleKey: 'member.vip.title',
  },
  bettingRecord: {
    paths: ['gameRecord'],
    file: 'wallet/betting-record-screen.tsx',
    guard: 'formal',
    capability: 'bettingRecord',
    titleKey: 'wallet.record.title',
    icon: 'receipt-duotone',
    menus: {
      side: [3, 'member.menu.betting_record'],
      avatar: [5, 'member.popup.betting_record'],
      shortcuts: [1, 'member.shortcut.betting_record'],
    },
  },
  round: {
    paths: ['round/:roundId'],
    file: 'wallet/round-screen.tsx',
    guard: 'formal',
    titleKey: 'wallet.round.title',
  },
  withdraw: {
    paths: ['withdraw'],
    file: 'payments/withdrawals/withdraw-screen.tsx',
    guard: 'formal',
    titleKey: 'wallet.withdraw.title',
    icon: 'arrow-circle-up-duotone',
    menus: { avatar: [3, 'member.popup.withdraw'] },
  },
  deposit: {
    paths: ['voucherCenter'],
    file: 'payments/deposit-screen.tsx',
    guard: 'formal',
    titleKey: 'wallet.deposit.title',
  },
  accountRecord: {
    paths: ['transaction/record'],
    file: 'wallet/account-record/account-record-screen.tsx',
    guard: 'formal',
    capability: 'accountRecord',
    titleKey: 'member.menu.account_record',
    icon: 'list-dashes-duotone',
    menus: {
      side: [4, 'member.menu.account_record'],
      avatar: [4, 'member.popup.account_record'],
      shortcuts: [2, 'member.shortcut.account_record'],
    },
  },
  profitAndLoss: {
    paths: ['profitandloss'],
    file: 'wallet/profit/profit-screen.tsx',
    guard: 'formal',
    capability: 'profitAndLoss',
    titleKey: 'member.shortcut.profit_and_loss',
    icon: 'chart-line-up-duotone',
    menus: { shortcuts: [3, 'member.shortcut.profit_and_loss'] },
  },
  receipt: {
    paths: ['receipt/:number'],
    file: 'wallet/receipt/receipt-screen.tsx',
    guard: 'formal',
    titleKey: 'wallet.receipt.title',
  },
  depositCourse: {
    paths: ['deposit/:number'],
    file: 'payments/course/deposit-course-screen.tsx',
    guard: 'formal',
    titleKey: 'wallet.deposit.title',
  },
  withdrawalCourse: {
    paths: ['withdrawal/:number'],
    file: 'payments/withdrawals/course/withdrawal-course-screen.tsx',
    guard: 'formal',
    titleKey: 'wallet.withdraw.title',
  },
  ...AGENT_SCREENS,
  promotions: {
    paths: ['activity'],
    file: 'promotions/promotion-list-screen.tsx',
    guard: 'anyone',
    titleKey: 'promotions.title.activity',
  },
  promotion: {
    paths: ['activityDetail'],
    file: 'promotions/promotion-detail-screen.tsx',
    guard: 'anyone',
    titleKey: 'promotions.title.activityDetail',
  },
  applyReward: {
    paths: ['applyReward'],
    file: 'promotions/apply/apply-reward-screen.tsx',
    guard: 'formal',
    visitorsGo: '/activity',
    titleKey: 'promotions.title.applyReward',
  },
  notices: {
    paths: ['notice'],
    file: 'notices/notice-list-screen.tsx',
    guard: 'anyone',
    titleKey: 'notices.title.notice',
  },
  notice: {
    paths: ['noticeDetail'],
    file: 'notices/notice-detail-screen.tsx',
    guard: 'anyone',
    titleKey: 'notices.title.noticeDetail',
  },
  ...SERVICE_SCREENS,
  responsible: {
    paths: ['responsible'],
    file: 'safety/safety-screen.tsx',
    guard: 'anyone',
    titleKey: 'site.footer.responsible',
  },
  settings: {
    paths: ['set'],
    file: 'settings/settings-screen.tsx',
    guard: 'anyone',
    titleKey: 'settings.title.set',
  },
  language: {
    paths: ['language'],
    file: 'site/language-screen.tsx',
    guard: 'anyone',
    titleKey: 'site.language.title',
  },
  download: {
    paths: ['download'],
    file: 'download/download-screen.tsx',
    guard: 'anyone',
    titleKey: 'download.title.download',
    icon: 'device-mobile-duotone',
    isForBrowsers: true,
    menus: { side: [7, 'member.menu.download'] },
  },
} as const satisfies Readonly<Record<string, ScreenRecord>>;

/** A screen by what it is; those of the game categories have no name of their own. */
export type ScreenName = keyof typeof RECORDS;

/** Every screen of the product, by its name or, of a game category, by `category-<path>`. */
export const SCREENS: Readonly<Record<ScreenName, ScreenRecord> & Record<string, ScreenRecord>> = {
  ...RECORDS,
  ...categoryScreens(),
};

function categoryScreens(): Record<string, ScreenRecord> {
  const all = CATEGORIES.map((category): [string, ScreenRecord] => {
    const { path, titleKey } = categoryRecord(category);
    const title = (titleKey as MessageKey | undefined) ?? (`lobby.category.${category}` as const);
    const file = 'games/category/category-screen.tsx';
    return [`category-${path}`, { paths: [path], file, guard: 'anyone', titleKey: title }];
  });
  return Object.fromEntries(all);
}
