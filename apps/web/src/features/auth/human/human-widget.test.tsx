// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { testSealer } from '#platform/testing/test-sealer.ts';
import type { TestSealer } from '#platform/testing/test-sealer.ts';
import { PhoneForm } from '../forgot/phone-form.tsx';
import { toRules } from '../register/register.model.ts';
import { testSettings } from '#platform/testing/site-settings.ts';
import { accountGateway, field } from '../testing.ts';
import { companyScript, dropCompanies } from './testing.ts';

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js';
const SETTINGS = { humanWidget: { scriptUrl: SCRIPT, siteKey: 'site-key' } };

let sealer: TestSealer;
beforeAll(async () => {
  sealer = await testSealer();
});
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  dropCompanies();
});

const sent = () => ({ value: { expirationTime: Date.now() + 60_000 } });

async function showForm(answers: Parameters<typeof accountGateway>[1] = {}, settings = SETTINGS) {
  const gateway = accountGateway(sealer, { 'POST /account/sms-code': sent, ...answers });
  const rules = toRules(testSettings().register);
  const shown = await renderScreen(
    () => <PhoneForm rules={rules} onDone={async () => undefined} />,
    {
      settings,
    },
  );
  const codes = () =>
    gateway
      .callsTo('POST /account/sms-code')
      .map(({ body }) => (body as { humanCheck: string }).humanCheck);
  const enter = () => {
    fireEvent.focus(field('Mobile number'));
    fireEvent.input(field('Mobile number'), { target: { value: '01712345678' } });
  };
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  return { ...gateway, ...shown, codes, enter, press };
}

/** Whether a proof is a proof of work: base64 of a solved challenge. */
function isWork(proof: string | undefined): boolean {
  try {
    return 'challenge' in (JSON.parse(atob(proof ?? '')) as object);
  } catch {
    return false;
  }
}

describe('the widget of an external human check', () => {
  test('SMS-14 loads once the form is touched, and its answer goes with the call', async () => {
    const company = companyScript();
    const { enter, press, codes, callsTo } = await showForm();
    await act(async () => undefined);
    expect(company.addresses, 'nothing is fetched before').toEqual([]);
    enter();
    await waitFor(() => expect(company.drawn).toHaveLength(1));
    expect(company.addresses).toEqual([`${SCRIPT}?render=explicit&onload=maidanHumanReady&hl=en`]);
    expect(company.drawn[0]?.options).toMatchObject({ sitekey: 'site-key', language: 'en' });
    expect(screen.getByRole('region', { name: 'Checking that you are human' }).textContent).toBe(
      'the widget',
    );
    await company.tell('callback', 'token-1');
    press();
    await waitFor(() => expect(codes()).toEqual(['token-1']));
    expect(callsTo('GET /account/human-check'), 'no work beside it').toEqual([]);
    await waitFor(() =>
      expect(company.api.reset, 'the next call needs another').toHaveBeenCalled(),
    );
  });

  test('SMS-14 a form that is sent before the answer says so, and goes out once the answer is there', async () => {
    const company = companyScript();
    const { enter, press, codes } = await showForm();
    enter();
    await waitFor(() => expect(company.drawn).toHaveLength(1));
    press();
    await screen.findByText('Answer the check so that this can be sent.');
    expect(codes()).toEqual([]);
    await company.tell('callback', 'token-2');
    await waitFor(() => expect(codes()).toEqual(['token-2']));
  });

  test('SMS-14 an answer that has run out is never sent; the widget asks once more', async () => {
    const company = companyScript();
    const { enter, press, codes } = await showForm();
    enter();
    await waitFor(() => expect(company.drawn).toHaveLength(1));
    await company.tell('callback', 'old');
    await company.tell('expired-callback');
    screen.getByText('The check has run out. Answer it once more.');
    expect(company.api.reset).toHaveBeenCalledWith('id-1');
    press();
    await act(async () => undefined);
    expect(codes()).toEqual([]);
    await company.tell('callback', 'new');
    await waitFor(() => expect(codes()).toEqual(['new']));
    expect(screen.queryByText('The check has run out. Answer it once more.')).toBeNull();
  });

  test('SMS-14 when its token is refused, a proof of work is sent instead', async () => {
    const company = companyScript();
    let tries = 0;
    const { enter, press, codes } = await showForm({
      'POST /account/sms-code': () => {
        tries += 1;
        const params = { workLevel: 2 };
        return tries === 1 ? problem('auth.human_check_failed', 400, { params }) : sent();
      },
    });
    enter();
    await waitFor(() => expect(company.drawn).toHaveLength(1));
    await company.tell('callback', 'refused');
    press();
    await waitFor(() => expect(codes()).toHaveLength(2));
    expect([codes()[0], isWork(codes()[1])]).toEqual(['refused', true]);
  });
});

