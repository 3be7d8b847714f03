import { randomUUID } from 'node:crypto';
import type { ServerBuild } from 'react-router';
import type { SiteStatus } from '@maidan/contract/types';
import type { Visitor } from '@maidan/deployment/visitor';
import type { Digits, Locale } from '@maidan/i18n/locales';
import { readerDeviceOf } from '#platform/device/reader-device.ts';
import type { ReaderDevice } from '#platform/device/reader-device.ts';
import type { SocialSignIn } from '#platform/api/request-scope.ts';
import { codeHandleHeader } from '../cookies/code.ts';
import { deviceOf } from '../cookies/device.ts';
import type { Device } from '../cookies/device.ts';
import type { RequestCookies } from '../cookies/request.ts';
import type { StoredSession } from '../cookies/session.ts';
import { readSocialCookie } from '../cookies/social.ts';
import type { Environment } from '../environment.ts';
import type { SiteEntry } from '../gateway/site-directory.ts';
import { pagesByDevice, sharedAddresses } from './shared/parameters.ts';
import { digitsOf, isDevelopment, localeOf } from './reader-language.ts';

/** One request for a page of one site. */
export interface PageRequest {
  readonly requestId: string;
  /** As the server received it; `outerRequest` gives it the address that the visitor sees. */
  readonly request: Request;
  readonly held: RequestCookies;
  readonly url: URL;
  /** The address with only the parameters that its screen reads, for a page that every visitor shares. */
  readonly sharedUrl: URL;
  readonly visitor: Visitor;
  readonly entry: SiteEntry;
  readonly status: SiteStatus;
  readonly locale: Locale;
  readonly digits: Digits;
  readonly takesAvif: boolean;
  /** The device asks every site to save data (the client hint `Save-Data`). */
  readonly savesData: boolean;
  readonly readerDevice: ReaderDevice;
  /** Whether the screen's shared page differs between kinds of devices. */
  readonly readsDevice: boolean;
  readonly session: StoredSession | undefined;
  readonly device: Device;
  /** Headers that tell the gateway which browser asked for a code. */
  readonly code: Readonly<Record<string, string>>;
  readonly socialSignIn: SocialSignIn | undefined;
  /** The session that came with the request was dead, so the page is made as for a visitor. */
  readonly hasSessionEnded?: true;
}

/** What is known of a request before its page is asked for. */
export type KnownRequest = Pick<
  PageRequest,
  'request' | 'held' | 'url' | 'visitor' | 'entry' | 'status' | 'session'
>;

/** Makes what reads the rest of a request: the reader's language, digits, device and codes. */
export function pageRequests(
  build: ServerBuild,
  environment: Environment,
): (known: KnownRequest) => PageRequest {
  const sharedAddress = sharedAddresses(build);
  const isByDevice = pagesByDevice(build);
  return (known) => {
    const { request, held, url, visitor, entry } = known;
    const locale = localeOf(url, held, entry, isDevelopment(environment, entry, visitor));
    return {
      ...known,
      requestId: randomUUID(),
      sharedUrl: sharedAddress(url),
      device: deviceOf(held),
      code: codeHandleHeader(held),
      socialSignIn: readSocialCookie(held),
      locale,
      digits: digitsOf(locale, held, entry),
      readerDevice: readerDeviceOf({ userAgent: request.headers.get('user-agent') ?? '' }),
      readsDevice: isByDevice(url),
      savesData: request.headers.get('save-data')?.toLowerCase() === 'on',
      takesAvif: request.headers.get('accept')?.includes('image/avif') ?? false,
    };
  };
}
