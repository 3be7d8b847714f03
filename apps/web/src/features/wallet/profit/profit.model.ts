import type { ProfitAndLoss } from '@maidan/contract/types';

/** The net of one day in the chart, in minor units. */
export interface Bar {
  readonly day: string;
  readonly netMinor: number;
}

/** A bar for each day of the range, oldest first; days without figures have a net of 0. */
export function barsOf({ from, to, days }: Pick<ProfitAndLoss, 'from' | 'to' | 'days'>): Bar[] {
  const nets = new Map(days.map(({ day, netMinor }) => [day, netMinor]));
  const bars: Bar[] = [];
  const moment = new Date(`${from}T12:00:00Z`);
  for (let day = from; day <= to; day = moment.toISOString().slice(0, 10)) {
    bars.push({ day, netMinor: nets.get(day) ?? 0 });
    moment.setUTCDate(moment.getUTCDate() + 1);
  }
  return bars;
}
