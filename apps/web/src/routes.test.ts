import { MEMBER_TYPE } from '@maidan/contract/constants';
import type { MessageKey } from '@maidan/i18n';
import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { SCREENS } from '#screens.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { overviewOf } from '#features/payments/testing/withdrawals.ts';
import { MONEY_ANSWERS } from '#platform/testing/money-answers.ts';
import { announcedOf, promotionOf } from '#platform/testing/member-builders.ts';
import { testFlags } from '#platform/testing/site-settings.ts';
import type { Guard } from './screen-record.ts';
import { routeAnswerOf, screenRoutes } from './shell/testing/route-answers.ts';

/** The readers of the table: a visitor, and members of several types. */
const READERS = {
  visitor: undefined,
  member: MEMBER_TYPE.player,
  agent: MEMBER_TYPE.agent,
  'trial user': MEMBER_TYPE.trial,
  'default player': MEMBER_TYPE.defaultPlayer,
} as const;
type Reader = keyof typeof READERS;
const readers = Object.keys(READERS) as Reader[];
const ALL_FLAGS = testFlags([
  'CBS3',
  'TRANSBETREPMEM3',
  'TRANSREC3',
  'PERSREP',
  'REWCEN3',
  'MANPLAYREB3',
  'SECPRIV',
  'REFERRAL3',
  'VIPBENEFIT3',
  'KYC3',
]);
const answerOf = (path: string, reader: Reader, whitelabel = ALL_FLAGS) =>
  routeAnswerOf(path, READERS[reader], whitelabel);

interface Place {
  readonly path: string;
  readonly titleKey: MessageKey;
  readonly guard: Guard;
  /** Where the guard sends a visitor, if not to the login page. */
  readonly visitorsGo?: string | undefined;
  /** The row that names this place, if one does. */
  readonly row?: string;
}

const place =
  (guard: Guard) =>
  (path: string, titleKey: MessageKey, row = '') => ({ guard, path, titleKey, row });
const forAnyone = place('anyone');
const forVisitors = place('visitors');
const forMembers = place('members');
const forFormal = place('formal');

