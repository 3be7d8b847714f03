/** The days of a period that figures are read for, both included, as days of the site such as `2026-11-21`. */
export interface Span {
  readonly from: string;
  readonly to: string;
  /** The calendar month, when the period is one that is over; a period without it ends today. */
  readonly month?: string;
}

const LAST_7 = 6;

/**
 * The days of a period on a day of the site: `today`, `days_7`, `month` and `last_month`, or a month such as `2026-09`.
 * The running month by its name is the same as `month`, and a month that has not begun has no days.
 */
export function spanOf(period: string, today: string): Span {
  const running = today.slice(0, 7);
  if (period === 'today') return { from: today, to: today };
  if (period === 'days_7') return { from: shiftDay(today, -LAST_7), to: today };
  if (period === 'month' || period === running) return { from: `${running}-01`, to: today };
  const month = period === 'last_month' ? shiftDay(`${running}-01`, -1).slice(0, 7) : period;
  const next = shiftDay(`${month}-28`, 4).slice(0, 7);
  return { from: `${month}-01`, to: shiftDay(`${next}-01`, -1), month };
}

function shiftDay(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
