import { deleteDeviceKey } from '#platform/device/key.ts';
import { queryClient } from '#platform/api/query.ts';

/** What the service worker was installed with: the page without a connection, which is nobody's. */
const INSTALLED = 'workbox-precache';

/**
 * Clears what the product keeps of a reader in this browser, but the named keys of local storage: choices, searches,
 * lists, the key of a remembered password, what a service worker has kept since it was installed (MEMBERX-04). Cookies
 * stay: language and session are no data of the device, and by the device's id an account tells it from a stranger's.
 * @throws what the browser says when a part could not be removed; the other parts are gone all the same
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

/** A browser that forbids storage keeps nothing, so there is nothing to clear. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}
