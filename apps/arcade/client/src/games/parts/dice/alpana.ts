import { svg } from '../../../dom.ts';

/** Draws a flower of rice paste, as it is painted on floors for a feast, around a point. */
export function createAlpana(x: number, y: number, radius: number, petals = 12): SVGGElement {
  const at = (share: number) => (radius * share).toFixed(1);
  const petal =
    `M0-${at(0.34)}C${at(0.16)}-${at(0.56)} ${at(0.14)}-${at(0.74)} 0-${at(0.86)}` +
    `C-${at(0.14)}-${at(0.74)}-${at(0.16)}-${at(0.56)} 0-${at(0.34)}Z`;
  const leaf = `M-${at(0.12)}-${at(0.93)}Q0-${at(0.78)} ${at(0.12)}-${at(0.93)}`;
  const turned = Array.from({ length: petals }, (_unused, index) =>
    svg(
      'g',
      { transform: `rotate(${(index * 360) / petals})` },
      svg('path', { d: petal }),
      svg('circle', { cy: -radius * 0.95, r: radius * 0.035 }),
      svg('path', { d: leaf }),
    ),
  );
  const rings = [0.2, 0.3, 1.03].map((share) => svg('circle', { r: radius * share }));
  return svg('g', { class: 'alpana', transform: `translate(${x} ${y})` }, ...rings, ...turned);
}
