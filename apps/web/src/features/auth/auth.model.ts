import { ApiFailure } from '#platform/api/failure.ts';
import { logFault } from '#platform/page/log.ts';
import { runMode } from '#platform/device/preferences.ts';

/** A picture with a code that has to be typed; it counts for one try. */
export interface Captcha {
  readonly captchaId: string;
  /** Data address of the picture. */
  readonly image: string;
}

/** The captcha that the value of a failure holds (LOGIN-09), or undefined. */
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

/** The way of registering as far as the server can tell it. */
export function registerMethodOf(userAgent: string): RegisterMethod {
  return /MaidanApp\//.test(userAgent) ? 'APP' : 'H5';
}

/** The way of registering from this browser. */
export function ownRegisterMethod(): RegisterMethod {
  if (runMode() !== 'standalone') return registerMethodOf(navigator.userAgent);
  return deviceOf(navigator.userAgent) === 'IOS' ? 'WEBCLIP' : 'PWA';
}

/** A failure that a form can show, whatever was thrown; what nobody expected is logged. */
export function asFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  logFault('A form could not be sent', error);
  return new ApiFailure('server.unexpected');
}

/** Failures after which the session is known to be over. */
const ENDED: readonly string[] = ['session.expired', 'session.missing'];

/** Whether a failure says that the session is over already, so that nothing is left to sign out of. */
export function saysSessionIsOver({ code }: ApiFailure): boolean {
  return ENDED.includes(code);
}

/** The fields of a form as they stand, all of them text. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    fields[name] = typeof value === 'string' ? value : '';
  return fields;
}
