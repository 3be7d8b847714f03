// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { gameOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { memberInfoOf } from '#platform/testing/member-builders.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { TEST_RULES, testFlags } from '#platform/testing/site-settings.ts';
import { testSealingKey } from '#platform/testing/test-scope.ts';
import { ChangePasswordPopup } from './password/change-password-popup.tsx';
import { testSealer } from '#platform/testing/test-sealer.ts';
import { holdPassword } from './password/password-in-memory.ts';
import { LoginPopup } from './login/login-popup.tsx';
import { RegisterPopup } from './register/register-popup.tsx';
import { accountGateway, field } from './testing.ts';

const sealingKey = await testSealingKey();
const SESSION = {
  token: 't',
  merchantCode: 'M',
  userName: 'rafi_88',
  type: 0,
  firstTimeLogin: false,
};
const RULES = { 'GET /account/registration-rules': () => ({ value: TEST_RULES }) };
const BANNER = {
  bannerId: 'b',
  url: 'banner.webp',
  groupName: 'm_reg',
  linkage: '',
  title: 'Join in',
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  queryClient().clear();
  holdPassword(undefined);
  vi.unstubAllGlobals();
});

function showRegistration(settings = {}) {
  return renderScreen(() => <RegisterPopup isOpen onClose={() => undefined} given={{}} />, {
    settings,
  });
}

describe('the login popup', () => {
  async function logIn(given: Record<string, string>) {
    fakeGateway({
      'GET /account/sealing-key': () => sealingKey,
      'POST /account/login': () => ({ value: SESSION }),
    });
    const onClose = vi.fn();
    const visits: string[] = [];
    await renderScreen(() => <LoginPopup isOpen onClose={onClose} given={given} />, {
      onVisit: (address) => visits.push(address),
    });
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'rafi_88' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'abcd1234' } });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    return { onClose, visits };
  }

  test('LAUNCH-01 names the game that opens after it, and asks for no name otherwise', async () => {
    const GAME = gameOf(7, { nodeId: 7, gameName: 'Teen Patti' });
    const { calls } = fakeGateway({ ...RULES, 'GET /games/JL/7': () => GAME });
    const open = (back: string) =>
      renderScreen(() => <LoginPopup isOpen onClose={() => undefined} given={{ back }} />);
    await open('/m/play/JL/7');
    await screen.findByText(/Teen Patti is waiting for you/);
    cleanup();
    calls.length = 0;
    await open('/m/help');
    await vi.waitFor(() => screen.getByLabelText('Username'));
    expect(calls.map(({ name }) => name)).not.toContain('GET /games/JL/7');
  });

  test('LOGIN-14 closes after a successful login', async () => {
    const { onClose } = await logIn({});
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  test('LOGIN-14 continues to the page it was opened for', async () => {
    const { onClose, visits } = await logIn({ back: '/m/play/KH/1' });
    await waitFor(() => expect(visits).toEqual(['/play/KH/1']));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('REG-01 LOGIN-01 carries the logo and the tab menu, with the way back', async () => {
    fakeGateway({});
    await renderScreen(() => (
      <LoginPopup isOpen onClose={() => undefined} given={{ back: '/m/help' }} />
    ));
    const tabs = within(screen.getByRole('navigation', { name: 'Log in or register' }));
    expect(tabs.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
      '/m/register?back=%2Fm%2Fhelp',
    );
    expect(tabs.getByRole('link', { name: 'Log in' }).getAttribute('aria-current')).toBe('true');
    screen.getByRole('link', { name: 'Test site, to the home page' });
  });
});

describe('the popup for a new password', () => {
  test.each([
    [true, 1],
    [false, 0],
  ])(
    'PSW-27 with a password (%s) it asks for the current one (%i)',
    async (hasPassword, fields) => {
      fakeGateway({
        ...RULES,
        'GET /member/info': () => ({ value: memberInfoOf({ hasPassword }) }),
      });
      const popup = () => <ChangePasswordPopup isOpen onClose={() => undefined} given={{}} />;
      await renderScreen(popup, { session: TEST_SESSION });
      const said = hasPassword ? /other device is logged out/ : /You have no password yet/;
      await screen.findByText(said);
      expect(screen.queryAllByLabelText('Current password', { selector: 'input' })).toHaveLength(
        fields,
      );
    },
  );
});

describe('the registration popup', () => {
  test('REG-03 shows the banner of its group above the form', async () => {
    const { calls } = fakeGateway({ ...RULES, 'GET /lobby/banners': () => ({ value: [BANNER] }) });
    await showRegistration();
    await screen.findByText('Join in');
    screen.getByLabelText('Username');
    expect(calls.find(({ name }) => name === 'GET /lobby/banners')?.query.get('groupName')).toBe(
      'm_reg',
    );
  });

  test('REG-03 the banner comes before the form in reading order', async () => {
    fakeGateway({ ...RULES, 'GET /lobby/banners': () => ({ value: [BANNER] }) });
    await showRegistration();
    const banner = await screen.findByText('Join in');
    const order = banner.compareDocumentPosition(screen.getByLabelText('Username'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  test('REG-35 a registration that succeeds closes the popup', async () => {
    accountGateway(await testSealer(), {
      ...RULES,
      'GET /lobby/banners': () => ({ value: [] }),
      'PUT /account/register': () => ({ value: SESSION }),
    });
    const onClose = vi.fn();
    await renderScreen(() => <RegisterPopup isOpen onClose={onClose} given={{}} />);
    await screen.findByLabelText('Username');
    for (const [label, value] of [
      ['Username', 'rafi_88'],
      ['Password', 'abcd1234'],
      ['Confirm password', 'abcd1234'],
      ['Date of birth', '1990-01-31'],
    ] as const)
      fireEvent.change(field(label), { target: { value } });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Open account' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  test('REG-04 shows the default banner when none is configured', async () => {
    fakeGateway({ ...RULES, 'GET /lobby/banners': () => ({ value: [] }) });
    await showRegistration();
    await screen.findByText('All games, one account');
  });

  test('loading shows the shape of the form', async () => {
    fakeGateway({
      'GET /account/registration-rules': () => new Promise(() => undefined),
      'GET /lobby/banners': () => ({ value: [] }),
    });
    await showRegistration();
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  test('rules that fail to load are mentioned, with a way to try again', async () => {
    let tries = 0;
    fakeGateway({
      'GET /account/registration-rules': () => {
        tries += 1;
        return tries === 1 ? problem('request.too_many', 429) : { value: TEST_RULES };
      },
      'GET /lobby/banners': () => ({ value: [] }),
    });
    await showRegistration();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByLabelText('Username');
  });

  test('SHELL-76 a site without registration by username says so', async () => {
    fakeGateway({});
    await showRegistration({ whitelabel: testFlags([]) });
    screen.getByText('This feature is not available on this site.');
  });
});
