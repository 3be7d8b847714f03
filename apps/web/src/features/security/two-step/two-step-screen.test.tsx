// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import { testSealer } from '#platform/testing/test-sealer.ts';
import { overviewOf } from '../testing.ts';
import TwoStepScreen, { loader } from './two-step-screen.tsx';

const sealer = await testSealer();
const AT = '2026-11-20T10:00:00.000Z';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const ADDRESS = `otpauth://totp/Maidan:rafi_88?secret=${SECRET}&issuer=Maidan`;
const CODES = Array.from({ length: 10 }, (_, index) => `7KQ4-M2X${index}`);
const BEGIN = 'POST /security/two-step';
const CONFIRM = 'POST /security/two-step/code';
const TURN_ON = 'PUT /security/two-step';
const TURN_OFF = 'POST /security/two-step/off';
const STEP_UP = 'POST /security/step-up';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function gateway(answers: Answers, isOn = false) {
  return fakeGateway({
    'GET /account/sealing-key': () => sealer.key,
    'GET /security/overview': () => ({ value: overviewOf({ twoStep: { isOn } }) }),
    [BEGIN]: () => ({ value: { secret: SECRET, address: ADDRESS } }),
    [CONFIRM]: () => ({ value: { recoveryCodes: CODES } }),
    [TURN_ON]: () => ({ value: true }),
    ...answers,
  });
}
const show = (data: object = {}, options: object = {}) =>
  renderScreen(TwoStepScreen as never, {
    loaderData: { ok: true, data: { twoStep: { isOn: false }, hasPassword: true, ...data } },
    session: TEST_SESSION,
    ...options,
  });
const tap = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });

describe('setting two-step sign-in up', () => {
  test('MEMBERX-03 password, QR code with the secret as text, a code, ten recovery codes, and only then on', async () => {
    let isProven = false;
    const { calls } = gateway({
      [BEGIN]: () =>
        isProven
          ? { value: { secret: SECRET, address: ADDRESS } }
          : problem('security.step_up_required', 403),
      [STEP_UP]: () => {
        isProven = true;
        return { value: { confirmedUntil: AT } };
      },
    });
    const { toasts } = await show();
    screen.getByText('Step 1 of 3');
    tap('Begin');
    await screen.findByLabelText('Password');
    type('Password', 'amar-bhasha-71');
    tap('Confirm and go on');
    await screen.findByText('Step 2 of 3');
    const qr = screen.getByRole('img', { name: 'QR code for your authenticator app' });
    expect(decodeURIComponent(qr.getAttribute('src') ?? '')).toMatch(
      /^data:image\/svg\+xml,<svg .*<rect .*<path d="M0 0h1v1h-1z/,
    );
    screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
    type("The app's 6-digit code", '৪৮০ ৯১৭');
    tap('Go on');
    await screen.findByText('Step 3 of 3');
    const list = screen.getByRole('list', { name: 'Recovery codes' });
    expect([...list.querySelectorAll('li > span:last-child')].map((it) => it.textContent)).toEqual(
      CODES,
    );
    const turnOn = screen.getByRole<HTMLButtonElement>('button', { name: 'Turn two steps on' });
    expect(turnOn.disabled).toBe(true);
    expect(calls.map(({ name }) => name)).not.toContain(TURN_ON);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(turnOn);
    await waitFor(() =>
      expect(toasts.map(({ text }) => text)).toEqual(['Two-step sign-in is on.']),
    );
    expect(calls.find(({ name }) => name === CONFIRM)?.body).toEqual({ code: '480917' });
    // Nothing but the gateway is asked: the QR code is drawn here.
    expect(calls.every(({ name }) => name.includes(' /'))).toBe(true);
  });

  test('MEMBERX-03 a wrong code is said under its field and stays; a proof that ran out loses nothing', async () => {
    let tries = 0;
    gateway({
      [CONFIRM]: () => {
        tries += 1;
        if (tries === 1) return problem('auth.second_code_wrong', 400);
        return tries === 2
          ? problem('security.step_up_required', 403)
          : { value: { recoveryCodes: CODES } };
      },
      [STEP_UP]: () => ({ value: { confirmedUntil: AT } }),
    });
    await show();
    tap('Begin');
    await screen.findByText('Step 2 of 3');
    type("The app's 6-digit code", '480917');
    tap('Go on');
    await screen.findByText('The code is wrong. Enter the one that the app shows now.');
    expect(screen.getByLabelText<HTMLInputElement>("The app's 6-digit code").value).toBe('480917');
    tap('Go on');
    await screen.findByLabelText('Password');
    type('Password', 'amar-bhasha-71');
    tap('Confirm and go on');
    await screen.findByText('Step 3 of 3');
  });
});

describe('once it is on', () => {
  const ON = { twoStep: { isOn: true, since: AT, recoveryCodesLeft: 9 } };

  test('MEMBERX-03 shows how many recovery codes are left, and is turned off with password and code together', async () => {
    const { calls } = gateway({ [TURN_OFF]: () => ({ value: true }) }, true);
    const { toasts } = await show(ON);
    screen.getByText('9 of 10 are left');
    const off = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Turn two steps off' });
    expect(off().disabled).toBe(true);
    type('Password', 'amar-bhasha-71');
    expect(off().disabled).toBe(true);
    type('Code of the app or recovery code', '৪৮০৯১৭');
    fireEvent.click(off());
    await waitFor(() =>
      expect(toasts.map(({ text }) => text)).toEqual(['Two-step sign-in is off.']),
    );
    const sent = calls.find(({ name }) => name === TURN_OFF) ?? expect.fail();
    expect(await sealer.open(sent)).toEqual({ password: 'amar-bhasha-71', code: '480917' });
  });

  test('MEMBERX-03 what was wrong is said under its own field, and nothing typed is lost', async () => {
    const codes = ['auth.password_wrong', 'auth.second_code_wrong'] as const;
    let tries = 0;
    gateway(
      {
        [TURN_OFF]: () => {
          tries += 1;
          return problem(codes[tries - 1] ?? 'server.unexpected', 400);
        },
      },
      true,
    );
    await show(ON);
    type('Password', 'not-the-password');
    type('Code of the app or recovery code', '480917');
    tap('Turn two steps off');
    await screen.findByText('The password is wrong. Enter it again.');
    tap('Turn two steps off');
    await screen.findByText(/The code is wrong or was used/);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('not-the-password');
  });

  test('MEMBERX-03 API-05 a code does in the place of the password where a step asks for a proof', async () => {
    const { calls } = gateway(
      {
        [BEGIN]: () => problem('security.step_up_required', 403),
        [STEP_UP]: () => problem('auth.second_code_wrong', 400),
      },
      true,
    );
    await show();
    tap('Begin');
    fireEvent.click(await screen.findByRole('button', { name: 'Use a code of the app instead' }));
    type('Code of the app or recovery code', '480917');
    tap('Confirm and go on');
    await screen.findByText(/The code is wrong or was used/);
    const sent = calls.find(({ name }) => name === STEP_UP) ?? expect.fail();
    expect(await sealer.open(sent)).toEqual({ code: '480917' });
  });
});

test('a gateway that fails is said, with a way to try again', async () => {
  gateway({ 'GET /security/overview': () => problem('server.unavailable', 503) });
  const { context } = await testScope({ session: TEST_SESSION });
  const url = new URL('http://lobby.example/m/securityCenter/twoStep');
  const loaded = (await loader({ context, url, params: {} } as never)) as { data: object };
  await show({}, { loaderData: loaded.data });
  screen.getByRole('button', { name: 'Try again' });
});
