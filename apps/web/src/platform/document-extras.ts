import { createContext } from 'react';

/** What only the server's rendering of a document needs, and no loader should send to the browser. */
export interface DocumentExtras {
  /** Nonce of a page that streams. */
  readonly nonce: string | undefined;
  /** Addresses of the words chunks by `<locale>/<noun>`. */
  readonly wordsChunks: Readonly<Record<string, string>>;
}

/** Set around the router on the server; in the browser it is empty. */
export const DocumentExtrasContext = createContext<DocumentExtras>({
  nonce: undefined,
  wordsChunks: {},
});
