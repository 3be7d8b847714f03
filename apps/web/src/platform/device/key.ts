/**
 * A key of this device (SEC-04): AES-256-GCM, kept by the browser in IndexedDB. No script can read it, so what it seals
 * can be opened only on this device.
 */

const DATABASE = 'maidan';
const STORE = 'keys';
const NAME = 'remembered-password';

/**
 * The key, made on first use. Undefined when the browser has no WebCrypto (plain http) or stores nothing (private
 * modes, a full device).
 */
export async function deviceKey(): Promise<CryptoKey | undefined> {
  if (typeof indexedDB === 'undefined' || !globalThis.crypto?.subtle) return undefined;
  try {
    const database = await openDatabase();
    try {
      return (await read(database)) ?? (await addKey(database));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/**
 * Deletes the key, so that what it sealed can never be opened again. Does nothing when the browser stores nothing.
 * @throws the browser's error when it fails
 */
export async function deleteDeviceKey(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  await settled(indexedDB.deleteDatabase(DATABASE));
}

async function addKey(database: IDBDatabase): Promise<CryptoKey> {
  const algorithm = { name: 'AES-GCM', length: 256 };
  const made = await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']);
  const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
  // Another tab may have been faster; one transaction decides whose key stays.
  const existing = (await settled(store.get(NAME))) as CryptoKey | undefined;
  if (existing) return existing;
  await settled(store.put(made, NAME));
  return made;
}

function read(database: IDBDatabase): Promise<CryptoKey | undefined> {
  return settled(database.transaction(STORE, 'readonly').objectStore(STORE).get(NAME));
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The browser keeps nothing')),
    );
  });
}
