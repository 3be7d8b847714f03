import { mix } from './drawing/colour.ts';
import type { FontName } from './drawing/fonts.ts';
import { num } from './drawing/geometry.ts';
import { textRun } from './drawing/lettering.ts';

/** What a vendor's mark is made of. */
export interface MarkPlan {
  readonly code: string;
  readonly name: string;
  readonly colour: string;
  readonly glyph: GlyphName;
  readonly font: FontName;
}

/** Small geometric marks in a box of 24 by 24. */
const glyphs = {
  drop: '<path d="M12 1C17 8 21 12 21 16a9 9 0 0 1-18 0C3 12 7 8 12 1Z"/>',
  spiral: '<path d="M12 2a10 10 0 1 1-10 10h5a5 5 0 1 0 5-5Z"/>',
  spark: '<path d="M12 0C13 8 16 11 24 12C16 13 13 16 12 24C11 16 8 13 0 12C8 11 11 8 12 0Z"/>',
  prism: '<path d="M12 1L23 20H1ZM12 8L7 17H17Z" fill-rule="evenodd"/>',
  clock:
    '<path d="M12 1a11 11 0 1 0 0 22a11 11 0 0 0 0-22ZM10.500 6h3v6h4v3h-7Z" fill-rule="evenodd"/>',
  lute: '<path d="M11 0h2v12a6 6 0 1 1-2 0Z"/>',
  claw: '<path d="M3 2C8 8 8 16 5 22C10 18 11 9 8 2ZM10 1C15 8 15 16 12 23C17 18 18 8 15 1ZM17 2C21 8 21 14 19 20C23 16 24 8 21 2Z"/>',
  boat: '<path d="M1 14C8 18 16 18 23 14C20 22 4 22 1 14ZM11 1C16 3 19 7 19 12H11Z"/>',
  drum: '<path d="M4 4H20L24 12L20 20H4L0 12ZM7 8L5 12L7 16H17L19 12L17 8Z" fill-rule="evenodd"/>',
  feather:
    '<path d="M12 0C20 4 22 14 12 24C2 14 4 4 12 0ZM12 6a4 5 0 1 0 0 10a4 5 0 0 0 0-10Z" fill-rule="evenodd"/>',
  star: '<path d="M12 1L15 9H23L17 14L19 22L12 17L5 22L7 14L1 9H9Z"/>',
  kite: '<path d="M12 0L22 11L12 24L2 11Z"/>',
  bars: '<path d="M2 10H6V22H2ZM10 2H14V22H10ZM18 7H22V22H18Z"/>',
  wave: '<path d="M0 15C4 9 8 9 12 15S20 21 24 15V21C20 26 16 26 12 21S4 15 0 21ZM0 5C4 -1 8 -1 12 5S20 11 24 5V10C20 16 16 16 12 10S4 5 0 10Z"/>',
  petals:
    '<path d="M12 1C16 5 16 9 12 12C8 9 8 5 12 1ZM23 12C19 16 15 16 12 12C15 8 19 8 23 12ZM12 23C8 19 8 15 12 12C16 15 16 19 12 23ZM1 12C5 8 9 8 12 12C9 16 5 16 1 12Z"/>',
  weave: '<path d="M3 1H9V23H3ZM15 1H21V23H15ZM1 9H23V15H1Z" fill-rule="evenodd"/>',
  leaf: '<path d="M22 2C8 2 2 9 3 21C15 22 22 16 22 2ZM18 6L5 19" stroke="#0008" stroke-width="1.5"/>',
  top: '<path d="M10 0H14V5H21C22 12 17 17 12 24C7 17 2 12 3 5H10Z"/>',
  arch: '<path d="M2 23V11A10 10 0 0 1 22 11V23H16V12A4 4 0 0 0 8 12V23Z"/>',
  bolt: '<path d="M14 0L3 14H10L8 24L21 9H13Z"/>',
  flag: '<path d="M3 1H6V23H3ZM8 2H22L18 7.500L22 13H8Z"/>',
  crest:
    '<path d="M2 14C2 6 5 4 6 1C9 4 9 7 9 9C10 6 12 4 13 1C16 5 15 8 15 10C17 8 18 7 19 5C22 9 23 13 21 17C18 24 5 24 2 14Z"/>',
  ring: '<path d="M12 1a11 11 0 1 0 0 22a11 11 0 0 0 0-22ZM12 6a6 6 0 1 1 0 12a6 6 0 0 1 0-12Z" fill-rule="evenodd"/>',
  dots: '<circle cx="6" cy="6" r="4.500"/><circle cx="18" cy="6" r="4.500"/><circle cx="6" cy="18" r="4.500"/><circle cx="18" cy="18" r="4.500"/>',
  ticket:
    '<path d="M1 5H23V9.500A2.500 2.500 0 0 0 23 14.500V19H1V14.500A2.500 2.500 0 0 0 1 9.500Z"/>',
  moon: '<path d="M15 1A11.500 11.500 0 1 0 23 16A9 9 0 0 1 15 1Z"/>',
  steps: '<path d="M1 23V16H8V10H15V4H23V23Z"/>',
} as const;

/** The name of a vendor's geometric mark. */
export type GlyphName = keyof typeof glyphs;

const WORD_START = 34;

/** The wordmark of a vendor, 28 high, in its colour or in white. Needs loaded fonts. */
export function wordmark(plan: MarkPlan, mode: 'COLOR' | 'WHITE'): string {
  const word = textRun(plan.name, plan.font, 22, WORD_START, 20);
  const width = Math.ceil(WORD_START + word.width + 4);
  const colour = mode === 'WHITE' ? '#ffffff' : plan.colour;
  const ink = mode === 'WHITE' ? '#ffffff' : '#eef2f6';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 28" width="${width}" height="28"><g transform="translate(2 2)" fill="${colour}">${glyphs[plan.glyph]}</g><path d="${word.d}" fill="${ink}"/></svg>`;
}

/** The square mark of a vendor, 96 by 96. Needs loaded fonts. */
export function vendorTile(plan: MarkPlan): string {
  const size = plan.code.length > 3 ? 16 : 21;
  const code = textRun(plan.code, 'ui', size, 48, 82, 'middle');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" rx="22" fill="${mix(plan.colour, '#0c1114', 0.82)}"/><g transform="translate(${num(30)} 16) scale(1.5)" fill="${plan.colour}">${glyphs[plan.glyph]}</g><path d="${code.d}" fill="#fff"/></svg>`;
}
