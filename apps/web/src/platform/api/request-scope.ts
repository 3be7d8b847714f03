import { createContext } from 'react-router';
import type { Site } from '@maidan/site';
import type { Digits, Locale } from '@maidan/i18n';
import type { Session, SiteStatus } from '@maidan/contract/types';
import type { PageFiles } from '../page/document-extras.ts';
import type { SealingKey } from '../sealing/seal.ts';
import type { ServerApi } from './server.ts';

/** What a script may know of the session; `token` is of use only together with the HttpOnly cookie. */
export type SessionInfo = Pick<
  Session,
  'token' | 'merchantCode' | 'userName' | 'type' | 'firstTimeLogin'
>;

/** A sign-in with a social provider that is under way in a browser; kept in a cookie that scripts cannot read. */
export interface SocialSignIn {
  /** Where the login was to lead. */
  readonly back: string;
  /** Binds the provider's answer to the browser that asked. */
  readonly ticket?: string | undefined;
  /** Address of the provider's own page, until its answer is here. */
  readonly url?: string | undefined;
  /** The account that nobody registered with yet, and the ticket to do so. */
  readonly newcomer?:
    | {
        readonly ticket: string;
        readonly name?: string | undefined;
        readonly email?: string | undefined;
      }
    | undefined;
}

/** A log of the server that a render may write to. */
export interface ServerLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Everything the server knows about one request when it renders or runs a loader. */
export interface RequestScope {
  readonly site: Site;
  readonly settingsVersion: number;
  readonly contentVersion: number;
  readonly status: SiteStatus;
  readonly locale: Locale;
  /** The digit set of the site for the language; the reader's own choice is applied in the browser before paint. */
  readonly digits: Digits;
  readonly session: SessionInfo | undefined;
  /** The request came with a session that the gateway does not know any more. */
  readonly hasSessionEnded: boolean;
  /** Public origin of the request, such as `https://lobby.example`. */
  readonly origin: string;
  readonly clientAddress: string;
  readonly development: boolean;
  /**
   * Written on every script and style that the render makes itself. A member's page is sent with it; from a visitor's it
   * is taken again, and what carried it is allowed by its hash.
   */
  readonly nonce: string;
  /** Whether the page is rendered whole before it is sent, as a visitor's is. */
  readonly isWhole: boolean;
  /** Whether the browser that asks for the document takes pictures in AVIF. */
  readonly takesAvif: boolean;
  /** Addresses of the words chunks by `<locale>/<noun>`. */
  readonly wordsChunks: Readonly<Record<string, string>>;
  /** Files that the screens of a page need, by the ids of their routes. */
  readonly filesOf: (routeIds: readonly string[]) => PageFiles;
  readonly arcadeOrigin: string;
  readonly api: ServerApi;
  readonly log: ServerLog;
  /** Tells the log why this page failed; once, whoever finds out. */
  readonly reportFailure: (error: unknown) => void;
  /** Public key with which a plain form's body is sealed on the way to the gateway. */
  readonly sealingKey: SealingKey;
  /** Token that the forms of a member's page carry. */
  readonly formToken: string | undefined;
  /**
   * Opens, replaces or (undefined) ends the session of the browser that sent the request. It ends with the browser unless
   * it is kept (SESS-05).
   */
  setSession(session: Session | undefined, isKept?: boolean): SessionInfo | undefined;
  /** The sign-in with a social provider that this browser is in the middle of. */
  readonly socialSignIn: SocialSignIn | undefined;
  /** Begins, moves on or (undefined) ends the sign-in with a social provider; it ends by itself after ten minutes. */
  setSocialSignIn(signIn: SocialSignIn | undefined): void;
  /** Whether the token of a posted form belongs to the session; true for a visitor, whom the Origin check covers. */
  isFormToken(text: string): boolean;
  /** Keeps the reader's language for a year (SHELL-89). */
  setLanguage(locale: Locale): void;
}

/** Key under which loaders and actions find the scope of their request. */
export const requestScope = createContext<RequestScope>();
