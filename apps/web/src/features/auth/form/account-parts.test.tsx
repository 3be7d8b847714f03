// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#platform/api/failure.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { authPath } from '../session/auth-path.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { firstBanner, RegisterBanner } from '../register/register-banner.tsx';
import { useCaptchaWhereNeeded } from '../captcha/use-captcha.ts';
import { CAPTCHA } from '../testing.ts';
import { useDiallingCode, withPlus } from '../phone/use-dialling-code.ts';
import { useHumanCheck } from '../human/use-human-check.ts';
import type { HumanCheck } from '../human/use-human-check.ts';

const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update('salt7').digest('hex'),
  salt: 'salt',
  signature: 'signed',
  maxnumber: 10,
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the proof of work of a form', () => {
  async function show(answer: () => unknown = () => CHALLENGE) {
    const { calls } = fakeGateway({ 'GET /account/human-check': answer });
    let human: HumanCheck | undefined;
    await renderScreen(() => {
      human = useHumanCheck('captcha');
      return null;
    });
    if (!human) throw new Error('not drawn');
    return { human, calls };
  }
  const { signal } = new AbortController();

  test('REG-47 is solved once however often the form is touched, and is valid for one try', async () => {
    const { human, calls } = await show();
    human.begin();
    human.begin();
    const proofs: string[] = [];
    const send = async (proof: string) => void proofs.push(proof);
    await human.send(send, signal);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.query.get('kind')).toBe('captcha');
    await human.send(send, signal);
    expect(calls).toHaveLength(2);
    expect(proofs).toHaveLength(2);
  });

  test('REG-47 when it could not be had, the next touch asks again', async () => {
    const answers = [() => problem('request.too_many', 429), () => CHALLENGE];
    const { human, calls } = await show(() => answers.shift()?.());
    human.begin();
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => undefined);
    await waitFor(() => {
      human.begin();
      expect(calls).toHaveLength(2);
    });
    await human.send(async () => undefined, signal);
    expect(calls).toHaveLength(2);
  });

  test('REG-47 when it has run out it is solved again once; any other refusal is passed on', async () => {
    const { human, calls } = await show();
    const refusals = ['auth.human_check_failed', 'auth.human_check_failed'] as const;
    const left = [...refusals];
    const send = vi.fn(async () => {
      const code = left.shift();
      if (code) throw new ApiFailure(code);
    });
    await expect(human.send(send, signal)).rejects.toMatchObject({
      code: 'auth.human_check_failed',
    });
    expect([send.mock.calls.length, calls.length]).toEqual([2, 2]);
    const wrong = vi.fn(() => Promise.reject(new ApiFailure('auth.code_wrong')));
    await expect(human.send(wrong, signal)).rejects.toMatchObject({ code: 'auth.code_wrong' });
    expect(wrong).toHaveBeenCalledTimes(1);
  });
});

describe('the country code of a number', () => {
  function Code({ given, isShown = true }: { given?: string; isShown?: boolean }) {
    const { code, select } = useDiallingCode(given, isShown);
    return <button onClick={() => select('+44')}>{code}</button>;
  }
  const settings = { defaultDiallingCode: '+880' };
  const country = (code: string) => ({ value: { country: 'IN', countryDialingCode: code } });
  const shown = () => screen.getByRole('button').textContent;

  test('comes from the visitor’s country, and a chosen one stays', async () => {
    const { calls } = fakeGateway({ 'GET /site/country': () => country('91') });
    await renderScreen(() => <Code />, { settings });
    expect(shown()).toBe('+880');
    await waitFor(() => expect(shown()).toBe('+91'));
    fireEvent.click(screen.getByRole('button'));
    expect(shown()).toBe('+44');
    expect(calls).toHaveLength(1);
  });

  test('is not asked for when one was given, or before a number is needed', async () => {
    const { calls } = fakeGateway({ 'GET /site/country': () => country('91') });
    await renderScreen(() => <Code given="+92" />, { settings });
    expect(shown()).toBe('+92');
    cleanup();
    await renderScreen(() => <Code isShown={false} />, { settings });
    await act(async () => undefined);
    expect([shown(), calls.length]).toEqual(['+880', 0]);
  });

  test.each([
    ['no country is known', () => problem('request.too_many', 429)],
    ['a code that no country has comes', () => country('999')],
  ])("stays the site's own when %s", async (_what, answer) => {
    const { calls } = fakeGateway({ 'GET /site/country': answer });
    await renderScreen(() => <Code />, { settings });
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => undefined);
    expect(shown()).toBe('+880');
  });

  test('has one plus sign, however it came', () => {
    expect(['880', '+880', ''].map(withPlus)).toEqual(['+880', '+880', '']);
  });
});

