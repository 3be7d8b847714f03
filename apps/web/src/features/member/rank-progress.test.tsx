// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { RankProgress } from './rank-progress.tsx';
import { rememberSuggested, wasSuggested } from './suggested-profile.ts';

const RANK = {
  currentProgress: { completedConditions: 2, totalExpectedConditions: 3 },
  playerRankProgress: { labelId: 'silver', labelName: 'Silver' },
  percent: 66,
  showBenefit: true,
};
const ASKED = 'GET /member/rank-progress';

afterEach(() => {
  cleanup();
  localStorage.clear();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const show = (answer: () => unknown = () => ({ value: RANK })) => {
  const { calls } = fakeGateway({ [ASKED]: answer });
  return renderScreen(() => <RankProgress />, {
    session: TEST_SESSION,
  }).then(() => calls);
};
const benefits = () => screen.queryByRole('link', { name: 'See benefits' });

test('MENU-25 the rank is loaded in the language of the reader, and shown with whole percent', async () => {
  const calls = await show();
  const bar = await screen.findByRole('progressbar');
  expect(bar.getAttribute('value')).toBe('66');
  expect([screen.getByText('Silver'), screen.getByText('66%')]).toHaveLength(2);
  expect(calls[0]?.query.get('language')).toBe('en');
  expect(benefits()?.getAttribute('href')).toBe('/m/vip');
});

test('MENU-25 with the flag off there is no link to benefits', async () => {
  await show(() => ({ value: { ...RANK, showBenefit: false } }));
  await screen.findByRole('progressbar');
  expect(benefits()).toBeNull();
});

test('WIDGET-22 a rank without a label has the name of all', async () => {
  const none = { labelId: '', labelName: '' };
  await show(() => ({ value: { ...RANK, playerRankProgress: none } }));
  await screen.findByText('VIP');
});

test('MENU-25 nothing is shown before the answer, nor without one', async () => {
  const calls = await show(() => problem('site.feature_off', 403));
  expect(document.body.textContent).toBe('');
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0));
  await act(async () => undefined);
  expect(document.body.textContent).toBe('');
});

test('LOGIN-32 a device remembers for the newest twenty accounts that the suggestion was made', () => {
  expect(wasSuggested('home', '')).toBe(false);
  for (let number = 1; number <= 21; number += 1) rememberSuggested('home', `m${number}`);
  rememberSuggested('home', 'm5');
  rememberSuggested('home', 'm5');
  expect(['m1', 'm2', 'm5', 'm21'].map((id) => wasSuggested('home', id))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(wasSuggested('memberCentre', 'm21')).toBe(false);
});
