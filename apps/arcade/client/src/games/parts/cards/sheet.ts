import { svg } from '../../../dom.ts';
import { shapeAt } from './shapes.ts';

const SHEET_ID = 'cards-sheet';

/** A part of a figure: its colour, its shape, and the width of its line where it is one. */
type Part = readonly [colour: string, d: string, width?: number];

const HEAD =
  'M40.5 39C40.500 31.500 44.500 27.500 50 27.500S59.500 31.500 59.500 39S55.500 50.500 50 50.500S40.500 46.500 40.500 39Z';
const EYES: Part = ['ink', 'M44.500 37.500h3.200M52.300 37.500h3.200', 1.9];
const ROBE: readonly Part[] = [
  ['robe', 'M24 72V62C26 54 36 50 42 49L50 58L58 49C64 50 74 54 76 62V72Z'],
  ['shade', 'M24 72V62C26 54 36 50 42 49L50 58L58 49C64 50 74 54 76 62V72Z'],
  ['trim', 'M42 49L50 58L58 49L62 72H38Z'],
  ['gold', 'M42 49L50 58L58 49', 2.6],
  ['gold', 'M30 56L36 72M70 56L64 72', 2],
];

/** The upper halves of the courts: nawab, begum, young rider. */
const COURTS: Record<'K' | 'Q' | 'J', readonly Part[]> = {
  K: [
    ...ROBE,
    ['ink', 'M39 36C38 52 44 60 50 60C56 60 62 52 61 36L58 44C54 41 46 41 42 44Z'],
    ['skin', HEAD],
    [
      'hair',
      'M40.500 41C42 54 46 57 50 57C54 57 58 54 59.500 41C57 47 54 46 50 44C46 46 43 47 40.500 41Z',
    ],
    EYES,
    ['robe', 'M37 34C34 18 66 18 63 34C55 28 45 28 37 34Z'],
    ['gold', 'M38 30C44 24 56 24 62 30', 3],
    ['golden', 'M50 24C46 18 48 11 52 9C55 13 54 19 50 24Z'],
    ['trim', 'M50 22.200a2.800 2.800 0 1 1-.1 0Z'],
  ],
  Q: [
    ['ink', 'M35 66C31 40 34 22 50 22C66 22 69 40 65 66Z'],
    ...ROBE,
    ['skin', HEAD],
    EYES,
    ['ink', 'M40 38C40 26 46 25 50 28C54 25 60 26 60 38C58 32 54 30 50 30C46 30 42 32 40 38Z'],
    ['robe', 'M33 66C29 40 33 17 50 17C67 17 71 40 67 66C66 46 64 25 50 25C36 25 34 46 33 66Z'],
    ['gold', 'M36 40C37 26 43 21.500 50 21.500C57 21.500 63 26 64 40', 2],
    ['golden', 'M50 27.200a2.300 2.300 0 1 1-.1 0Z'],
    ['lip', 'M47.500 45.500q2.500 1.900 5 0', 1.9],
    ['gold', 'M43 52C46 57 54 57 57 52', 2],
  ],
  J: [
    ...ROBE,
    ['hair', 'M39 32C37 48 40 50 42 50H58C60 50 63 48 61 32Z'],
    ['skin', HEAD],
    EYES,
    ['lip', 'M47 46h6', 1.7],
    ['robe', 'M37 33C36 22 46 19 53 20C62 21 65 27 63 33C54 29 46 29 37 33Z'],
    ['golden', 'M37 33C46 28.500 54 28.500 63 33L62 36C54 32 46 32 38 36Z'],
    ['trim', 'M60 25C66 20 70 13 69 8C63 10 58 17 58 24Z'],
  ],
};

function drawPart([colour, d, width]: Part): SVGElement {
  if (width === undefined) return svg('path', { class: `pc-fill pc-fill--${colour}`, d });
  return svg('path', { class: `pc-line pc-line--${colour}`, d, 'stroke-width': width });
}

/** A back: a tile of alpana petals under a lotus medal. */
function drawBack(): SVGElement {
  const rows = Array.from({ length: 8 }, (_unused, row) =>
    Array.from(
      { length: 5 - (row % 2) },
      (_other, column) =>
        `M${column * 17 + (row % 2) * 8.5 + 16} ${row * 16 + 15}m-6 0q6-7 12 0q-6 7-12 0`,
    ).join(''),
  );
  const petals = Array.from({ length: 12 }, (_unused, index) => ({
    x: 50,
    y: 70,
    scale: 1,
    turn: index * 30,
  }));
  const lotus = shapeAt('M0-9C5-15 5-20 0-25C-5-20-5-15 0-9Z', petals);
  return svg(
    'g',
    { id: 'cards-back' },
    svg('rect', { class: 'pc-paper', x: 0.5, y: 0.5, width: 99, height: 139, rx: 10 }),
    svg('rect', { class: 'pc-back__ground', x: 6, y: 6, width: 88, height: 128, rx: 6 }),
    svg('rect', { class: 'pc-fill--shade', x: 6, y: 6, width: 88, height: 128, rx: 6 }),
    svg('path', { class: 'pc-back__petals', d: rows.join('') }),
    svg('rect', { class: 'pc-back__line', x: 9.5, y: 9.5, width: 81, height: 121, rx: 4 }),
    svg('circle', { class: 'pc-back__medal', cx: 50, cy: 70, r: 28 }),
    svg('path', { class: 'pc-back__gold', d: lotus }),
    svg('circle', { class: 'pc-back__gold', cx: 50, cy: 70, r: 6.5 }),
  );
}

function drawGradient(id: string, stops: readonly string[]): SVGElement {
  return svg(
    'linearGradient',
    { id, x1: 0.33, y1: 0, x2: 0.67, y2: 1 },
    ...stops.map((look, index) => svg('stop', { class: look, offset: index / (stops.length - 1) })),
  );
}

/**
 * Puts what all cards are drawn with on the page once: courts and back. They have no colours of their own: these
 * come from where they are used, so that a title can have its own back.
 */
export function drawSheet(): void {
  if (document.querySelector(`#${SHEET_ID}`) !== null) return;
  const courts = Object.entries(COURTS).map(([corner, parts]) =>
    svg('g', { id: `cards-${corner}` }, ...parts.map((part) => drawPart(part))),
  );
  document.body.append(
    svg(
      'svg',
      { id: SHEET_ID, class: 'pc-sheet', width: 0, height: 0, 'aria-hidden': 'true' },
      svg(
        'defs',
        {},
        drawGradient('cards-paper', ['pc-stop--top', 'pc-stop--middle', 'pc-stop--bottom']),
        drawGradient('cards-shade', ['pc-stop--light', 'pc-stop--none', 'pc-stop--dark']),
        ...courts,
        drawBack(),
      ),
    ),
  );
}
