import type { CaptchaKind } from '@maidan/contract';
import { AppError } from '@maidan/contract/errors';
import { networkOf } from '@maidan/deployment/counted-address';
import type { SiteView } from '#platform/http/request-context.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import type { Captchas } from './captchas.ts';
import type { HumanGate } from '../human-check/gate.ts';
import { shortHash } from '../short-hash.ts';
import type { PressureSource } from '../human-check/pressure.ts';

/** What a form sends for a captcha: the answer, or a proof of work instead. */
export interface CaptchaAnswer {
  readonly captchaId?: string | undefined;
  readonly captcha?: string | undefined;
  /** A proof of work of kind `captcha`. */
  readonly humanCheck?: string | undefined;
}

/** An answer, with the account and address that it is for. */
export interface CaptchaAttempt extends CaptchaAnswer, PressureSource {
  readonly site: Pick<SiteView, 'siteId' | 'settings'>;
  /** The device has signed in to the account before, so what others do on the account does not make it costlier. */
  readonly isKnown?: boolean;
}

/** How long an answer without a proof of work holds up the next one, at the first level. */
const PLAIN_WAIT_MS = 10_000;

/**
 * Lets a visitor pass who solved a captcha or, without seeing the picture, a proof of work at a higher cost. Under
 * pressure a program may read the picture as well as a person does. Then a proof of work is asked beside the answer; a
 * form without script waits instead, and all such forms for that account or from that network share the wait.
 */
export function captchaGate(deps: {
  captchas: Captchas;
  human: HumanGate;
  store: ShortLivedStore;
}) {
  const { captchas, human, store } = deps;

  async function checkWork(attempt: CaptchaAttempt): Promise<void> {
    const { site, isKnown = false, humanCheck: payload = '', subject, address } = attempt;
    const { siteId } = site;
    const level = isKnown ? 0 : await human.levelOf(siteId, attempt);
    if (level === 0) return undefined;
    if (payload !== '') return human.check(site, { ...attempt, payload, kind: 'form' });
    const shared = `picture-wait:${shortHash(subject ?? networkOf(address))}`;
    const isFree = await store.claim(siteId, shared, PLAIN_WAIT_MS * 2 ** (level - 1));
    if (!isFree) throw new AppError('auth.human_check_failed', { workLevel: level });
  }

  return {
    /** A new captcha, to be sent with an error (LOGIN-09). */
    challenge: (siteId: string, kind: CaptchaKind) => captchas.create(siteId, kind),

    /**
     * Checks an answer. Any answer is used up, except one that only lacks the proof of work beside it. When a picture's
     * answer and a proof are both sent, the picture's answer counts.
     * @throws AppError `auth.captcha_required`, `auth.captcha_wrong` or `auth.human_check_failed`, each with a new
     * captcha. When only the proof of work is missing, `auth.human_check_failed` comes with params.workLevel and
     * without a captcha, because the first one still counts
     */
    async check(attempt: CaptchaAttempt, kind: CaptchaKind): Promise<void> {
      const { captchaId = '', captcha = '', humanCheck: payload = '' } = attempt;
      const { siteId } = attempt.site;
      const refusal = async (error: unknown): Promise<never> => {
        if (!(error instanceof AppError)) throw error;
        throw new AppError(error.code, error.params, await captchas.create(siteId, kind));
      };
      if (captcha !== '') {
        await checkWork(attempt);
        return captchas.check(siteId, captchaId, captcha, kind).catch(refusal);
      }
      if (payload !== '')
        return human.check(attempt.site, { ...attempt, payload, kind: 'captcha' }).catch(refusal);
      return refusal(new AppError('auth.captcha_required'));
    },
  };
}

export type CaptchaGate = ReturnType<typeof captchaGate>;
