// The key of a device in software, and the proofs that it makes for calls (DPoP, RFC 9449).
import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** What a proof is made for. */
interface ProofOf {
  readonly method: string;
  /** What follows `/console/v1`. */
  readonly path: string;
  readonly at: Date;
  /** That of the session; a sign-in has none. */
  readonly token?: string;
}

/** Parts of a proof that are replaced, for proofs that are wrong. */
interface Replaced {
  readonly header?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** A new key of a device at the console of an origin; any curve but P-256 is a key of the wrong kind. */
export function deviceKey(origin = 'https://console.example', curve: 'P-256' | 'P-384' = 'P-256') {
  const pair = generateKeyPairSync('ec', { namedCurve: curve });
  const bits = curve === 'P-256' ? '256' : '384';
  const jwk = pair.publicKey.export({ format: 'jwk' });
  return {
    jwk,
    privateJwk: pair.privateKey.export({ format: 'jwk' }),
    proof(
      { method, path, at, token }: ProofOf,
      { header = {}, claims = {} }: Replaced = {},
    ): string {
      const ath = token && createHash('sha256').update(token).digest('base64url');
      const htu = `${origin}/console/v1${path}`;
      const iat = Math.floor(at.getTime() / 1000);
      const head = encoded({ typ: 'dpop+jwt', alg: `ES${bits}`, jwk, ...header });
      const body = encoded({
        htm: method,
        htu,
        iat,
        jti: randomUUID(),
        ...(ath ? { ath } : {}),
        ...claims,
      });
      const key = { key: pair.privateKey, dsaEncoding: 'ieee-p1363' } as const;
      const signature = sign(`sha${bits}`, Buffer.from(`${head}.${body}`), key);
      return `${head}.${body}.${signature.toString('base64url')}`;
    },
  };
}
