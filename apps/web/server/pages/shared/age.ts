import type { CachedPage, PageCache } from './cache.ts';

/** A page of this age, in milliseconds, is still answered while a new one is made in the background. */
export const RENEW_AFTER_MS = 60_000;
/** A page of this age, in milliseconds, is answered only when no new one can be made. */
export const TOO_OLD_MS = 300_000;

/** The clock, and the function that is told when a page could not be rendered in the background. */
export interface PageAgeOptions {
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * A page cache whose pages grow old, for back ends whose versions never change. When rendering fails, the old page
 * stays in use, and rendering is tried again after the same time.
 */
export function withPageAge(
  pages: PageCache,
  { now, onError }: PageAgeOptions,
): Pick<PageCache, 'get' | 'getOrRender' | 'knows'> {
  const renderedAt = new WeakMap<CachedPage, number>();
  /** A page that was compressed again is a new object; its age counts from when it is first seen. */
  const ageOf = (page: CachedPage) => {
    const at = renderedAt.get(page) ?? now();
    renderedAt.set(page, at);
    return now() - at;
  };

  async function renewed(key: string, render: () => Promise<CachedPage>, former?: CachedPage) {
    const page = await pages.renew(key, render).catch((error: unknown) => {
      if (!former) throw error;
      onError(error);
      return former;
    });
    const given = page.status >= 500 && former ? former : page;
    renderedAt.set(given, now());
    return given;
  }

  return {
    knows: pages.knows,
    get(key) {
      const page = pages.get(key);
      return page && ageOf(page) < RENEW_AFTER_MS ? page : undefined;
    },
    async getOrRender(key, render) {
      const former = pages.get(key);
      if (!former) return renewed(key, render);
      const age = ageOf(former);
      if (age < RENEW_AFTER_MS) return former;
      const next = renewed(key, render, former);
      return age < TOO_OLD_MS ? former : next;
    },
  };
}
