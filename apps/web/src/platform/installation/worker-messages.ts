import type { Locale } from '@maidan/i18n';

/** Address of the service worker. */
export const WORKER_ADDRESS = '/m/service-worker.js';

/** What it watches over: the pages below its folder, and bare `/m`, for which its answer carries a header. */
export const WORKER_SCOPE = '/m';

/** What the worker has to know of the reader of a page; nothing in it says who that is. */
export interface ReaderNews {
  readonly type: 'reader';
  /** Language of the page, as `?lang=` names it. */
  readonly locale: Locale;
  /** Whether the reader, or the device, asks to save data. */
  readonly isSavingData: boolean;
  readonly isMember: boolean;
  /** Paths of the scripts, styles, drawings and faces that the page has loaded. */
  readonly assets: readonly string[];
  /** Paths of the pictures that it shows. */
  readonly covers: readonly string[];
}

/** What a page says to the worker: news of its reader, or that a waiting version may take over. */
export type PageMessage = ReaderNews | { readonly type: 'takeOver' };
