import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-saver'] });
  return () => watcher.disconnect();
}

/** Whether data is saved, as the script of the head or the settings have set it on `<html>`; follows changes. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['saver'] === '1',
    () => false,
  );
}
