import type { CaptchaKind } from '@maidan/contract';
import { AppError } from '@maidan/contract/errors';
import { networkOf } from '#platform/http/counted-address.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import type { Captchas } from './captchas.ts';
import type { HumanGate } from '../human-check/gate.ts';
import { shortHash } from '../short-hash.ts';
import type { Pressing } from '../human-check/pressure.ts';

/** What a form sends for a captcha: the answer, or the proof of work that stands in for it. */
export interface CaptchaAnswer {
  readonly captchaId?: string | undefined;
  readonly captcha?: string | undefined;
  /** A proof of work of kind `captcha`. */
  readonly humanCheck?: string | undefined;
}

/** Who sends it, and how hard the gate is pressed there. */
export interface CaptchaAsker extends CaptchaAnswer, Pressing {
  readonly site: Pick<SiteView, 'siteId' | 'settings'>;
  /** It has signed in to the account before: what others do on the account costs it nothing. */
  readonly isKnown?: boolean;
}

/** How long a code of a picture without work beside it holds up the next one, at the first level. */
const PLAIN_WAIT_MS = 10_000;

/**
 * Lets pass who has solved a captcha, or, not seeing the picture, a proof of work at a higher cost. Under pressure a
 * program may read the picture as well as anybody: then work goes beside its code, or, for a form without script, a wait
 * that all such forms on that account, or from that network, share.
 */
export function captchaGate(deps: {
  captchas: Captchas;
  human: HumanGate;
  store: ShortLivedStore;
}) {
  const { captchas, human, store } = deps;

  async function checkWork(asker: CaptchaAsker): Promise<void> {
    const { site, isKnown = false, humanCheck: payload = '', subject, address } = asker;
    const { siteId } = site;
    const level = isKnown ? 0 : await human.levelOf(siteId, asker);
    if (level === 0) return undefined;
    if (payload !== '') return human.check(site, { ...asker, payload, kind: 'form' });
    const shared = `picture-wait:${shortHash(subject ?? networkOf(address))}`;
    const isFree = await store.claim(siteId, shared, PLAIN_WAIT_MS * 2 ** (level - 1));
    if (!isFree) throw new AppError('auth.human_check_failed', { workLevel: level });
  }

  return {
    /** A captcha that opens the gate, for an error to hold (LOGIN-09). */
    challenge: (siteId: string, kind: CaptchaKind) => captchas.create(siteId, kind),

    /**
     * Checks an answer; it is used up whatever it is, unless work is missing beside it. The code of a picture counts
     * where both are sent.
     * @throws AppError `auth.captcha_required`, `auth.captcha_wrong` or `auth.human_check_failed`, each with a new captcha;
     * but `auth.human_check_failed` with params.workLevel and none where work is missing beside the code, which still counts
     */
    async check(asker: CaptchaAsker, kind: CaptchaKind): Promise<void> {
      const { captchaId = '', captcha = '', humanCheck: payload = '' } = asker;
      const { siteId } = asker.site;
      const refusal = async (error: unknown): Promise<never> => {
        if (!(error instanceof AppError)) throw error;
        throw new AppError(error.code, error.params, await captchas.create(siteId, kind));
      };
      if (captcha !== '') {
        await checkWork(asker);
        return captchas.check(siteId, captchaId, captcha, kind).catch(refusal);
      }
      if (payload !== '')
        return human.check(asker.site, { ...asker, payload, kind: 'captcha' }).catch(refusal);
      return refusal(new AppError('auth.captcha_required'));
    },
  };
}

/** The captcha gate, as `captchaGate` makes it. */
export type CaptchaGate = ReturnType<typeof captchaGate>;
