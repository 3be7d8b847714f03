import { deleteDeviceKey } from '#platform/device/key.ts';
import { queryClient } from '#platform/api/query.ts';

/** The cache that the service worker fills on installation. Its page without a connection belongs to no reader. */
const INSTALLED = 'workbox-precache';

/**
 * Clears what the product stores for a reader in this browser: choices, searches, lists, the key of a remembered
 * password, and what a service worker has cached since its installation (MEMBERX-04). The named keys of local storage
 * stay. Cookies stay too: language and session are not data of the device, and by the device's id an account tells its
 * owner from a stranger. @throws the browser's error when a part could not be removed; the other parts are gone anyway
 */
export async function clearDeviceData(keptKeys: readonly string[]): Promise<void> {
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) if (!keptKeys.includes(key)) storage.removeItem(key);
  }
  queryClient().clear();
  const parts = await Promise.allSettled([deleteDeviceKey(), deleteCaches()]);
  for (const part of parts) if (part.status === 'rejected') throw part.reason;
}

async function deleteCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  const kept = names.filter((name) => !name.startsWith(INSTALLED));
  await Promise.all(kept.map((name) => caches.delete(name)));
}

/** A browser that forbids storage stores nothing, so there is nothing to clear. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}
