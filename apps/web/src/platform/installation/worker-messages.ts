import type { Locale } from '@maidan/i18n';

/** Address of the service worker; its folder is what it watches over. */
export const WORKER_ADDRESS = '/m/service-worker.js';

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
