import { svg } from '../../dom.ts';

/** What a cell of the field shows. */
export type CellLook = 'slab' | 'gem' | 'pale' | 'mine' | 'hit';

const BOX = '0 0 62 62';
/** The eight corners of a cut gem, its table, and the star between them, around 0. */
const RIM = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => pointAt(corner * 45 + 22.5, 20));
const TABLE = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => pointAt(corner * 45 + 22.5, 10));

function pointAt(degrees: number, radius: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
}
const path = (points: readonly (readonly [number, number] | undefined)[]) =>
  `M${points.map((point) => point?.map((value) => value.toFixed(2)).join(' ')).join('L')}Z`;

function gradient(id: string, classes: readonly string[], end: { x2: number; y2: number }) {
  return svg(
    'linearGradient',
    { id, x1: 0, y1: 0, ...end },
    ...classes.map((name, index) =>
      svg('stop', { class: name, offset: index / (classes.length - 1) }),
    ),
  );
}

function createSlab() {
  return svg(
    'symbol',
    { id: 'mines-slab', viewBox: BOX },
    svg('rect', { x: 1, y: 5, width: 60, height: 56, rx: 14, class: 'slab__lip' }),
    svg('rect', { x: 1, y: 1, width: 60, height: 56, rx: 14, fill: 'url(#mines-stone)' }),
    svg('path', { d: 'M15 1.9H47A13.1 13.1 0 0 1 60 14', class: 'slab__edge' }),
    svg('path', { d: 'M15 1.9A13.1 13.1 0 0 0 1.9 15', class: 'slab__edge' }),
    svg('path', { d: 'M31 17L43 29L31 41L19 29Z', class: 'slab__carving' }),
    svg('path', { d: 'M19 29L31 41L43 29', class: 'slab__light' }),
  );
}

function createGem() {
  const facets = RIM.map((corner, index) => {
    const next = (index + 1) % RIM.length;
    return svg('path', {
      d: path([corner, RIM[next], TABLE[next], TABLE[index]]),
      class: `gem__facet gem__facet--${index % 4}`,
    });
  });
  const crown = TABLE.map((corner, index) =>
    svg('path', {
      d: path([corner, TABLE[(index + 1) % TABLE.length], [0, 0]]),
      class: `gem__facet gem__crown--${index % 4}`,
    }),
  );
  const shine = svg('path', {
    d: 'M-8 -12L-6.6 -8.4L-3 -7L-6.6 -5.6L-8 -2L-9.4 -5.6L-13 -7L-9.4 -8.4Z',
  });
  shine.classList.add('gem__shine');
  return svg('g', { id: 'mines-cut', transform: 'translate(31 31.5)' }, ...facets, ...crown, shine);
}

function createBomb() {
  const spikes = RIM.map((_corner, index) =>
    svg('path', {
      d: 'M-3.2-12L0-20L3.2-12Z',
      class: 'bomb__spike',
      transform: `rotate(${index * 45})`,
    }),
  );
  return svg(
    'g',
    { id: 'mines-bomb', transform: 'translate(31 31.5)' },
    ...spikes,
    svg('circle', { r: 14, fill: 'url(#mines-iron)' }),
    svg('path', { d: 'M-9-6A11 11 0 0 1-1-11', class: 'bomb__gleam' }),
    svg('circle', { r: 5.4, class: 'bomb__rim' }),
    svg('circle', { r: 3.8, class: 'bomb__core' }),
  );
}

function createWell(look: Exclude<CellLook, 'slab'>, thing: 'cut' | 'bomb') {
  return svg(
    'symbol',
    { id: `mines-${look}`, viewBox: BOX },
    svg('rect', { x: 1, y: 1, width: 60, height: 60, rx: 14, class: `well well--${look}` }),
    look === 'gem' || look === 'hit'
      ? svg('circle', { cx: 31, cy: 32, r: 29, fill: `url(#mines-glow-${look})` })
      : undefined,
    svg('use', { href: `#mines-${thing}`, class: `thing thing--${look}` }),
  );
}

function glow(look: 'gem' | 'hit') {
  return svg(
    'radialGradient',
    { id: `mines-glow-${look}` },
    svg('stop', { offset: 0, class: `glow__in glow__in--${look}` }),
    svg('stop', { offset: 1, class: `glow__out glow__in--${look}` }),
  );
}

/** The pictures of all cells, to be on the page once. Cells show them with `use`. */
export function createSprites() {
  return svg(
    'svg',
    { class: 'mines__sprites', 'aria-hidden': 'true' },
    svg(
      'defs',
      {},
      gradient('mines-stone', ['stone__top', 'stone__mid', 'stone__low'], { x2: 0.2, y2: 1 }),
      gradient('mines-iron', ['iron__top', 'iron__low'], { x2: 0.6, y2: 1 }),
      glow('gem'),
      glow('hit'),
      createGem(),
      createBomb(),
      createSlab(),
      createWell('gem', 'cut'),
      createWell('pale', 'cut'),
      createWell('mine', 'bomb'),
      createWell('hit', 'bomb'),
    ),
  );
}

/** Shards at the edges of the cave, the same in every size. */
export function createCave() {
  const shards = [
    [3, 100, 62, 17, -12],
    [11, 101, 40, 12, 12],
    [97, 100, 70, 18, 12],
    [88, 101, 44, 13, -12],
    [6, -1, 40, 12, 168],
    [95, -1, 52, 15, 194],
  ] as const;
  return svg(
    'svg',
    { class: 'mines__cave', 'aria-hidden': 'true' },
    ...shards.map(([x, y, height, width, turn]) =>
      svg(
        'svg',
        { x: `${x}%`, y: `${y}%`, overflow: 'visible' },
        svg(
          'g',
          { transform: `rotate(${turn})` },
          svg('path', {
            d: `M${-width} 8L${-width * 0.7} ${-height * 0.7}L0 ${-height}L0 8Z`,
            class: 'shard__light',
          }),
          svg('path', {
            d: `M0 8L0 ${-height}L${width * 0.8} ${-height * 0.62}L${width} 8Z`,
            class: 'shard__dark',
          }),
        ),
      ),
    ),
  );
}
