import { createHmac } from 'node:crypto';
import { AppError } from '@maidan/contract/errors';
import { toLatinDigits } from '@maidan/contract/rules';
import type { Random } from '#platform/random.ts';
import type { ShortLivedStore } from '#platform/short-lived.ts';
import { drawCaptcha } from './captcha-image.ts';

const DIGITS = 6;
const LIFE_MS = 2 * 60_000;

/** A captcha as it travels: `image` is a data address of a PNG. */
export interface Captcha {
  readonly captchaId: string;
  readonly image: string;
}

/** Makes and checks pictures of six digits (LOGIN-31); each lives two minutes and counts for one try. */
export function captchas(deps: { key: Buffer; store: ShortLivedStore; random: Random }) {
  const { key, store, random } = deps;
  const markOf = (captchaId: string, digits: string) =>
    createHmac('sha256', key).update(`${captchaId}\n${digits}`).digest('base64url');

  return {
    async create(siteId: string): Promise<Captcha> {
      const captchaId = random.bytes(16).toString('base64url');
      const digits = Array.from({ length: DIGITS }, () => random.integer(0, 10)).join('');
      await store.put(siteId, keyOf(captchaId), markOf(captchaId, digits), LIFE_MS);
      const png = drawCaptcha(digits, random);
      return { captchaId, image: `data:image/png;base64,${png.toString('base64')}` };
    },

    /**
     * Checks an answer, digits of either script; the captcha is used up whatever the answer.
     * @throws AppError `auth.captcha_wrong`
     */
    async check(siteId: string, captchaId: string, digits: string): Promise<void> {
      if (!/^[\w-]{10,40}$/.test(captchaId)) throw new AppError('auth.captcha_wrong');
      const mark = await store.take(siteId, keyOf(captchaId));
      const typed = toLatinDigits(digits.trim());
      if (mark === undefined || mark !== markOf(captchaId, typed)) {
        throw new AppError('auth.captcha_wrong');
      }
    },
  };
}

/** The captchas, as `captchas` makes them. */
export type Captchas = ReturnType<typeof captchas>;

function keyOf(captchaId: string): string {
  return `captcha:${captchaId}`;
}
