import { writeStored } from './storage.ts';
import { PREFERENCE_KEYS } from './preferences.ts';

const LATIN = ["450 1em 'Figtree'"];
const BENGALI = ["450 1em 'Anek Bangla'", "650 1em 'Anek Bangla'"];

/**
 * Applies the brand's fonts after everything else has loaded; from then on they are in the cache and apply from the
 * first paint. Under data saver, or when one fails to load, the system's fonts stay.
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

// All are loaded before the first is used, because each later one would lay out the whole page again.
function fetchAndShow(): void {
  const { lang } = document.documentElement;
  const fetches = [
    ...LATIN.map((face) => document.fonts.load(face)),
    ...(lang === 'bn' ? BENGALI.map((face) => document.fonts.load(face, 'ক')) : []),
  ];
  void Promise.all(fetches).then(showPieceByPiece, () => {
    // Without a connection the next page tries again.
  });
}

/**
 * Changes the fonts of one block of the screen in each frame. On a cheap phone, changing the whole page at once would
 * delay a tap by a tenth of a second.
 */
async function showPieceByPiece(): Promise<void> {
  const pieces = [...document.querySelectorAll<HTMLElement>('main > *')];
  for (const { dataset } of pieces) {
    if (!areWanted()) break;
    dataset['faces'] = '1';
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  if (areWanted()) {
    document.documentElement.dataset['faces'] = '1';
    writeStored(PREFERENCE_KEYS.faces, '1');
  }
  for (const { dataset } of pieces) delete dataset['faces'];
}
