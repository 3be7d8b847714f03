import { PREFERENCE_KEYS } from '../device/preferences.ts';
import { readStored, writeStored } from '../device/storage.ts';
import { addEntries, addFonts, addHeld, changeTraffic } from '../device/traffic.ts';
import { createWatchers } from '../page/watchers.ts';

const watchers = createWatchers();

/** Calls back whenever the figures of the day have changed in this document. */
export const watchTraffic = watchers.watch;

let hasBegun = false;

/**
 * Counts from now on, in this document, what moves and what is saved (Resource Timing), with what has moved before. It
 * may be called again. A browser without the measurement counts nothing.
 */
export function countTraffic(): void {
  if (hasBegun || !('PerformanceObserver' in globalThis)) return;
  hasBegun = true;
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  noteSaved();
  document.addEventListener('visibilitychange', noteSaved);
}

function note(entries: readonly PerformanceEntry[]): void {
  const loaded = entries as readonly PerformanceResourceTiming[];
  changeTraffic((traffic) => addEntries(traffic, loaded));
  noteSaved();
}

/** What the data saver keeps from loading at this moment. */
function noteSaved(): void {
  const { dataset, lang } = document.documentElement;
  if (dataset['saver'] === '1') {
    changeTraffic((traffic) =>
      addHeld(sparesFonts(traffic.day) ? addFonts(traffic, lang) : traffic, heldPictures()),
    );
  }
  watchers.tell();
}

/** Pictures that are in the page and not laid out, so that the browser does not fetch them. */
function heldPictures(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]')]
    .filter((image) => !image.complete && getComputedStyle(image).display === 'none')
    .map((image) => image.src);
}

/**
 * Whether the fonts count as saved on this day: on the first day on which the saver kept them away. Without it they
 * would have come once and been kept, so later days save nothing.
 */
function sparesFonts(day: string): boolean {
  if (readStored(PREFERENCE_KEYS.faces) === '1') return false;
  const first = readStored(PREFERENCE_KEYS.fontsSpared) ?? day;
  writeStored(PREFERENCE_KEYS.fontsSpared, first);
  return first === day;
}
