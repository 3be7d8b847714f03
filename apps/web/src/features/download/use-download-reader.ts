import { runMode } from '#platform/device/preferences.ts';
import { readerDeviceOf } from '#platform/device/reader-device.ts';
import type { ReaderDevice } from '#platform/device/reader-device.ts';
import { useIsHydrated } from '#platform/page/hydration.ts';
import type { DownloadReader } from './download.model.ts';
import { useProfileFlag } from './profile-flag.ts';

/** The reader's device: as the server sees it until the page is hydrated, then as the device itself tells. */
export function useDownloadReader(seenByServer: ReaderDevice): DownloadReader {
  const isHydrated = useIsHydrated();
  const hasProfile = useProfileFlag();
  if (!isHydrated) return { device: seenByServer, runMode: 'browser', hasProfile: false };
  return { device: readerDeviceOf(navigator), runMode: runMode(), hasProfile };
}
