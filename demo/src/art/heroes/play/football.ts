import type { Canvas } from '../../drawing/canvas.ts';
import { num, polygon } from '../../drawing/geometry.ts';

// A football is a truncated icosahedron: every corner of the icosahedron becomes a dark
// pentagon, and the rest of each edge a seam.
type Corner = readonly [x: number, y: number, z: number];
const RADIUS = 84;
const GOLDEN = (1 + Math.sqrt(5)) / 2;

const along = (from: Corner, to: Corner, share: number): Corner => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
const distance = (a: Corner, b: Corner): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The point pushed out to the ball's surface; its z tells the front (positive) from the back. */
function onBall([x, y, z]: Corner): Corner {
  const length = Math.hypot(x, y, z);
  return [(x / length) * RADIUS, (y / length) * RADIUS, z / length];
}

function turned([x, y, z]: Corner): Corner {
  const [side, tip] = [0.5, 0.42];
  const turnedX = x * Math.cos(side) + z * Math.sin(side);
  const depth = z * Math.cos(side) - x * Math.sin(side);
  return [
    turnedX,
    y * Math.cos(tip) - depth * Math.sin(tip),
    y * Math.sin(tip) + depth * Math.cos(tip),
  ];
}

function corners(): Corner[] {
  const all: Corner[] = [];
  const size = Math.hypot(1, GOLDEN);
  const [near, far] = [1 / size, GOLDEN / size];
  for (const s of [1, -1])
    for (const t of [1, -1])
      all.push([0, s * near, t * far], [s * near, t * far, 0], [s * far, 0, t * near]);
  return all.map(turned);
}

function patch(canvas: Canvas, corner: Corner, neighbours: readonly Corner[]): string {
  const centre = onBall(corner);
  const angle = ([x, y]: Corner): number => Math.atan2(y - centre[1], x - centre[0]);
  const outline = neighbours
    .map((neighbour) => onBall(along(corner, neighbour, 1 / 3)))
    .sort((a, b) => angle(a) - angle(b));
  return `<path d="${polygon(outline.map(([x, y]) => [x, y]))}" fill="${canvas.linear(['#39415c', '#0d1120'], 60)}" stroke="#0d1120" stroke-width="3" stroke-linejoin="round"/>`;
}

function seam(corner: Corner, neighbour: Corner): string {
  const from = onBall(along(corner, neighbour, 1 / 3));
  const to = onBall(along(corner, neighbour, 2 / 3));
  if (from[2] < -0.1 || to[2] < -0.1) return '';
  return `<path d="M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}" stroke="#6d7690" stroke-width="2.6"/>`;
}

/** A football. */
export function football(canvas: Canvas): string {
  const all = corners();
  let marks = '';
  for (const corner of all) {
    const neighbours = all.filter((other) => other !== corner && distance(other, corner) < 1.1);
    if (onBall(corner)[2] < -0.25) continue;
    marks += patch(canvas, corner, neighbours);
    for (const neighbour of neighbours) marks += seam(corner, neighbour);
  }
  const skin = canvas.radial(
    ['#ffffff', ['#f1f4fa', 1, 0.5], ['#a8b2c6', 1, 0.85], ['#5c6780', 1, 1]],
    0.38,
    0.32,
    0.75,
  );
  const shade = canvas.radial(
    [
      ['#ffffff', 0.35, 0],
      ['#ffffff', 0, 0.5],
      ['#000000', 0.5, 1],
    ],
    0.36,
    0.3,
    0.78,
  );
  const edge = `M-${RADIUS} 0A${RADIUS} ${RADIUS} 0 1 1 ${RADIUS} 0A${RADIUS} ${RADIUS} 0 1 1 -${RADIUS} 0Z`;
  return `${canvas.shadow(90, 100)}<circle r="${RADIUS}" fill="${skin}"/><g clip-path="${canvas.clip(edge)}">${marks}<circle r="${RADIUS}" fill="${shade}"/></g>`;
}
