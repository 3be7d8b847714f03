const HOUR = 3600;

/** What a clock shows: the whole seconds that are left, or hours and minutes from one hour on; nothing below zero. */
export type TimeLeft =
  | { readonly kind: 'due' }
  | { readonly kind: 'seconds'; readonly seconds: number }
  | { readonly kind: 'hours'; readonly hours: number; readonly minutes: number };

/** How long it is until a moment. */
export function timeLeft(at: string, nowMs: number): TimeLeft {
  const seconds = Math.ceil((Date.parse(at) - nowMs) / 1000);
  if (seconds <= 0) return { kind: 'due' };
  if (seconds < HOUR) return { kind: 'seconds', seconds };
  const minutes = Math.ceil(seconds / 60);
  return { kind: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
