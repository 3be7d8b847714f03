import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { PATHS } from '@maidan/contract/paths';

/** How long a link stays valid, in milliseconds: an hour at least, so that an open page goes on showing it. */
const LINK_MS = 3_600_000;

/** A link's proof: until when it is valid (milliseconds since 1970), and the signature. */
export interface LinkProof {
  readonly expires: number;
  readonly signature: string;
}

/** Signed links to pictures. Every process of a deployment makes and accepts the same, since they share its secret. */
export function pictureLinks(deploymentSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', deploymentSecret, '', 'picture-links', 32));
  const sign = (siteId: string, pictureId: string, expires: number) =>
    createHmac('sha256', key)
      .update(JSON.stringify([siteId, pictureId, expires]))
      .digest('base64url');
  return {
    /** A link below the API that is valid for one to two hours; within an hour it stays the same, so that it is cached. */
    linkOf(siteId: string, pictureId: string, now: Date): string {
      const expires = (Math.floor(now.getTime() / LINK_MS) + 2) * LINK_MS;
      const signature = sign(siteId, pictureId, expires);
      const path = PATHS.pictures.one.replace('{pictureId}', pictureId);
      return `${path}?expires=${expires}&signature=${signature}`;
    },
    /** Whether a link was made here for this picture of this site, and has not expired. */
    isValid(siteId: string, pictureId: string, proof: LinkProof, now: Date): boolean {
      const expected = Buffer.from(sign(siteId, pictureId, proof.expires));
      const given = Buffer.from(proof.signature);
      const isSigned = expected.length === given.length && timingSafeEqual(expected, given);
      return isSigned && proof.expires > now.getTime();
    },
  };
}
