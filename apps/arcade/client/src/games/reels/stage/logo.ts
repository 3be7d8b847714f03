import { svg } from '../../../dom.ts';
import { brightness, mix } from '../paint.ts';
import type { Palette } from '../palettes.ts';

const TOP = -39;
const HEIGHT = 56;
/** What the dark edge takes at both sides. */
const EDGE = 10;
/** How wide a letter is before the fonts are there. */
const LETTER = 21;
/** From here on a colour stands out from the dark edge. */
const BRIGHT = 150;

/** The colours of the lettering of a title, from the top down: light of the title above, its own colour below. */
export function logoColours({ glow, a }: Palette): [string, string, string] {
  const share = [0.12, 0.3, 0.45, 0.6].find((part) => brightness(mix(a, glow, part)) >= BRIGHT);
  const low = mix(a, glow, share ?? 0.75);
  return [mix(glow, '#ffffff', 0.7), mix(low, glow, 0.35), low];
}

/** Makes the lettering of a title, which is as large as its line allows. `fit` measures it once it is on the page. */
export function createLogo(title: string, palette: Palette) {
  const stops = logoColours(palette).map((colour, index) =>
    svg('stop', { offset: index / 2, 'stop-color': colour }),
  );
  const gradient = svg(
    'linearGradient',
    { id: 'logo-light', gradientUnits: 'userSpaceOnUse', x2: 0, y1: -32, y2: 6 },
    ...stops,
  );
  const face = svg('text', { class: 'logo__face' }, title);
  const element = svg(
    'svg',
    { class: 'slot__logo', role: 'img', 'aria-label': title },
    gradient,
    svg('text', { class: 'logo__edge', y: 3 }, title),
    face,
  );
  function draw(width: number): void {
    const full = Math.ceil(width) + 2 * EDGE;
    element.setAttribute('viewBox', `${-full / 2} ${TOP} ${full} ${HEIGHT}`);
  }
  draw(title.length * LETTER);
  return {
    element,
    fit(): void {
      const width = face.getComputedTextLength();
      if (width > 0) draw(width);
    },
  };
}
