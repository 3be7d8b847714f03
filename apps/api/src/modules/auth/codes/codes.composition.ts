import { codesService } from './codes.service.ts';
import type { CodesDeps, CodesService } from './codes.service.ts';
import { phoneProofs } from './phone-proof.ts';
import type { PhoneProofs, PhoneTokens } from './phone-proof.ts';

export interface CodesCompositionDeps extends CodesDeps {
  /** Checks tokens of an external phone verification. */
  readonly phoneTokens: PhoneTokens;
}

/** What proves that somebody reads the messages of a mobile number. */
export interface CodesServices {
  readonly service: CodesService;
  readonly proofs: PhoneProofs;
}

/** Makes the services of verification codes. */
export function composeCodes(deps: CodesCompositionDeps): CodesServices {
  const service = codesService(deps);
  return { service, proofs: phoneProofs({ codes: service, phoneTokens: deps.phoneTokens }) };
}
