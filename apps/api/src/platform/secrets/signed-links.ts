import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A link's proof: until when it is valid (milliseconds since 1970), and the signature. */
export interface LinkProof {
  readonly expires: number;
  readonly signature: string;
}

/**
 * Signs links for one purpose. Every process of a deployment makes and accepts the same, since they share its secret; a
 * link of one purpose opens nothing of another.
 */
export function signedLinks(deploymentSecret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', deploymentSecret, '', purpose, 32));
  const sign = (siteId: string, id: string, expires: number) =>
    createHmac('sha256', key)
      .update(JSON.stringify([siteId, id, expires]))
      .digest('base64url');
  return {
    /** The query of a link to something of a site, valid until a moment in milliseconds since 1970. */
    queryOf: (siteId: string, id: string, expires: number): string =>
      `expires=${expires}&signature=${sign(siteId, id, expires)}`,
    /** Whether a link was made here for this thing of this site, and has not expired. */
    isValid(siteId: string, id: string, proof: LinkProof, now: Date): boolean {
      const expected = Buffer.from(sign(siteId, id, proof.expires));
      const given = Buffer.from(proof.signature);
      const isSigned = expected.length === given.length && timingSafeEqual(expected, given);
      return isSigned && proof.expires > now.getTime();
    },
  };
}
