import { createHash } from 'node:crypto';
import { AppError } from '@maidan/contract/errors';
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose';
import { z } from 'zod';
import { ALL_SITES } from '../operator.tables.ts';
import type { OperatorsDeps } from '../operators-deps.ts';

/** How far the time of a proof may be from ours, in either direction. */
const WINDOW_MS = 2 * 60_000;

/** A call of the console, as a proof is made for it (DPoP, RFC 9449). */
export interface ProvedCall {
  readonly method: string;
  /** The whole address, as the call reached the api. */
  readonly url: string;
  /** The header `DPoP`. */
  readonly proof: string | undefined;
}

/** What is wrong with the proof of a call. */
export type ProofFault = 'missing' | 'invalid' | 'old' | 'replayed';

type ProofDeps = Pick<OperatorsDeps, 'clock' | 'shortLived' | 'consoleUrl'>;

const claimsSchema = z.object({
  htm: z.string(),
  htu: z.string(),
  iat: z.number(),
  jti: z.string().min(16).max(128),
  ath: z.string().optional(),
});

/** The refusal of a call; it tells our time, so that a device whose clock is wrong can sign for the right one. */
export const refusedProof = ({ clock }: Pick<ProofDeps, 'clock'>, fault: ProofFault): AppError =>
  new AppError('operators.device_proof', { fault, now: clock.now().toISOString() });

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * The thumbprint of the key that signed a proof for this call, or what is wrong with the proof. It counts once. `token` is
 * that of the session; a sign-in has none yet.
 */
export async function readProof(
  deps: ProofDeps,
  call: ProvedCall,
  token?: string,
): Promise<{ readonly key: string } | { readonly fault: ProofFault }> {
  const { clock, shortLived } = deps;
  if (call.proof === undefined) return { fault: 'missing' };
  const signed = await signedBy(deps, call.proof);
  if (!signed) return { fault: 'invalid' };
  const { key, claims } = signed;
  const isForCall = claims.htm === call.method && claims.htu === addressOf(deps, call.url);
  const isForSession = claims.ath === (token === undefined ? undefined : hashed(token));
  if (!isForCall || !isForSession) return { fault: 'invalid' };
  if (Math.abs(clock.now().getTime() - claims.iat * 1000) > WINDOW_MS) return { fault: 'old' };
  const mark = `device-proof:${hashed(`${key}\n${claims.jti}`)}`;
  const isNew = await shortLived.claim(ALL_SITES, mark, 2 * WINDOW_MS);
  return isNew ? { key } : { fault: 'replayed' };
}

/** What a proof says, and the thumbprint of the key in it; undefined when its signature or its shape is wrong. */
async function signedBy({ clock }: Pick<ProofDeps, 'clock'>, proof: string) {
  const verified = await jwtVerify(proof, EmbeddedJWK, {
    typ: 'dpop+jwt',
    algorithms: ['ES256'],
    currentDate: clock.now(),
    // Whatever is wrong with it is thrown.
  }).catch(() => undefined);
  const claims = claimsSchema.safeParse(verified?.payload);
  const jwk = verified?.protectedHeader.jwk;
  if (!claims.success || !jwk) return undefined;
  return { key: await calculateJwkThumbprint(jwk, 'sha256'), claims: claims.data };
}

/** The address that a proof has to name: that of the console, whatever way the call took to the api, without its query. */
function addressOf({ consoleUrl }: Pick<ProofDeps, 'consoleUrl'>, url: string): string {
  const { origin, pathname } = new URL(url);
  return `${consoleUrl === undefined ? origin : new URL(consoleUrl).origin}${pathname}`;
}
