import { svg } from '../../../dom.ts';
import { cornerOf, rankOf, suitOf, type Card } from './names.ts';

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

function drawUse(name: string, transform: string): SVGElement {
  return svg('use', { href: `#cards-${name}`, transform });
}

/** Rank and suit of a corner, for cards from 58 px on. */
function drawCorner(card: Card, transform: string): SVGElement {
  const corner = cornerOf(card);
  const isWide = corner.length > 1;
  return svg(
    'g',
    { transform },
    svg(
      'text',
      {
        class: isWide ? 'pc__corner pc__corner--wide' : 'pc__corner',
        x: isWide ? 14 : 12.5,
        y: 25,
      },
      corner,
    ),
    drawUse(suitOf(card), 'translate(12.5 37) scale(.15)'),
  );
}

function drawCourt(card: Card): SVGElement[] {
  const half = (transform: string) => drawUse(cornerOf(card), transform);
  return [
    svg('rect', { class: 'pc__frame', x: 22, y: 12, width: 56, height: 116, rx: 4 }),
    half(''),
    half('rotate(180 50 70)'),
    svg('path', { class: 'pc-line pc-line--gold', d: 'M22 70H78', 'stroke-width': 3 }),
    drawUse(suitOf(card), 'translate(31 24) scale(.12)'),
    drawUse(suitOf(card), 'translate(69 116) rotate(180) scale(.12)'),
  ];
}

function drawMiddle(card: Card): SVGElement[] {
  const suit = suitOf(card);
  if (rankOf(card) === 14) return [drawUse(suit, 'translate(50 70) scale(.46)')];
  if (rankOf(card) > 10) return drawCourt(card);
  const pips = PIPS[rankOf(card) - 2] ?? [];
  return pips.map(([across, down]) =>
    drawUse(suit, `translate(${across} ${down})${down > 70 ? ' rotate(180)' : ''} scale(.165)`),
  );
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
      ...drawMiddle(card),
      drawCorner(card, ''),
      drawCorner(card, 'rotate(180 50 70)'),
    ),
    svg(
      'g',
      { class: 'pc__small' },
      svg(
        'text',
        { class: isWide ? 'pc__rank pc__rank--wide' : 'pc__rank', x: isWide ? 33 : 28, y: 49 },
        corner,
      ),
      drawUse(suit, 'translate(28 74) scale(.3)'),
      drawUse(suit, 'translate(66 100) scale(.56)'),
    ),
  ];
}
