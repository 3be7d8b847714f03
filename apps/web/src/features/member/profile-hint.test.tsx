// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { memberInfoOf } from '#platform/testing/member-builders.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { ProfileHint } from './profile-hint.tsx';

const FIRST = { ...TEST_SESSION, firstTimeLogin: true };

/** The toasts that a member sees on home, after the gateway has answered. */
async function toastsFor(nickname: string, session = FIRST, state?: unknown) {
  const gateway = fakeGateway({
    'GET /member/info': () => ({ value: memberInfoOf({ nickname }) }),
  });
  const { toasts } = await renderScreen(ProfileHint, { session, state });
  await waitFor(() => expect(queryClient().getQueryData(['member', 'info'])).toBeDefined());
  expect(gateway.calls).toHaveLength(1);
  const shown = [...toasts];
  cleanup();
  queryClient().clear();
  expect(toasts, 'what is shown ends with its screen').toEqual([]);
  return shown;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

test('LOGIN-32 the first home after a first login says once that the profile can be completed, with a link to it', async () => {
  expect(await toastsFor('')).toMatchObject([
    {
      text: 'You can complete your profile in the member centre.',
      duration: 'long',
      action: { label: 'Complete profile' },
    },
  ]);
  expect(await toastsFor('')).toEqual([]);
});

test('LOGIN-32 says nothing when nothing is missing, nor after a later login', async () => {
  expect(await toastsFor('Rafi')).toEqual([]);
  expect(await toastsFor('', TEST_SESSION)).toEqual([]);
});

test('LOGIN-32 it lies over no open popup, and is still to come after it', async () => {
  expect(await toastsFor('', FIRST, { popup: 'menu' })).toEqual([]);
  expect(await toastsFor('')).toHaveLength(1);
});
