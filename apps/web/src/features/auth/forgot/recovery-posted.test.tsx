// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { formPost, testScope } from '#platform/testing/test-scope.ts';
import ForgotScreen, { action, loader } from './forgot-screen.tsx';
import { field, withFlags } from '../testing.ts';

const RECOVER = 'POST /account/password/recover';
const RESET = 'POST /account/password/reset';
const MAIL = { username: ' rafi_88 ', email: ' rafi@mail.example ' };
const PAIR = { token: 't-1', newPassword: 'fresh-pass-1', confirmNewPassword: 'fresh-pass-1' };
const settings = withFlags('PHONEVERF3', 'MAILVERF3');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Posts the plain form and shows the page that answers. */
async function post(fields: Record<string, string>, answers: Answers = {}) {
  const { calls } = fakeGateway(answers);
  const { context } = await testScope({ settings });
  const query = fields['token'] ? `token=${fields['token']}` : 'by=email';
  const address = `https://lobby.example/m/forget?${query}`;
  const request = formPost(`/m/forget?${query}`, fields);
  const answer = await action({ context, request, params: {} } as never);
  const loaderData = loader({ context, url: new URL(address) } as never);
  await renderScreen(ForgotScreen as never, { loaderData, actionData: answer, settings });
  // The page also asks for other things, such as the visitor's country, which do not matter here.
  return { answer, calls: calls.filter(({ name }) => name.startsWith('POST')) };
}

describe('recovery by mail without script', () => {
  test('PSW-13 sends both trimmed and form-encoded, and says that the mail was sent', async () => {
    const { answer, calls } = await post(MAIL, { [RECOVER]: () => ({ value: true }) });
    expect(answer).toEqual({ link: undefined, mail: { isSent: true, values: {}, faults: {} } });
    expect(calls[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(calls[0]?.body).toEqual({
      username: 'rafi_88',
      email: 'rafi@mail.example',
      language: 'en',
    });
    screen.getByText('The recovery mail was sent.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('PSW-08 PSW-10 a form with a fault is not sent on; the fault is shown beside its field, and the rest stays', async () => {
    const { calls } = await post({ username: 'rafi_88', email: 'a@b' });
    expect(calls).toEqual([]);
    screen.getByText('Incorrect email');
    expect([field('Username').value, field('Email').value]).toEqual(['rafi_88', 'a@b']);
  });

  test('PSW-16 an outage is shown above the form, and what was typed stays', async () => {
    await post(MAIL, { [RECOVER]: () => problem('server.unavailable', 503) });
    expect(screen.getByRole('alert').textContent).toContain('does not answer');
    expect(field('Email').value.trim()).toBe('rafi@mail.example');
  });

  test('the page opens on the way that was posted', async () => {
    await post({ username: '', email: '' });
    expect(field('Email').closest('[hidden]')).toBeNull();
    expect(field('Mobile number').closest('[hidden]')).not.toBeNull();
  });
});

describe('the link of a recovery mail without script', () => {
  test('PSW-30 the new password is sent sealed, and the page leads on to the login', async () => {
    const { calls } = await post(PAIR, { [RESET]: () => ({ value: true }) });
    expect(Object.keys(calls[0]?.body as object)).toEqual(['sealed']);
    expect(calls[0]?.headers.get('encryption')).toBeTruthy();
    screen.getByText('Changes saved.');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login');
    expect(screen.queryByLabelText('New password', { selector: 'input' })).toBeNull();
  });

  test('PSW-31 two passwords that differ are not sent on', async () => {
    const { calls } = await post({ ...PAIR, confirmNewPassword: 'other-pass-1' });
    expect(calls).toEqual([]);
    screen.getByText('The confirmation must equal the new password');
  });

  test('PSW-23 an unchanged password is shown beside its field, and a used link above the form', async () => {
    await post(PAIR, { [RESET]: () => problem('auth.password_same', 422) });
    expect(field('New password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();
    await post(PAIR, { [RESET]: () => problem('auth.reset_link_invalid', 400) });
    expect(screen.getByRole('alert').textContent).toContain('was used or has expired');
    expect(field('New password').getAttribute('aria-invalid')).toBeNull();
  });
});
