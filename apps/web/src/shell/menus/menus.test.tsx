// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { brokenAnswer, fakeGateway } from '#platform/testing/fake-gateway.ts';
import { announcedOf, memberInfoOf, promotionOf } from '#platform/testing/member-builders.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testFlags, testSettings } from '#platform/testing/site-settings.ts';
import type { ComponentType, ReactNode } from 'react';
import { MemberMenu } from './member-menu.tsx';
import type { PopupContentProps } from '#platform/page/popup.ts';
import { SideMenu } from './side-menu.tsx';

vi.mock('#features/wallet/index.ts', async (original) => ({
  ...(await original<object>()),
  WalletCard: ({ children }: { children?: ReactNode }) => (
    <section aria-label="Wallet">{children}</section>
  ),
}));

const MEMBER = memberInfoOf();
const PROMOTIONS = [1, 2, 3, 4].map((id) => promotionOf(id));
const RANK = {
  currentProgress: { completedConditions: 2, totalExpectedConditions: 3 },
  playerRankProgress: { labelId: 'silver', labelName: 'Silver' },
  percent: 66,
  showBenefit: true,
};
const CHAT = { csType: 'LIVECHAT', title: 'Chat', path: btoa('https://chat.example.org') };

function gateway(entries: unknown[] = [CHAT], rank: unknown = RANK, isBroken = false) {
  return fakeGateway({
    'GET /member/info': () => ({ value: MEMBER }),
    'GET /member/rank-progress': () => (isBroken ? brokenAnswer({ value: rank }) : { value: rank }),
    'GET /announcements/unread': () => ({ value: 120 }),
    'GET /announcements': () => ({ value: announcedOf({ promotion: PROMOTIONS }) }),
    'GET /service/entries': () => ({ value: entries }),
  });
}

/** What MENU-07 names above the sign-out, in its order, as a member sees it who is no agent. */
const ITEMS = [
  'Home',
  'Member centre',
  'Betting record',
  'Account record',
  'Invite friends',
  'Get the app',
  'Announcements',
  'Language',
  'Customer service',
  'Help centre',
];

const shown =
  (Menu: ComponentType<PopupContentProps>, onClose = vi.fn()) =>
  () => <Menu isOpen onClose={onClose} given={{}} />;

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

