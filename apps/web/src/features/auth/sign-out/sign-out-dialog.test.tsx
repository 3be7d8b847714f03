// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

const assign = vi.fn();
const post = vi.fn();

async function show(onClose = vi.fn()) {
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify(TEST_SESSION));
  await renderScreen(() => <SignOutDialog isOpen onClose={onClose} />, { session: TEST_SESSION });
  return onClose;
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));

/** What is left of the session in storage and in cookies that scripts can read. */
const leftUnheard = () => {
  const filled = document.cookie.split('; ').filter((pair) => !pair.endsWith('='));
  return [localStorage.getItem('MC_SESSION_INFO'), filled.join('; ')];
};

beforeEach(() => {
  window.history.replaceState(null, '', '/m/home');
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(post);
});

afterEach(() => {
  cleanup();
  for (const name of ['maidan_signed_out', 'MC_SESSION_INFO'])
    document.cookie = `${name}=; Path=/m; Max-Age=0`;
  localStorage.clear();
  assign.mockClear();
  post.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the sign-out dialog', () => {
  test('SESS-11 SESS-12 MSG-45 asks first, and staying closes it with the session untouched', async () => {
    const { calls } = fakeGateway({});
    const onClose = await show();
    screen.getByRole('heading', { name: 'Are you sure you want to log out?' });
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(calls).toEqual([]);
    expect(localStorage.getItem('MC_SESSION_INFO')).not.toBeNull();
  });

  test('SESS-14 SESS-15 SESS-17 ends the session at the gateway, clears the browser and goes home', async () => {
    const { calls } = fakeGateway({ 'DELETE /account/logout': () => ({ value: true }) });
    await show();
    submit();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/m/home'));
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer script-token');
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
  });

  test('SESS-13 asks to wait while the gateway takes its time', async () => {
    fakeGateway({ 'DELETE /account/logout': () => new Promise(() => undefined) });
    await show();
    submit();
    const busy = await screen.findByRole('button', { name: 'Please wait…' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
  });

  test('SESS-13 after ten seconds it offers to cancel; a member who cancels stays signed in and can try again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeGateway({ 'DELETE /account/logout': () => new Promise(() => undefined) });
    await show();
    submit();
    await vi.advanceTimersByTimeAsync(10_500);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    vi.useRealTimers();
    const again = await screen.findByRole('button', { name: 'Sign out' });
    expect(again.getAttribute('aria-busy')).toBeNull();
    expect(localStorage.getItem('MC_SESSION_INFO')).not.toBeNull();
    expect(assign).not.toHaveBeenCalled();
    expect(post).not.toHaveBeenCalled();
  });

  test('SESS-13 SESS-18 after thirty seconds, whatever the requirement allows, the session ends on this device', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeGateway({ 'DELETE /account/logout': () => new Promise(() => undefined) });
    await show();
    submit();
    await vi.advanceTimersByTimeAsync(30_500);
    vi.useRealTimers();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/m/home'));
    expect(leftUnheard()).toEqual([null, 'maidan_signed_out=script-token']);
  });

  test.each(['session.expired', 'session.missing'])(
    'SESS-18 a session that is over already counts as signed out, and web deletes the cookie: %s',
    async (code) => {
      fakeGateway({ 'DELETE /account/logout': () => problem(code, 401) });
      await show();
      submit();
      await waitFor(() => expect(post).toHaveBeenCalledOnce());
      expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
    },
  );

  test('SESS-18 while the gateway is away the form is posted, so that web ends the session in this browser', async () => {
    fakeGateway({ 'DELETE /account/logout': () => problem('server.unavailable', 503) });
    await show();
    submit();
    await waitFor(() => expect(post).toHaveBeenCalledOnce());
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/m/logout');
    expect(new FormData(form as HTMLFormElement).get('formToken')).toBe('form-token');
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
  });

  test('SESS-18 without a connection the session ends on this device, and a cookie tells web about it later', async () => {
    fakeGateway({});
    document.cookie = 'MC_SESSION_INFO=%7B%7D; Path=/m';
    await show();
    submit();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/m/home'));
    expect(leftUnheard()).toEqual([null, 'maidan_signed_out=script-token']);
    expect(post).not.toHaveBeenCalled();
  });

  test('without a connection nothing claims that all devices were signed out', async () => {
    fakeGateway({});
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out on all devices' }));
    expect((await screen.findByRole('alert')).textContent).toContain('no internet connection');
    expect(leftUnheard()).toEqual([expect.stringContaining('script-token'), '']);
    expect(assign).not.toHaveBeenCalled();
  });

  test('on all devices it ends the other sessions first, then this one', async () => {
    const { calls } = fakeGateway({
      'DELETE /account/sessions': () => ({ value: { ended: 2 } }),
      'DELETE /account/logout': () => ({ value: true }),
    });
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out on all devices' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/m/home'));
    expect(calls.map(({ name }) => name)).toEqual([
      'DELETE /account/sessions',
      'DELETE /account/logout',
    ]);
  });

  test('when the other sessions could not be ended this one stays, and the dialog says so', async () => {
    const { calls } = fakeGateway({
      'DELETE /account/sessions': () => problem('site.feature_off', 403),
    });
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out on all devices' }));
    await screen.findByRole('alert');
    expect(calls.map(({ name }) => name)).toEqual(['DELETE /account/sessions']);
    expect(localStorage.getItem('MC_SESSION_INFO')).not.toBeNull();
    expect(post).not.toHaveBeenCalled();
  });
});
