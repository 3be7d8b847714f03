import { svg } from '../../dom.ts';

const WIDTH = 366;
const HEIGHT = 571;

/** Waves of a river, one below the other. */
function waves(): string {
  return Array.from({ length: 12 }, (_unused, row) => {
    const y = 30 + row * 48;
    return `M-20 ${y}q23-18 46 0t46 0t46 0t46 0t46 0t46 0t46 0t46 0t46 0`;
  }).join('');
}

/** Rays from above the dice. */
function rays(): string {
  return Array.from({ length: 16 }, (_unused, index) => {
    const turn = (index * Math.PI * 2) / 16;
    const at = (radius: number, lean: number) =>
      `${(183 + radius * Math.cos(turn + lean)).toFixed(1)} ${(150 + radius * Math.sin(turn + lean)).toFixed(1)}`;
    return `M${at(60, 0)}L${at(620, 0.08)}L${at(620, -0.08)}Z`;
  }).join('');
}

/** The lights of a ball of mirrors. */
function lights(): string {
  return Array.from({ length: 60 }, (_unused, index) => {
    const x = (index * 97) % WIDTH;
    const y = (index * 61) % HEIGHT;
    const half = 4 + (index % 4) * 2;
    return `M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z`;
  }).join('');
}

/** The arches of a court. */
function arches(): string {
  return [0, 1, 2]
    .map((index) => {
      const x = 8 + index * 120;
      return `M${x} 330V140C${x} 90 ${x + 30} 76 ${x + 55} 40C${x + 80} 76 ${x + 110} 90 ${x + 110} 140V330M${x + 10} 330V146C${x + 10} 104 ${x + 36} 90 ${x + 55} 60C${x + 74} 90 ${x + 100} 104 ${x + 100} 146V330`;
    })
    .join('');
}

/** Two ladders, one that leads up and one that leads down. */
function ladders(): string {
  const rungs = Array.from({ length: 9 }, (_unused, index) => {
    const y = 40 + index * 32;
    return `M24 ${y}H70M296 ${y}H342`;
  });
  return `M30 20V330M64 20V330M302 20V330M336 20V330${rungs.join('')}`;
}

/** What each title has behind its dice, by what its cover shows. */
const GROUNDS: Readonly<Record<string, readonly [look: string, draw: () => string]>> = {
  'twodice:2,5': ['lines', waves],
  'twodice:3,4': ['lines', ladders],
  'twodice:6,1': ['fill', lights],
  'twodice:1,6': ['fill', rays],
  'twodice:4,3': ['lines', arches],
};

/** Draws the ground of a title, and answers how its dice lie on its cover. */
export function createGround(motif = ''): { element: SVGElement; first: readonly number[] } {
  const [look, draw] = GROUNDS[motif] ?? (['lines', ladders] as const);
  const first = motif.split(':')[1]?.split(',').map(Number) ?? [3, 4];
  const element = svg(
    'svg',
    {
      class: `dice-table__ground seven__ground seven__ground--${look}`,
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: 'xMidYMin slice',
      'aria-hidden': 'true',
    },
    svg('path', { d: draw() }),
  );
  return { element, first };
}
