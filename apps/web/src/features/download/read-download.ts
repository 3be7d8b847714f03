import type { RequestScope } from '#platform/api/request-scope.ts';
import type { ReaderDevice } from '#platform/device/reader-device.ts';
import { PROFILE_PATH } from '#platform/installation/profile-path.ts';
import { downloadOffer } from './download.model.ts';
import type { DownloadOffer } from './download.model.ts';

/** What the site says of its Android package. */
export interface AndroidRelease {
  readonly version: string;
  /** Day as YYYY-MM-DD. */
  readonly releasedOn: string;
  readonly sizeBytes: number;
  /** SHA-256 of the certificate that signs it, in pairs of hexadecimal digits joined by colons. */
  readonly fingerprint: string | undefined;
}

/** What the download screen and its popup show. */
export interface DownloadView {
  readonly offer: DownloadOffer;
  readonly device: ReaderDevice;
  /** Whether the profile is ours and nobody signed it, which iOS tells its reader too. */
  readonly isProfileUnsigned: boolean;
  readonly release: AndroidRelease | undefined;
}

/** Reads it all from the site's settings; no call is needed. */
export function readDownload({ site, readerDevice, signsProfiles }: RequestScope): DownloadView {
  const offer = downloadOffer(site.settings);
  const android = site.settings.download?.android;
  return {
    offer,
    device: readerDevice,
    isProfileUnsigned: offer.links.profile === PROFILE_PATH && !signsProfiles,
    release: android?.release
      ? { ...android.release, fingerprint: android.fingerprints[0] }
      : undefined,
  };
}
