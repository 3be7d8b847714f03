import { createHash } from 'node:crypto';
import { screen } from '@testing-library/react';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import type { Answers, SeenCall } from '#platform/testing/fake-gateway.ts';
import { testFlags } from '#platform/testing/site-settings.ts';
import type { TestSealer } from '#platform/testing/test-sealer.ts';

/** The session that the gateway opens in these tests. */
export const OPENED = {
  token: 't',
  merchantCode: 'M',
  userName: 'rafi_88',
  type: 0,
  firstTimeLogin: false,
};

/** A picture with a code. */
export const CAPTCHA = { captchaId: 'captcha-number-1', image: 'data:image/png;base64,AAAA' };

const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update('salt7').digest('hex'),
  salt: 'salt',
  signature: 'signed',
  maxnumber: 10,
};

/** A gateway with keys, human checks, codes that last one minute and the site's country, and what a test adds. */
export function accountGateway(sealer: TestSealer, answers: Answers = {}) {
  const gateway = fakeGateway({
    'GET /account/sealing-key': () => sealer.key,
    'GET /account/human-check': () => CHALLENGE,
    'GET /account/captcha': () => ({ value: CAPTCHA }),
    'GET /account/username': () => ({ value: { available: true } }),
    'GET /account/affiliate-code': () => ({ value: { code: '' } }),
    'GET /site/country': () => ({ value: { country: 'BD', countryDialingCode: '+880' } }),
    'POST /account/sms-code': () => ({ value: { expirationTime: Date.now() + 60_000 } }),
    'POST /account/login': () => ({ value: OPENED }),
    ...answers,
  });
  const callsTo = (name: string): SeenCall[] => gateway.calls.filter((call) => call.name === name);
  return { ...gateway, callsTo };
}

/** Settings of a site with these flags and no others. */
export function withFlags(...flags: string[]) {
  return { whitelabel: testFlags(flags) };
}

/** The input with a label. */
export function field(label: string | RegExp): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=radio])' });
}
