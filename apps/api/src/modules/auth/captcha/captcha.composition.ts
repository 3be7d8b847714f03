import type { Random } from '#platform/secrets/random.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import type { HumanGate } from '../human-check/gate.ts';
import { captchas } from './captchas.ts';
import type { Captchas } from './captchas.ts';
import { captchaGate } from './gate.ts';
import type { CaptchaGate } from './gate.ts';

export interface CaptchaCompositionDeps {
  readonly random: Random;
  readonly store: ShortLivedStore;
  /** Key with which the answers of pictures are hashed. */
  readonly key: Buffer;
  readonly human: HumanGate;
}

/** What draws captchas and checks their answers. */
export interface CaptchaServices {
  readonly pictures: Captchas;
  readonly gate: CaptchaGate;
}

/** Makes the services of captchas. */
export function composeCaptcha(deps: CaptchaCompositionDeps): CaptchaServices {
  const pictures = captchas(deps);
  return { pictures, gate: captchaGate({ ...deps, captchas: pictures }) };
}
