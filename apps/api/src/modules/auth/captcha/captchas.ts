import { createHmac } from 'node:crypto';
import { AppError } from '@maidan/contract/errors';
import type { CaptchaKind } from '@maidan/contract';
import { toLatinDigits } from '@maidan/contract/digits';
import { drawText } from '#platform/secrets/random.ts';
import type { Random } from '#platform/secrets/random.ts';
import { isSameSecret } from '@maidan/deployment/same-secret';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import { drawCaptcha } from './image.ts';

const LENGTH = 6;
const LIFE_MS = 2 * 60_000;
/**
 * Six digits for login and registration (LOGIN-31), letters and digits elsewhere (CAPTCHA-05). Where there are letters,
 * 0 and 1 are left out.
 */
const CHARACTERS: Readonly<Record<CaptchaKind, string>> = {
  digits: '0123456789',
  text: '23456789ACEFHJKLNPRTUVXY',
};

/** A captcha as it is sent: `image` is a PNG as a data URL. */
export interface Captcha {
  readonly captchaId: string;
  readonly image: string;
}

/** Makes and checks pictures of six characters. Each lives two minutes and can be answered once. */
export function captchas(deps: { key: Buffer; store: ShortLivedStore; random: Random }) {
  const { key, store, random } = deps;
  const hashOf = (kind: CaptchaKind, captchaId: string, answer: string) =>
    createHmac('sha256', key).update(`${kind}\n${captchaId}\n${answer}`).digest('base64url');

  return {
    /** A new captcha of a site. */
    async create(siteId: string, kind: CaptchaKind = 'digits'): Promise<Captcha> {
      const captchaId = random.bytes(16).toString('base64url');
      const answer = drawText(random, CHARACTERS[kind], LENGTH);
      await store.put(siteId, keyOf(captchaId), hashOf(kind, captchaId, answer), LIFE_MS);
      const png = drawCaptcha(answer, random);
      return { captchaId, image: `data:image/png;base64,${png.toString('base64')}` };
    },

    /**
     * Checks an answer, in digits of either script and letters of either case. Any answer uses the captcha up.
     * @throws AppError `auth.captcha_wrong`
     */
    async check(
      siteId: string,
      captchaId: string,
      answer: string,
      kind: CaptchaKind = 'digits',
    ): Promise<void> {
      if (!/^[\w-]{10,40}$/.test(captchaId)) throw new AppError('auth.captcha_wrong');
      const hash = await store.take(siteId, keyOf(captchaId));
      const typed = toLatinDigits(answer.trim()).toUpperCase();
      if (hash === undefined || !isSameSecret(hash, hashOf(kind, captchaId, typed))) {
        throw new AppError('auth.captcha_wrong');
      }
    },
  };
}

export type Captchas = ReturnType<typeof captchas>;

function keyOf(captchaId: string): string {
  return `captcha:${captchaId}`;
}
