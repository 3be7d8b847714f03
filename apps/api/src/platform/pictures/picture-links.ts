import { PATHS } from '@maidan/contract/paths';
import { signedLinks } from '../secrets/signed-links.ts';

/** How long a link stays valid, in milliseconds: an hour at least, so that an open page goes on showing it. */
const LINK_MS = 3_600_000;

/** Signed links to pictures. */
export function pictureLinks(deploymentSecret: string) {
  const { isValid, queryOf } = signedLinks(deploymentSecret, 'picture-links');
  return {
    /** A link below the API that is valid for one to two hours; within an hour it stays the same, so that it is cached. */
    linkOf(siteId: string, pictureId: string, now: Date): string {
      const expires = (Math.floor(now.getTime() / LINK_MS) + 2) * LINK_MS;
      const path = PATHS.pictures.one.replace('{pictureId}', pictureId);
      return `${path}?${queryOf(siteId, pictureId, expires)}`;
    },
    /** Whether a link was made here for this picture of this site, and has not expired. */
    isValid,
  };
}
