// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import OwnDataScreen, { loader } from './own-data-screen.tsx';

const NOTHING = { cashMinor: 0, bonusMinor: 0, heldMinor: 0, rounds: 0, deposits: 0 };
const DATA = {
  termsVersion: '3',
  termsAcceptedAt: '2026-09-02T06:00:00.000Z',
  open: NOTHING,
};
const READ = 'GET /security/own-data';
const EXPORT = 'POST /security/own-data/export';
const CLOSE = 'POST /security/closing';
const CONSENT = 'PUT /security/marketing-consent';
const ALL = {
  madeAt: '2026-11-21T06:00:00.000Z',
  isWhole: true,
  profile: { account: 'rafi_88' },
  signIns: [],
  movements: [],
  rounds: [],
  deposits: [],
  payoutAccounts: [],
  documents: [],
  limits: [],
  breaks: [],
  messages: [],
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (data: object = DATA) =>
  renderScreen(OwnDataScreen, { loaderData: { ok: true, data }, session: TEST_SESSION });
const closeButton = () => screen.queryByRole('button', { name: 'Close the account for good' });

describe('data and account', () => {
  test('MEMBERX-10 a member reads it, a visitor logs in first, and an outage says so', async () => {
    fakeGateway({ [READ]: () => ({ value: DATA }) });
    const url = new URL('http://lobby.example/m/member/data');
    const load = async (options: object) => {
      const { context } = await testScope(options);
      return Promise.resolve(loader({ context, url, params: {} } as never)).catch(
        (thrown: unknown) => thrown,
      );
    };
    expect(await load({ session: TEST_SESSION })).toMatchObject({ data: { ok: true, data: DATA } });
    expect(((await load({})) as Response).headers.get('Location')).toContain('/login?back=');
    const failure = { code: 'server.unavailable', params: {}, requestId: undefined };
    await renderScreen(OwnDataScreen, { loaderData: { ok: false, failure } });
    screen.getByText('Your data could not be loaded. Nothing was changed.');
  });

  test('MEMBERX-10 the file is made once the gateway lets it pass', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x' }));
    fakeGateway({ [EXPORT]: () => ({ value: ALL }) });
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Make the file' }));
    await screen.findByText('The file was made.');
    expect(click.mock.contexts[0]).toMatchObject({ download: 'my-data-2026-11-21.json' });
  });

  test('MEMBERX-10 without a proof the password is asked for, and a cut file says so', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x' }));
    fakeGateway({ [EXPORT]: () => problem('security.step_up_required', 403) });
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Make the file' }));
    await screen.findByLabelText('Password');
    cleanup();
    fakeGateway({ [EXPORT]: () => ({ value: { ...ALL, isWhole: false } }) });
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Make the file' }));
    await screen.findByText(/newest 10,000 rows/);
  });

  test('MEMBERX-10 the consent to offers is off until it is given, and stays off when that fails', async () => {
    const { calls } = fakeGateway({ [CONSENT]: () => ({ value: true }) });
    await show();
    const consent = screen.getByRole('switch');
    expect((consent as HTMLInputElement).checked).toBe(false);
    fireEvent.click(consent);
    await waitFor(() => expect((consent as HTMLInputElement).checked).toBe(true));
    expect(calls[0]?.body).toEqual({ isGiven: true });
    cleanup();
    fakeGateway({ [CONSENT]: () => problem('site.feature_off', 403) });
    await show();
    fireEvent.click(screen.getByRole('switch'));
    await screen.findByRole('alert');
    expect((screen.getByRole('switch') as HTMLInputElement).checked).toBe(false);
  });

  test('MEMBERX-10 what is open is named with its figures, and nothing can be closed', async () => {
    await show({ ...DATA, open: { ...NOTHING, cashMinor: 1_836_050, rounds: 1 } });
    screen.getByText('৳18,360.50');
    screen.getByText('Open rounds');
    expect(screen.queryByText('Bonus')).toBeNull();
    expect(closeButton()).toBeNull();
  });

  test('MEMBERX-10 with nothing open a typed word closes it, and the page leads on as a visitor', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    const { calls } = fakeGateway({ [CLOSE]: () => ({ value: true }) });
    await show();
    fireEvent.click(closeButton() ?? document.body);
    expect(calls).toEqual([]);
    fireEvent.change(screen.getByLabelText(/Type “close”/), { target: { value: 'Close ' } });
    fireEvent.click(closeButton() ?? document.body);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/m/home'));
    expect(calls.map(({ name }) => name)).toEqual([CLOSE]);
  });

  test('MEMBERX-10 a refusal because something was opened meanwhile is said', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    fakeGateway({ [CLOSE]: () => problem('security.account_in_use', 409) });
    await show();
    fireEvent.change(screen.getByLabelText(/Type “close”/), { target: { value: 'close' } });
    fireEvent.click(closeButton() ?? document.body);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be closed yet');
    expect(assign).not.toHaveBeenCalled();
  });
});
