import { queryClient } from './query.ts';

/**
 * Clears everything that the product keeps in this browser but the named keys of local storage: choices, searches,
 * lists, files of a service worker (MEMBERX-04). Cookies stay: the language and the session are no data of the device.
 */
export async function clearDeviceData(keptKeys: readonly string[]): Promise<void> {
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) if (!keptKeys.includes(key)) storage.removeItem(key);
  }
  queryClient().clear();
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** A browser that forbids storage keeps nothing, so there is nothing to clear. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}
