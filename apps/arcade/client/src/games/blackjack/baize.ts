import { svg } from '../../dom.ts';

/** A petal of the alpana, from the middle outwards. */
const PETAL =
  'M0-40C19-66 16-87 0-101C-16-87-19-66 0-40ZM-14-110Q0-92 14-110M0-116a4 4 0 1 1-.1 0Z';
const WIDTH = 366;
const HEIGHT = 560;
const MIDDLE = 262;

let arcs = 0;

/** Words on an arc that hangs through the middle of the cloth. */
function arcText(words: string, y: number, look: string): SVGElement[] {
  const id = `baize-arc-${(arcs += 1)}`;
  return [
    svg('path', { id, class: 'baize__guide', d: `M30 ${y}Q183 ${y + 66} 336 ${y}` }),
    svg(
      'text',
      { class: `baize__text ${look}` },
      svg('textPath', { href: `#${id}`, startOffset: '50%' }, words),
    ),
  ];
}

function drawAlpana(petals: number): SVGElement {
  const turns = Array.from({ length: petals }, (_unused, index) =>
    svg('path', { d: PETAL, transform: `rotate(${(index * 360) / petals})` }),
  );
  return svg(
    'g',
    { class: 'baize__alpana', transform: `translate(183 ${MIDDLE})` },
    svg('circle', { r: 35 }),
    svg('circle', { r: 24 }),
    ...turns,
    svg('circle', { r: 121 }),
  );
}

/** The shoe in the corner, with the back of a card in its mouth. */
function drawShoe(): SVGElement {
  return svg(
    'g',
    { class: 'baize__shoe', transform: 'translate(332 44) rotate(14)' },
    svg('rect', { class: 'baize__shadow', x: -34, y: -22, width: 74, height: 50, rx: 8 }),
    svg('rect', { class: 'baize__box', x: -36, y: -27, width: 74, height: 50, rx: 8 }),
    svg('rect', { class: 'baize__mouth', x: -31, y: -22, width: 36, height: 40, rx: 5 }),
    svg('use', {
      href: '#cards-back',
      transform: 'translate(-28 -18) rotate(12 12 17) scale(0.24)',
    }),
  );
}

/**
 * Draws what is printed on the cloth of a table of cards: the rail, the shoe, an alpana and two lines of words. `corners`
 * are the cards of the title, which stand beside the alpana.
 */
export function drawBaize(
  words: readonly [string, string],
  petals: number,
  corners: readonly string[],
): SVGElement {
  const marks = corners
    .slice(0, 2)
    .map((text, index) =>
      svg('text', { class: 'baize__mark', x: index === 0 ? 36 : WIDTH - 36, y: MIDDLE + 18 }, text),
    );
  return svg(
    'svg',
    {
      class: 'baize',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: 'xMidYMin slice',
      'aria-hidden': 'true',
    },
    drawAlpana(petals),
    ...marks,
    svg('path', { class: 'baize__line', d: 'M20 182Q183 254 346 182M20 212Q183 284 346 212' }),
    ...arcText(words[0], 205, 'baize__text--large'),
    ...arcText(words[1], 234, ''),
    drawShoe(),
    svg('path', { class: 'baize__rail', d: 'M0 0H366V10C256 26 110 26 0 10Z' }),
    svg('path', { class: 'baize__edge', d: 'M0 10C110 26 256 26 366 10' }),
  );
}

const SIGNS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** The cards that a title's motif names, in signs: `fan:As,Jh` is A♠ and J♥. */
export function cornersOf(motif = ''): string[] {
  const [, list = ''] = motif.split(':');
  return list
    .split(',')
    .filter((text) => text !== '')
    .map((text) => `${text.slice(0, -1)}${SIGNS[text.slice(-1)] ?? ''}`);
}
