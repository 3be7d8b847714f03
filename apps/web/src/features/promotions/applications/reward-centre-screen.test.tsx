// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RewardApplication } from '@maidan/contract/types';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { announcedOf, promotionOf } from '#platform/testing/member-builders.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import RewardCentreScreen, { loader } from './reward-centre-screen.tsx';

const application = (changes: Partial<RewardApplication> = {}): RewardApplication => ({
  applicationId: 'application-1',
  promotionId: 70,
  title: 'Cricket boost',
  image: 'banners/c.webp',
  state: 'applying',
  remarks: '',
  pictures: [],
  appliedAt: '2026-11-20T16:40:00.000Z',
  mayApplyAgain: false,
  ...changes,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function read(search: string, content: RewardApplication[]) {
  const { calls } = fakeGateway({
    'GET /promotions/applications': () => ({
      content,
      pageNum: 1,
      totalPages: 2,
      totalCount: 3,
      counts: { open: 1, closed: 2 },
    }),
    'GET /announcements': () => ({
      value: announcedOf({ promotion: [promotionOf(7, { linkedPromotionId: 70 })] }),
    }),
  });
  const { context } = await testScope({ session: TEST_SESSION });
  const url = new URL(`https://lobby.example/m/rewardCenter${search}`);
  const answer = (await loader({ context, url } as never)) as unknown as { data: unknown };
  return { calls, loaded: answer.data };
}

async function show(content: RewardApplication[], search = '?show=all') {
  const { loaded } = await read(search, content);
  return renderScreen(RewardCentreScreen as never, { loaderData: loaded, session: TEST_SESSION });
}
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the reward centre', () => {
  test('MONEY-15 an application shows its state and when each step was', async () => {
    const picture = { pictureId: 'p', url: '/pictures/p', width: 1, height: 1 };
    await show([
      application({
        state: 'process',
        pictures: [picture, picture],
        reviewedAt: '2026-11-21T05:15:00.000Z',
      }),
    ]);
    screen.getByRole('heading', { name: 'Cricket boost' });
    screen.getByText('Being looked at');
    expect(steps().map((text) => text?.replace(/\d.*/, ''))).toEqual([
      'Sent, with ',
      'A reviewer looks at it',
      'Decision',
    ]);
    expect(screen.queryByRole('link', { name: 'Apply again' })).toBeNull();
  });

  test('MONEY-15 a rejection says why, and leads to another application for the same promotion', async () => {
    const rejected = { state: 'rejected', reason: 'No date in the picture' } as const;
    await show([
      application({ ...rejected, decidedAt: '2026-11-22T05:15:00.000Z', mayApplyAgain: true }),
    ]);
    screen.getByText('Reason: No date in the picture');
    const again = screen.getByRole('link', { name: 'Apply again' });
    expect(again.getAttribute('href')).toBe('/m/applyReward?id=7');
  });

  test('MONEY-15 the filter is in the address, with the number of each', async () => {
    const { calls } = await read('?show=closed&page=2', []);
    const asked = calls.find(({ name }) => name === 'GET /promotions/applications');
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ show: 'closed', pageNo: '2' });
    await show([application({ state: 'issued' })]);
    screen.getByText('The reward was given');
    expect(screen.getByRole('link', { name: 'All 3' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Decided 2' }).getAttribute('href')).toBe(
      '/m/rewardCenter?show=closed',
    );
    expect(screen.getByRole('link', { name: 'Older ones' }).getAttribute('href')).toBe(
      '/m/rewardCenter?show=all&page=2',
    );
  });

  test('MONEY-15 its heading is what the promotions call it, and a member without any has nothing to filter', async () => {
    await show([application({})]);
    screen.getByRole('heading', { name: 'My applications', level: 2 });
    screen.getByRole('heading', { name: 'Cricket boost', level: 3 });
    cleanup();
    const page = {
      show: 'all',
      pageNo: 1,
      totalPages: 1,
      counts: { open: 0, closed: 0 },
      list: [],
    };
    const loaded = { ok: true, data: { applications: 0, page } };
    await renderScreen(RewardCentreScreen as never, { loaderData: loaded });
    screen.getByRole('heading', { name: 'No applications here' });
    expect(screen.queryByRole('link', { name: /^All \d/ })).toBeNull();
  });

  test('MONEY-15 without applications it says so, and an outage looks different', async () => {
    await show([]);
    screen.getByRole('heading', { name: 'No applications here' });
    expect(screen.getByRole('link', { name: 'All promotions' })).toBeTruthy();
    cleanup();
    const failure = { code: 'server.unavailable', params: {}, requestId: undefined };
    await renderScreen(RewardCentreScreen as never, { loaderData: { ok: false, failure } });
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  });
});
