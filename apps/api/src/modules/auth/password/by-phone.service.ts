import { createHmac } from 'node:crypto';
import type { passwordsContract } from '@maidan/contract';
import { AppError } from '@maidan/contract/errors';
import { toLatinDigits } from '@maidan/contract/digits';
import type { z } from 'zod';
import { memberStore } from '#modules/member/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import { mobileKeyOf } from '../codes/mobile-key.ts';
import { checkNewPassword } from './new-password.ts';
import type { NewPasswords } from './new-password.ts';
import type { PhoneProof, PhoneProofs } from '../codes/phone-proof.ts';
import { knownOfMember } from './weak-password.ts';

type ByPhonePayload = z.output<typeof passwordsContract.passwordByPhonePayloadSchema>;

/** How long, and for how many tries, a proof stays valid after the password sent with it was refused. */
const KEPT_MS = 5 * 60_000;
const KEPT_TRIES = 5;

export interface PasswordByPhoneDeps {
  readonly key: Buffer;
  readonly db: Database;
  readonly store: ShortLivedStore;
  readonly proofs: PhoneProofs;
  readonly newPasswords: NewPasswords;
}

/** Setting a password by a proof of the member's number. */
export function passwordByPhoneService(deps: PasswordByPhoneDeps) {
  const { key, db, store, proofs, newPasswords } = deps;

  const hashOf = ({ number, handle, code, idToken }: PhoneProof) =>
    createHmac('sha256', key)
      .update(
        [number, ...(idToken ? ['token', idToken] : ['code', handle, digitsOf(code)])].join('\n'),
      )
      .digest('base64url');

  async function prove(site: SiteView, proof: PhoneProof): Promise<void> {
    const kept = await store.take(site.siteId, `phone-proof:${hashOf(proof)}`);
    if (kept === undefined) await proofs.check(site, proof);
  }

  /**
   * Keeps the proof for a moment, so that the form can send another password with the same code, which it keeps in its
   * field (PSW-23).
   */
  async function keep(siteId: string, proof: PhoneProof): Promise<void> {
    const hash = hashOf(proof);
    const { count } = await store.count(siteId, `phone-proof-tries:${hash}`, KEPT_MS);
    if (count < KEPT_TRIES) await store.put(siteId, `phone-proof:${hash}`, '1', KEPT_MS);
  }

  return {
    /**
     * Sets a new password by a code sent to the phone, or by a token of the phone verification. Before the number is
     * proved nothing about the account is told; a number that no member has gets the same answer as one without a code.
     * `handle` belongs to the code; it is empty when the browser has none.
     * @throws AppError the errors that the contract declares for it
     */
    async set(site: SiteView, payload: ByPhonePayload, handle: string): Promise<void> {
      const { siteId, settings } = site;
      const { countryDialingCode, verificationCode, newPassword, firebaseIdToken } = payload;
      const dialling = countryDialingCode || settings.defaultDiallingCode;
      const number = mobileKeyOf(dialling, payload.mobileNum);
      await checkNewPassword(site, { newPassword }, { mobileKey: number });
      const owner = await memberStore(db, siteId).findByProvenMobile(number);
      const proof: PhoneProof = {
        number,
        purpose: 'recovery',
        handle,
        code: verificationCode,
        idToken: firebaseIdToken,
      };
      await prove(site, proof);
      if (owner?.status !== 'active') {
        throw new AppError(firebaseIdToken ? 'auth.phone_token_invalid' : 'auth.code_expired');
      }
      try {
        await checkNewPassword(site, { newPassword }, knownOfMember(owner));
        const isSame = await newPasswords.isPresent(owner, newPassword);
        if (isSame) throw new AppError('auth.password_same');
      } catch (error) {
        if (error instanceof AppError) await keep(siteId, proof);
        throw error;
      }
      await newPasswords.set(site, owner, { newPassword });
    },
  };
}

export type PasswordByPhoneService = ReturnType<typeof passwordByPhoneService>;

function digitsOf(code: string): string {
  return toLatinDigits(code).replaceAll(/\s/g, '');
}
