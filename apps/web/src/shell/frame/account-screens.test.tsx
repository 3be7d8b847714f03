// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ForgotScreen, { handle as forgotHandle } from '#features/auth/forgot/forgot-screen.tsx';
import LoginScreen, { handle as loginHandle } from '#features/auth/login/login-screen.tsx';
import { queryClient } from '#platform/api/query.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { AppFrame } from './app-frame.tsx';

beforeEach(() => void fakeGateway({}));

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

/** A screen in the frame that its own handle asks for, opened from the help page. */
async function show(
  Screen: ComponentType<never>,
  { handle, path, loaderData }: { handle: ScreenHandle; path: string; loaderData: object },
) {
  const Shown = Screen as ComponentType<object>;
  const Framed = (given: object) => (
    <AppFrame>
      <Shown {...given} />
    </AppFrame>
  );
  const visits: string[] = [];
  const onVisit = (address: string) => visits.push(address);
  await renderScreen(Framed, { handle, path, loaderData, earlier: ['/help'], onVisit });
  return visits;
}

/** The header carries this title alone, and its arrow leads home. */
async function hasBackHeader(title: string, visits: string[]): Promise<void> {
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  const back = header.getByRole('link', { name: 'Back' });
  expect(back.getAttribute('href')).toBe('/m/home');
  fireEvent.click(back);
  await waitFor(() => expect(visits).toEqual(['/home']));
}

test('LOGIN-01 SHELL-41 the login screen has a back header, the logo and the form', async () => {
  const loaderData = { rules: {}, back: '/m/help', asAgent: false, needsFormal: false };
  const visits = await show(LoginScreen as never, {
    handle: loginHandle,
    path: '/login',
    loaderData,
  });
  const main = within(screen.getByRole('main'));
  main.getByRole('link', { name: 'Test site, to the home page' });
  const form = main.getByLabelText('Username').closest('form');
  expect(form?.contains(main.getByLabelText('Password', { selector: 'input' }))).toBe(true);
  expect(form?.contains(main.getByRole('button', { name: 'Log in' }))).toBe(true);
  await hasBackHeader('Log in', visits);
});

test('PSW-01 the forgot-password screen has its title, a back control, the logo and the copyright', async () => {
  const visits = await show(ForgotScreen as never, {
    handle: forgotHandle,
    path: '/forget',
    loaderData: { rules: {}, year: 2026 },
  });
  const main = within(screen.getByRole('main'));
  main.getByRole('link', { name: 'Test site, to the home page' });
  main.getByText('© 2026 Test site. All rights reserved.');
  main.getByRole('heading', { name: 'Forgot password' });
  await hasBackHeader('Recover password', visits);
});
