import { vi } from 'vitest';

/** Databases by name, their stores by name, and the stored values, for a test to look at. */
export type FakeDatabases = Map<string, Map<string, Map<unknown, unknown>>>;

/**
 * A browser's IndexedDB in memory: opening with an upgrade, deleting, and `get` and `put` of a store. It clones values
 * as a browser does, so what a browser cannot store fails here too.
 */
export function fakeIndexedDb(): FakeDatabases {
  const databases: FakeDatabases = new Map();
  vi.stubGlobal('indexedDB', {
    open: (name: string) => opening(databases, name),
    deleteDatabase: (name: string) => request(() => void databases.delete(name)),
  });
  return databases;
}

/** A browser that refuses to store anything, as in some private modes. */
export function refusingIndexedDb(): void {
  vi.stubGlobal('indexedDB', { open: refusal, deleteDatabase: refusal });
}

function refusal(): FakeRequest {
  return request(() => Promise.reject(new DOMException('denied', 'InvalidStateError')));
}

type FakeRequest = EventTarget & { result: unknown; error: unknown };

function request(work: (made: FakeRequest) => unknown): FakeRequest {
  const made: FakeRequest = Object.assign(new EventTarget(), { result: undefined, error: null });
  setTimeout(async () => {
    try {
      made.result = await work(made);
      made.dispatchEvent(new Event('success'));
    } catch (error) {
      made.error = error;
      made.dispatchEvent(new Event('error'));
    }
  });
  return made;
}

function opening(databases: FakeDatabases, name: string): FakeRequest {
  return request((made) => {
    const isNew = !databases.has(name);
    const stores = databases.get(name) ?? new Map<string, Map<unknown, unknown>>();
    databases.set(name, stores);
    made.result = databaseOf(stores);
    if (isNew) made.dispatchEvent(new Event('upgradeneeded'));
    return made.result;
  });
}

function databaseOf(stores: Map<string, Map<unknown, unknown>>) {
  const storeOf = (name: string) => {
    const rows = stores.get(name);
    if (!rows) throw new DOMException(name, 'NotFoundError');
    return {
      get: (key: unknown) => request(() => structuredClone(rows.get(key))),
      put: (value: unknown, key: unknown) => request(() => rows.set(key, structuredClone(value))),
    };
  };
  return {
    createObjectStore: (name: string) => stores.set(name, new Map()),
    transaction: () => ({ objectStore: storeOf }),
    close: () => undefined,
  };
}
