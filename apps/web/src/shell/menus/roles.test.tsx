// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { SCREENS } from '#screens.ts';
import type { ScreenName } from '#screens.ts';
import type { PopupContentProps } from '#platform/page/popup.ts';
import { queryClient } from '#platform/api/query.ts';
import { isAgent, isTrialUser } from '#platform/session/session.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { announcedOf, memberInfoOf } from '#platform/testing/member-builders.ts';
import { openScreens } from '#platform/testing/open-screens.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testFlags } from '#platform/testing/site-settings.ts';
import { MemberMenu } from './member-menu.tsx';
import { ScreenHeader } from '../frame/screen-header.tsx';
import { SideMenu } from './side-menu.tsx';

// What each role would see once all screens exist.
const BUILT = (Object.keys(SCREENS) as ScreenName[]).filter((name) => name !== 'inbox');

const ALL_FLAGS = ['TRANSBETREPMEM3', 'TRANSREC3', 'REFERRAL3'] as const;
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
  openScreens(BUILT);
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
