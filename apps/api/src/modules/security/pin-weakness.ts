const PIN = /^\d{6}$/;
const REPEATED = /^(\d)\1+$|^(\d\d)\2+$|^(\d{3})\3$/;
const UP = '01234567890';
const DOWN = '09876543210';

/** Why a PIN is refused. */
type PinWeakness = 'length' | 'repeated' | 'sequence' | 'birthday';

/**
 * Why a PIN in Latin digits is too easily guessed; undefined when it is not. `birthday` is a calendar day such as
 * `1990-05-17`, or empty.
 */
export function weaknessOf(pin: string, birthday: string): PinWeakness | undefined {
  if (!PIN.test(pin)) return 'length';
  if (REPEATED.test(pin)) return 'repeated';
  if (UP.includes(pin) || DOWN.includes(pin)) return 'sequence';
  return daysOf(birthday).includes(pin) ? 'birthday' : undefined;
}

/** The ways in which a day is written with six digits. */
function daysOf(birthday: string): string[] {
  const [, year = '', month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(birthday) ?? [];
  if (!month || !day) return [];
  const short = year.slice(2);
  return [
    `${day}${month}${short}`,
    `${month}${day}${short}`,
    `${short}${month}${day}`,
    `${short}${day}${month}`,
    `${year}${month}`,
    `${month}${year}`,
    `${year}${day}`,
    `${day}${year}`,
  ];
}
