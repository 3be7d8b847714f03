import { afterEach, expect, test, vi } from 'vitest';
import { seal } from '../sealing/seal.ts';
import { createServerApi } from './server.ts';
import { fakeGateway, problem } from '../testing/fake-gateway.ts';
import { testSealingKey } from '../testing/test-scope.ts';

afterEach(() => vi.unstubAllGlobals());

const options = { apiUrl: 'http://gateway.example', headers: {}, timeoutMs: 5000 };

test.each([
  ['session.expired', 401, 1],
  ['session.missing', 401, 1],
  ['session.formal_account_required', 403, 0],
])(
  'whether an answer %s means a dead session, and its body can still be read',
  async (code, status, times) => {
    fakeGateway({ 'GET /member/inbox/unread': () => problem(code, status) });
    const onDeadSession = vi.fn();
    const api = createServerApi({ ...options, onDeadSession });
    const { error } = await api.GET('/member/inbox/unread');
    expect(error).toMatchObject({ code });
    expect(onDeadSession).toHaveBeenCalledTimes(times);
  },
);

test('a wrong password does not mean a dead session', async () => {
  fakeGateway({ 'POST /account/login': () => problem('auth.credentials_wrong', 401) });
  const onDeadSession = vi.fn();
  const { encryption, body } = await seal(
    { username: 'rafi_88' },
    await testSealingKey(),
    'POST /account/login',
  );
  const params = { header: { Encryption: encryption } };
  const api = createServerApi({ ...options, onDeadSession });
  const { error } = await api.POST('/account/login', { body, params });
  expect(error).toMatchObject({ code: 'auth.credentials_wrong' });
  expect(onDeadSession).not.toHaveBeenCalled();
});