describe('a widget that does not load', () => {
  test('SMS-14 says so, our own proof is sent instead, and what was typed stays', async () => {
    const company = companyScript();
    company.block();
    const { enter, press, codes } = await showForm();
    enter();
    await screen.findByText(/challenges\.cloudflare\.com did not come/);
    press();
    await waitFor(() => expect(codes()).toHaveLength(1));
    expect(isWork(codes()[0])).toBe(true);
    expect(field('Mobile number').value).toBe('01712345678');
  });

  test('SMS-14 where no other proof is accepted the form says what to do, and the widget can be loaded again', async () => {
    const company = companyScript();
    company.block();
    let isRefusing = true;
    const { enter, press, codes } = await showForm({
      'POST /account/sms-code': () =>
        isRefusing ? problem('auth.human_check_failed', 400, { params: { workLevel: 0 } }) : sent(),
    });
    enter();
    await screen.findByText(/did not come/);
    press();
    await screen.findByText(/This site asks for the check from/);
    expect(field('Mobile number').value).toBe('01712345678');
    company.open();
    isRefusing = false;
    fireEvent.click(screen.getByRole('button', { name: 'Load the check again' }));
    await waitFor(() => expect(company.drawn).toHaveLength(1));
    await company.tell('callback', 'token-3');
    press();
    await waitFor(() => expect(codes().at(-1)).toBe('token-3'));
  });

  test('SMS-14 when the company refuses the browser, our own proof is sent', async () => {
    const company = companyScript();
    const { enter, press, codes } = await showForm();
    enter();
    await waitFor(() => expect(company.drawn).toHaveLength(1));
    press();
    await company.tell('error-callback', '300010');
    await waitFor(() => expect(codes()).toHaveLength(1));
    expect(isWork(codes()[0])).toBe(true);
  });

  test.each([
    ['of a company that nobody knows', 'https://widget.example/api.js'],
    ['that does not come over TLS', 'http://challenges.cloudflare.com/turnstile/v0/api.js'],
  ])('SMS-14 with %s is never loaded', async (_which, scriptUrl) => {
    const company = companyScript();
    const settings = { humanWidget: { scriptUrl, siteKey: 'k' } };
    const { enter, press, codes } = await showForm({}, settings);
    enter();
    press();
    await waitFor(() => expect(codes()).toHaveLength(1));
    expect([isWork(codes()[0]), company.addresses]).toEqual([true, []]);
  });
});

describe('the script of a widget', () => {
  const options = async (scriptUrl: string) => {
    const { humanProviderOf } = await import('#platform/site/human-providers.ts');
    const provider = humanProviderOf(scriptUrl);
    if (!provider) throw new Error('nobody’s');
    const nothing = () => undefined;
    const events = { onToken: nothing, onExpired: nothing, onError: nothing };
    return { provider, scriptUrl, siteKey: 'k', language: 'bn', ...events };
  };

  test.each([
    ['turnstile', SCRIPT, 'language'],
    ['hcaptcha', 'https://js.hcaptcha.com/1/api.js', 'hl'],
    ['grecaptcha', 'https://www.google.com/recaptcha/api.js', 'language'],
  ])(
    '%s is drawn in the language of the reader, and removed with its place',
    async (name, url, key) => {
      const company = companyScript(name);
      const { drawWidget } = await import('./human-widget.ts');
      const place = document.createElement('div');
      const widget = await drawWidget(place, await options(url));
      expect(company.drawn[0]?.options).toMatchObject({ [key]: 'bn' });
      widget.remove();
      expect([place.childElementCount, company.api.remove.mock.calls]).toEqual([0, [['id-1']]]);
    },
  );

  test('that does not answer is given up after ten seconds', async () => {
    vi.useFakeTimers();
    const company = companyScript();
    company.block();
    vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    const { drawWidget } = await import('./human-widget.ts');
    const drawing = drawWidget(document.createElement('div'), await options(SCRIPT));
    const refused = expect(drawing).rejects.toThrow('No script came');
    await vi.advanceTimersByTimeAsync(10_000);
    await refused;
  });

  test('passes a policy that allows its own address, and no other', async () => {
    companyScript();
    const createPolicy = vi.fn(
      (_name: string, rules: { createScriptURL(url: string): string }) => rules,
    );
    Object.assign(window, { trustedTypes: { createPolicy } });
    const { drawWidget } = await import('./human-widget.ts');
    await drawWidget(document.createElement('div'), await options(SCRIPT));
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect([name, createPolicy.mock.calls.length]).toEqual(['maidan-human', 1]);
    expect(rules?.createScriptURL(`${SCRIPT}?a=1`)).toBe(`${SCRIPT}?a=1`);
    for (const other of [
      'https://challenges.cloudflare.com/other.js',
      'https://evil.example/turnstile/v0/api.js',
    ])
      expect(() => rules?.createScriptURL(other)).toThrow(TypeError);
  });
});
