import { fileOfBoss, bossOf } from './fishing/bosses.ts';
import { symbolsOf, type Family } from './reels/sets.ts';
import { lookOf } from './scratch/looks.ts';

const FAMILIES: readonly string[] = [
  'slot-classic',
  'slot-lines',
  'slot-cascade',
  'slot-respin',
] satisfies Family[];

/** What a title shows, by the names that the server's catalogue has for it. */
interface Theme {
  readonly motif: string;
  readonly palette: string;
}

/**
 * The files of drawings that a game loads for a title, such as `reels/art/royal.json`: none for a game that draws all by
 * itself.
 */
export function drawingsOfTitle(room: string, { motif, palette }: Theme): readonly string[] {
  if (room === 'fishing') return [`fishing/art/${fileOfBoss(bossOf(motif))}`];
  // Which set it is does not depend on the number of the title.
  if (FAMILIES.includes(room)) return filesOf(symbolsOf(room as Family, motif, 0).sets);
  return room === 'scratch' ? filesOf(lookOf(palette).sets) : [];
}

const filesOf = (sets: readonly string[]) => sets.map((set) => `reels/art/${set}.json`);
