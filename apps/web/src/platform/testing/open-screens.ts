import { onTestFinished } from 'vitest';
import { SCREENS } from '#screens.ts';
import type { ScreenName } from '#screens.ts';
import type { ScreenRecord } from '../../screen-record.ts';

/** Opens screens that are not built yet, all of them or those named, until the test ends. */
export function openScreens(names = Object.keys(SCREENS) as ScreenName[]): void {
  const table: Record<string, ScreenRecord> = SCREENS;
  for (const name of names) {
    const record = SCREENS[name];
    table[name] = { file: 'site/unopened-screen.tsx', ...record };
    onTestFinished(() => void (table[name] = record));
  }
}

/** Takes screens away, as if they were not built yet, until the test ends. */
export function closeScreens(names: readonly ScreenName[]): void {
  const table: Record<string, ScreenRecord> = SCREENS;
  for (const name of names) {
    const record = SCREENS[name];
    const { file: _, ...rest } = record;
    table[name] = rest;
    onTestFinished(() => void (table[name] = record));
  }
}
