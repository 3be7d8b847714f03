const HIDDEN = '•';

/** A number as its owner recognises it: the first five signs and the last three; empty without one. */
export function maskedMobile(mobileKey: string): string {
  const hidden = Math.max(0, mobileKey.length - 8);
  return hidden === 0
    ? HIDDEN.repeat(mobileKey.length)
    : `${mobileKey.slice(0, 6)}${HIDDEN.repeat(hidden - 1)}${mobileKey.slice(-3)}`;
}

/** An address as its owner recognises it: the first sign, and what follows the at sign; empty without one. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1
    ? HIDDEN.repeat(email.length)
    : `${[...email][0]}${HIDDEN.repeat(3)}${email.slice(at)}`;
}
