import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../site/root-data.ts';
import { useOpenPopup } from './popup.ts';

/** A page to pass on: its path under `/m`, and the title that the receiver reads. */
export interface SharedPage {
  readonly path: string;
  readonly title: string;
}

/**
 * Passes a page on by the device's own sheet. A browser without one, or one that refuses, gets the popup `share` with the
 * address and its code. The address names no language, so the receiver reads in their own.
 */
export function useShare(): (page: SharedPage) => void {
  const root = useRouteLoaderData<RootData>('root');
  const open = useOpenPopup();
  return ({ path, title }) => {
    const url = `${root?.origin ?? ''}${path}`;
    const showSheet = () => open('share', { path, url });
    if (typeof navigator.share !== 'function') return showSheet();
    return void navigator.share({ title, url }).catch((error: unknown) => {
      // Whoever closes the device's sheet wants nothing more.
      if ((error as { name?: string }).name !== 'AbortError') showSheet();
    });
  };
}

/** Address of the drawing of a page's QR code, for a path under `/m`. */
export function codePath(path: string): string {
  return `/m/code.svg?to=${encodeURIComponent(path)}`;
}
