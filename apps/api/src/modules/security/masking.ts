const HIDDEN = '•';

/** The signs of a number that its owner recognises it by: country and network, and the end. */
const SHOWN = { start: 6, end: 3 };
/** With fewer signs between them, a stranger could guess the number from what is shown. */
const LEAST_HIDDEN = 4;

/**
 * A number as its owner recognises it: its first six signs and its last three; empty without one. One that is too short
 * to hide four signs between them shows nothing of itself.
 */
export function maskedMobile(mobileKey: string): string {
  const between = mobileKey.length - SHOWN.start - SHOWN.end;
  return between < LEAST_HIDDEN
    ? HIDDEN.repeat(mobileKey.length)
    : `${mobileKey.slice(0, SHOWN.start)}${HIDDEN.repeat(between)}${mobileKey.slice(-SHOWN.end)}`;
}

/** An address as its owner recognises it: the first sign, and what follows the at sign; empty without one. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1
    ? HIDDEN.repeat(email.length)
    : `${[...email][0]}${HIDDEN.repeat(3)}${email.slice(at)}`;
}
