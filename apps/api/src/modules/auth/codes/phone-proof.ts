import { AppError } from '@maidan/contract/errors';
import type { SiteView } from '#platform/http/request-context.ts';
import type { CodePlace, CodesService } from './codes.service.ts';
import { NO_CODE_USED } from '../single-use.ts';
import type { UsedCode } from '../single-use.ts';

/** Reads tokens in which an external phone verification names the number that it verified (SMS-13). */
export interface PhoneTokens {
  /**
   * The number of a token, in the form of `mobileKeyOf`.
   * @throws AppError `auth.phone_token_invalid`
   */
  verify(site: SiteView, idToken: string): Promise<{ mobileKey: string }>;
}

/** What proves that a number belongs to the visitor: one of our codes, or a token of the site's phone verification. */
export interface PhoneProof extends CodePlace {
  readonly code: string;
  readonly idToken?: string | undefined;
}

/** Checks proofs of numbers. A site without a configured phone verification refuses every token. */
export function phoneProofs(deps: { codes: CodesService; phoneTokens: PhoneTokens }) {
  const { codes, phoneTokens } = deps;
  return {
    /**
     * Checks a proof. A code is used up; a token counts until it expires.
     * @throws AppError `auth.code_wrong`, `auth.code_expired` or `auth.phone_token_invalid`
     */
    async check(site: SiteView, { idToken, ...proof }: PhoneProof): Promise<UsedCode> {
      if (!idToken) return codes.use(site.siteId, proof);
      if (!site.settings.firebase) throw new AppError('auth.phone_token_invalid');
      const { mobileKey } = await phoneTokens.verify(site, idToken);
      if (mobileKey !== proof.number) throw new AppError('auth.phone_token_invalid');
      return NO_CODE_USED;
    },
  };
}

export type PhoneProofs = ReturnType<typeof phoneProofs>;
