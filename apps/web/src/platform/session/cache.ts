/** What a page keeps for the browser session (`sessionStorage`): it is gone with the tab. */

/**
 * The value stored under a name. Undefined when there is none, when the browser stores nothing, or when `isValid`
 * refuses it (an older version of the product wrote it); such a value is removed.
 */
export function readSessionCache<Value>(
  name: string,
  isValid: (value: unknown) => value is Value,
): Value | undefined {
  const text = storage()?.getItem(keyOf(name));
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (isValid(value)) return value;
  } catch {
    // Broken text is removed like a value of another version.
  }
  storage()?.removeItem(keyOf(name));
  return undefined;
}

/**
 * Stores a value for this browser session, or removes it when it is undefined. A full or forbidden storage stores
 * nothing, and readers then find none.
 */
export function writeSessionCache(name: string, value: unknown): void {
  try {
    if (value === undefined) {
      storage()?.removeItem(keyOf(name));
      return;
    }
    storage()?.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    storage()?.removeItem(keyOf(name));
  }
}

function storage(): Storage | undefined {
  try {
    return typeof sessionStorage === 'undefined' ? undefined : sessionStorage;
  } catch {
    return undefined;
  }
}

function keyOf(name: string): string {
  return `maidan.${name}`;
}
