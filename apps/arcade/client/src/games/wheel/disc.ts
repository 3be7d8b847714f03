import { svg } from '../../dom.ts';

const OUTER = 139;
const INNER = 78;
const PINS = 149.5;
const DARK = '#4a2410';
/** From how many fields on a label stands along the radius, because it is wider than its field. */
const NARROW = 40;
const LABEL_SIZE: Record<number, number> = { 10: 22, 20: 18, 30: 15, 40: 15, 50: 14.5 };

/** The colour of what a field pays, in hundredths: the more, the rarer it looks. */
export function colourOf(pays: number): string {
  if (pays === 0) return DARK;
  if (pays < 150) return '#6fae4f';
  if (pays === 150) return '#2ba58c';
  if (pays < 200) return '#3b86e0';
  if (pays === 200) return '#f2b632';
  if (pays === 300) return '#e8526e';
  return pays < 900 ? '#8d5be8' : '#e05fb4';
}

function mix(colour: string, towards: number, share: number): string {
  const value = Number.parseInt(colour.slice(1), 16);
  const parts = [(value >> 16) & 255, (value >> 8) & 255, value & 255].map((part) =>
    Math.round(part + (towards - part) * share),
  );
  return `rgb(${parts.join(', ')})`;
}

const idOf = (pays: number) => `chaka-${colourOf(pays).slice(1)}`;

function createShade(pays: number) {
  const colour = colourOf(pays);
  const stops = [
    [0.55, mix(colour, 255, 0.28)],
    [0.85, colour],
    [1, mix(colour, 0, 0.2)],
  ] as const;
  return svg(
    'radialGradient',
    { id: idOf(pays), gradientUnits: 'userSpaceOnUse', cx: 0, cy: 0, r: OUTER },
    ...stops.map(([offset, stop]) => svg('stop', { offset, 'stop-color': stop })),
  );
}

const polar = (radius: number, angle: number) =>
  `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;

function createField(pays: number, field: number, fields: number, label: string) {
  const step = (2 * Math.PI) / fields;
  const from = -Math.PI / 2 + (field - 0.5) * step;
  const to = from + step;
  const d = [
    `M${polar(INNER, from)}L${polar(OUTER, from)}`,
    `A${OUTER} ${OUTER} 0 0 1 ${polar(OUTER, to)}`,
    `L${polar(INNER, to)}A${INNER} ${INNER} 0 0 0 ${polar(INNER, from)}Z`,
  ].join('');
  const face = svg('path', {
    class: 'chaka__field',
    d,
    fill: pays === 0 ? DARK : `url(#${idOf(pays)})`,
  });
  const turn = (field * 360) / fields;
  const mark =
    pays === 0
      ? svg('circle', { class: 'chaka__none', cy: -119, r: 2.6, transform: `rotate(${turn})` })
      : svg(
          'text',
          {
            class: 'chaka__label',
            'font-size': LABEL_SIZE[fields] ?? 15,
            transform:
              fields < NARROW
                ? `rotate(${turn}) translate(0 -114)`
                : `rotate(${turn}) translate(5 -112) rotate(-90)`,
          },
          label,
        );
  return [face, mark];
}

/** The disc that turns: fields, what they pay, and the pins between them. */
export function createDisc(wheel: readonly number[], labelOf: (pays: number) => string) {
  const fields = wheel.length;
  const shades = [...new Set(wheel.filter((pays) => pays > 0).map(colourOf))].map((colour) =>
    createShade(wheel.find((pays) => colourOf(pays) === colour) ?? 0),
  );
  const brass = svg(
    'radialGradient',
    { id: 'chaka-pin', cx: 0.38, cy: 0.32, r: 0.75 },
    svg('stop', { offset: 0, 'stop-color': '#fff6d6' }),
    svg('stop', { offset: 0.5, 'stop-color': '#e8b85a' }),
    svg('stop', { offset: 1, 'stop-color': '#8a5414' }),
  );
  const pins = wheel.map((_pays, field) =>
    svg('circle', {
      cy: -PINS,
      r: fields > 30 ? 3 : 3.8,
      fill: 'url(#chaka-pin)',
      transform: `rotate(${((field - 0.5) * 360) / fields})`,
    }),
  );
  return [
    svg('defs', {}, ...shades, brass),
    svg('circle', { r: 142, fill: '#2b1205' }),
    ...wheel.flatMap((pays, field) => createField(pays, field, fields, labelOf(pays))),
    ...pins,
  ];
}
