/** The age check of the registration (REG-29), the same on the server and in the browser. Free of zod. */

/** The age that a site demands, and today's date there. */
export interface AgeLimit {
  /** In whole years. */
  readonly minimumAge: number;
  /** YYYY-MM-DD in the site's time zone. */
  readonly today: string;
}

/** Whether somebody born on a day (YYYY-MM-DD) is old enough; a malformed day counts as too young. */
export function hasReachedAge(birthday: string, { minimumAge, today }: AgeLimit): boolean {
  const match = /^(\d{4})(-\d{2}-\d{2})$/.exec(birthday);
  if (!match) return false;
  const comesOfAge = `${String(Number(match[1]) + minimumAge).padStart(4, '0')}${match[2]}`;
  return comesOfAge <= today;
}

/** The date at a moment in a time zone, YYYY-MM-DD. */
export function dayIn(timeZone: string, now: Date): string {
  const known = formats.get(timeZone);
  const format = known ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  if (!known) formats.set(timeZone, format);
  return format.format(now);
}

/** Making a format costs far more than using it, and every settled bet asks for its day. */
const formats = new Map<string, Intl.DateTimeFormat>();
