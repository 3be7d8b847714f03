import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { shownLanguage } from '../../words/texts.ts';
import { nameOfSymbol } from './names.ts';
import { paletteOf } from './palettes.ts';
import { paintScene, paintSymbol } from './paint.ts';
import { symbolsOf, type Family, type SetName, type TitleSymbols } from './sets.ts';

type Drawings = Record<string, string>;

/** Each set is a file of its own, so that a title loads its own pictures alone. */
const ART: Record<SetName, () => Promise<{ default: Drawings }>> = {
  base: () => import('./art/base.json'),
  classic: () => import('./art/classic.json'),
  forest: () => import('./art/forest.json'),
  friends: () => import('./art/friends.json'),
  river: () => import('./art/river.json'),
  sea: () => import('./art/sea.json'),
  royal: () => import('./art/royal.json'),
  treasure: () => import('./art/treasure.json'),
  fair: () => import('./art/fair.json'),
  ancient: () => import('./art/ancient.json'),
  sky: () => import('./art/sky.json'),
  table: () => import('./art/table.json'),
  garden: () => import('./art/garden.json'),
  gems: () => import('./art/gems.json'),
  fruit: () => import('./art/fruit.json'),
  sweets: () => import('./art/sweets.json'),
};

/** The drawings of a set. */
export const loadSet = async (set: SetName): Promise<Drawings> => (await ART[set]()).default;

/** The drawing behind the reels: the one for what the title shows, or else that of its set. */
export function sceneIn(drawings: Readonly<Drawings>, motif: string): string {
  const own = Object.keys(drawings).find((name) => {
    const [kind, motifs = ''] = name.split(':');
    return kind === 'scene' && motifs.split(',').includes(motif);
  });
  return drawings[own ?? 'scene'] ?? '';
}

/** The symbols of the title on the stage. */
export interface Symbols {
  count: number;
  /** A picture of a symbol; it appears as soon as its set is there. */
  picture: (symbol: number) => HTMLImageElement;
  /** What stands behind the reels of a title that shows something; it appears with the symbols. */
  scene: (motif?: string) => HTMLImageElement;
  /** The name of a symbol in the player's language. */
  name: (symbol: number) => string;
  /** The name by which the sets know it. */
  key: (symbol: number) => string;
}

/** The symbols of a slot's title. */
export function createSymbols(frame: Frame, family: Family): Symbols {
  const { motif = '', seed } = frame.state;
  return paintSymbols(frame, symbolsOf(family, motif, seed));
}

/** Loads pictures and paints them in the colours of the title. A set that does not come is told as a lost line. */
export function paintSymbols(frame: Frame, { names, sets }: TitleSymbols): Symbols {
  const { state } = frame;
  const palette = paletteOf(state.palette);
  const language = shownLanguage(state.language);
  const addresses = new Map<string, string>();
  const waiting: [HTMLImageElement, string][] = [];
  const scenes: [HTMLImageElement, string][] = [];

  async function load(): Promise<void> {
    const drawings: Drawings = Object.assign({}, ...(await Promise.all(sets.map(loadSet))));
    for (const name of names) addresses.set(name, paintSymbol(drawings[name] ?? '', palette));
    for (const [image, name] of waiting.splice(0)) image.src = addresses.get(name) ?? '';
    for (const [image, motif] of scenes) image.src = paintScene(sceneIn(drawings, motif), palette);
  }
  load().catch(() => frame.warn(frame.words('error.network')));

  return {
    count: names.length,
    key: (symbol) => names[symbol] ?? '',
    name: (symbol) => nameOfSymbol(names[symbol] ?? '', language),
    scene(motif = '') {
      const image = html('img', { class: 'slot__scene', alt: '', draggable: 'false' });
      scenes.push([image, motif]);
      return image;
    },
    picture(symbol) {
      const name = names[symbol] ?? '';
      const image = html('img', { class: 'symbol', alt: '', draggable: 'false' });
      const address = addresses.get(name);
      if (address === undefined) waiting.push([image, name]);
      else image.src = address;
      return image;
    },
  };
}