/** Paths as rows of the specification name them. */
const PLACES: readonly Place[] = [
  ...['/m', '/m/', '/m/index', '/m/index.html', '/m/home'].map((path) =>
    forAnyone(path, 'site.title.home', 'SHELL-03'),
  ),
  forVisitors('/m/login', 'auth.title.login', 'SHELL-04'),
  forVisitors('/m/register', 'auth.title.register', 'SHELL-05'),
  forVisitors('/m/register.html', 'auth.title.register', 'SHELL-05'),
  forAnyone('/m/forget', 'auth.title.forget', 'SHELL-06'),
  forMembers('/m/member/home', 'member.title', 'SHELL-08'),
  forFormal('/m/gameRecord', 'wallet.record.title', 'SHELL-11'),
  forAnyone('/m/set', 'settings.title.set', 'SHELL-17'),
  forAnyone('/m/live-games', 'games.title.live-games', 'SHELL-18'),
  forAnyone('/m/rng-games', 'games.title.rng-games', 'SHELL-18'),
  forAnyone('/m/slot', 'games.title.slot', 'SHELL-18'),
  forAnyone('/m/crash', 'games.title.crash', 'SHELL-18'),
  forAnyone('/m/sport-games', 'games.title.sport-games', 'SHELL-18'),
  forAnyone('/m/esport-games', 'games.title.esport-games', 'SHELL-18'),
  forAnyone('/m/fishing-games', 'games.title.fishing-games', 'SHELL-18'),
  forAnyone('/m/poker-games', 'games.title.poker-games', 'SHELL-18'),
  forAnyone('/m/hot-games', 'games.title.hot-games', 'SHELL-18'),
  forAnyone('/m/jili-games', 'games.title.jili', 'SHELL-18'),
  forAnyone('/m/rtg-games', 'lobby.category.RTG', 'SHELL-18'),
  forAnyone('/m/jackpots', 'lobby.category.JACKPOT', 'SHELL-18'),
  forAnyone('/m/bingo', 'lobby.category.BINGO', 'SHELL-18'),
  forAnyone('/m/inHouse', 'lobby.category.INHOUSE', 'SHELL-18'),
  forAnyone('/m/cockfight', 'lobby.category.COCKFIGHT', 'SHELL-18'),
  forAnyone('/m/lott', 'games.title.lott', 'SHELL-18'),
  forAnyone('/m/elott', 'games.title.elott', 'SHELL-18'),
  forAnyone('/m/slot-games?gameClassify=FeatureBuy', 'games.title.slot', 'SHELL-19'),
  forAnyone('/m/activity', 'promotions.title.activity', 'SHELL-23'),
  forAnyone('/m/notice', 'notices.title.notice', 'SHELL-27'),
  forAnyone('/m/help', 'service.title.help', 'SHELL-30'),
  forAnyone('/m/activity?id=7', 'promotions.title.activity', 'SHELL-24'),
  forAnyone('/m/activityDetail?id=7', 'promotions.title.activityDetail', 'SHELL-25'),
  forAnyone('/m/noticeDetail?id=7', 'notices.title.noticeDetail', 'SHELL-29'),
  forAnyone('/m/search-games', 'games.title.search-games', 'SHELL-20'),
  forFormal('/m/fav-games', 'games.title.fav-games', 'SHELL-20'),
  forMembers('/m/recent-games', 'lobby.category.RECENT', 'SHELL-20'),
  forMembers('/m/play/JL/7', 'games.play.launch'),
];
/** Every path of the table but the two steps of a social sign-in, which show nothing by themselves. */
const WALK: readonly Place[] = Object.values(SCREENS).flatMap(
  ({ paths, titleKey, guard, visitorsGo }) =>
    paths.flatMap((pattern) => {
      if (guard === 'itself') return [];
      const path = pattern === '' ? '/m' : `/m/${pattern.replace(/:\w+/, 'R7')}`;
      // Without an id this one leads to the promotions (PROMO-06).
      const search = pattern === 'applyReward' ? '?id=7' : '';
      return [{ path: `${path}${search}`, guard, titleKey, visitorsGo }];
    }),
);

/** The protected pages of SHELL-63 that are no game list and no record. */
const PROTECTED = [
  'withdraw',
  'voucherCenter',
  'transaction/record',
  'profitandloss',
  'rewardCenter',
  'member/manualRebate',
  'securityCenter',
  'agent',
  'agent/home',
];

/** Rows of the specification with the path, title and guard that each names. */
const SPECIFIED = [
  ['SHELL-09', '/m/withdraw', 'wallet.withdraw.title', 'formal'],
  ['SHELL-10', '/m/voucherCenter', 'wallet.deposit.title', 'formal'],
  ['SHELL-11', '/m/gameRecord', 'wallet.record.title', 'formal'],
  ['SHELL-12', '/m/transaction/record', 'member.menu.account_record', 'formal'],
  ['SHELL-13', '/m/profitandloss', 'member.shortcut.profit_and_loss', 'formal'],
  ['SHELL-14', '/m/rewardCenter', 'member.shortcut.reward_centre', 'formal'],
  ['SHELL-15', '/m/member/manualRebate', 'member.shortcut.manual_rebate', 'formal'],
  ['SHELL-16', '/m/securityCenter', 'member.shortcut.security_centre', 'formal'],
  ['SHELL-21', '/m/gameCenter', 'games.title.gameCenter', 'anyone'],
  ['SHELL-22', '/m/provider', 'games.title.provider', 'anyone'],
  ['SHELL-26', '/m/applyReward?id=7', 'promotions.title.applyReward', 'formal'],
  ['SHELL-31', '/m/download', 'download.title.download', 'anyone'],
] as const satisfies readonly (readonly [string, string, MessageKey, Guard])[];

/** The betting record of who has not played yet: it is the one of these pages that reads something. */
const NO_BETS = {
  from: '2026-11-14',
  to: '2026-11-20',
  days: [],
  list: [],
  totals: {
    stakeMinor: 0,
    payoutMinor: 0,
    netMinor: 0,
    count: 0,
    open: { stakeMinor: 0, count: 0 },
    rolledBack: { stakeMinor: 0, count: 0 },
    currency: 'BDT',
  },
};

