import { createContext } from 'react-router';
import type { Site } from '@maidan/site';
import type { Digits, Locale } from '@maidan/i18n';
import type { Session, SiteStatus } from '@maidan/contract/types';
import type { ReaderDevice } from '../device/reader-device.ts';
import type { PageFiles } from '../page/document-extras.ts';
import type { SealingKey } from '../sealing/seal.ts';
import type { ServerApi } from './server.ts';

/** What a script may know of the session; `token` is useless without the HttpOnly cookie. */
export type SessionInfo = Pick<
  Session,
  'token' | 'merchantCode' | 'userName' | 'type' | 'firstTimeLogin'
>;

/** A sign-in with a social provider that is under way, kept in a cookie that scripts cannot read. */
export interface SocialSignIn {
  /** Where the login leads afterwards. */
  readonly back: string;
  /** Binds the provider's answer to the browser that asked. */
  readonly ticket?: string | undefined;
  /** Address of the provider's page, until its answer is here. */
  readonly url?: string | undefined;
  /** The account that is new here, and the ticket with which it can register. */
  readonly newcomer?:
    | {
        readonly ticket: string;
        readonly name?: string | undefined;
        readonly email?: string | undefined;
      }
    | undefined;
}

/** The server's log, as far as a render may use it. */
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
  /** The request came with a session that the gateway does not know. */
  readonly hasSessionEnded: boolean;
  /** Public origin of the request, such as `https://lobby.example`. */
  readonly origin: string;
  readonly clientAddress: string;
  readonly development: boolean;
  /**
   * Written on every script and style that the render makes itself. A member's page is sent with it. From a visitor's
   * page it is removed again, and each part that had it is allowed by its hash.
   */
  readonly nonce: string;
  /** Whether the page is rendered whole before it is sent, as a visitor's is. */
  readonly isWhole: boolean;
  /** Whether the browser that asks for the document takes pictures in AVIF. */
  readonly takesAvif: boolean;
  /** Whether the device that asks for the document saves data. */
  readonly savesData: boolean;
  /** The device that asks. A shared page is made for it when the screen's handle says `readsDevice`. */
  readonly readerDevice: ReaderDevice;
  /** Whether this deployment signs the iOS profiles that it makes. */
  readonly signsProfiles: boolean;
  /** Addresses of the words chunks by `<locale>/<noun>`. */
  readonly wordsChunks: Readonly<Record<string, string>>;
  /** Files that the screens of a page need, by the ids of their routes. */
  readonly filesOf: (routeIds: readonly string[]) => PageFiles;
  readonly api: ServerApi;
  readonly log: ServerLog;
  /** Logs why this page failed; only the first call counts. */
  readonly reportFailure: (error: unknown) => void;
  /** Public key with which web seals the body of a plain form before it goes to the gateway. */
  readonly sealingKey: SealingKey;
  /** Token that the forms of a member's page carry. */
  readonly formToken: string | undefined;
  /**
   * Opens or replaces the session of the browser that sent the request, or ends it with undefined. The session ends
   * with the browser unless it is kept (SESS-05).
   */
  setSession(session: Session | undefined, isKept?: boolean): SessionInfo | undefined;
  /** The sign-in with a social provider that this browser is in the middle of. */
  readonly socialSignIn: SocialSignIn | undefined;
  /**
   * Starts or continues the sign-in with a social provider, or ends it with undefined; it expires after ten minutes.
   */
  setSocialSignIn(signIn: SocialSignIn | undefined): void;
  /** Keeps the handle of a code in this browser, out of reach of scripts; calls that use the code send it. */
  setCodeHandle(handle: string): void;
  /**
   * Whether the token in a posted form belongs to the session. True for a visitor, whom the check of the Origin header
   * covers.
   */
  isFormToken(text: string): boolean;
  /** Keeps the reader's language for a year (SHELL-89). */
  setLanguage(locale: Locale): void;
}

/** Key under which loaders and actions find the scope of their request. */
export const requestScope = createContext<RequestScope>();
