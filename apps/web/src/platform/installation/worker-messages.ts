import type { Locale } from '@maidan/i18n';

/** Address of the service worker. */
export const WORKER_ADDRESS = '/m/service-worker.js';

/** The pages that the worker controls: those below its folder, and bare `/m`, which a header of its file allows. */
export const WORKER_SCOPE = '/m';

/** What the worker must know about the reader of a page; nothing in it says who that is. */
export interface ReaderNews {
  readonly type: 'reader';
  /** Language of the page, as `?lang=` names it. */
  readonly locale: Locale;
  /** Whether the reader, or the device, asks to save data. */
  readonly isSavingData: boolean;
  readonly isMember: boolean;
  /** Paths of the scripts, styles, drawings and fonts that the page has loaded. */
  readonly assets: readonly string[];
  /** Paths of the pictures that it shows. */
  readonly covers: readonly string[];
}

/** A message of a page to the worker: facts about its reader, or that a waiting version may take over. */
export type PageMessage = ReaderNews | { readonly type: 'takeOver' };
