/** Where a fish swims: shares of the stage for its way, and its size and pace. */
export interface Place {
  key: string;
  /** Left end of the way, and its length, in percent of the stage's width. */
  left: number;
  reach: number;
  /** Middle of the fish, in percent of the stage's height. */
  top: number;
  /** Width of the fish in pixels of a stage of full height. */
  size: number;
  /** Seconds for the way there and back. */
  seconds: number;
  /** The same in a low stage: left end, way and middle. Without it a low stage has no room for this fish. */
  low?: readonly [left: number, reach: number, top: number];
}

/** Every kind swims once, the common ones twice. No two ways cross, so no fish hides another. */
export const PLACES: readonly Place[] = [
  { key: 'shoal', left: 2, reach: 14, top: 11.5, size: 106, seconds: 19, low: [1, 3, 15] },
  { key: 'ilish', left: 56, reach: 14, top: 12, size: 104, seconds: 23, low: [38, 3, 14] },
  { key: 'koi', left: 34, reach: 12, top: 28.5, size: 64, seconds: 15, low: [3, 6, 45] },
  { key: 'puti', left: 2, reach: 9, top: 32, size: 56, seconds: 13, low: [67, 4, 14] },
  { key: 'rui', left: 50, reach: 17, top: 47, size: 108, seconds: 21, low: [35, 5, 45] },
  { key: 'tengra', left: 4, reach: 20, top: 46, size: 76, seconds: 17, low: [68, 4, 44] },
  { key: 'boal', left: 3, reach: 20, top: 63.5, size: 128, seconds: 27, low: [2, 5, 76] },
  { key: 'puti', left: 64, reach: 8, top: 31.5, size: 52, seconds: 12 },
  { key: 'koi', left: 63, reach: 8, top: 61.5, size: 62, seconds: 14 },
];
