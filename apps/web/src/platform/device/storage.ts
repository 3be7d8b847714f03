/**
 * What is kept on the device (`localStorage`). A browser that forbids storage, or has none left, keeps nothing: readers
 * take that as "not there", and the page goes on.
 */

/** The text kept under a key, or null. */
export function readStored(key: string): string | null {
  return storage()?.getItem(key) ?? null;
}

/** Keeps a text under a key; undefined removes what was kept. */
export function writeStored(key: string, text: string | undefined): void {
  const kept = storage();
  if (text === undefined) {
    kept?.removeItem(key);
    return;
  }
  try {
    kept?.setItem(key, text);
  } catch {
    // The device is full, and the older value would be wrong from now on.
    kept?.removeItem(key);
  }
}

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
