import type { CachedPage, PageCache } from './cache.ts';

/** From this age on, in milliseconds, a page is rendered anew behind its reader's back. */
export const RENEW_AFTER_MS = 60_000;
/** From this age on, in milliseconds, nobody is given a page while another can be rendered. */
export const TOO_OLD_MS = 300_000;

/** What ages are told by, and who is told of a page that could not be rendered behind a reader's back. */
export interface PageAgeOptions {
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * Pages that grow old, for back ends whose versions never change. Where rendering fails, the former page goes on being
 * given, and is tried again at the next age.
 */
export function withPageAge(
  pages: PageCache,
  { now, onError }: PageAgeOptions,
): Pick<PageCache, 'get' | 'getOrRender' | 'knows'> {
  const renderedAt = new WeakMap<CachedPage, number>();
  /** A page that was compressed harder is another one; its age counts from when it is first seen. */
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
