// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { SCREENS } from '#screens.ts';
import MemberHomeScreen from '#features/member/home/member-home-screen.tsx';
import type { PopupContentProps } from '#platform/page/popup.ts';
import { queryClient } from '#platform/api/query.ts';
import { isAgent, isTrialUser } from '#platform/session/session.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { announcedOf, memberInfoOf } from '#platform/testing/member-builders.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testFlags } from '#platform/testing/site-settings.ts';
import { MemberMenu } from './member-menu.tsx';
import { ScreenHeader } from '../frame/screen-header.tsx';
import { ShellTabBar } from '../frame/tab-bar.tsx';
import { routeAnswerOf } from '../testing/route-answers.ts';
import { SideMenu } from './side-menu.tsx';

/** The flags that take entries out of menus. */
const ALL_FLAGS = [
  'TRANSBETREPMEM3',
  'TRANSREC3',
  'PERSREP',
  'REWCEN3',
  'MANPLAYREB3',
  'SECPRIV',
  'REFERRAL3',
] as const;
const WALLET = {
  sumBalance: 0,
  withdrawableMinor: 0,
  bonusMinor: 0,
  heldMinor: 0,
  currency: 'BDT',
  version: 1,
};

/** What one of the four roles sees. */
interface Role {
  readonly name: string;
  readonly type: number | undefined;
  readonly hasSignIn: boolean;
  readonly hasAgencyCentre: boolean;
  readonly hasRank: boolean;
  readonly hasFreePlay: boolean;
}

const MEMBER = { hasSignIn: false, hasAgencyCentre: false, hasRank: true, hasFreePlay: false };
const ROLES: readonly Role[] = [
  {
    name: 'visitor',
    type: undefined,
    hasSignIn: true,
    hasAgencyCentre: false,
    hasRank: false,
    hasFreePlay: true,
  },
  { ...MEMBER, name: 'member', type: MEMBER_TYPE.player },
  { ...MEMBER, name: 'member', type: MEMBER_TYPE.defaultPlayer },
  ...[
    MEMBER_TYPE.agent,
    MEMBER_TYPE.headAgent,
    MEMBER_TYPE.agentWithoutContracts,
    MEMBER_TYPE.headAgentWithoutContracts,
  ].map((type) => ({ ...MEMBER, name: 'agent', type, hasAgencyCentre: true })),
  { ...MEMBER, name: 'trial user', type: MEMBER_TYPE.trial, hasRank: false },
];

beforeEach(() => {
  void fakeGateway({
    'GET /wallet/balance': () => WALLET,
    'GET /member/info': () => ({ value: memberInfoOf() }),
    'GET /member/rank-progress': () => ({
      value: {
        currentProgress: { completedConditions: 1, totalExpectedConditions: 2 },
        playerRankProgress: { labelId: 'silver', labelName: 'Silver' },
        percent: 50,
        showBenefit: false,
      },
    }),
    'GET /announcements': () => ({ value: announcedOf() }),
    'GET /announcements/unread': () => ({ value: 0 }),
    'GET /member/inbox/unread': () => ({ value: 0 }),
    'GET /service/entries': () => ({ value: [] }),
  });
});

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const sessionOf = ({ type }: Role) =>
  type === undefined ? {} : { session: { ...TEST_SESSION, type } };
const home = { nouns: [], titleKey: 'site.title.home', header: 'home', hasTabBar: true } as const;
const menu = (Menu: ComponentType<PopupContentProps>) => () => (
  <Menu isOpen onClose={() => undefined} given={{}} />
);
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

/** The role that a session of this type has. */
function roleOf(type: number | undefined): string {
  if (type === undefined) return 'visitor';
  const session = { ...TEST_SESSION, type };
  if (isTrialUser(session)) return 'trial user';
  return isAgent(session) ? 'agent' : 'member';
}

test('SESS-27 there are four roles, and every session is exactly one of them', () => {
  const types = [undefined, ...Object.values(MEMBER_TYPE)];
  expect(types.map(roleOf)).toEqual(
    types.map((type) => ROLES.find((role) => role.type === type)?.name),
  );
  expect(new Set(types.map(roleOf))).toEqual(new Set(ROLES.map(({ name }) => name)));
  expect(new Set(ROLES.map(({ name }) => name)).size).toBe(4);
});

