// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Banner, Promotion } from '@maidan/contract/types';
import type { SessionInfo } from '#platform/api/request-scope.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { bindIntent } from '#platform/session/intent.ts';
import { takeIntent } from '#platform/session/take-intent.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testFlags } from '#platform/testing/site-settings.ts';
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

/** What the sign-in that follows carries out. */
function intentOf(member: string) {
  bindIntent(member);
  return takeIntent(member);
}

afterEach(cleanup);

const showList = (
  loaderData: unknown,
  path = '/activity',
  locale: 'en' | 'bn' = 'en',
  session?: SessionInfo,
) =>
  renderScreen(PromotionListScreen as never, {
    loaderData,
    path,
    locale,
    ...(session ? { session } : {}),
  });
const showDetail = (loaderData: unknown, session?: SessionInfo, hasRewardCentre = true) =>
  renderScreen(PromotionDetailScreen as never, {
    loaderData,
    path: '/activityDetail?id=1',
    ...(session ? { session } : {}),
    settings: { whitelabel: testFlags(hasRewardCentre ? ['REWCEN3'] : []) },
  });

const kinds = joinPictures(
  [
    promotion(1, { kind: 'credits', status: 'process', act: 'play', actPath: '/m/slot' }),
    promotion(2, { kind: 'taking_part', act: 'join', summary: 'You are asked.' }),
    promotion(3, { kind: 'credits', act: 'apply' }),
    promotion(4, { kind: 'taking_part', status: 'applying' }),
    promotion(5, { kind: 'taking_part', status: 'issued' }),
    promotion(6, { kind: 'made-up', status: 'close' }),
  ],
  [],
);
const titles = () =>
  screen
    .getAllByRole('link')
    .filter(({ textContent }) => textContent?.startsWith('Promotion '))
    .map(({ textContent }) => textContent);
const buttons = (article: HTMLElement) =>
  [...article.querySelectorAll('button, a')]
    .map(({ textContent }) => textContent)
    .filter((text) => !text?.startsWith('Promotion '));
const cards = () => screen.getAllByRole('article').map(buttons);

