// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchMemberInfo, memberInfoQuery } from './member-info.ts';
import { queryClient } from '../api/query.ts';
import { storeSession } from './session.ts';
import { fakeGateway, problem } from '../testing/fake-gateway.ts';
import { memberInfoOf } from '../testing/member-builders.ts';
import { TEST_SESSION } from '../testing/render-screen.tsx';

const INFO = memberInfoOf({ nickname: 'রফি' });
const readIt = () => queryClient().fetchQuery(memberInfoQuery());

afterEach(() => {
  storeSession(undefined);
  queryClient().clear();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the member', () => {
  test('SESS-06 API-22 is read after a sign-in, and later readers use that answer', async () => {
    const { calls } = fakeGateway({ 'GET /member/info': () => ({ value: INFO }) });
    storeSession(TEST_SESSION);
    fetchMemberInfo();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(await readIt()).toEqual(INFO);
    expect(await readIt()).toEqual(INFO);
    expect(calls).toHaveLength(1);
  });

  test('SESS-06 is read again by the next reader when the first read failed', async () => {
    const answers = [() => problem('site.feature_off', 403), () => ({ value: INFO })];
    const { calls } = fakeGateway({ 'GET /member/info': () => answers.shift()?.() });
    storeSession(TEST_SESSION);
    fetchMemberInfo();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await vi.waitFor(() =>
      expect(queryClient().getQueryState(memberInfoQuery().queryKey)?.status).toBe('error'),
    );
    expect(await readIt()).toEqual(INFO);
  });

  test('SESS-06 SESS-15 of one session is unknown to the next', async () => {
    fakeGateway({ 'GET /member/info': () => ({ value: INFO }) });
    storeSession(TEST_SESSION);
    await readIt();
    storeSession(undefined);
    expect(queryClient().getQueryData(memberInfoQuery().queryKey)).toBeUndefined();
  });
});
