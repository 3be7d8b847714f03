/**
 * The part of a service worker's global scope that we use. TypeScript's library for workers cannot be loaded beside the
 * one for pages, and one program checks both.
 */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly navigator: { readonly userAgent: string };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> };
  };
  readonly fetch: (request: Request) => Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'activate', listen: (event: LastingEvent) => void): void;
  addEventListener(name: 'message', listen: (event: LastingEvent & MessageEvent) => void): void;
}

/** An event whose work goes on after its listener has returned. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page under the worker's care. */
export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  /** The answer that the browser requested while it woke the worker; undefined when it did not. */
  readonly preloadResponse?: Promise<Response | undefined>;
}