describe('the way that a promotion is', () => {
  test('PROMO-30 ENTITY-45 groups follow the state, the first that can be taken stands first and large', async () => {
    const { container } = await showList(ok(kinds), '/activity', 'en', TEST_SESSION);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Yours to take 2',
      'Running 2',
      'Ended 2',
    ]);
    expect(titles()).toEqual([2, 3, 1, 4, 5, 6].map((id) => `Promotion ${id}`));
    expect(container.querySelectorAll('article img')[0]?.getAttribute('loading')).toBe('eager');
    screen.getByText('You are asked.');
  });

  test('PROMO-30 a state is a tag, an act is a button, and none stands where nothing can be done', async () => {
    await showList(ok(kinds), '/activity', 'en', TEST_SESSION);
    expect(cards()).toEqual([
      ['Join'],
      ['Apply'],
      ['See the games'],
      ['See the application'],
      [],
      [],
    ]);
    expect(screen.getByRole('link', { name: 'Apply' }).getAttribute('href')).toBe(
      '/m/applyReward?id=3',
    );
    screen.getByText('Issued');
    // Where the button says what can be done, the kind stands in the place of the state.
    const { textContent } = screen.getAllByRole('article')[1] ?? {};
    expect(textContent).toContain('Credits');
    expect(textContent).not.toContain('Join');
  });

  test('PROMO-30 a visitor is led to the login, which comes back to what was tapped', async () => {
    await showList(ok(kinds));
    const links = screen.getAllByRole('link', { name: 'Log in to take part' });
    const leads = (link: HTMLElement | undefined) =>
      new URL(link?.getAttribute('href') ?? '', 'http://lobby.example').searchParams.get('back');
    expect(links.slice(0, 2).map(leads)).toEqual(['/m/activityDetail?id=2', '/m/applyReward?id=3']);
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
    for (const link of links) link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(links[1] as HTMLElement);
    expect(intentOf('rafi'), 'the form is where the login leads to').toBeUndefined();
    fireEvent.click(links[0] as HTMLElement);
    expect(intentOf('rafi')).toEqual({ does: 'join', promotionId: 2 });
  });

  test('PROMO-30 a member finds the own applications beside the first title, a visitor and a trial user do not', async () => {
    const way = () => screen.queryByRole('link', { name: 'My applications' });
    await showList(ok(kinds), '/activity', 'en', TEST_SESSION);
    expect(way()?.getAttribute('href')).toBe('/m/rewardCenter');
    expect(way()?.parentElement?.textContent).toBe('Yours to take 2My applications');
    cleanup();
    await showList(ok(kinds), '/activity', 'en', { ...TEST_SESSION, type: 40 });
    expect(way()).toBeNull();
    cleanup();
    await showList(ok(kinds));
    expect(way()).toBeNull();
  });

  test('PROMO-30 a trial user is offered nothing that a trial user may not do', async () => {
    await showList(ok(kinds), '/activity', 'en', { ...TEST_SESSION, type: 40 });
    expect(cards()).toEqual([[], [], ['See the games'], [], [], []]);
  });

  test('PROMO-30 chips narrow the list by kind, and a second tap shows all', async () => {
    await showList(ok(kinds), '/activity', 'en', TEST_SESSION);
    const chip = (name: string) => screen.getByRole('button', { name });
    expect(chip('All 6').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(chip('Credits 2'));
    await waitFor(() => expect(titles()).toEqual(['Promotion 3', 'Promotion 1']));
    expect(chip('Credits 2').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(chip('Credits 2'));
    await waitFor(() => expect(titles()).toHaveLength(6));
  });

  test('PROMO-30 a kind that nobody knows narrows nothing', async () => {
    await showList(ok(kinds), '/activity?kind=made-up', 'en');
    expect(titles()).toHaveLength(6);
  });

  test('PROMO-28 MSG-50 without a reward centre the bonus button says to contact customer service', async () => {
    const { toasts } = await showDetail(ok({ ...kinds.promotions[4] }), TEST_SESSION, false);
    fireEvent.click(screen.getByRole('link', { name: 'Bonus' }));
    expect(toasts.map(({ text }) => text)).toEqual(['Please contact customer service.']);
  });

  test('PROMO-29 the bonus button stands on the detail and opens the reward centre', async () => {
    await showDetail(ok({ ...kinds.promotions[4] }), TEST_SESSION);
    expect(screen.getByRole('link', { name: 'Bonus' }).getAttribute('href')).toBe(
      '/m/rewardCenter',
    );
  });

  test('SHELL-25 the detail shows the terms that there are, and what an amount gives', async () => {
    const workedExample = {
      basis: 'net_loss' as const,
      currency: 'BDT',
      cases: [
        {
          amountMinor: 500_000,
          fromMinor: 100_000,
          toMinor: 1_000_000,
          rateBasisPoints: 300,
          rewardMinor: 15_000,
          wagerMinor: 15_000,
          afterMinor: 485_000,
        },
        {
          amountMinor: 1_240_000,
          fromMinor: 1_000_000,
          rateBasisPoints: 500,
          rewardMinor: 62_000,
          wagerMinor: 62_000,
          afterMinor: 1_178_000,
        },
      ],
    };
    const terms = { who: 'Everybody.', wagering: 'Once.' };
    await showDetail(ok({ ...kinds.promotions[1], terms, workedExample }));
    expect(
      screen
        .getAllByRole('term')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['Who', 'Wagering']);
    screen.getByText('৳150', { selector: 'dl div:nth-child(3) dd' });
    fireEvent.click(screen.getByRole('button', { name: '৳12,400' }));
    expect(
      screen
        .getAllByRole('definition')
        .slice(2)
        .map(({ textContent }) => textContent),
    ).toEqual(['৳12,400', '5%', '৳620', '৳620']);
    screen.getByText(/৳11,780 stays lost/);
  });
});

