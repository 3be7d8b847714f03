import { newDeviceId, readDeviceId } from '@maidan/deployment/device-id';
import { deviceHeaders } from '@maidan/deployment/forwarded-headers';
import { cookieLine } from './request.ts';
import type { RequestCookies } from './request.ts';

/**
 * HttpOnly cookie by which an account recognises a device that has signed in to it before, so that a stranger who
 * guesses passwords cannot lock its owner out. It says which device this is, not who uses it: it gives no access, and
 * signing out keeps it.
 */
const DEVICE_COOKIE = 'maidan_device';
/** The gateway remembers the device for as long; each sign-in starts the time again. */
const KEPT_SECONDS = 60 * 60 * 24 * 30;

/** The device of a request that may be a sign-in. */
export interface Device {
  /** Headers that name the device to the gateway. */
  readonly headers: Readonly<Record<string, string>>;
  /** The Set-Cookie line that keeps the device in the browser; it belongs to the answer of a successful sign-in. */
  cookie(secure: boolean): string;
}

/**
 * The device that the cookies name. When there is none, or the value is malformed, this is a new one of 256 random
 * bits.
 */
export function deviceOf(cookies: Pick<RequestCookies, 'get'>): Device {
  const id = readDeviceId(cookies.get(DEVICE_COOKIE)) ?? newDeviceId();
  return {
    headers: deviceHeaders(id),
    cookie: (secure) =>
      cookieLine(DEVICE_COOKIE, id, { secure, httpOnly: true, maxAge: KEPT_SECONDS }),
  };
}
