import { picturesContract } from '@maidan/contract';
import { bind, bindResponse } from '../http/router.ts';
import type { Router } from '../http/router.ts';
import type { PicturesService } from './pictures.ts';

/** Binds the calls that send a picture and serve one. */
export function bindPictureRoutes(
  router: Router,
  { pictures }: { pictures: PicturesService },
): void {
  bind(router, picturesContract.addPicture, async ({ site, session, body }) => ({
    value: await pictures.add(site.siteId, session.memberId, body.picture),
  }));

  bindResponse(router, picturesContract.readPicture, async ({ site, params, query }, c) => {
    const content = await pictures.read(site.siteId, params.pictureId, query);
    return c.body(new Uint8Array(content), 200, {
      'Content-Type': 'image/webp',
      // A link within its hour is the same for the same picture, and nobody else's cache may keep it.
      'Cache-Control': 'private, max-age=3600',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
}
