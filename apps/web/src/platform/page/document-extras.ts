import { createContext, use } from 'react';
import type { Locale } from '@maidan/i18n';
import { documentLocale } from '../words/document-locale.ts';

/** A style sheet of the build: its address, and its text. */
export interface Sheet {
  readonly href: string;
  readonly text: string;
}

/** Files of the build that a page needs. */
export interface PageFiles {
  /** In the order in which they must apply. */
  readonly sheets: readonly Sheet[];
  /** Addresses of scripts, including all that they import. */
  readonly scripts: readonly string[];
}

/** What only the server's render of a document needs; a loader should not send it to the browser. */
export interface DocumentExtras {
  /** Nonce of the render. */
  readonly nonce: string | undefined;
  /** Addresses of the chunks that hold the messages, by `<locale>/<noun>`. */
  readonly wordsChunks: Readonly<Record<string, string>>;
  /** Language of the document, known even when the data of the page is missing. */
  readonly locale: Locale | undefined;
  /** Whether the reader's browser shows AVIF pictures; in the browser the document itself says so. */
  readonly takesAvif: boolean | undefined;
  /** Whether the reader's device saves data; in the browser the document itself says so. */
  readonly savesData: boolean | undefined;
  /** Finds what the screens of a page need, by the ids of their routes. */
  readonly filesOf: (routeIds: readonly string[]) => PageFiles;
}

/** The server sets it around the router; in the browser it is empty. */
export const DocumentExtrasContext = createContext<DocumentExtras>({
  nonce: undefined,
  wordsChunks: {},
  locale: undefined,
  takesAvif: undefined,
  savesData: undefined,
  filesOf: () => ({ sheets: [], scripts: [] }),
});

/** The language of the document, even when its data is missing. */
export function useDocumentLocale(): Locale {
  const { locale } = use(DocumentExtrasContext);
  return locale ?? documentLocale();
}

/** Whether this reader's browser takes pictures in AVIF. */
export function useTakesAvif(): boolean {
  const { takesAvif } = use(DocumentExtrasContext);
  return takesAvif ?? document.documentElement.dataset['pictures'] === 'avif';
}

/** Whether the document was made for a device that saves data, so that no picture of it loads before the reader asks. */
export function useIsLean(): boolean {
  const { savesData } = use(DocumentExtrasContext);
  return savesData ?? document.documentElement.dataset['lean'] === '1';
}
