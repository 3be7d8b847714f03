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
  /** In the order in which they count. */
  readonly sheets: readonly Sheet[];
  /** Addresses of scripts, all that follow from others too. */
  readonly scripts: readonly string[];
}

/** What only the server's rendering of a document needs, and no loader should send to the browser. */
export interface DocumentExtras {
  /** Nonce of the render. */
  readonly nonce: string | undefined;
  /** Addresses of the words chunks by `<locale>/<noun>`. */
  readonly wordsChunks: Readonly<Record<string, string>>;
  /** Language of the document, which stands even where the data of the page does not. */
  readonly locale: Locale | undefined;
  /** Whether the reader's browser takes pictures in AVIF; in the browser the document itself says so. */
  readonly takesAvif: boolean | undefined;
  /** Finds what the screens of a page need, by the ids of their routes. */
  readonly filesOf: (routeIds: readonly string[]) => PageFiles;
}

/** Set around the router on the server; in the browser it is empty. */
export const DocumentExtrasContext = createContext<DocumentExtras>({
  nonce: undefined,
  wordsChunks: {},
  locale: undefined,
  takesAvif: undefined,
  filesOf: () => ({ sheets: [], scripts: [] }),
});

/** The language of the document, whatever of its data is missing. */
export function useDocumentLocale(): Locale {
  const { locale } = use(DocumentExtrasContext);
  return locale ?? documentLocale();
}

/** Whether this reader's browser takes pictures in AVIF. */
export function useTakesAvif(): boolean {
  const { takesAvif } = use(DocumentExtrasContext);
  return takesAvif ?? document.documentElement.dataset['pictures'] === 'avif';
}
