const DAY_MINUTES = 24 * 60;

/** Hours of every day as minutes after midnight; an end that is not later than the start is on the next day. */
interface Hours {
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** Minutes after midnight of a time such as `21:30`. @throws RangeError for a time that no clock shows */
export function minuteOf(time: string): number {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) throw new RangeError(`${time} is no time of day`);
  return Number(hour) * 60 + Number(minute);
}

/** The time of day, such as `21:30`. */
export function timeOf(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, '0');
}

/** What the clocks of a time zone show at a moment, in minutes after midnight. */
export function minuteIn(timeZone: string, at: Date): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  });
  return minuteOf(clock.format(at));
}

/** Whether a minute is within the hours. The start is, the end is not. */
export function isWithin({ fromMinute, toMinute }: Hours, minute: number): boolean {
  const length = (toMinute - fromMinute + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  return (minute - fromMinute + DAY_MINUTES) % DAY_MINUTES < length;
}

/** Minutes until the hours begin. */
export function minutesUntil({ fromMinute }: Hours, minute: number): number {
  return (fromMinute - minute + DAY_MINUTES) % DAY_MINUTES;
}
