const HIDDEN = '•••';
const GROUPS = { start: 6, end: 2, leastHidden: 4 };

/** A number with country and network and its last two signs; a short one shows nothing. */
export function maskedNumber(number: string): string {
  const between = number.length - GROUPS.start - GROUPS.end;
  return between < GROUPS.leastHidden
    ? '•'.repeat(number.length)
    : `${number.slice(0, GROUPS.start)}${'•'.repeat(between)}${number.slice(-GROUPS.end)}`;
}

/** A mail address with the first sign of each side and the last part of its domain. */
export function maskedMail(mail: string): string {
  const at = mail.lastIndexOf('@');
  if (at < 1) return '•'.repeat(mail.length);
  const domain = mail.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  return `${first(mail)}${HIDDEN}@${first(domain)}${HIDDEN}${dot < 1 ? '' : domain.slice(dot)}`;
}

/** A name with the first sign of each word. */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return words.map((word) => `${first(word)}${HIDDEN}`).join(' ');
}

/** The number of an account with its last four signs. */
export function maskedAccount(number: string): string {
  return number.length < 8 ? HIDDEN : `••${number.slice(-4)}`;
}

/** Anything else that is personal, such as a birthday. */
export const maskedWhole = (text: string): string => (text === '' ? '' : HIDDEN);

/** The first letter as readers see it, with the signs that belong to it. */
function first(text: string): string {
  const [letter] = new Intl.Segmenter('bn', { granularity: 'grapheme' }).segment(text);
  return letter?.segment ?? '';
}
