const BENGALI_ZERO = 0x09e6;

/** Turns Bengali digits into Latin ones and keeps everything else. */
function latinDigits(text: string): string {
  return text.replaceAll(/[০-৯]/g, (digit) =>
    String((digit.codePointAt(0) ?? BENGALI_ZERO) - BENGALI_ZERO),
  );
}

/** The first amount in a text, in minor units; its digits may be Bengali or Latin. Throws when there is none. */
export function amountIn(text: string): number {
  const match = /([-−+]?)\s*৳\s*([-−]?)([\d,]+)(?:\.(\d{1,2}))?/.exec(latinDigits(text));
  if (match === null) throw new Error(`There is no amount in: ${text}`);
  const [, sign = '', inner = '', whole = '', cents = ''] = match;
  const minor = Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return /[-−]/.test(sign + inner) ? -minor : minor;
}
