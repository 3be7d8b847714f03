import { keep } from './device-storage.ts';
import { PREFERENCE_KEYS } from './preferences.ts';

const LATIN = ["450 1em 'Figtree'"];
const BENGALI = ["450 1em 'Anek Bangla'", "650 1em 'Anek Bangla'"];

/**
 * Switches the brand faces on once everything else has come; from then on they are in the cache and stand from the
 * first paint. Under data saver, or where they cannot be fetched, the faces of the system stay.
 */
export function showFacesWhenIdle(): void {
  if (!areWanted() || !('fonts' in document)) return;
  if (document.readyState === 'complete') fetchWhenIdle();
  else window.addEventListener('load', fetchWhenIdle, { once: true });
}

function fetchWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAndShow);
  else setTimeout(fetchAndShow, 200);
}

function areWanted(): boolean {
  const { dataset } = document.documentElement;
  return dataset['saver'] !== '1' && dataset['faces'] !== '1';
}

// All of them before the first is used: each that came later would set the whole page anew.
function fetchAndShow(): void {
  const { lang, dataset } = document.documentElement;
  const fetches = [
    ...LATIN.map((face) => document.fonts.load(face)),
    ...(lang === 'bn' ? BENGALI.map((face) => document.fonts.load(face, 'ক')) : []),
  ];
  void Promise.all(fetches).then(
    () => {
      if (!areWanted()) return;
      dataset['faces'] = '1';
      keep(PREFERENCE_KEYS.faces, '1');
    },
    () => {
      // Without a connection the next page tries again.
    },
  );
}
