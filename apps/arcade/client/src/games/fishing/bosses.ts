import { fillColours } from '../reels/paint.ts';
import type { Palette } from '../reels/palettes.ts';

/** Box of every drawing. */
const BOSS_BOX = '-122 -122 244 244';

/** The large thing of a title, by what its cover shows. Each drawing is a file of its own. */
const DRAWINGS = {
  bigfish: () => import('./art/bigfish.json'),
  'bigfish:pals': () => import('./art/bigfish-pals.json'),
  angler: () => import('./art/angler.json'),
  octopus: () => import('./art/octopus.json'),
  jelly: () => import('./art/jelly.json'),
  crab: () => import('./art/crab.json'),
  starfish: () => import('./art/starfish.json'),
  submarine: () => import('./art/submarine.json'),
  dolphin: () => import('./art/dolphin.json'),
  chest: () => import('./art/chest.json'),
  puffer: () => import('./art/puffer.json'),
  turtle: () => import('./art/turtle.json'),
  koi: () => import('./art/koi.json'),
  shell: () => import('./art/shell.json'),
  moonboat: () => import('./art/moonboat.json'),
} as const;

/** Name of a boss. */
export type Boss = keyof typeof DRAWINGS;

/** The boss of a title; a large fish where the title shows none. */
export function bossOf(motif: string | undefined): Boss {
  return motif !== undefined && motif in DRAWINGS ? (motif as Boss) : 'bigfish';
}

/** The file in which the drawing of a boss stands. */
export const fileOfBoss = (boss: Boss): string => `${boss.replace(':', '-')}.json`;

/** The drawing of a boss in the colours of a title, as an SVG. Fails when its file cannot be loaded. */
export async function drawBoss(boss: Boss, palette: Palette): Promise<string> {
  const { drawing } = (await DRAWINGS[boss]()).default;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOSS_BOX}" width="244" height="244">${fillColours(drawing, palette)}</svg>`;
}
