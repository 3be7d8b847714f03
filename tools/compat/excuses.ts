/** The reason why a part that the oldest browsers lack does no harm in a built file. */
export interface Excuse {
  /** The part, as the finding names it. */
  part: string;
  /**
   * The files for which it is excused, by the beginning of their names or by a folder that they stand in; all files when it
   * is not given.
   */
  files?: readonly string[];
  why: string;
}

const ASKED_FOR = 'is called only where it is there';
const OWN_METHOD = 'is a method of an object of our own or of a library';
const ONLY_REFINES =
  'improves something that works without it; nothing is lost, covered or out of reach';
const OWN_BRAND = 'is one browser\u2019s own name; each draws its own and skips the others';

/** Every excuse of the project. One that is no longer needed is a finding. */
export const EXCUSES: readonly Excuse[] = [
  { part: '.showModal()', files: ['dist'], why: ASKED_FOR },
  { part: 'DecompressionStream', files: ['dist'], why: ASKED_FOR },
  { part: 'reportError', files: ['framework'], why: ASKED_FOR },
  { part: 'setImmediate', files: ['framework'], why: ASKED_FOR },
  { part: 'navigation', files: ['framework'], why: ASKED_FOR },
  { part: '.getState()', files: ['framework'], why: ASKED_FOR },
  { part: '.startViewTransition()', files: ['framework'], why: ASKED_FOR },
  { part: 'Error.captureStackTrace', files: ['firebase'], why: ASKED_FOR },
  { part: '.requestFullscreen()', files: ['play-screen'], why: ASKED_FOR },
  { part: '.exitFullscreen()', files: ['play-screen'], why: ASKED_FOR },
  { part: 'requestIdleCallback', files: ['shell'], why: ASKED_FOR },
  { part: 'trustedTypes', files: ['shell'], why: ASKED_FOR },
  { part: 'BroadcastChannel', files: ['shell'], why: ASKED_FOR },
  {
    part: 'Object.hasOwn',
    files: ['plain-cryptography'],
    why: 'is filled in by polyfills.ts',
  },
  {
    part: '.setBigUint64()',
    files: ['plain-cryptography'],
    why: 'is filled in by polyfills.ts',
  },
  { part: '.wait()', files: ['rooms'], why: OWN_METHOD },
  { part: '.show()', why: OWN_METHOD },
  { part: '.take()', files: ['rooms'], why: OWN_METHOD },
  { part: '.use()', files: ['framework'], why: OWN_METHOD },
  { part: '.toArray()', files: ['lobby'], why: OWN_METHOD },
  { part: '.notify()', files: ['query'], why: OWN_METHOD },
  { part: 'font-synthesis', why: ONLY_REFINES },
  { part: 'resize', why: ONLY_REFINES },
  { part: 'accent-color', why: ONLY_REFINES },
  { part: 'text-wrap', why: ONLY_REFINES },
  { part: 'scrollbar-width', why: ONLY_REFINES },
  { part: 'scroll-behavior', why: ONLY_REFINES },
  { part: 'scroll-margin-block-start', why: ONLY_REFINES },
  { part: 'scroll-padding-block', why: ONLY_REFINES },
  { part: 'scroll-padding-inline', why: ONLY_REFINES },
  { part: 'overscroll-behavior', why: ONLY_REFINES },
  { part: 'overscroll-behavior-x', why: ONLY_REFINES },
  { part: 'overscroll-behavior-y', why: ONLY_REFINES },
  { part: 'content-visibility', why: ONLY_REFINES },
  { part: 'contain-intrinsic-block-size', why: ONLY_REFINES },
  { part: 'overflow-x: clip', why: ONLY_REFINES },
  { part: '@media (scripting)', why: ONLY_REFINES },
  { part: '@media (forced-colors)', why: ONLY_REFINES },
  { part: '@media (prefers-contrast)', why: ONLY_REFINES },
  { part: 'forced-color-adjust', why: ONLY_REFINES },
  { part: 'cursor: crosshair', why: 'a phone has no pointer' },
  { part: 'cursor: pointer', why: 'a phone has no pointer' },
  { part: 'cursor: default', why: 'a phone has no pointer' },
  { part: 'cursor: grab', why: 'a phone has no pointer' },
  { part: 'cursor: not-allowed', why: 'a phone has no pointer' },
  { part: 'cursor: progress', why: 'a phone has no pointer' },
  {
    part: 'align-content: start',
    why: 'stands in grids, where it is old; the data speaks of rows too',
  },
  { part: ':focus-visible', why: 'a browser that does not know it draws its own ring' },
  { part: ':backdrop', why: 'the dialog has a shadow for it elsewhere' },
  {
    part: '-webkit-mask-composite',
    files: ['receipt-screen'],
    why: 'Firefox reads mask-composite, which stands beside it',
  },
  { part: '-webkit-tap-highlight-color', why: OWN_BRAND },
  { part: ':-webkit-scrollbar', why: OWN_BRAND },
  { part: ':-webkit-progress-bar', why: OWN_BRAND },
  { part: ':-webkit-progress-value', why: OWN_BRAND },
  { part: ':-moz-progress-bar', why: OWN_BRAND },
  { part: ':-webkit-search-cancel-button', why: OWN_BRAND },
];
