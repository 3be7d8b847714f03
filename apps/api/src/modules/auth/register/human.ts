import type { SiteView } from '#platform/http/request-context.ts';
import type { CaptchaGate } from '../captcha/gate.ts';
import type { HumanGate } from '../human-check/gate.ts';
import type { RegisterPayload } from './rules.ts';

/** Stands for a picture's code that was not typed: no picture has this code. */
const WRONG = '-';

/** The human checks that registration uses. */
export interface HumanChecks {
  readonly gate: CaptchaGate;
  readonly human: HumanGate;
}

/**
 * Checks that a human registers. A site that asks for a picture always gets it checked. Otherwise a proof of work is
 * enough, and a form without script sends a picture's code instead.
 */
export async function checkHuman(
  { gate, human }: HumanChecks,
  { site, clientAddress: address }: { readonly site: SiteView; readonly clientAddress: string },
  payload: RegisterPayload,
): Promise<void> {
  const { captchaId, captcha, humanCheck } = payload;
  const attempt = { site, address, captchaId, captcha, humanCheck };
  if (site.settings.register.captcha.enabled) return gate.check(attempt, 'digits');
  if (humanCheck || !captchaId) return human.check(site, { address, payload: humanCheck ?? '' });
  return gate.check({ ...attempt, captcha: captcha || WRONG }, 'digits');
}
