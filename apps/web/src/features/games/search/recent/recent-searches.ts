import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#platform/device/storage.ts';
import { createWatchers } from '#platform/page/watchers.ts';

const KEY = 'maidan.searches';
const MOST = 6;
const LONGEST = 64;
const NONE: readonly string[] = [];

const watchers = createWatchers();
let known: { text: string | null; searches: readonly string[] } = { text: null, searches: NONE };

/** What was searched for on this device, newest first. It is kept on the device only. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(watchers.watch, read, () => NONE);
}

/** Keeps a search that led somewhere, at most six of them, each once. */
export function keepSearch(text: string): void {
  const search = text.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST);
  if (search === '') return;
  write([search, ...read().filter((other) => other !== search)].slice(0, MOST));
}

/** Forgets one search, or all of them. */
export function forgetSearch(text?: string): void {
  write(text === undefined ? NONE : read().filter((other) => other !== text));
}

function write(searches: readonly string[]): void {
  writeStored(KEY, searches.length === 0 ? undefined : JSON.stringify(searches));
  watchers.tell();
}

function read(): readonly string[] {
  const text = readStored(KEY);
  if (text !== known.text) known = { text, searches: parsed(text) };
  return known.searches;
}

function parsed(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return NONE;
    return value.filter((one) => typeof one === 'string').slice(0, MOST);
  } catch {
    return NONE;
  }
}
