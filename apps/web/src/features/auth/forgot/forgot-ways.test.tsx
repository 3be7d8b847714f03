// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { testSealer } from '#platform/testing/test-sealer.ts';
import { accountGateway, field, withFlags } from '../testing.ts';
import { ForgotWays } from './forgot-ways.tsx';
import type { RecoveryWay } from './forgot.model.ts';

const sealer = await testSealer();
const PHONE = 'We send a code to your registered mobile number; then you choose a new password.';
const done = async () => undefined;

beforeEach(() => void accountGateway(sealer));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (isPage: boolean, by?: RecoveryWay, flags = ['PHONEVERF3', 'MAILVERF3']) =>
  renderScreen(
    () => <ForgotWays rules={{}} by={by} isPage={isPage} onSent={() => undefined} onSet={done} />,
    { settings: withFlags(...flags) },
  );
const isShown = (label: string) => field(label).closest('[hidden]') === null;
const said = () => screen.getByRole('heading').nextElementSibling?.textContent;

test('PSW-02 in a popup the tabs switch between the ways without leaving, and typed text stays', async () => {
  await show(false);
  const ofPhone = said();
  expect([isShown('Mobile number'), isShown('Email')]).toEqual([true, false]);
  fireEvent.input(field('Mobile number'), { target: { value: '01712345678' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Email' }));
  expect([isShown('Mobile number'), isShown('Email')]).toEqual([false, true]);
  expect(said()).not.toBe(ofPhone);
  fireEvent.click(screen.getByRole('radio', { name: 'Mobile' }));
  expect([isShown('Mobile number'), isShown('Email')]).toEqual([true, false]);
  expect(said()).toBe(ofPhone);
  expect(field('Mobile number').value).toBe('01712345678');
});

test('PSW-02 on a page the ways are links, and the address names the chosen one', async () => {
  await show(true, 'email');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/m/forget?by=phone', '/m/forget?by=email']));
  expect(isShown('Email')).toBe(true);
  const [phone, mail] = ['phone', 'email'].map((by) =>
    document.querySelector(`a[href="/m/forget?by=${by}"] use`)?.getAttribute('href'),
  );
  expect(phone).toContain('#device-mobile');
  expect(mail).toContain('#envelope');
});

test('PSW-03 a way that the site has switched off cannot be chosen by the address', async () => {
  await show(true, 'phone', ['MAILVERF3']);
  expect(isShown('Email')).toBe(true);
  expect(screen.queryByText(PHONE)).toBeNull();
  expect(screen.queryByLabelText('Mobile number')).toBeNull();
});
