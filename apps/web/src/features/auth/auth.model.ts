import { ApiFailure } from '#platform/api/failure.ts';
import { logFault } from '#platform/page/log.ts';
import { runMode } from '#platform/device/preferences.ts';

/** A picture with a code that the visitor types; it is valid for one try. */
export interface Captcha {
  readonly captchaId: string;
  /** Data address of the picture. */
  readonly image: string;
}

/** The captcha in the value of a failure (LOGIN-09), or undefined when there is none. */
export function captchaOf(value: unknown): Captcha | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { captchaId, image } = value as Record<string, unknown>;
  if (typeof captchaId !== 'string' || typeof image !== 'string') return undefined;
  return image.startsWith('data:image/') ? { captchaId, image } : undefined;
}

/** Device header of a login (LOGIN-16, LOGIN-17). */
export type DeviceName = 'OTHERS' | 'WEB' | 'IOS' | 'ANDROID';

/** The device that a user agent names, outside of a standalone home-screen app. */
export function deviceOf(userAgent: string): DeviceName {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'IOS';
  return /Android/.test(userAgent) ? 'ANDROID' : 'WEB';
}

/** The device of this browser. */
export function ownDevice(): DeviceName {
  return runMode() === 'standalone' ? 'OTHERS' : deviceOf(navigator.userAgent);
}

/** How somebody registers (REG-38 to REG-40). */
export type RegisterMethod = 'APP' | 'H5' | 'PWA' | 'WEBCLIP';

/** How somebody registers, as far as the user agent tells. Only the browser knows the rest (`ownRegisterMethod`). */
export function registerMethodOf(userAgent: string): RegisterMethod {
  return /MaidanApp\//.test(userAgent) ? 'APP' : 'H5';
}

/** How somebody registers from this browser. */
export function ownRegisterMethod(): RegisterMethod {
  if (runMode() !== 'standalone') return registerMethodOf(navigator.userAgent);
  return deviceOf(navigator.userAgent) === 'IOS' ? 'WEBCLIP' : 'PWA';
}

/** Turns whatever was thrown into a failure that a form can show, and logs what was unexpected. */
export function asFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  logFault('A form could not be sent', error);
  return new ApiFailure('server.unexpected');
}

/** Failures after which the session is known to be over. */
const ENDED: readonly string[] = ['session.expired', 'session.missing'];

/** Whether a failure says that the session is over already, so that there is nothing to sign out of. */
export function saysSessionIsOver({ code }: ApiFailure): boolean {
  return ENDED.includes(code);
}

/** The values in the fields of a form right now, all of them text. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    fields[name] = typeof value === 'string' ? value : '';
  return fields;
}