/** The applications of who has not applied for anything. */
const NO_APPLICATIONS = {
  content: [],
  pageNum: 1,
  totalPages: 0,
  totalCount: 0,
  counts: { open: 0, closed: 0 },
};

/** The account of who has set a password and nothing else. */
const UNSECURED = {
  hasPassword: true,
  withdrawalPin: { isSet: false },
  mobile: { masked: '', isVerified: false },
  email: { masked: '', isVerified: false },
  twoStep: { isOn: false },
  payeeName: '',
  devices: 1,
};

/** What is closed to a trial user (SESS-33): records, favourites, deposit, withdrawal, rewards, security. */
const FORMAL = [
  '/m/gameRecord',
  '/m/round/7',
  '/m/transaction/record',
  '/m/profitandloss',
  '/m/receipt/R7',
  '/m/fav-games',
  '/m/voucherCenter',
  '/m/deposit/R7',
  '/m/withdraw',
  '/m/withdrawal/R7',
  '/m/rewardCenter',
  '/m/applyReward?id=7',
  '/m/member/manualRebate',
  '/m/member/profile',
  '/m/securityCenter',
  '/m/securityCenter/devices',
  '/m/securityCenter/twoStep',
  '/m/securityCenter/mobile',
  '/m/securityCenter/email',
  '/m/securityCenter/identity',
  '/m/securityCenter/payoutAccounts',
  '/m/securityCenter/payoutAccounts/add',
  '/m/inbox',
  '/m/changePsw',
];
const formalLogin = (path: string) => ({
  leadsTo: `/m/login?back=${encodeURIComponent(path)}&why=formal`,
});

/** What a reader gets at a place, by its guard. */
function expected({ path, titleKey, guard, visitorsGo }: Place, reader: Reader) {
  const isVisitor = READERS[reader] === undefined;
  const isTrial = READERS[reader] === MEMBER_TYPE.trial;
  // A trial user may log in with a real account.
  if (guard === 'visitors') return isVisitor || isTrial ? { titleKey } : { leadsTo: '/m/home' };
  if (guard === 'anyone') return { titleKey };
  if (isVisitor && visitorsGo) return { leadsTo: `/m${visitorsGo}` };
  if (isVisitor) return { leadsTo: `/m/login?back=${encodeURIComponent(path)}` };
  return isTrial && guard === 'formal' ? formalLogin(path) : { titleKey };
}

beforeEach(() => void fakeGateway({}));
afterEach(() => void vi.unstubAllGlobals());

describe.each(readers)('the route table, for a %s', (reader) => {
  test.each(PLACES)(
    'SHELL-38 SHELL-61 $row $path shows its screen with its title, or redirects',
    async (at) => expect(await answerOf(at.path, reader)).toMatchObject(expected(at, reader)),
  );

  test.each(WALK)('SHELL-38 SHELL-61 $path is as the table has it', async (at) => {
    expect(await answerOf(at.path, reader)).toMatchObject(expected(at, reader));
  });

  test.each(SPECIFIED)(
    '%s %s has its title, its guard and its status code',
    async (row, path, titleKey, guard) => {
      fakeGateway({
        'GET /wallet/bets': () => NO_BETS,
        'GET /deposit/channels': () => ({ value: { channels: [], open: [] } }),
        'GET /withdraw/overview': () => ({ value: overviewOf() }),
        'GET /games/vendors': () => ({ gameTypes: [], sorting: [] }),
        'GET /announcements': () => ({ value: announcedOf({ promotion: [promotionOf(7)] }) }),
        'GET /promotions/applications': () => NO_APPLICATIONS,
        'GET /security/overview': () => ({ value: UNSECURED }),
        ...MONEY_ANSWERS,
      });
      const visitorsGo = row === 'SHELL-26' ? '/activity' : undefined;
      const wanted = expected({ path, titleKey, guard, visitorsGo }, reader);
      const answer = await answerOf(path, reader);
      expect([row, answer]).toEqual([
        row,
        'leadsTo' in wanted ? wanted : { ...wanted, status: 200, file: expect.any(String) },
      ]);
    },
  );

  test('SHELL-33 leads home from a path that it does not have', async () => {
    for (const path of ['/m/nowhere', '/m/agent/nowhere', '/m/deposit', '/m/dev/gallery'])
      expect(await answerOf(path, reader)).toEqual({ leadsTo: '/m/home' });
  });
});

