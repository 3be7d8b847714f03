/** The lettering faces of the covers, all under the SIL Open Font License; files lie in `fonts/`. */
export const fontFiles = {
  lilita: { file: 'lilita-one-latin-400-normal.woff2' },
  bowlby: { file: 'bowlby-one-latin-400-normal.woff2' },
  cinzel: { file: 'cinzel-latin-900-normal.woff2' },
  deco: { file: 'cinzel-decorative-latin-900-normal.woff2' },
  right: { file: 'righteous-latin-400-normal.woff2' },
  russo: { file: 'russo-one-latin-400-normal.woff2' },
  slab: { file: 'alfa-slab-one-latin-400-normal.woff2' },
  bang: { file: 'bangers-latin-400-normal.woff2', track: 0.02 },
  titan: { file: 'titan-one-latin-400-normal.woff2' },
  race: { file: 'racing-sans-one-latin-400-normal.woff2' },
  bn: { file: 'anek-bangla-bengali-wght-normal.woff2', weight: 800 },
  bnr: { file: 'baloo-da-2-bengali-800-normal.woff2' },
  ui: { file: 'figtree-latin-wght-normal.woff2', weight: 700, track: 0.03 },
} as const satisfies Readonly<Record<string, FontFile>>;

/** A font file with the weight to take from a variable face and the tracking in em. */
export interface FontFile {
  readonly file: string;
  readonly weight?: number;
  readonly track?: number;
}

/** The name of a lettering face. */
export type FontName = keyof typeof fontFiles;
