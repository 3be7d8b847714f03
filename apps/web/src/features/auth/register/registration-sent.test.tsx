// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { TEST_RULES } from '#platform/testing/site-settings.ts';
import { testSealer } from '#platform/testing/test-sealer.ts';
import { accountGateway, field, OPENED } from '../testing.ts';
import { RegisterForm } from './register-form.tsx';
import { toRules } from './register.model.ts';

const REGISTER = 'PUT /account/register';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0';
const sealer = await testSealer();

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete document.documentElement.dataset['mode'];
});

const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Open account' }));

/** Shows the form; `confirmation` is what is typed a second time. */
async function fillForm(confirmation = 'abcd1234') {
  const { callsTo } = accountGateway(sealer, { [REGISTER]: () => ({ value: OPENED }) });
  await renderScreen(() => (
    <RegisterForm
      action="/m/register"
      rules={toRules(TEST_RULES)}
      affiliate={{}}
      posted={undefined}
      onDone={async () => undefined}
    />
  ));
  type('Username', 'rafi_88');
  type('Password', 'abcd1234');
  type('Confirm password', confirmation);
  type('Date of birth', '1990-01-31');
  return callsTo;
}

/** What a registration from this browser sends, as the gateway opens it. */
async function sentFrom(userAgent: string, mode?: 'standalone') {
  if (mode) document.documentElement.dataset['mode'] = mode;
  vi.stubGlobal('navigator', { ...navigator, userAgent });
  const callsTo = await fillForm();
  send();
  await waitFor(() => expect(callsTo(REGISTER)).toHaveLength(1));
  return sealer.open(callsTo(REGISTER)[0]);
}

describe('what a registration sends', () => {
  test('REG-37 REG-38 in a browser it is the host of the page and the way H5', async () => {
    expect(await sentFrom(ANDROID)).toMatchObject({
      registerUrl: location.host,
      registerMethod: 'H5',
    });
  });

  test('REG-38 with the marker of the app it is APP', async () => {
    expect(await sentFrom(`${ANDROID} MaidanApp/1.0`)).toMatchObject({ registerMethod: 'APP' });
  });

  test('REG-39 from the home screen it is PWA, on iOS WEBCLIP', async () => {
    expect(await sentFrom(ANDROID, 'standalone')).toMatchObject({ registerMethod: 'PWA' });
    cleanup();
    expect(await sentFrom(IPHONE, 'standalone')).toMatchObject({ registerMethod: 'WEBCLIP' });
  });
});

describe('the confirmation of the password', () => {
  test('REG-19 MSG-23 one that differs is shown under its field, and nothing is sent', async () => {
    const callsTo = await fillForm('abcd12345');
    send();
    const said = await screen.findByText(/confirmation incorrect/i);
    expect(field('Confirm password').getAttribute('aria-describedby')).toContain(
      said.closest('[id]')?.id,
    );
    expect(callsTo(REGISTER)).toEqual([]);
  });

  test('REG-20 MSG-24 an empty one is an incorrect password, and nothing is sent', async () => {
    const callsTo = await fillForm('');
    send();
    await screen.findByText(/incorrect password/i);
    expect(field('Confirm password').getAttribute('aria-invalid')).toBe('true');
    expect(callsTo(REGISTER)).toEqual([]);
  });
});

test.each(['2026-01-01', '2027-12-31'])(
  'REG-28 on %s the latest date of birth is the last day of that year',
  async (today) => {
    vi.useFakeTimers({ now: new Date(`${today}T12:00:00Z`), toFake: ['Date'] });
    await fillForm();
    expect(field('Date of birth').getAttribute('max')).toBe(`${today.slice(0, 4)}-12-31`);
  },
);
