// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import DevicesScreen, { loader } from './devices-screen.tsx';

const READ_AT = '2026-11-21T06:00:00.000Z';
const THIS = {
  sessionId: 'session-1',
  isThis: true,
  browser: 'Chrome',
  system: 'Android',
  isPhone: true,
  openedAt: '2026-11-21T03:12:00.000Z',
  seenAt: READ_AT,
};
const OTHER = {
  ...THIS,
  sessionId: 'session-2',
  isThis: false,
  browser: 'Firefox',
  system: 'Windows',
  isPhone: false,
  seenAt: '2026-11-20T17:18:00.000Z',
};
const OLD = {
  ...OTHER,
  sessionId: 'session-3',
  browser: '',
  system: '',
  seenAt: '2026-11-11T05:00:00.000Z',
};
const SIGN_IN = {
  at: '2026-11-21T03:12:00.000Z',
  way: 'password',
  isSuccess: true,
  browser: 'Chrome',
  system: 'Android',
};
const END = 'DELETE /security/devices/session-';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (devices: readonly object[] = [THIS, OTHER, OLD], signIns: readonly object[] = []) =>
  renderScreen(DevicesScreen, {
    loaderData: { ok: true, data: { devices, signIns, readAt: READ_AT } },
    session: TEST_SESSION,
  });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
const tap = (name: string, index = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name })[index] ?? document.body);

describe('the devices of a member', () => {
  test('MEMBERX-03 a member gets them, a visitor logs in first, and a failure can be tried again', async () => {
    fakeGateway({
      'GET /security/devices': () => ({ value: [THIS] }),
      'GET /security/sign-ins': () => ({ value: [SIGN_IN] }),
    });
    const url = new URL('http://lobby.example/m/securityCenter/devices');
    const load = async (options: object) => {
      const { context } = await testScope(options);
      return Promise.resolve(loader({ context, url, params: {} } as never)).catch(
        (it: unknown) => it,
      );
    };
    expect(await load({ session: TEST_SESSION })).toMatchObject({
      data: { ok: true, data: { devices: [THIS], signIns: [SIGN_IN] } },
    });
    expect(((await load({})) as Response).headers.get('Location')).toContain('/login?back=');
    const failure = { code: 'server.unavailable', params: {}, requestId: undefined };
    await renderScreen(DevicesScreen, { loaderData: { ok: false, failure } });
    screen.getByText('The list of devices could not be loaded. None was signed out.');
  });

  test('MEMBERX-03 each is named as its owner knows it, and this one cannot be signed out here', async () => {
    await show();
    expect(rows()).toEqual([
      expect.stringMatching(/^Chrome, AndroidIn use now, since .*This device$/),
      expect.stringMatching(/^Firefox, WindowsLast seen Yesterday \d\d:\d\dSign out$/),
      expect.stringMatching(/^Unknown browserLast seen 11 November \d\d:\d\dSign out$/),
    ]);
  });

  test('MEMBERX-03 one is signed out, then all others', async () => {
    const { calls } = fakeGateway({
      [`${END}3`]: () => ({ value: true }),
      'DELETE /account/sessions': () => ({ value: { ended: 2 } }),
    });
    const { toasts } = await show();
    tap('Sign out', 1);
    await waitFor(() => expect(toasts).toHaveLength(1));
    tap('Sign out all other devices');
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(calls.map(({ name }) => name)).toEqual([`${END}3`, 'DELETE /account/sessions']);
  });

  test('one that is gone already is said, and the list stays', async () => {
    fakeGateway({ [`${END}2`]: () => problem('security.device_not_found', 404) });
    await show();
    tap('Sign out');
    expect((await screen.findByRole('alert')).textContent).toContain('already signed out');
    expect(rows()).toHaveLength(3);
  });

  test('who is signed in here alone is offered nothing to sign out', async () => {
    await show([THIS]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('MEMBERX-03 the last sign-ins say how and when, and which tries failed', async () => {
    const failed = { ...SIGN_IN, isSuccess: false, at: '2026-11-20T21:06:00.000Z', system: '' };
    await show([THIS], [SIGN_IN, failed, { ...failed, way: 'code', browser: '' }]);
    expect(rows().slice(1)).toEqual([
      expect.stringMatching(/^With the passwordToday \d\d:\d\d · Chrome, Android$/),
      expect.stringMatching(/^Wrong password\w+ \d\d:\d\d · Chrome$/),
      expect.stringMatching(/^Wrong code by SMS\w+ \d\d:\d\d$/),
    ]);
  });
});
