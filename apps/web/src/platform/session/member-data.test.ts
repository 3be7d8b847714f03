import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../api/failure.ts';
import { memberLoaderResult } from './member-data.ts';
import type { SessionInfo } from '../api/request-scope.ts';
import { testScope } from '../testing/test-scope.ts';

const MEMBER: SessionInfo = {
  token: 't',
  merchantCode: 'TEST',
  userName: 'rafi_88',
  type: 0,
  firstTimeLogin: false,
};
const ADDRESS = '/m/gameRecord?period=today';
const LOGIN = '/login?back=%2Fm%2FgameRecord%3Fperiod%3Dtoday';
const failing = (code: string) => () => Promise.reject(new ApiFailure(code));

async function settled(session: SessionInfo | undefined, read: () => Promise<unknown>) {
  const { context, sessions } = await testScope(session ? { session } : {});
  const url = new URL(`http://lobby.example${ADDRESS}`);
  const outcome = await memberLoaderResult({ context, url }, read).catch(
    (thrown: unknown) => thrown,
  );
  const login = outcome instanceof Response ? outcome.headers.get('Location') : undefined;
  return { outcome, login, sessions };
}

describe('what a protected screen reads', () => {
  test('SHELL-61 SHELL-64 a visitor logs in first and returns, and nothing is read', async () => {
    let reads = 0;
    const { login } = await settled(undefined, async () => (reads += 1));
    expect(login).toBe(LOGIN);
    expect(reads).toBe(0);
  });

  test('a member gets the data', async () => {
    const { outcome, sessions } = await settled(MEMBER, async () => 7);
    expect(outcome).toEqual({ ok: true, data: 7 });
    expect(sessions).toEqual([]);
  });

  test.each(['session.expired', 'session.missing'])(
    'SHELL-61 SESS-15 a reader with a dead session (%s) is signed out here too, and logs in',
    async (code) => {
      const { login, sessions } = await settled(MEMBER, failing(code));
      expect(login).toBe(LOGIN);
      expect(sessions).toEqual([undefined]);
    },
  );

  test.each(['server.unavailable', 'session.role', 'wallet.record_not_found'])(
    'any other failure is shown by the screen, and the session stays: %s',
    async (code) => {
      const { outcome, sessions } = await settled(MEMBER, failing(code));
      expect(outcome).toMatchObject({ ok: false, failure: { code } });
      expect(sessions).toEqual([]);
    },
  );
});