describe('an application that was refused', () => {
  const refused = promotion(7, { status: 'rejected', act: 'apply', kind: 'credits' });

  test('PROMO-30 may be sent again: the promotion is among those to take, says its state and offers it', async () => {
    const again = joinPictures([promotion(8), refused], []);
    await showList(ok(again), '/activity', 'en', TEST_SESSION);
    screen.getByRole('heading', { name: 'Yours to take 2' });
    screen.getByText('Rejected');
    const link = screen.getByRole('link', { name: 'Apply again' });
    expect(link.getAttribute('href')).toBe('/m/applyReward?id=7');
  });

  test('PROMO-30 says its state in the large card too', async () => {
    await showList(ok(joinPictures([refused], [])), '/activity', 'en', TEST_SESSION);
    screen.getByText('Rejected');
  });

  test('PROMO-30 leads to the application when the promotion is over', async () => {
    const { act: _act, ...over } = refused;
    await showList(ok(joinPictures([over], [])), '/activity', 'en', TEST_SESSION);
    screen.getByRole('heading', { name: 'Ended 1' });
    expect(screen.getByRole('link', { name: 'See the application' }).getAttribute('href')).toBe(
      '/m/rewardCenter',
    );
  });
});

describe('joining', () => {
  const gateway = (answer: () => unknown) => fakeGateway({ 'POST /promotions/join': answer });

  test('API-52 PROMO-30 the button joins, says so and shows the new state', async () => {
    const { calls } = gateway(() => ({
      value: { promotionId: 2, status: 'signed', joinedAt: '2026-11-23T08:00:00.000Z' },
    }));
    const { toasts } = await showDetail(ok({ ...kinds.promotions[1] }), TEST_SESSION);
    fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['You have joined.']));
    expect(calls.map(({ name, body }) => [name, body])).toEqual([
      ['POST /promotions/join', { promotionId: 2 }],
    ]);
  });

  test('API-52 a refusal is said beside the button', async () => {
    gateway(() => problem('promotions.ended', 409));
    await showDetail(ok({ ...kinds.promotions[1] }), TEST_SESSION);
    fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This promotion has ended. Look at the others.',
    );
  });

  test('API-52 without script it is a plain form to the detail', async () => {
    await showDetail(ok({ ...kinds.promotions[1] }), TEST_SESSION);
    const form = screen.getByRole('button', { name: 'Join' }).closest('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
      'post',
      '/m/activityDetail?id=2',
    ]);
  });
});

test('a promotion can be passed on from its detail', async () => {
  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await showDetail(ok({ ...kinds.promotions[1] }));
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({
    title: kinds.promotions[1]?.title,
    url: '/m/activityDetail?id=2',
  });
  Reflect.deleteProperty(navigator, 'share');
});

describe('the promotion list', () => {
  test('PROMO-01 it shows the images of group m_promotion first, and PROMO-02 each leads to its detail', async () => {
    const { container } = await showList(ok(list));
    expect(
      [...container.querySelectorAll('img')].map((image) => image.getAttribute('src')),
    ).toEqual(['/m/art/banners/own-1.webp', '/m/art/banners/b2.webp', '/m/art/banners/hot.webp']);
    for (const id of [1, 2])
      expect(screen.getByRole('link', { name: `Promotion ${id}` }).getAttribute('href')).toBe(
        `/m/activityDetail?id=${id}`,
      );
    expect(screen.getByRole('link', { name: 'Headline hot' }).getAttribute('href')).toBe(
      '/m/hot-games',
    );
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

describe('the promotion detail', () => {
  test('SHELL-25 it shows title, state and HTML content', async () => {
    await showDetail(ok(promotionById(list, '1')));
    screen.getByRole('heading', { name: 'Promotion 1' });
    expect(screen.getByText('1').tagName).toBe('B');
    cleanup();
    const view = promotionById(joinPictures([promotion(7, { summary: 'All that' })], []), '7');
    await showDetail(ok(view));
    expect(screen.getByText('All that').className).toContain('headline');
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
