// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import OwnDataScreen, { loader } from './own-data-screen.tsx';

const NOTHING = { cashMinor: 0, bonusMinor: 0, heldMinor: 0, rounds: 0, deposits: 0 };
const DATA = {
  termsVersion: '3',
  termsAcceptedAt: '2026-09-02T06:00:00.000Z',
  open: NOTHING,
  retention: {
    signInDays: 365,
    messageDays: 730,
    chatDays: 365,
    feedbackDays: 730,
    closedAccountDays: 30,
  },
};
const READ = 'GET /security/own-data';
const EXPORT = 'POST /security/own-data/export';
const CLOSE = 'POST /security/closing';
const CONSENT = 'PUT /security/marketing-consent';
const LIST = 'GET /exports';
const FILE = {
  exportId: 'e-1',
  kind: 'own_data',
  state: 'waiting',
  done: 0,
  createdAt: '2026-11-21T06:00:00.000Z',
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The gateway with no file yet; `sent` are the calls that change something. */
function gateway(answers: Parameters<typeof fakeGateway>[0]) {
  const { calls } = fakeGateway({ [LIST]: () => ({ list: [] }), ...answers });
  return { sent: () => calls.filter(({ name }) => !name.startsWith('GET')) };
}

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

  test('MEMBERX-10 the file is ordered once the gateway lets it pass, and shows how far it is', async () => {
    gateway({ [EXPORT]: () => ({ value: FILE }) });
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Make the file' }));
    await screen.findByText('The file is being made');
  });

  test('MEMBERX-10 without a proof the password is asked for first', async () => {
    gateway({
      [EXPORT]: () => problem('security.step_up_required', 403),
    });
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Make the file' }));
    await screen.findByLabelText('Password');
  });

  test('MEMBERX-10 a file that is ready is there after a reload, whatever its length', async () => {
    const ready = {
      ...FILE,
      state: 'done',
      done: 18_402,
      total: 18_402,
      bytes: 9_000_000,
      expiresAt: '2026-11-22T06:00:00.000Z',
      url: '/exports/e-1/file?expires=1&signature=x',
    };
    gateway({ [LIST]: () => ({ list: [ready] }) });
    await show();
    const link = await screen.findByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe(`/m/api${ready.url}`);
    screen.getByText(/18,402 rows/);
  });

  test('MEMBERX-10 says for how long each kind of data is kept, and what closing deletes', async () => {
    gateway({});
    await show();
    for (const [name, days] of [
      ['Log-ins', '365 days'],
      ['Messages in the inbox', '730 days'],
    ])
      expect(screen.getByText(name ?? '').parentElement?.textContent).toContain(days);
    screen.getByText(/Name, number and address are deleted after 30 days/);
  });

  test('MEMBERX-10 the consent to offers is off until it is given, and stays off when that fails', async () => {
    const { sent } = gateway({ [CONSENT]: () => ({ value: true }) });
    await show();
    const consent = screen.getByRole('switch');
    expect((consent as HTMLInputElement).checked).toBe(false);
    fireEvent.click(consent);
    await waitFor(() => expect((consent as HTMLInputElement).checked).toBe(true));
    expect(sent()[0]?.body).toEqual({ isGiven: true });
    cleanup();
    gateway({ [CONSENT]: () => problem('site.feature_off', 403) });
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
    const { sent } = gateway({ [CLOSE]: () => ({ value: true }) });
    await show();
    fireEvent.click(closeButton() ?? document.body);
    expect(sent()).toEqual([]);
    fireEvent.change(screen.getByLabelText(/Type “close”/), { target: { value: 'Close ' } });
    fireEvent.click(closeButton() ?? document.body);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/m/home'));
    expect(sent().map(({ name }) => name)).toEqual([CLOSE]);
  });

  test('MEMBERX-10 a refusal because something was opened meanwhile is said', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    gateway({ [CLOSE]: () => problem('security.account_in_use', 409) });
    await show();
    fireEvent.change(screen.getByLabelText(/Type “close”/), { target: { value: 'close' } });
    fireEvent.click(closeButton() ?? document.body);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be closed yet');
    expect(assign).not.toHaveBeenCalled();
  });
});
