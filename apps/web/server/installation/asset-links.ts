import type { PublicSiteSettings } from '@maidan/site';

/** Address at which a host says which apps may open it without a browser's bars (Digital Asset Links). */
export const ASSET_LINKS_PATH = '/.well-known/assetlinks.json';

/** The statement of a site about its Android app; undefined when it has none. */
export function assetLinksOf({ download }: Pick<PublicSiteSettings, 'download'>) {
  const android = download?.android;
  return (
    android && [
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: android.packageName,
          sha256_cert_fingerprints: android.fingerprints,
        },
      },
    ]
  );
}
