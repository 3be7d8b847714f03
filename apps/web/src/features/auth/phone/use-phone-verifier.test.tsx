// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { testSealer } from '#platform/testing/test-sealer.ts';
import { LoginForm } from '../login/login-form.tsx';
import { accountGateway, field, withFlags } from '../testing.ts';

/** The verifier's code never loads. */
vi.mock('./firebase.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const sealer = await testSealer();
const SETTINGS = {
  ...withFlags('MOBILELOGIN3'),
  firebase: { apiKey: 'k', authDomain: 'p.firebaseapp.com', projectId: 'p', appId: 'a' },
};

async function showForm() {
  accountGateway(sealer);
  const onDone = async () => undefined;
  const shown = await renderScreen(() => <LoginForm action="/m/login" onDone={onDone} />, {
    settings: SETTINGS,
  });
  fireEvent.click(screen.getByRole('radio', { name: 'Mobile number' }));
  fireEvent.input(field('Mobile number'), { target: { value: '01712345678' } });
  return shown;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('SMS-12 when the verifier fails to load, nothing is sent and nothing says that it was', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { toasts } = await showForm();
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith(
      'The code could not be sent',
      expect.objectContaining({ code: 'client.offline' }),
    ),
  );
  expect(toasts).toEqual([]);
  expect(document.activeElement).not.toBe(field('Verification code'));
});

test('a verifier that fails to load does not count as a wrong code', async () => {
  await showForm();
  fireEvent.input(field('Verification code'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect((await screen.findByRole('alert')).textContent).toContain('no internet connection');
  expect(field('Verification code').getAttribute('aria-invalid')).toBeNull();
});
