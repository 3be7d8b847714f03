import { useSyncExternalStore } from 'react';
import { writeStored, readStored } from './storage.ts';
import { createWatchers } from '../page/watchers.ts';

/** The reader's choices of look. They are kept on the device and set on `<html>` before the first paint. */
export const PREFERENCE_KEYS = {
  theme: 'maidan.theme',
  motion: 'maidan.motion',
  dataSaver: 'maidan.dataSaver',
  balanceHidden: 'maidan.balanceHidden',
  faces: 'maidan.faces',
  fontsSpared: 'maidan.fontsSpared',
  haptics: 'maidan.haptics',
  traffic: 'maidan.traffic',
} as const;

/** A theme the reader may choose (SHELL-91). */
export type Theme = 'dark' | 'light' | 'system';

/**
 * The one inline script of the head that sets theme, motion, data saver and run mode as attributes before the first
 * paint. It is the same text on every page of a site, so that its hash is the same too.
 */
export function preferencesScript(defaultTheme: Theme): string {
  const { theme, motion, dataSaver, faces } = PREFERENCE_KEYS;
  const keys = JSON.stringify({ theme, motion, dataSaver, faces });
  return `(function(d,k){var r=d.documentElement,g=function(n){try{return localStorage.getItem(k[n])}catch(e){return null}},m=function(q){return matchMedia(q).matches},t=g('theme')||${JSON.stringify(defaultTheme)};if(t==='system')t=m('(prefers-color-scheme: light)')?'light':'dark';r.dataset.theme=t;if(g('motion')==='reduced')r.dataset.motion='reduced';var c=navigator.connection;if(g('dataSaver')==='1'||(g('dataSaver')===null&&c&&c.saveData))r.dataset.saver='1';else if(g('faces')==='1')r.dataset.faces='1';r.dataset.mode=/MaidanApp\\//.test(navigator.userAgent)?'app':m('(display-mode: standalone)')||navigator.standalone?'standalone':'browser'})(document,${keys})`;
}

/** How the product runs (SHELL-93): inside the native app, from the home screen, or in a browser. */
export type RunMode = 'app' | 'standalone' | 'browser';

/** The run mode of this document; `browser` on the server. */
export function runMode(): RunMode {
  if (typeof document === 'undefined') return 'browser';
  const mode = document.documentElement.dataset['mode'];
  return mode === 'app' || mode === 'standalone' ? mode : 'browser';
}

/** The theme that the page shows now. */
export function currentTheme(): 'dark' | 'light' {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

const watchers = createWatchers();

function readBalanceHidden(): boolean {
  return readStored(PREFERENCE_KEYS.balanceHidden) === '1';
}

/** Whether the reader hides amounts on this device, and the function that toggles it (WIDGET-10). */
export function useBalanceHidden(): [isHidden: boolean, toggle: () => void] {
  const isHidden = useSyncExternalStore(watchers.watch, readBalanceHidden, () => false);
  const toggle = () => {
    writeStored(PREFERENCE_KEYS.balanceHidden, isHidden ? '0' : '1');
    watchers.tell();
  };
  return [isHidden, toggle];
}
