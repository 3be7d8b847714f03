import { svg } from '../../dom.ts';

/** The six symbols, from the first face of a die to its last. */
export const SYMBOLS = ['flag', 'crown', 'heart', 'spade', 'diamond', 'club'] as const;
/** Name of a symbol. */
export type JhandiSymbol = (typeof SYMBOLS)[number];

const SUITS: Readonly<Partial<Record<JhandiSymbol, string>>> = {
  heart:
    'M50 82C38 66 18 54 18 36C18 24 27 16 37 16C43 16 48 20 50 26C52 20 57 16 63 16C73 16 82 24 82 36C82 54 62 66 50 82Z',
  spade:
    'M50 14C57 29 82 43 82 61C82 72 71 79 62 76C58 75 55 72 53 70C54 79 58 85 63 88H37C42 85 46 79 47 70C45 72 42 75 38 76C29 79 18 72 18 61C18 43 43 29 50 14Z',
  diamond: 'M50 12C57 27 67 40 79 50C67 60 57 73 50 88C43 73 33 60 21 50C33 40 43 27 50 12Z',
  club: 'M50 14C60 14 67 21 67 30C67 35 65 39 61 43C66 41 83 40 83 56C83 66 75 72 66 72C60 72 55 69 53 65C54 77 58 84 63 88H37C42 84 46 77 47 65C45 69 40 72 34 72C25 72 17 66 17 56C17 40 34 41 39 43C35 39 33 35 33 30C33 21 40 14 50 14Z',
};

const path = (look: string, d: string) => svg('path', { class: `symbol__${look}`, d });

function drawFlag() {
  return svg(
    'g',
    {},
    path('pole', 'M28 14V90'),
    path('cloth', 'M31 16C48 8 62 26 86 18C80 30 80 40 84 52C64 58 50 42 31 52Z'),
    svg('circle', { class: 'symbol__gold', cx: 54, cy: 34, r: 7 }),
    svg('circle', { class: 'symbol__gold', cx: 28, cy: 12, r: 5 }),
  );
}

/** A kite in place of the flag, for a title that flies one. */
function drawKite() {
  return svg(
    'g',
    {},
    path('cloth', 'M50 8L82 40L50 72L18 40Z'),
    path('light', 'M50 8L82 40H18Z'),
    path('spar', 'M50 8V72M18 40Q50 18 82 40'),
    path('gold', 'M50 72L60 88H40Z'),
  );
}

function drawCrown() {
  return svg(
    'g',
    {},
    path('gold', 'M24 42L18 14L36 28L50 8L64 28L82 14L76 42Z'),
    path('skin', 'M28 44H72V60C72 80 62 92 50 92C38 92 28 80 28 60Z'),
    path(
      'beard',
      'M28 58C30 84 42 94 50 94C58 94 70 84 72 58C66 70 60 72 50 70C40 72 34 70 28 58Z',
    ),
    path('eyes', 'M38 54H45M55 54H62'),
    svg('rect', { class: 'symbol__cloth', x: 24, y: 40, width: 52, height: 7, rx: 3 }),
  );
}

/** Draws the symbol of a face in a box of 100 by 100; `isKite` puts a kite in place of the flag. */
export function drawSymbol(face: number, isKite = false): SVGElement {
  const symbol = SYMBOLS[face - 1] ?? 'flag';
  const suit = SUITS[symbol];
  if (suit !== undefined) {
    const isRed = symbol === 'heart' || symbol === 'diamond';
    return path(isRed ? 'red' : 'black', suit);
  }
  if (symbol === 'crown') return drawCrown();
  return isKite ? drawKite() : drawFlag();
}
