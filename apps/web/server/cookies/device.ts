import { newDeviceId, readDeviceId } from '@maidan/deployment/device-id';
import { deviceHeaders } from '@maidan/deployment/forwarded-headers';
import { cookieLine } from './request.ts';
import type { RequestCookies } from './request.ts';

/**
 * HttpOnly cookie by which an account knows a device that has signed in to it, so that strangers who guess hold nobody up
 * there. It says who the device is, not who uses it: it opens nothing, and signing out leaves it.
 */
const DEVICE_COOKIE = 'maidan_device';
/** As long as the gateway knows the device; a sign-in begins the time anew. */
const KEPT_SECONDS = 60 * 60 * 24 * 30;

/** The device of a request that may sign somebody in. */
export interface Device {
  /** Headers that tell the gateway about it. */
  readonly headers: Readonly<Record<string, string>>;
  /** The Set-Cookie line that keeps it in the browser, for the answer to a successful sign-in. */
  cookie(secure: boolean): string;
}

/** The device that the cookies name; without one, or with anything malformed, a new one: 256 random bits. */
export function deviceOf(cookies: Pick<RequestCookies, 'get'>): Device {
  const id = readDeviceId(cookies.get(DEVICE_COOKIE)) ?? newDeviceId();
  return {
    headers: deviceHeaders(id),
    cookie: (secure) =>
      cookieLine(DEVICE_COOKIE, id, { secure, httpOnly: true, maxAge: KEPT_SECONDS }),
  };
}