describe('the guards', () => {
  test('SHELL-63 the protected pages send a visitor to the login page, which leads back', async () => {
    for (const path of ['member/home', 'gameRecord', 'fav-games', 'recent-games', ...PROTECTED])
      expect(await answerOf(`/m/${path}`, 'visitor')).toEqual({
        leadsTo: `/m/login?back=${encodeURIComponent(`/m/${path}`)}`,
      });
  });

  test.each(FORMAL)(
    'SESS-32 SESS-33 %s opens for a member, and sends a trial user to log in with a real account before anything is read',
    async (path) => {
      const { calls } = fakeGateway({});
      expect(await answerOf(path, 'trial user')).toEqual(formalLogin(path));
      expect(calls).toEqual([]);
      expect(await answerOf(path, 'member')).toHaveProperty('titleKey');
    },
  );

  test('SESS-32 no other page redirects a trial user', async () => {
    for (const path of ['/m/home', '/m/member/home', '/m/recent-games', '/m/notice', '/m/set'])
      expect(await answerOf(path, 'trial user')).toHaveProperty('titleKey');
  });

  test('SHELL-64 the way back keeps the query', async () => {
    expect(await answerOf('/m/gameRecord?period=week', 'visitor')).toEqual({
      leadsTo: `/m/login?back=${encodeURIComponent('/m/gameRecord?period=week')}`,
    });
  });

  test.each<[string, Parameters<typeof testFlags>[0][number]]>([
    ['/m/gameRecord', 'TRANSBETREPMEM3'],
    ['/m/transaction/record', 'TRANSREC3'],
    ['/m/profitandloss', 'PERSREP'],
    ['/m/rewardCenter', 'REWCEN3'],
    ['/m/member/manualRebate', 'MANPLAYREB3'],
    ['/m/securityCenter', 'SECPRIV'],
    ['/m/securityCenter/identity', 'KYC3'],
    ['/m/invite', 'REFERRAL3'],
  ])('SHELL-75 SHELL-81 SHELL-82 %s exists only with flag %s', async (path, flag) => {
    expect(await answerOf(path, 'member', testFlags([]))).toEqual({ leadsTo: '/m/home' });
    expect(await answerOf(path, 'member', testFlags([flag]))).toHaveProperty('titleKey');
  });

  test('WIDGET-24 MEMBERX-06 the ranks are there for anybody, with the flag of their benefits and without', async () => {
    for (const flags of [testFlags([]), testFlags(['VIPBENEFIT3'])])
      for (const reader of readers)
        expect(await answerOf('/m/vip', reader, flags)).toMatchObject({
          titleKey: 'member.vip.title',
        });
  });

  test('SHELL-07 SHELL-63 the change of the password is for members, and leads a visitor home', async () => {
    expect(await answerOf('/m/changePsw', 'visitor')).toEqual({ leadsTo: '/m/home' });
    expect(await answerOf('/m/changePsw', 'member')).toMatchObject({
      titleKey: 'auth.title.changePsw',
    });
  });

  test('SESS-28 the sign-out page is for members', async () => {
    expect(await answerOf('/m/logout', 'visitor')).toEqual({ leadsTo: '/m/home' });
    expect(await answerOf('/m/logout', 'member')).toMatchObject({
      titleKey: 'auth.sign_out.prompt',
    });
  });
});

test('SHELL-01 every path of the table has a route, and only routes of the shell are outside of the table', () => {
  const paths = screenRoutes
    .map(({ path = '' }) => path)
    .filter((path) => !path.startsWith('dev/'));
  const listed = Object.values(SCREENS).flatMap((screen) => screen.paths);
  expect(paths.toSorted()).toEqual([...listed, '*'].toSorted());
});
