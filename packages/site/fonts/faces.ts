const span = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The signs of present-day Bengali, its digits, the taka sign, danda, joiners and the dotted circle. */
export const bengaliPoints: readonly number[] = [
  ...span(0x0964, 0x0965),
  ...span(0x0981, 0x0983),
  ...span(0x0985, 0x098b),
  ...span(0x098f, 0x0990),
  ...span(0x0993, 0x09a8),
  ...span(0x09aa, 0x09b0),
  0x09b2,
  ...span(0x09b6, 0x09b9),
  ...span(0x09bc, 0x09c3),
  ...span(0x09c7, 0x09c8),
  ...span(0x09cb, 0x09ce),
  0x09d7,
  ...span(0x09dc, 0x09dd),
  0x09df,
  ...span(0x09e6, 0x09ef),
  0x09f3,
  ...span(0x200c, 0x200d),
  0x25cc,
];

/** Basic Latin and the punctuation the texts use. */
export const latinPoints: readonly number[] = [
  ...span(0x0020, 0x007e),
  0x00a0,
  0x00a9,
  0x00b7,
  0x00d7,
  ...span(0x2013, 0x2014),
  ...span(0x2018, 0x2019),
  ...span(0x201c, 0x201d),
  0x2022,
  0x2026,
  0x2212,
];

/** The features that shape Bengali. Kerning is left out, because it takes a seventh of the file. */
const bengaliFeatures: readonly string[] =
  'abvm blwm akhn blwf blws abvs cjct half haln init nukt pres psts pstf rphf vatu mark mkmk locl ccmp rkrf rvrn'.split(
    ' ',
  );

/** Running text whose width decides how a fallback face is scaled; the Bengali face has no space. */
const samples = {
  bengali:
    'হিসাব খুলুন একটি গেম বেছে নিন বাজির পরিমাণ ঠিক করুন আর খেলুন। প্রতিটি রাউন্ডের ফল গেমের সার্ভারে দৈবভাবে ঠিক হয়। ১২৩৪৫৬৭৮৯০'.replaceAll(
      ' ',
      '',
    ),
  latin:
    'Open an account, choose a game, set your stake and play. The result of every round is decided at random on the game server. 1234567890',
} as const;

/** A font of the device that is used until the brand's font has loaded. */
interface Fallback {
  /** The names `local()` is tried with. */
  readonly locals: readonly string[];
  /** Width of the sample in em, measured with HarfBuzz on the first face (Noto Sans Bengali 400 and 700, Roboto 400). */
  readonly sampleEm: number;
}

/** One file to make and the fallback that matches it. */
export interface Face {
  readonly family: string;
  /** The upstream file, and the file made from it. */
  readonly source: string;
  readonly file: string;
  readonly points: readonly number[];
  readonly features?: readonly string[];
  /** The weight axis: pinned to one weight, or cut to a range. */
  readonly axis: number | { readonly min: number; readonly max: number };
  /** The weights of the style sheet this file answers. */
  readonly weights: string;
  /** The weight the sample is measured at. */
  readonly sampleWeight: number;
  readonly sample: string;
  readonly fallback: Fallback;
}

/** What every Bengali file is made of. */
export const bengaliFace = {
  family: 'Anek Bangla',
  source: 'anek-bangla-bengali-wght-normal.woff2',
  points: bengaliPoints,
  features: bengaliFeatures,
  sample: samples.bengali,
} as const;

/** A Bengali file of the games and of the cashier's page, which keep fonts of their own. */
export const partnerFile = {
  file: 'anek-bangla.woff2',
  /** One weight for all text, because a second one would double what a phone loads. */
  axis: 580,
  folders: ['../../../apps/arcade/client/fonts/', '../../../apps/cashier/src/page/fonts/'],
} as const;

/** The faces of the style sheet. Bengali has two static files, because one variable file would have 115 kB. */
export const faces: readonly Face[] = [
  {
    ...bengaliFace,
    file: 'anek-bangla-bengali-450.woff2',
    axis: 450,
    weights: '100 549',
    sampleWeight: 450,
    fallback: {
      locals: ['Noto Sans Bengali', 'NotoSansBengali-Regular', 'Noto Sans Bengali UI'],
      sampleEm: 50.831,
    },
  },
  {
    ...bengaliFace,
    file: 'anek-bangla-bengali-650.woff2',
    axis: 650,
    weights: '550 900',
    sampleWeight: 650,
    fallback: {
      locals: ['Noto Sans Bengali Bold', 'NotoSansBengali-Bold', 'Noto Sans Bengali UI Bold'],
      sampleEm: 52.593,
    },
  },
  {
    family: 'Figtree',
    source: 'figtree-latin-wght-normal.woff2',
    file: 'figtree-latin.woff2',
    points: latinPoints,
    axis: { min: 450, max: 700 },
    weights: '450 700',
    sampleWeight: 450,
    sample: samples.latin,
    fallback: {
      locals: ['Roboto', 'Roboto-Regular', 'Arial', 'Liberation Sans'],
      sampleEm: 61.263,
    },
  },
];
