import { exportsContract } from '@maidan/contract';
import { bind, bindResponse } from '../http/router.ts';
import type { Router } from '../http/router.ts';
import type { ExportsService } from './exports.ts';

/** Binds the calls that tell of a member's files and serve one. */
export function bindExportRoutes(
  router: Router,
  { exports }: { readonly exports: ExportsService },
): void {
  bind(router, exportsContract.listExports, async ({ site, session }) => ({
    list: await exports.list(site.siteId, session.memberId),
  }));

  bind(router, exportsContract.readExport, async ({ site, session, params }) => ({
    value: await exports.read(site.siteId, session.memberId, params.exportId),
  }));

  bindResponse(router, exportsContract.readExportFile, async ({ site, params, query }, c) => {
    const file = await exports.open(site.siteId, params.exportId, query);
    return c.body(file.content, 200, {
      'Content-Type': `${file.mediaType}; charset=utf-8`,
      'Content-Length': String(file.bytes),
      'Content-Disposition': `attachment; filename="${file.fileName}"`,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
}
