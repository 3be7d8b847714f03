import { afterEach, expect, test, vi } from 'vitest';
import { createServerApi } from './server-api.ts';
import { fakeGateway, problem } from './testing/fake-gateway.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['session.expired', 401, 1],
  ['session.missing', 401, 1],
  ['auth.credentials_wrong', 401, 0],
  ['session.formal_account_required', 403, 0],
])(
  'an answer %s tells of a dead session or does not, and its body is still there',
  async (code, status, times) => {
    fakeGateway({ 'GET /wallet/balance': () => problem(code, status) });
    const onDeadSession = vi.fn();
    const options = { apiUrl: 'http://gateway.example', headers: {}, timeoutMs: 5000 };
    const { error } = await createServerApi({ ...options, onDeadSession }).GET('/wallet/balance');
    expect(error).toMatchObject({ code });
    expect(onDeadSession).toHaveBeenCalledTimes(times);
  },
);
