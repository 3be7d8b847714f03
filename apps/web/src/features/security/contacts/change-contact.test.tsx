// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import { testSealer } from '#platform/testing/test-sealer.ts';
import { overviewOf } from '../testing.ts';
import EmailScreen, { loader as loadEmail } from './email-screen.tsx';
import MobileScreen, { loader as loadMobile } from './mobile-screen.tsx';

const sealer = await testSealer();
const AT = '2026-11-20T10:00:00.000Z';
const SEND_MOBILE = 'POST /security/mobile/code';
const SET_MOBILE = 'PUT /security/mobile';
const SEND_EMAIL = 'POST /security/email/code';
const SET_EMAIL = 'PUT /security/email';
const STEP_UP = 'POST /security/step-up';
const sent = () => ({ value: { expirationTime: Date.now() + 60_000 } });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function gateway(answers: Answers) {
  return fakeGateway({
    'GET /account/sealing-key': () => sealer.key,
    'GET /security/overview': () => ({ value: overviewOf() }),
    ...answers,
  });
}

async function show(kind: 'mobile' | 'email', present = { masked: '', isVerified: false }) {
  const visited: string[] = [];
  const Screen = kind === 'mobile' ? MobileScreen : EmailScreen;
  const shown = await renderScreen(Screen as never, {
    loaderData: { ok: true, data: present },
    session: TEST_SESSION,
    onVisit: (address) => visited.push(address),
  });
  return { ...shown, visited };
}
const tap = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });

describe('a new mobile number', () => {
  test('MEMBERX-03 the password is asked for between, and the number that was typed is not lost', async () => {
    let isProven = false;
    const { calls } = gateway({
      [SEND_MOBILE]: () => (isProven ? sent() : problem('security.step_up_required', 403)),
      [STEP_UP]: () => {
        isProven = true;
        return { value: { confirmedUntil: AT } };
      },
      [SET_MOBILE]: () => ({ value: true }),
    });
    const { toasts, visited } = await show('mobile', {
      masked: '+88017•••••678',
      isVerified: true,
    });
    screen.getByText('+88017•••••678');
    type('Mobile number', '০১৮১২ ৩৪৫২০৫');
    tap('Send the code');
    await screen.findByLabelText('Password');
    type('Password', 'amar-bhasha-71');
    tap('Confirm and go on');
    await screen.findByText('Step 2 of 2');
    screen.getByText('০১৮১২ ৩৪৫২০৫');
    screen.getByText(/former number or address is told/);
    type('Code that came', '৪৮০৯১৭');
    tap('Save this number');
    await waitFor(() => expect(visited).toContain('/securityCenter'));
    expect(toasts.map(({ text }) => text)).toEqual(['The number is yours now.']);
    const number = { mobileNum: '01812345205', countryDialingCode: '+880' };
    expect(calls.find(({ name }) => name === SEND_MOBILE)?.body).toEqual({
      ...number,
      language: 'en',
    });
    expect(calls.find(({ name }) => name === SET_MOBILE)?.body).toEqual({
      ...number,
      verificationCode: '480917',
    });
  });

  test('MEMBERX-03 what was wrong is said at its field, and nothing typed is lost', async () => {
    let tries = 0;
    gateway({
      [SEND_MOBILE]: () => {
        tries += 1;
        return tries === 1 ? problem('auth.mobile_invalid', 422) : sent();
      },
      [SET_MOBILE]: () => problem('auth.code_wrong', 400, { params: { triesLeft: 4 } }),
    });
    await show('mobile');
    type('Mobile number', '0181');
    tap('Send the code');
    await screen.findByText('This is not a mobile number. Check the digits.');
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('0181');
    type('Mobile number', '01812345205');
    tap('Send the code');
    await screen.findByText('Step 2 of 2');
    screen.getByText(/^60 s$|^59 s$/);
    type('Code that came', '480918');
    tap('Save this number');
    await waitFor(() =>
      expect(screen.getByLabelText('Code that came').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Code that came').value).toBe('480918');
    tap('Use another number');
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('01812345205');
  });

  test('MEMBERX-03 a number of another account is said, and nothing is changed', async () => {
    gateway({ [SEND_MOBILE]: sent, [SET_MOBILE]: () => problem('auth.mobile_taken', 409) });
    const { visited } = await show('mobile');
    type('Mobile number', '01812345205');
    tap('Send the code');
    await screen.findByText('Step 2 of 2');
    type('Code that came', '480917');
    tap('Save this number');
    await screen.findByRole('alert');
    expect(visited).not.toContain('/securityCenter');
  });
});

describe('a new mail address', () => {
  test('MEMBERX-03 becomes the member’s by the code that was mailed to it', async () => {
    const { calls } = gateway({ [SEND_EMAIL]: sent, [SET_EMAIL]: () => ({ value: true }) });
    const { toasts } = await show('email');
    type('E-mail address', ' rafi@mail.example ');
    tap('Send the code');
    await screen.findByText(/look in the spam folder/);
    type('Code that came', '480917');
    tap('Save this address');
    await waitFor(() =>
      expect(toasts.map(({ text }) => text)).toEqual(['The address is yours now.']),
    );
    expect(calls.find(({ name }) => name === SET_EMAIL)?.body).toEqual({
      email: 'rafi@mail.example',
      verificationCode: '480917',
    });
  });

  test('an address that is none is said under its field', async () => {
    const fields = { email: [{ kind: 'pattern' }] };
    gateway({ [SEND_EMAIL]: () => problem('member.fields_invalid', 422, { params: { fields } }) });
    await show('email');
    type('E-mail address', 'rafi');
    tap('Send the code');
    await screen.findByText('This is not an e-mail address. Check it.');
  });
});

test('MEMBERX-03 both screens load what stands now, and say when they cannot', async () => {
  for (const [load, kind] of [
    [loadMobile, 'mobile'],
    [loadEmail, 'email'],
  ] as const) {
    gateway({});
    const { context } = await testScope({ session: TEST_SESSION });
    const url = new URL(`http://lobby.example/m/securityCenter/${kind}`);
    const run = () => load({ context, url, params: {} } as never);
    expect(await run()).toMatchObject({ data: { ok: true, data: overviewOf()[kind] } });
    gateway({ 'GET /security/overview': () => problem('server.unavailable', 503) });
    expect(await run()).toMatchObject({ data: { ok: false }, init: { status: 503 } });
  }
});
