import { randomBytes } from 'node:crypto';
import { DEVICE_ID } from '@maidan/contract/forwarded-headers';

/** A new random id for a visitor's device. */
export function newDeviceId(): string {
  return randomBytes(32).toString('base64url');
}

/** The text itself when it has the form of a device id; undefined otherwise. */
export function readDeviceId(text: string | undefined): string | undefined {
  return text !== undefined && DEVICE_ID.test(text) ? text : undefined;
}
