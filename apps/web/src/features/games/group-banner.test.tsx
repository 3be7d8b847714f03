// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import type { Banner } from '@maidan/contract/types';
import { LinkProvider } from '#ui/link.tsx';
import type { LinkProps } from '#ui/link.tsx';
import type { SessionInfo } from '#platform/api/request-scope.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { GroupBanner } from './group-banner.tsx';

const banner = (changes: Partial<Banner>): Banner => ({
  bannerId: 'b1',
  url: 'banners/reels.webp',
  groupName: 'm_home',
  linkage: '',
  title: 'Bright reels',
  ...changes,
});

afterEach(cleanup);

test('BANNER-09 a tap follows the link, inside the product or to another site', async () => {
  const followed: (string | undefined)[] = [];
  const Followed = ({ children, href }: LinkProps) => (
    <button onClick={() => followed.push(href)}>{children}</button>
  );
  const banners = [
    banner({ linkage: '/m/slot', title: 'Inside' }),
    banner({ bannerId: 'b2', linkage: 'https://example.org/terms', title: 'Outside' }),
  ];
  await renderScreen(() => (
    <LinkProvider component={Followed}>
      <GroupBanner banners={banners} />
    </LinkProvider>
  ));
  fireEvent.click(screen.getByRole('button', { name: 'Inside' }));
  fireEvent.click(screen.getByRole('button', { name: 'Outside' }));
  expect(followed).toEqual(['/m/slot', 'https://example.org/terms']);
});

test('BANNER-09 without a link a tap does nothing', async () => {
  const visits: string[] = [];
  await renderScreen(() => <GroupBanner banners={[banner({})]} />, {
    onVisit: (address) => visits.push(address),
  });
  fireEvent.click(screen.getByText('Bright reels'));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(visits).toEqual([]);
});

test('CAT-03 the low banner above a list has no button', async () => {
  const banners = [banner({ linkage: '/m/slot', action: 'See the games' })];
  await renderScreen(() => <GroupBanner banners={banners} shape="slim" />);
  expect(screen.queryByText('See the games')).toBeNull();
});

test('HOME-02 an empty group shows nothing', async () => {
  const { container } = await renderScreen(() => <GroupBanner banners={[]} />);
  expect(container.textContent).toBe('');
});

test('HOME-02 a member with an account is not asked to open one; a visitor and a trial user are', async () => {
  const banners = [
    banner({ linkage: '/m/register', title: 'Open an account' }),
    banner({ bannerId: 'b2', linkage: '/m/slot' }),
  ];
  const invitations = async (session?: SessionInfo) => {
    const options = session ? { session } : {};
    await renderScreen(() => <GroupBanner banners={banners} />, options);
    const count = screen.queryAllByRole('link', { name: /Open an account/ }).length;
    cleanup();
    return count;
  };
  expect(await invitations()).toBeGreaterThan(0);
  expect(await invitations({ ...TEST_SESSION, type: MEMBER_TYPE.trial })).toBeGreaterThan(0);
  expect(await invitations(TEST_SESSION)).toBe(0);
});
