import { svg } from '../../../dom.ts';
import { cornerOf, rankOf, suitOf, type Card } from './names.ts';
import { suitAt, type Place } from './shapes.ts';

/** Where the pips of each number from 2 on stand: across, down; those in the lower half stand on their heads. */
const PIPS: readonly (readonly [number, number][])[] = [
  [
    [50, 38],
    [50, 102],
  ],
  [
    [50, 36],
    [50, 70],
    [50, 104],
  ],
  corners(38),
  [...corners(38), [50, 70]],
  [...corners(38), [35, 70], [65, 70]],
  [...corners(38), [35, 70], [65, 70], [50, 54]],
  [...corners(38), [35, 70], [65, 70], [50, 54], [50, 86]],
  [...corners(34), ...corners(58), [50, 70]],
  [...corners(34), ...corners(58), [50, 46], [50, 94]],
];

function corners(down: number): [number, number][] {
  return [35, 65].flatMap((across): [number, number][] => [
    [across, down],
    [across, 140 - down],
  ]);
}

/** How large the sign of a suit is in a corner and in the middle. */
const [CORNER_SIZE, PIP_SIZE, ACE_SIZE, COURT_SIZE] = [0.15, 0.165, 0.46, 0.12];

/** Where they stand on a small face. */
const SMALL_SIGNS: readonly Place[] = [
  { x: 28, y: 74, scale: 0.3 },
  { x: 66, y: 100, scale: 0.56 },
];

/** The place opposite to one, upside down. */
const opposite = ({ x, y, scale }: Place): Place => ({ x: 100 - x, y: 140 - y, scale, turn: 180 });
const twice = (place: Place) => [place, opposite(place)];

/** Where the signs of the suit stand on a large face. */
function signsOf(card: Card): Place[] {
  const inCorners = twice({ x: 12.5, y: 37, scale: CORNER_SIZE });
  const rank = rankOf(card);
  if (rank === 14) return [...inCorners, { x: 50, y: 70, scale: ACE_SIZE }];
  if (rank > 10) return [...inCorners, ...twice({ x: 31, y: 24, scale: COURT_SIZE })];
  const pips = PIPS[rank - 2] ?? [];
  return [
    ...inCorners,
    ...pips.map(([x, y]) => ({ x, y, scale: PIP_SIZE, ...(y > 70 && { turn: 180 }) })),
  ];
}

/** The rank in a corner, for cards from 58 px on. */
function drawCorner(card: Card, look: { transform?: string }): SVGElement {
  const corner = cornerOf(card);
  const isWide = corner.length > 1;
  return svg(
    'text',
    {
      ...look,
      class: isWide ? 'pc__corner pc__corner--wide' : 'pc__corner',
      x: isWide ? 14 : 12.5,
      y: 25,
    },
    corner,
  );
}

function drawCourt(card: Card): SVGElement[] {
  const href = `#cards-${cornerOf(card)}`;
  return [
    svg('rect', { class: 'pc__frame', x: 22, y: 12, width: 56, height: 116, rx: 4 }),
    svg('use', { href }),
    svg('use', { href, transform: 'rotate(180 50 70)' }),
    svg('path', { class: 'pc-line pc-line--gold', d: 'M22 70H78', 'stroke-width': 3 }),
  ];
}

/**
 * The face of a card in a field of 100 by 140: with pips and courts, and beside it, for cards below 58 px, a large corner
 * with one suit. The styles show one of the two.
 */
export function drawFace(card: Card): SVGElement[] {
  const corner = cornerOf(card);
  const suit = suitOf(card);
  const isWide = corner.length > 1;
  return [
    svg('rect', { class: 'pc-paper', x: 0.5, y: 0.5, width: 99, height: 139, rx: 10 }),
    svg(
      'g',
      { class: 'pc__large' },
      ...(rankOf(card) > 10 && rankOf(card) < 14 ? drawCourt(card) : []),
      svg('path', { d: suitAt(suit, signsOf(card)) }),
      drawCorner(card, {}),
      drawCorner(card, { transform: 'rotate(180 50 70)' }),
    ),
    svg(
      'g',
      { class: 'pc__small' },
      svg(
        'text',
        { class: isWide ? 'pc__rank pc__rank--wide' : 'pc__rank', x: isWide ? 33 : 28, y: 49 },
        corner,
      ),
      svg('path', { d: suitAt(suit, SMALL_SIGNS) }),
    ),
  ];
}
