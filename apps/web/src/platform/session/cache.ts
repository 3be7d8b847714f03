/** What a page keeps for the browser session (`sessionStorage`): it is gone with the tab. */

/**
 * The value kept under a name, or undefined when there is none, when it is not what `isValid` expects (an older
 * version of the product wrote it; it is removed), or when the browser keeps nothing.
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
    // Broken text goes the way of what was written for another version.
  }
  storage()?.removeItem(keyOf(name));
  return undefined;
}

/**
 * Keeps a value for this browser session, or removes it when it is undefined; a full or forbidden storage keeps nothing,
 * which readers take as "not there".
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
