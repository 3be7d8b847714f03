import type { CaptchaKind } from '@maidan/contract';
import { AppError } from '@maidan/contract/errors';
import type { Captchas } from './captcha.ts';
import type { HumanCheck } from './human-check.ts';

/** What a form sends for a captcha: the answer, or the proof of work that stands in for it. */
export interface CaptchaAnswer {
  readonly captchaId?: string | undefined;
  readonly captcha?: string | undefined;
  /** A proof of work of kind `captcha`. */
  readonly humanCheck?: string | undefined;
}

/** Lets pass who has solved a captcha, or, not seeing the picture, a proof of work at a higher cost. */
export function captchaGate({ captchas, human }: { captchas: Captchas; human: HumanCheck }) {
  return {
    /** A captcha that opens the gate, for an error to hold (LOGIN-09). */
    challenge: (siteId: string, kind: CaptchaKind) => captchas.create(siteId, kind),

    /**
     * Checks an answer; it is used up whatever it is. The code of a picture counts where both are sent.
     * @throws AppError `auth.captcha_required`, `auth.captcha_wrong` or `auth.human_check_failed`, each with a new captcha
     */
    async check(siteId: string, answer: CaptchaAnswer, kind: CaptchaKind): Promise<void> {
      const { captchaId = '', captcha = '', humanCheck = '' } = answer;
      const refusal = async (error: unknown): Promise<never> => {
        if (!(error instanceof AppError)) throw error;
        throw new AppError(error.code, undefined, await captchas.create(siteId, kind));
      };
      if (captcha !== '') return captchas.check(siteId, captchaId, captcha, kind).catch(refusal);
      if (humanCheck !== '') return human.check(siteId, humanCheck, 'captcha').catch(refusal);
      return refusal(new AppError('auth.captcha_required'));
    },
  };
}

/** The captcha gate, as `captchaGate` makes it. */
export type CaptchaGate = ReturnType<typeof captchaGate>;