describe('the side menu', () => {
  test('MENU-02 MENU-05 WIDGET-09 asks a visitor to log in, with a balance of zero and no sign out', async () => {
    gateway();
    await renderScreen(shown(SideMenu), { path: '/help' });
    expect(screen.getByRole('link', { name: 'Log in to play' }).getAttribute('href')).toContain(
      '/m/login?back=',
    );
    expect(screen.getByRole('region', { name: 'Total balance' }).textContent).toContain('৳0.00');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/m/login?back=%2Fm%2Fhelp',
    );
    screen.getByRole('link', { name: 'Register' });
    expect(screen.queryByText('Sign out')).toBeNull();
  });

  test('MENU-38 shows a placeholder drawing to a visitor, and the member’s own picture to a member', async () => {
    gateway();
    await renderScreen(shown(SideMenu));
    const visitor = screen.getByRole('link', { name: 'Log in to play' });
    expect(visitor.querySelector('use')?.getAttribute('href')).toContain('#user-circle-duotone');
    cleanup();
    await renderScreen(shown(SideMenu), { session: TEST_SESSION });
    const member = (await screen.findByText('Hello, Rafi')).closest('a');
    expect(member?.innerHTML).not.toContain('#user-circle');
    expect(member?.textContent).toMatch(/^R/);
    await within(member as HTMLElement).findByText(/ · \d+%$/);
  });

  test('MENU-06 offers deposit and withdrawal to a member', async () => {
    gateway();
    await renderScreen(shown(SideMenu), { session: TEST_SESSION });
    const wallet = screen.getByRole('region', { name: 'Wallet' });
    const links = within(wallet).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Deposit', '/m/voucherCenter'],
      ['Withdraw', '/m/withdraw'],
    ]);
  });

  test('WIDGET-10 hides and shows the visitor’s figures', async () => {
    gateway();
    await renderScreen(shown(SideMenu));
    fireEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(screen.getByRole('region', { name: 'Total balance' }).textContent).not.toContain('0');
    fireEvent.click(screen.getByRole('button', { name: 'Show balance' }));
    expect(screen.getByRole('region', { name: 'Total balance' }).textContent).toContain('৳0.00');
  });

  test('MENU-02 MENU-03 MENU-04 greets a member by name, leads to the member centre, and shows the wallet', async () => {
    gateway();
    await renderScreen(shown(SideMenu), { session: TEST_SESSION });
    expect((await screen.findByText('Hello, Rafi')).closest('a')?.getAttribute('href')).toBe(
      '/m/member/home',
    );
    screen.getByRole('region', { name: 'Wallet' });
  });

  test.each([
    [['REFERRAL3'], '/m/invite'],
    [[], undefined],
  ])('MENU-09 with the flags %j inviting friends leads to %s', async (flags, href) => {
    gateway();
    await renderScreen(shown(SideMenu), { settings: { whitelabel: testFlags(flags) } });
    const link = screen.queryByRole('link', { name: 'Invite friends' });
    expect(link?.getAttribute('href')).toBe(href);
  });

  test('MENU-15 offers to sign out only to a member who is logged in', async () => {
    gateway();
    await renderScreen(shown(SideMenu));
    await screen.findByRole('link', { name: 'Log in' });
    expect(screen.queryByRole('link', { name: 'Sign out' })).toBeNull();
    cleanup();
    await renderScreen(shown(SideMenu), { session: TEST_SESSION });
    expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/m/logout');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  test('MENU-07 MENU-13 MENU-17 keeps the order of its items, with the current language', async () => {
    gateway();
    await renderScreen(shown(SideMenu), { session: TEST_SESSION });
    await waitFor(() => expect(screen.getByText('Customer service').closest('a')).not.toBeNull());
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    const named = rows.flatMap((row) => ITEMS.filter((item) => row.startsWith(item)));
    expect(named).toEqual(ITEMS);
    expect(rows).toContain('LanguageEnglish');
    const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([linkTo('Invite friends'), linkTo('Change password')]).toEqual([
      '/m/invite',
      '/m/changePsw',
    ]);
  });

  test('MENU-14 customer service opens the first contact', async () => {
    gateway();
    await renderScreen(shown(SideMenu));
    const row = await screen.findByRole('link', { name: 'Customer service' });
    expect(row.getAttribute('href')).toBe('https://chat.example.org');
  });

  test('MENU-14 CS-14 where the site has a chat, customer service opens it', async () => {
    const visits: string[] = [];
    const { calls } = fakeGateway({
      'GET /service/entries': () => ({ value: [CHAT] }),
      'GET /announcements': () => ({ value: announcedOf({ promotion: [] }) }),
      'GET /service/chat/launch': () => ({ chatUrl: '/m/chat?back=%2Fm%2Fhome' }),
    });
    await renderScreen(shown(SideMenu), {
      session: TEST_SESSION,
      settings: { whitelabel: testFlags(['CBS3']) },
      onVisit: (address) => visits.push(address),
    });
    const row = await screen.findByRole('link', { name: 'Customer service' });
    expect(row.getAttribute('href')).toBe('/m/chat');
    fireEvent.click(row);
    await waitFor(() => expect(visits).toContain('/chat?back=%2Fm%2Fhome'));
    expect(calls.map(({ name }) => name)).toContain('GET /service/chat/launch');
  });

  test('MENU-17 without a contact customer service opens the popup', async () => {
    gateway([]);
    await renderScreen(shown(SideMenu));
    await screen.findByRole('button', { name: 'Customer service' });
  });

  test('SHELL-82 CS-18 shows the service items that are switched on, each with a link that leads on', async () => {
    const on = (name: string, isOn: boolean) =>
      ({ whitelabel: { ...testSettings().whitelabel, [`SERVICE_${name}`]: isOn } }) as const;
    const links = [
      {
        resourceType: 'MESSENGER' as const,
        url: 'https://m.example/us',
        labelName: 'মেসেঞ্জার',
        labelNameEn: 'Our Messenger',
      },
    ];
    gateway();
    await renderScreen(shown(SideMenu), { settings: on('VIBER', false) });
    await screen.findByRole('link', { name: 'Customer service' });
    expect(screen.queryByText('Viber')).toBeNull();
    cleanup();
    await renderScreen(shown(SideMenu), { settings: { ...on('VIBER', true), resources: links } });
    const viber = await screen.findByRole('link', { name: /^Viber/ });
    expect([viber.getAttribute('href'), viber.textContent]).toEqual([
      'https://chat.example.org',
      'ViberNo address yet. Ask: Chat',
    ]);
    const messenger = screen.getByRole('link', { name: /^Our Messenger/ });
    expect(messenger.getAttribute('href')).toBe('https://m.example/us');
    cleanup();
    queryClient().clear();
    gateway([]);
    await renderScreen(shown(SideMenu), { settings: on('SpeedTest', true) });
    const speedTest = await screen.findByRole('link', { name: /^Speed test/ });
    expect(speedTest.getAttribute('href'), 'with nobody to ask').toBe('/m/help');
    expect(speedTest.textContent).toContain('Look in the help centre.');
  });

  test('MENU-18 shows the first three promotions', async () => {
    gateway();
    await renderScreen(shown(SideMenu));
    const promotions = await screen.findByRole('navigation', { name: 'Promotions for you' });
    const links = [...promotions.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/m/activityDetail?id=1',
      '/m/activityDetail?id=2',
      '/m/activityDetail?id=3',
    ]);
  });

  test('MENU-19 closes by its button and by Escape', async () => {
    gateway();
    const onClose = vi.fn();
    await renderScreen(shown(SideMenu, onClose));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('the member popup', () => {
  test('MENU-20 MENU-21 MENU-26 shows who is signed in and leads to what a member has who is no agent', async () => {
    gateway();
    await renderScreen(shown(MemberMenu), { session: TEST_SESSION });
    await screen.findByText('Rafi');
    const entries = within(screen.getByRole('list', { name: 'Member menu' })).getAllByRole('link');
    expect(entries.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Profile', '/m/member/home'],
      ['Withdraw', '/m/withdraw'],
      ['Account record', '/m/transaction/record'],
      ['Betting record', '/m/gameRecord'],
    ]);
  });

  test('MENU-20 the account is below the nickname, and appears only once when there is no nickname', async () => {
    gateway();
    await renderScreen(shown(MemberMenu), { session: TEST_SESSION });
    await screen.findByText('Rafi');
    screen.getByText('rafi_88');
    cleanup();
    queryClient().clear();
    fakeGateway({ 'GET /member/info': () => ({ value: { ...MEMBER, nickname: '' } }) });
    await renderScreen(shown(MemberMenu), { session: TEST_SESSION });
    expect(await screen.findAllByText('rafi_88')).toHaveLength(1);
  });

  const progress = () => screen.findByRole('progressbar');

  test('MENU-25 ENTITY-12 gives the rank by its label name, and the progress in whole percent', async () => {
    gateway();
    await renderScreen(shown(MemberMenu), { session: TEST_SESSION });
    expect((await progress()).getAttribute('value')).toBe('66');
    screen.getByText('Silver');
    screen.getByText('66%');
  });

  test('MENU-25 cuts fractions off, in the digits of the page', async () => {
    // The contract promises whole numbers; another back end may send fractions.
    gateway([CHAT], { ...RANK, percent: 66.97 }, true);
    await renderScreen(shown(MemberMenu), { session: TEST_SESSION, locale: 'bn' });
    expect((await progress()).getAttribute('value')).toBe('66');
    screen.getByText('৬৬%');
  });

  test('WIDGET-22 without a rank label the progress is 100 percent', async () => {
    const none = { labelId: '', labelName: '' };
    gateway([CHAT], { ...RANK, playerRankProgress: none, percent: 100 });
    await renderScreen(shown(MemberMenu), { session: TEST_SESSION });
    expect((await progress()).getAttribute('value')).toBe('100');
    screen.getByText('VIP');
  });

  test('MENU-25 leads to the benefits only while the flag in the answer shows them', async () => {
    const benefits = () => screen.queryByRole('link', { name: 'See benefits' });
    gateway();
    await renderScreen(shown(MemberMenu), { session: TEST_SESSION });
    await progress();
    expect(benefits()?.getAttribute('href')).toBe('/m/vip');
    cleanup();
    queryClient().clear();
    gateway([CHAT], { ...RANK, showBenefit: false });
    await renderScreen(shown(MemberMenu), { session: TEST_SESSION });
    await progress();
    expect(benefits()).toBeNull();
  });

  test('MENU-25 works without the rank when it fails to load', async () => {
    fakeGateway({ 'GET /member/info': () => ({ value: MEMBER }) });
    await renderScreen(shown(MemberMenu), { session: TEST_SESSION });
    await screen.findByText('Rafi');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
