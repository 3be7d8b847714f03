import { isKeepable } from './handling.ts';

/** Path of the lobby, which is also the name of its copy. */
export const LOBBY_PATH = '/m/home';
/** Path of the page without a connection. */
export const OFFLINE_PATH = '/m/offline';
/** The mark on `<html>` by which a page knows that it is a copy. */
const COPY_MARK = 'data-copy="1"';
const COPIES_CACHE = 'maidan-copies';
const STATE_PATH = '/m/service-worker/state';
/** An older copy, in milliseconds, is made again as soon as there is a connection. */
const FRESH_MS = 6 * 60 * 60 * 1000;

/** What the worker remembers while it is not running. */
export interface CopyState {
  readonly locale: string;
  readonly isSavingData: boolean;
  readonly isMember: boolean;
  /** When the copies were made, in milliseconds since 1970. */
  readonly madeAt: number;
}

/** What the copies are made with. */
export interface CopiesOptions {
  readonly caches: CacheStorage;
  readonly origin: string;
  readonly network: (request: Request) => Promise<Response>;
  readonly now: () => number;
  /** Stores the page without a connection in place of the one from the installation. */
  readonly keepOfflinePage: (page: Response) => Promise<void>;
}

/**
 * The pages that work without a connection. They are requested without credentials, so the server makes them for a
 * visitor, and they contain nothing personal.
 */
export function createCopies({ caches, origin, network, now, keepOfflinePage }: CopiesOptions) {
  const addressOf = (path: string) => new URL(path, origin).href;
  const open = () => caches.open(COPIES_CACHE);

  async function state(): Promise<CopyState | undefined> {
    const kept = await (await open()).match(addressOf(STATE_PATH));
    return kept && ((await kept.json()) as CopyState);
  }

  async function ask(path: string, locale: string, takesAvif = false): Promise<Response> {
    const url = `${addressOf(path)}?lang=${encodeURIComponent(locale)}`;
    const Accept = takesAvif ? 'text/html,image/avif' : 'text/html';
    return network(new Request(url, { credentials: 'omit', headers: { Accept } }));
  }

  async function renewLobby(locale: string, takesAvif: boolean): Promise<string[]> {
    const answer = await ask(LOBBY_PATH, locale, takesAvif);
    const cache = await open();
    if (!isKeepable(answer)) {
      // For example a closed site; what it showed before must not stay.
      await cache.delete(addressOf(LOBBY_PATH));
      return [];
    }
    const html = await answer.text();
    const headers = new Headers(answer.headers);
    headers.delete('content-encoding');
    headers.delete('content-length');
    const copy = new Response(html.replace('<html ', `<html ${COPY_MARK} `), { headers });
    await cache.put(addressOf(LOBBY_PATH), copy);
    return assetsIn(html);
  }

  return {
    state,

    /** The copy of the lobby in its reader's language; undefined when there is none. */
    async lobby(): Promise<Response | undefined> {
      return (await open()).match(addressOf(LOBBY_PATH), { ignoreVary: true });
    },

    /** Forgets the lobby. */
    async forgetLobby(): Promise<void> {
      await (await open()).delete(addressOf(LOBBY_PATH));
    },

    /**
     * Brings the copies up to date with the reader: in their language, at most six hours old, and without a new lobby
     * under data saver. Returns the paths of the files that a new copy needs.
     * @param takesAvif whether the new lobby names its pictures in AVIF, as the pages of this reader do
     * @throws TypeError without a connection; the old copies stay
     */
    async follow(reader: Omit<CopyState, 'madeAt'>, takesAvif = false): Promise<string[]> {
      const former = await state();
      const isOtherLanguage = former?.locale !== reader.locale;
      const hasLobby = (await this.lobby()) !== undefined;
      const isDue = isOtherLanguage || now() - former.madeAt >= FRESH_MS;
      if (isOtherLanguage) await this.forgetLobby();
      const isLobbyDue = !reader.isSavingData && (isDue || !hasLobby);
      if (isDue) {
        const page = await ask(OFFLINE_PATH, reader.locale);
        if (isKeepable(page)) await keepOfflinePage(page);
      }
      const assets = isLobbyDue ? await renewLobby(reader.locale, takesAvif) : [];
      const madeAt = isDue ? now() : former.madeAt;
      const text = JSON.stringify({ ...reader, madeAt } satisfies CopyState);
      await (await open()).put(addressOf(STATE_PATH), new Response(text));
      return assets;
    },
  };
}

/** Paths of the built files that a document names. */
export function assetsIn(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(/\/m\/assets\/[\w.-]+\.\w+/g), ([path]) => path))];
}
