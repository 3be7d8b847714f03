import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDueAt } from './schedule.ts';

const dueAt = (...args: Parameters<typeof lastDueAt>) => lastDueAt(...args).toISOString();
const at = (text: string) => new Date(text);

describe('a schedule', () => {
  it('is due at the time of the site’s clocks', () => {
    const now = at('2026-11-25T20:59:59Z');
    expect(dueAt({ at: '03:00' }, 'Asia/Dhaka', now)).toBe('2026-11-24T21:00:00.000Z');
    expect(dueAt({ at: '03:00' }, 'Asia/Dhaka', at('2026-11-25T21:00:00Z'))).toBe(
      '2026-11-25T21:00:00.000Z',
    );
    expect(dueAt({ at: '03:00' }, 'Asia/Kathmandu', now)).toBe('2026-11-24T21:15:00.000Z');
  });

  it('follows the change to summer time and back', () => {
    const zone = 'Europe/Berlin';
    expect(dueAt({ at: '04:00' }, zone, at('2026-03-28T12:00:00Z'))).toContain('28T03:00');
    expect(dueAt({ at: '04:00' }, zone, at('2026-03-29T12:00:00Z'))).toContain('29T02:00');
    expect(dueAt({ at: '04:00' }, zone, at('2026-10-25T12:00:00Z'))).toContain('25T03:00');
    // The clocks jump over 02:30 on this day.
    expect(dueAt({ at: '02:30' }, zone, at('2026-03-29T12:00:00Z'))).toContain('29T01:30');
  });

  it('keeps to its day of the week or of the month', () => {
    const now = at('2026-11-25T10:00:00Z');
    expect(dueAt({ at: '04:00', weekday: 1 }, 'UTC', now)).toBe('2026-11-23T04:00:00.000Z');
    expect(dueAt({ at: '04:00', weekday: 7 }, 'UTC', now)).toBe('2026-11-22T04:00:00.000Z');
    expect(dueAt({ at: '04:00', dayOfMonth: 26 }, 'UTC', now)).toBe('2026-10-26T04:00:00.000Z');
    expect(dueAt({ everyMinutes: 15 }, 'UTC', at('2026-11-25T10:14:59Z'))).toBe(
      '2026-11-25T10:00:00.000Z',
    );
  });

  it('was never due later than now, and is due again within its length', () => {
    const dayMs = 86_400_000;
    const zones = fc.constantFrom('Asia/Dhaka', 'Asia/Kolkata', 'Europe/Berlin', 'Pacific/Apia');
    const hours = fc.constantFrom('00:00', '02:30', '23:59');
    const years = { min: at('2024-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') };
    fc.assert(
      fc.property(zones, hours, fc.date({ ...years, noInvalidDate: true }), (zone, hour, now) => {
        const since = now.getTime() - lastDueAt({ at: hour }, zone, now).getTime();
        expect(since).toBeGreaterThanOrEqual(0);
        expect(since).toBeLessThanOrEqual(dayMs + 3_600_000);
      }),
    );
  });
});
