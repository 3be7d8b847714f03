import { readStored, writeStored } from './storage.ts';
import { PREFERENCE_KEYS } from './preferences.ts';

/** What moved and what was saved on this device since its midnight, in bytes. */
export interface Traffic {
  /** The device's own date, such as `2026-11-23`. */
  readonly day: string;
  readonly pictures: number;
  /** Pages, lists and texts. */
  readonly texts: number;
  /** Scripts, styles and fonts. */
  readonly code: number;
  /** Files that were on the device already, at the size at which they would have been sent. */
  readonly kept: number;
  /** The brand's fonts. */
  readonly fonts: number;
  /** How many pictures moved, for their mean size. */
  readonly pictureCount: number;
  /** Addresses of pictures that the data saver held back, and that nothing has fetched since. */
  readonly held: readonly string[];
}

/** The part of an entry of the Resource Timing that counts. */
export type TrafficEntry = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'transferSize' | 'encodedBodySize'
>;

/** Sizes of the brand's fonts as they are sent: for every language, and for Bengali besides. */
export const FONT_BYTES = { latin: 12_004, bengali: 90_920 } as const;

/** More addresses than a day of one reader holds; further ones are not counted. */
const HELD_MAX = 200;
const PICTURE = /\.(?:avif|webp|png|jpe?g|gif|svg)$/;
const WIDTH = /-(?:120|240|480|720)\.(\w+)$/;
const CODE = /\.(?:m?js|css|woff2)$/;

/** The day's figures, at zero. */
export function noTraffic(day: string): Traffic {
  return { day, pictures: 0, texts: 0, code: 0, kept: 0, fonts: 0, pictureCount: 0, held: [] };
}

/**
 * Adds what a page has loaded. An entry without a size on the wire came from the device's own store; one without any
 * size is of another site that does not tell, and is left out.
 */
export function addEntries(traffic: Traffic, entries: readonly TrafficEntry[]): Traffic {
  const sum = { ...traffic };
  const fetched = new Set<string>();
  for (const { name, initiatorType, transferSize, encodedBodySize } of entries) {
    const path = pathOf(name);
    fetched.add(path);
    if (transferSize === 0) sum.kept += encodedBodySize;
    else if (CODE.test(path)) sum.code += transferSize;
    else if (PICTURE.test(path) && initiatorType !== 'fetch') {
      sum.pictures += transferSize;
      sum.pictureCount += 1;
    } else sum.texts += transferSize;
  }
  return { ...sum, held: traffic.held.filter((path) => !fetched.has(path)) };
}

/** Adds pictures that the data saver holds back now. */
export function addHeld(traffic: Traffic, addresses: readonly string[]): Traffic {
  const held = [...new Set([...traffic.held, ...addresses.map(pathOf)])];
  return { ...traffic, held: held.slice(0, HELD_MAX) };
}

/** Counts the fonts of a language as saved, once. */
export function addFonts(traffic: Traffic, language: string): Traffic {
  if (traffic.fonts > 0) return traffic;
  return { ...traffic, fonts: FONT_BYTES.latin + (language === 'bn' ? FONT_BYTES.bengali : 0) };
}

/** What the reader sees, in bytes. A picture that was held back counts as the mean of those that moved today. */
export function totalsOf(traffic: Traffic) {
  const { pictures, texts, code, kept, fonts, pictureCount, held } = traffic;
  const heldBytes = pictureCount === 0 ? 0 : Math.round((held.length * pictures) / pictureCount);
  const moved = pictures + texts + code;
  const saved = heldBytes + fonts + kept;
  const share = saved === 0 ? 0 : saved / (saved + moved);
  return { moved, saved, heldBytes, percent: Math.round(100 * share) };
}

/** The figures of the device's day; a new day begins at zero. */
export function readTraffic(now = new Date()): Traffic {
  const day = dayOf(now);
  const stored = parsed(readStored(PREFERENCE_KEYS.traffic));
  return stored?.day === day ? stored : noTraffic(day);
}

/** Keeps what `change` makes of the figures of the device's day. */
export function changeTraffic(change: (traffic: Traffic) => Traffic, now = new Date()): void {
  writeStored(PREFERENCE_KEYS.traffic, JSON.stringify(change(readTraffic(now))));
}

function dayOf(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(twoDigits).join('-');
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, '0');
}

/** What was stored, or undefined when it is not the figures of a day: an older version may have written it. */
function parsed(text: string | null): Traffic | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    const zero: Record<string, unknown> = { ...noTraffic('') };
    const isWhole = Object.entries(zero).every(([name, like]) =>
      Array.isArray(like) ? Array.isArray(value?.[name]) : typeof value?.[name] === typeof like,
    );
    return isWhole ? (value as unknown as Traffic) : undefined;
  } catch {
    return undefined;
  }
}

/** The file without host and query, and without the width of a picture, which is the same picture in any width. */
function pathOf(address: string): string {
  return new URL(address, 'http://page.invalid').pathname.replace(WIDTH, '.$1');
}