describe('a captcha that a site asks for', () => {
  function Needed({ isAsked }: { isAsked: 'digits' | false }) {
    useCaptchaWhereNeeded(isAsked, undefined, () => undefined);
    return null;
  }

  test('REG-12 is not fetched when the site asks for none', async () => {
    const { calls } = fakeGateway({ 'GET /account/captcha': () => ({ value: CAPTCHA }) });
    await renderScreen(() => <Needed isAsked={false} />);
    await act(async () => undefined);
    expect(calls).toEqual([]);
  });

  test('REG-12 that the gateway refuses arrives with the refusal of the form, and is not logged as our fault', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { calls } = fakeGateway({
      'GET /account/captcha': () => problem('request.too_many', 429),
    });
    await renderScreen(() => <Needed isAsked="digits" />);
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => undefined);
    expect(logged.mock.calls.filter(([what]) => String(what).includes('captcha'))).toEqual([]);
  });

  test('CAPTCHA-02 a new picture that fails to load says so, and the next one removes that', async () => {
    const onNew = vi.fn();
    const answers = [() => problem('request.too_many', 429), () => ({ value: CAPTCHA })];
    const { calls } = fakeGateway({ 'GET /account/captcha': () => answers.shift()?.() });
    await renderScreen(() => (
      <CaptchaField captcha={CAPTCHA} takes="text" onNew={onNew} messages={['Wrong']} />
    ));
    screen.getByText('Wrong');
    const picture = screen.getByRole('button', { name: /New picture/ });
    // A sign beside the picture says that a tap fetches another one.
    expect(picture.querySelector('use')?.getAttribute('href')).toContain('#arrows-clockwise');
    fireEvent.click(picture);
    await screen.findByText(/Too many attempts/);
    expect(screen.queryByText('Wrong')).toBeNull();
    fireEvent.click(picture);
    await waitFor(() => expect(onNew).toHaveBeenCalledWith(CAPTCHA));
    await waitFor(() => expect(screen.queryByText(/Too many attempts/)).toBeNull());
    expect(calls.map(({ query }) => query.get('kind'))).toEqual(['text', 'text']);
  });

  test('CAPTCHA-02 CAPTCHA-03 LOGIN-10 the button says that another picture came, and so does a tap on the picture', async () => {
    let number = 1;
    fakeGateway({
      'GET /account/captcha': () => {
        number += 1;
        return { value: { ...CAPTCHA, captchaId: `captcha-number-${number}` } };
      },
    });
    function Form() {
      const [captcha, setCaptcha] = useState(CAPTCHA);
      return <CaptchaField captcha={captcha} isNext onNew={setCaptcha} messages={[]} />;
    }
    const { container } = await renderScreen(Form);
    const input = screen.getByLabelText<HTMLInputElement>('Code in the picture');
    const button = screen.getByRole('button', { name: 'New picture' });
    const id = () => container.querySelector<HTMLInputElement>('[name=captchaId]')?.value;
    fireEvent.input(input, { target: { value: '12' } });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(id()).toBe('captcha-number-2'));
    expect(screen.getByRole('status').textContent).toBe('A new picture is shown.');
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(button);
    fireEvent.click(screen.getByAltText('Picture with a code'));
    await waitFor(() => expect(id()).toBe('captcha-number-3'));
    expect(screen.getByRole('status').textContent).toBe('A new picture is shown.');
  });

  test.each([
    ['digits', 6, 'numeric', '12'],
    ['text', 16, 'text', 'a1b2'],
  ] as const)(
    'CAPTCHA-05 LOGIN-31 of kind %s takes %i characters',
    async (takes, most, mode, left) => {
      await renderScreen(() => (
        <CaptchaField captcha={CAPTCHA} takes={takes} onNew={() => undefined} messages={[]} />
      ));
      const input = screen.getByLabelText<HTMLInputElement>('Code in the picture');
      expect([input.maxLength, input.inputMode]).toEqual([most, mode]);
      fireEvent.input(input, { target: { value: 'a1b2' } });
      expect(input.value).toBe(left);
      expect(screen.getByRole('link').getAttribute('href')).toBe('/m/help');
    },
  );
});

describe('the banner above the registration', () => {
  const BANNER = {
    bannerId: 'b',
    url: 'banner.webp',
    groupName: 'm_reg',
    linkage: '',
    title: 'Join in',
  };

  test('REG-03 is the first of its group, with its small upper line when it has one', async () => {
    expect(firstBanner([])).toBeUndefined();
    expect(firstBanner([BANNER])).toEqual({ bannerId: 'b', url: 'banner.webp', title: 'Join in' });
    const banner = firstBanner([
      { ...BANNER, kicker: 'New here?' },
      { ...BANNER, title: 'Later' },
    ]);
    await renderScreen(() => <RegisterBanner banner={banner} />);
    screen.getByText('Join in');
    screen.getByText('New here?');
    expect(screen.queryByText('Later')).toBeNull();
  });

  test.each([
    ['social', 1],
    ['licensed', 0],
  ] as const)(
    'REG-04 the default banner of a %s site speaks of play credits: %i',
    async (playMode, times) => {
      await renderScreen(() => <RegisterBanner banner={undefined} />, { settings: { playMode } });
      screen.getByText('All games, one account');
      expect(screen.queryAllByText(/play credits/i)).toHaveLength(times);
    },
  );
});

test('REG-01 the address of a page has a query only when there is something to carry', () => {
  expect(authPath('login', undefined, {})).toBe('/m/login');
  expect(authPath('register', '/m/help', { affiliateCode: 'A1' })).toBe(
    '/m/register?back=%2Fm%2Fhelp&affiliateCode=A1',
  );
});
