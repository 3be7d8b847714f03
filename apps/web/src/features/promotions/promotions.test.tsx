// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Banner, Promotion } from '@maidan/contract/types';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import PromotionDetailScreen from './promotion-detail-screen.tsx';
import PromotionListScreen from './promotion-list-screen.tsx';
import { joinPictures, promotionById, statusLook } from './promotions.model.ts';

const promotion = (id: number, changes: Partial<Promotion> = {}): Promotion => ({
  id,
  linkedPromotionId: id,
  title: `Promotion ${id}`,
  content: `<p>Terms of <b>${id}</b></p>`,
  startDate: '2026-11-15T00:00:00Z',
  endDate: '2026-12-30T20:00:00Z',
  noExpiry: 0,
  promoAnnouncementCategoryIds: [],
  imageRequired: 'N',
  remarkRequired: 'N',
  image: `banners/own-${id}.webp`,
  status: 'join',
  ...changes,
});
const banner = (bannerId: string, linkage: string): Banner => ({
  bannerId,
  url: `banners/${bannerId}.webp`,
  groupName: 'm_promotion',
  linkage,
  title: `Headline ${bannerId}`,
});

const list = joinPictures(
  [promotion(1), promotion(2, { noExpiry: 1, status: 'process' })],
  [banner('b2', '/m/activity?id=2'), banner('hot', '/m/hot-games')],
);
const failed = {
  ok: false,
  failure: { code: 'server.unavailable', params: {}, requestId: undefined },
};
const ok = (data: unknown) => ({ ok: true, data });

afterEach(cleanup);

const showList = (loaderData: unknown, path = '/activity', locale: 'en' | 'bn' = 'en') =>
  renderScreen(PromotionListScreen as never, { loaderData, path, locale });

describe('the promotion list', () => {
  test('PROMO-01 it shows the images of group m_promotion first, and PROMO-02 each leads to its detail', async () => {
    const { container } = await showList(ok(list));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/m/activityDetail?id=2',
      '/m/activityDetail?id=1',
      '/m/hot-games',
    ]);
    expect(
      [...container.querySelectorAll('img')].map((image) => image.getAttribute('src')),
    ).toEqual(['/m/art/banners/b2.webp', '/m/art/banners/own-1.webp', '/m/art/banners/hot.webp']);
    screen.getByText('Headline b2');
  });

  test('PROMO-03 dates are shown as YYYY/MM/DD, PROMO-04 without an expiry as long term', async () => {
    await showList(ok(list));
    screen.getByText('2026/11/15 – 2026/12/31');
    screen.getByText('Long term');
  });

  test('PROMO-03 the dates follow the digits of the language', async () => {
    await showList(ok(list), '/activity', 'bn');
    screen.getByText('২০২৬/১১/১৫ – ২০২৬/১২/৩১');
  });

  test('SHELL-23 without promotions it says so', async () => {
    await showList(ok({ promotions: [], pictures: [] }));
    screen.getByRole('heading', { name: 'No promotions at the moment' });
  });

  test('SHELL-23 an outage is not an empty list, and offers a retry', async () => {
    await showList(failed);
    expect(screen.getByRole('alert').textContent).toContain('The promotions could not be loaded.');
    screen.getByRole('button', { name: 'Try again' });
  });

  test('SHELL-24 with an id it shows the detail of that promotion', async () => {
    await showList(ok(list), '/activity?id=1');
    screen.getByRole('heading', { name: 'Promotion 1' });
    expect(screen.queryByText('Promotion 2')).toBeNull();
  });

  test('SHELL-24 the id of a promotion that does not run leads back to all', async () => {
    await showList(ok(list), '/activity?id=99');
    expect(screen.getByRole('link', { name: 'All promotions' }).getAttribute('href')).toBe(
      '/m/activity',
    );
  });
});

const showDetail = (loaderData: unknown) =>
  renderScreen(PromotionDetailScreen as never, { loaderData, path: '/activityDetail?id=1' });

describe('the promotion detail', () => {
  test('SHELL-25 it shows title, state and HTML content', async () => {
    await showDetail(ok(promotionById(list, '1')));
    screen.getByRole('heading', { name: 'Promotion 1' });
    screen.getByText('Join');
    expect(screen.getByText('1').tagName).toBe('B');
  });

  test('SHELL-25 a missing promotion looks different from an outage', async () => {
    await showDetail(ok(undefined));
    screen.getByRole('heading', { name: 'This promotion is not running.' });
    cleanup();
    await showDetail(failed);
    screen.getByRole('alert');
  });
});

test('PROMO-01 two pictures of one promotion make one entry', () => {
  const joined = joinPictures(
    [promotion(1)],
    [banner('a', '/m/activityDetail?id=1'), banner('b', '/m/activity?id=1')],
  );
  expect([
    joined.promotions.map(({ image }) => image),
    joined.pictures.map(({ id }) => id),
  ]).toEqual([['banners/a.webp'], ['b']]);
});

test('PROMO-04 an unknown status shows nothing', () => {
  expect([statusLook('applying')?.key, statusLook('somewhere')]).toEqual([
    'promotions.status.applying',
    undefined,
  ]);
});
