import { svg } from '../dom.ts';

/** Size, colours and body of each fish; size is the half length in the water's own units. */
const LOOKS: Record<
  string,
  { size: number; own: string; fin: string; belly: string; depth: number }
> = {
  puti: { size: 15, own: '#b9c9d6', fin: '#8ba0b3', belly: '#f2f7fb', depth: 0.5 },
  koi: { size: 18, own: '#6f8f4e', fin: '#4c6a34', belly: '#d9e2b8', depth: 0.55 },
  tengra: { size: 22, own: '#c08a4e', fin: '#87572a', belly: '#f0d9b3', depth: 0.4 },
  ilish: { size: 27, own: '#8fb4d9', fin: '#5c85b3', belly: '#f4faff', depth: 0.5 },
  rui: { size: 32, own: '#d9785c', fin: '#a34a38', belly: '#ffe0cf', depth: 0.5 },
  boal: { size: 40, own: '#7d8694', fin: '#525b69', belly: '#d5dae2', depth: 0.36 },
  golden: { size: 36, own: '#ffc83d', fin: '#e08e12', belly: '#fff3c2', depth: 0.56 },
};

/** Half length of a fish in the water's units. */
export function fishSize(key: string): number {
  return LOOKS[key]?.size ?? 20;
}

/** Draws a fish around its middle, swimming to the left. */
export function drawFish(key: string): SVGGElement {
  const { size, own, fin, belly, depth } = LOOKS[key] ?? {
    size: 20,
    own: '#ffffff',
    fin: '#ffffff',
    belly: '#ffffff',
    depth: 0.5,
  };
  const tall = size * depth;
  const x = (part: number) => (size * part).toFixed(1);
  const y = (part: number) => (tall * part).toFixed(1);
  const body = `M${x(-1)} 0C${x(-0.6)} ${y(-1.2)} ${x(0.2)} ${y(-1.2)} ${x(0.66)} 0C${x(0.2)} ${y(1.2)} ${x(-0.6)} ${y(1.2)} ${x(-1)} 0Z`;
  const under = `M${x(-0.95)} ${y(0.12)}C${x(-0.5)} ${y(1.15)} ${x(0.2)} ${y(1.1)} ${x(0.6)} ${y(0.1)}C${x(0.1)} ${y(0.5)} ${x(-0.5)} ${y(0.5)} ${x(-0.95)} ${y(0.12)}Z`;
  const tail = `M${x(0.56)} 0L${x(1)} ${y(-0.85)}Q${x(0.84)} 0 ${x(1)} ${y(0.85)}Z`;
  const top = `M${x(-0.3)} ${y(-0.85)}Q${x(0)} ${y(-1.6)} ${x(0.36)} ${y(-0.6)}Z`;
  return svg(
    'g',
    { class: 'fish__body' },
    svg('path', { class: 'fish__tail', d: tail, fill: fin }),
    svg('path', { d: top, fill: fin }),
    svg('path', { d: body, fill: own }),
    svg('path', { d: under, fill: belly, opacity: 0.85 }),
    svg('path', {
      d: `M${x(-0.1)} ${y(0.1)}Q${x(0.12)} ${y(0.7)} ${x(0.22)} ${y(0.1)}Z`,
      fill: fin,
    }),
    svg('circle', { cx: x(-0.68), cy: y(-0.22), r: size * 0.1, fill: '#ffffff' }),
    svg('circle', { cx: x(-0.7), cy: y(-0.22), r: size * 0.055, fill: '#10151c' }),
  );
}
