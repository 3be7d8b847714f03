import { drawFish, fishSize } from '../art/fish.ts';
import { html, isMotionReduced, svg } from '../dom.ts';

const WIDTH = 360;
const HEIGHT = 300;
const EDGE = 50;
const BOX = `0 0 ${WIDTH} ${HEIGHT}`;

/** One fish in the water. */
interface Swimmer {
  key: string;
  element: SVGGElement;
  x: number;
  y: number;
  speed: number;
  phase: number;
  isHeld: boolean;
}

/** The water with its fish. Where they swim is decoration; the server decides what is caught. */
export interface Water {
  element: HTMLElement;
  /** Throws the net at the nearest fish of a kind and holds it until the result is shown. */
  cast: (key: string) => void;
  /** Shows the result of the cast. */
  end: (cast: { isCaught: boolean; isWon: boolean }, text: string) => Promise<void>;
}

function weeds() {
  return [30, 92, 210, 300, 338].map((x, index) =>
    svg('path', {
      class: 'water__weed',
      d: `M${x} 300C${x - 14} ${270 - index * 4} ${x + 16} ${250 - index * 5} ${x - 2} ${222 - index * 6}C${x + 20} ${250 - index * 3} ${x + 6} 276 ${x + 12} 300Z`,
    }),
  );
}

function bubbles() {
  return Array.from({ length: 18 }, (_unused, index) =>
    svg('circle', {
      class: 'water__bubble',
      cx: 14 + ((index * 143.7) % 330),
      cy: 20 + ((index * 79.3) % 250),
      r: 1.4 + (index % 4),
    }),
  );
}

function createSwimmers(kinds: readonly string[], onTouch: (key: string) => void): Swimmer[] {
  const order = [...kinds, ...kinds.slice(0, 4)];
  return order.map((key, index) => {
    const half = fishSize(key);
    // An invisible field around the body makes a small fish as easy to touch as a large one.
    const field = svg('circle', { class: 'fish__field', r: Math.max(24, half) });
    const element = svg('g', { class: 'fish' }, field, drawFish(key));
    element.addEventListener('pointerdown', () => onTouch(key));
    const y = 34 + ((index * 61) % 200);
    const x = (index * 97) % WIDTH;
    const speed = 14 + ((index * 7) % 20);
    return {
      key,
      element,
      x,
      y,
      speed: index % 2 === 0 ? speed : -speed,
      phase: index,
      isHeld: false,
    };
  });
}

function place(fish: Swimmer, seconds: number): void {
  const sway = Math.sin(seconds * 1.6 + fish.phase) * 5;
  const face = fish.speed > 0 ? -1 : 1;
  fish.element.setAttribute(
    'transform',
    `translate(${fish.x.toFixed(1)} ${(fish.y + sway).toFixed(1)}) scale(${face} 1)`,
  );
}

function createNet() {
  return svg(
    'g',
    { class: 'net', visibility: 'hidden' },
    svg('circle', { r: 34 }),
    svg('path', { d: 'M-34 0H34M0-34V34M-24-24L24 24M24-24L-24 24M-31-12H31M-31 12H31' }),
  );
}

function createGround() {
  const boat = svg('path', {
    class: 'water__boat',
    d: 'M140 300Q180 268 220 300ZM176 284V246L204 274Z',
  });
  return svg(
    'svg',
    {
      class: 'water__ground',
      viewBox: BOX,
      preserveAspectRatio: 'xMidYMax slice',
      'aria-hidden': true,
    },
    ...bubbles(),
    ...weeds(),
    boat,
  );
}

/** Makes the water. `onTouch` receives the kind of the touched fish. */
export function createWater(kinds: readonly string[], onTouch: (key: string) => void): Water {
  const swimmers = createSwimmers(kinds, onTouch);
  const net = createNet();
  const scene = svg(
    'svg',
    { class: 'water__scene', viewBox: BOX, 'aria-hidden': true },
    ...swimmers.map(({ element: fish }) => fish),
    net,
  );
  const word = html('p', { class: 'water__word num' });
  const element = html('div', { class: 'water' }, createGround(), scene, word);
  let target: Swimmer | undefined;
  let before = performance.now();
  let width = WIDTH;
  // The water is as wide as its picture, so that no fish swims outside it at any size.
  new ResizeObserver(([entry]) => {
    const { width: across = 0, height: down = 0 } = entry?.contentRect ?? {};
    if (across === 0 || down === 0) return;
    width = (HEIGHT * across) / down;
    scene.setAttribute('viewBox', `0 0 ${width.toFixed(1)} ${HEIGHT}`);
  }).observe(scene);

  function swim(moment: number): void {
    const seconds = Math.min(0.1, (moment - before) / 1000);
    before = moment;
    for (const fish of swimmers) {
      if (!fish.isHeld) fish.x += fish.speed * seconds;
      const edge = width + EDGE;
      if (fish.x > edge) fish.x = -EDGE;
      if (fish.x < -EDGE) fish.x = edge;
      place(fish, moment / 1000);
    }
    requestAnimationFrame(swim);
  }
  for (const fish of swimmers) place(fish, 0);
  if (!isMotionReduced()) requestAnimationFrame(swim);

  return {
    element,
    cast(key) {
      const ofKind = swimmers.filter((fish) => fish.key === key);
      const middle = (fish: Swimmer) => Math.abs(fish.x - width / 2);
      target = ofKind.sort((one, other) => middle(one) - middle(other))[0];
      if (target === undefined) return;
      target.x = Math.min(width - EDGE, Math.max(EDGE, target.x));
      target.isHeld = true;
      net.setAttribute('transform', `translate(${target.x} ${target.y})`);
      net.setAttribute('visibility', 'visible');
      word.textContent = '';
    },
    async end({ isCaught, isWon }, text) {
      word.textContent = text;
      word.dataset['kind'] = isWon ? 'good' : 'plain';
      const fish = target;
      if (fish !== undefined && !isMotionReduced()) {
        const motion = isCaught
          ? [{ opacity: 1 }, { opacity: 0 }]
          : [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }];
        await fish.element.animate(motion, { duration: 420, easing: 'ease-out' }).finished;
      }
      net.setAttribute('visibility', 'hidden');
      if (fish === undefined) return;
      fish.isHeld = false;
      if (isCaught) fish.x = fish.speed > 0 ? -EDGE : width + EDGE;
    },
  };
}
