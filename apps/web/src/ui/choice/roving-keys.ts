import type { KeyboardEvent } from 'react';

/** The position to which a key moves from `place` among `count`, or null when the key moves nothing. */
export function placeAfterKey(
  key: string,
  place: number,
  count: number,
  isRightToLeft: boolean,
): number | null {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward || key === 'ArrowDown') return (place + 1) % count;
  if (key === backward || key === 'ArrowUp') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Moves the focus between the children with `role` by the arrow keys, Home and End, and reports the new position. */
export function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  role: string,
  onMove: (place: number) => void,
): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`[role="${role}"]`)];
  const place = stops.findIndex((stop) => stop === event.target);
  if (place < 0) return;
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const next = placeAfterKey(event.key, place, stops.length, isRightToLeft);
  if (next === null) return;
  event.preventDefault();
  stops[next]?.focus();
  onMove(next);
}