describe.each(ROLES)('SESS-27 a $name of type $type', (role) => {
  test('SESS-27 SESS-28 SESS-29 finds the controls of the role in the header of home', async () => {
    await renderScreen(() => <ScreenHeader screen={home} />, sessionOf(role));
    if (role.hasSignIn) {
      screen.getByRole('link', { name: 'Log in' });
      expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull();
      return;
    }
    await screen.findByRole('button', { name: /Account menu/ });
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  test('SESS-28 SESS-29 SESS-30 finds the full side menu of the role', async () => {
    await renderScreen(menu(SideMenu), {
      ...sessionOf(role),
      settings: { whitelabel: testFlags(ALL_FLAGS) },
    });
    expect(links()).toEqual(
      expect.arrayContaining([
        'Home',
        'Member centre',
        'Betting record',
        'Account record',
        'Invite friends',
        'Help centre',
      ]),
    );
    expect(links().includes('Agency centre')).toBe(role.hasAgencyCentre);
    expect(links().includes('Log in')).toBe(role.hasSignIn);
    expect(links().includes('Sign out')).toBe(!role.hasSignIn);
    const money = ['Deposit', 'Withdraw'].filter((name) => links().includes(name));
    expect(money).toEqual(role.hasSignIn ? [] : ['Deposit', 'Withdraw']);
    const freePlay = () => screen.queryByRole('button', { name: 'Play free without an account' });
    if (role.hasFreePlay) await waitFor(() => expect(freePlay()).not.toBeNull());
    else expect(freePlay()).toBeNull();
  });

  test('SESS-29 without its flags the records and the invitation are gone', async () => {
    await renderScreen(menu(SideMenu), {
      ...sessionOf(role),
      settings: { whitelabel: testFlags([]) },
    });
    for (const name of ['Betting record', 'Account record', 'Invite friends'])
      expect(links()).not.toContain(name);
  });

  test.runIf(role.type !== undefined)(
    'SESS-27 SESS-29 SESS-30 finds the member popup of the role',
    async () => {
      await renderScreen(menu(MemberMenu), {
        ...sessionOf(role),
        settings: { whitelabel: testFlags(ALL_FLAGS) },
      });
      await screen.findByText('Rafi');
      const popup = within(screen.getByRole('dialog'));
      expect(popup.queryAllByRole('link', { name: 'Agency centre' })).toHaveLength(
        role.hasAgencyCentre ? 1 : 0,
      );
      if (role.hasRank) await popup.findByText('Silver');
      else popup.getByText('Free play');
    },
  );
});

const RECORDS = ['/m/transaction/record', '/m/gameRecord'];

/** Where each menu leads a member of this type on a site with all flags. */
const menuTargets = (type: number) => ({
  side: [
    '/m/member/home',
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/home',
    ...RECORDS,
    '/m/invite',
    '/m/download',
    '/m/notice',
    '/m/language',
    '/m/help',
    '/m/changePsw',
    '/m/logout',
  ],
  avatar: ['/m/member/home', '/m/withdraw', ...RECORDS],
  foot: ['/m/help', '/m/activity', '/m/home', '/m/invite', '/m/member/home'],
  centre: [
    '/m/set',
    '/m/member/profile',
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/vip',
    ...RECORDS,
    '/m/profitandloss',
    '/m/rewardCenter',
    '/m/member/manualRebate',
    '/m/securityCenter',
    '/m/fav-games',
    '/m/recent-games',
    '/m/securityCenter/payoutAccounts',
    '/m/responsible',
    '/m/changePsw',
    '/m/invite',
    '/m/notice',
    // The default player has no inbox (SESS-20).
    ...(type === MEMBER_TYPE.defaultPlayer ? [] : ['/m/inbox']),
    '/m/download',
    '/m/language',
    '/m/help',
    '/m/member/data',
    '/m/logout',
  ],
});

const SHOWN_MENUS = {
  side: menu(SideMenu),
  avatar: menu(MemberMenu),
  foot: () => <ShellTabBar tab="member" />,
  centre: MemberHomeScreen,
};

/** The addresses to which each menu leads a member on a site with these flags, without their queries. */
async function menuLinks(type: number, flags: readonly string[]) {
  const found: Record<string, Set<string>> = {};
  for (const [name, Menu] of Object.entries(SHOWN_MENUS)) {
    const { container } = await renderScreen(Menu, {
      session: { ...TEST_SESSION, type },
      settings: { whitelabel: testFlags(flags) },
      loaderData: { ok: true, data: memberInfoOf({ type }) },
    });
    const shown = within(container.ownerDocument.body).getAllByRole('link');
    found[name] = new Set(shown.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    cleanup();
  }
  return found;
}

describe.each([MEMBER_TYPE.player, MEMBER_TYPE.defaultPlayer])('a member of type %s', (type) => {
  const targets = menuTargets(type);
  const all = [...new Set(Object.values(targets).flat())];

  test('SESS-29 sees the full menus, each of whose entries opens its screen', async () => {
    const full = Object.entries(targets).map(([name, paths]) => [name, new Set(paths)]);
    expect(await menuLinks(type, ALL_FLAGS)).toEqual(Object.fromEntries(full));
    for (const path of all) {
      const answer = await routeAnswerOf(path, type, testFlags(ALL_FLAGS));
      expect(answer, path).toMatchObject({ titleKey: titleAt(path) });
    }
  });

  test.each<[(typeof ALL_FLAGS)[number], string[]]>([
    ['TRANSBETREPMEM3', ['/m/gameRecord']],
    ['TRANSREC3', ['/m/transaction/record']],
    ['PERSREP', ['/m/profitandloss']],
    ['REWCEN3', ['/m/rewardCenter']],
    ['MANPLAYREB3', ['/m/member/manualRebate']],
    ['SECPRIV', ['/m/securityCenter', '/m/securityCenter/payoutAccounts']],
    ['REFERRAL3', ['/m/invite']],
  ])(
    'SESS-29 without %s no menu has %j, which leads home, and nothing else is missing',
    async (flag, gone) => {
      const others = ALL_FLAGS.filter((name) => name !== flag);
      const left = Object.values(await menuLinks(type, others)).flatMap((paths) => [...paths]);
      expect(all.filter((path) => !left.includes(path)).toSorted()).toEqual(gone);
      for (const path of gone)
        expect(await routeAnswerOf(path, type, testFlags(others))).toEqual({ leadsTo: '/m/home' });
    },
  );
});

/** The title of the screen at a path, as the table has it. */
function titleAt(path: string) {
  return Object.values(SCREENS).find(({ paths }) => paths.some((own) => path === `/m/${own}`))
    ?.titleKey;
}
