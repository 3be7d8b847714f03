import { showFacesWhenIdle } from '#platform/device/brand-faces.ts';
import { useSyncExternalStore } from 'react';
import { writeStored, readStored } from '#platform/device/storage.ts';
import { PREFERENCE_KEYS } from '#platform/device/preferences.ts';
import { feel, hasHaptics, wantsHaptics } from '#platform/device/haptics.ts';
import type { Theme } from '#platform/device/preferences.ts';
import { createWatchers } from '#platform/page/watchers.ts';

// Changes the reader's choices of look (MEMBERX-04), both on the device and on `<html>`. The script in the head sets
// the same attributes before the next page is painted.

const THEMES: readonly string[] = ['dark', 'light', 'system'];
const LIGHT = '(prefers-color-scheme: light)';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

const watchers = createWatchers();

function keptTheme(): Theme | undefined {
  const text = readStored(PREFERENCE_KEYS.theme);
  return text !== null && THEMES.includes(text) ? (text as Theme) : undefined;
}

function showTheme(theme: Theme): void {
  const systemTheme = matchMedia(LIGHT).matches ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = theme === 'system' ? systemTheme : theme;
}

/** The theme that the reader chose, or else the site's own (SHELL-91). */
export function useThemeChoice(siteTheme: Theme): Theme {
  return useSyncExternalStore(
    watchers.watch,
    () => keptTheme() ?? siteTheme,
    () => siteTheme,
  );
}

/** Chooses a theme; components that use `useThemeChoice` follow. */
export function chooseTheme(theme: Theme): void {
  writeStored(PREFERENCE_KEYS.theme, theme);
  showTheme(theme);
  watchers.tell();
}

/** Switches the data saver on or off; components that use `useDataSaver` follow. */
export function setDataSaver(isOn: boolean): void {
  writeStored(PREFERENCE_KEYS.dataSaver, isOn ? '1' : '0');
  showDataSaver(isOn);
}

function showDataSaver(isOn: boolean): void {
  const { dataset } = document.documentElement;
  if (isOn) {
    dataset['saver'] = '1';
    delete dataset['faces'];
  } else {
    delete dataset['saver'];
    showFacesWhenIdle();
  }
}

/** Whether the reader chose less motion, and whether the device asks for it. */
export function useLessMotion(): { isChosen: boolean; isDeviceWish: boolean } {
  const isChosen = useSyncExternalStore(
    watchers.watch,
    () => readStored(PREFERENCE_KEYS.motion) === 'reduced',
    () => false,
  );
  const isDeviceWish = useSyncExternalStore(
    watchDeviceMotion,
    () => matchMedia(LESS_MOTION).matches,
    () => false,
  );
  return { isChosen, isDeviceWish };
}

/** Switches the reader's choice of less motion on or off; components that use `useLessMotion` follow. */
export function setLessMotion(isOn: boolean): void {
  writeStored(PREFERENCE_KEYS.motion, isOn ? 'reduced' : undefined);
  showLessMotion(isOn);
  watchers.tell();
}

/** Whether the device trembles at bets, wins and errors; undefined for one that cannot. */
export function useHaptics(): boolean | undefined {
  return useSyncExternalStore(
    watchers.watch,
    () => (hasHaptics() ? wantsHaptics() : undefined),
    () => undefined,
  );
}

/** Switches the trembling on or off, and lets the reader feel that it is on. */
export function setHaptics(isOn: boolean): void {
  writeStored(PREFERENCE_KEYS.haptics, isOn ? undefined : '0');
  feel('bet');
  watchers.tell();
}

function watchDeviceMotion(onChange: () => void): () => void {
  const media = matchMedia(LESS_MOTION);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function showLessMotion(isOn: boolean): void {
  const { dataset } = document.documentElement;
  if (isOn) dataset['motion'] = 'reduced';
  else delete dataset['motion'];
}

/** Shows the page without any choice, after everything that was stored has been cleared. */
export function showWithoutChoices(siteTheme: Theme): void {
  showTheme(siteTheme);
  showLessMotion(false);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  showDataSaver(connection?.saveData === true);
  watchers.tell();
}
