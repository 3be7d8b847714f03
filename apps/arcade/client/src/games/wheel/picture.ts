import { html, svg } from '../../dom.ts';
import { glowOnce } from '../parts/animate.ts';
import type { Format } from '../../format.ts';
import { animate } from '../parts/animate.ts';
import { colourOf, createDisc } from './disc.ts';
import { bendAt, pinAt, restAngle, spinShare } from './spin.ts';

const SPIN_MS = 3_200;
const BEND_DEGREES = 16;
const CLICK_MS = 55;
const BOX = '-164 -164 328 328';

/** What the picture shows, as words and figures of the player. */
export interface WheelLabels {
  /** What a field pays, short: 1.5. */
  short: (pays: number) => string;
  /** What the wheel stopped at: 4.00×. */
  times: (pays: number) => string;
  field: (field: number) => string;
  count: (count: number, fields: number) => string;
}

function createGradient(id: string, colours: readonly string[]) {
  return svg(
    'linearGradient',
    { id, x1: 0.25, y1: 0.07, x2: 0.75, y2: 0.93 },
    ...colours.map((colour, index) =>
      svg('stop', { offset: index / (colours.length - 1), 'stop-color': colour }),
    ),
  );
}

/** The wooden rim, which does not turn. */
function createRim() {
  return svg(
    'svg',
    { class: 'chaka__part chaka__rim', viewBox: BOX, 'aria-hidden': 'true' },
    svg('defs', {}, createGradient('chaka-wood', ['#b5702f', '#7a4216', '#4a2409', '#9a5c24'])),
    svg('circle', { r: 158, fill: 'url(#chaka-wood)' }),
    svg('circle', { class: 'chaka__edge', r: 157 }),
  );
}

function createHub() {
  const figure = svg('text', { class: 'chaka__figure', y: 6 });
  const place = svg('text', { class: 'chaka__place', y: 32 });
  const wood = svg(
    'radialGradient',
    { id: 'chaka-hub', cx: 0.4, cy: 0.34, r: 0.75 },
    svg('stop', { offset: 0, 'stop-color': '#a8642a' }),
    svg('stop', { offset: 0.55, 'stop-color': '#6d3a12' }),
    svg('stop', { offset: 1, 'stop-color': '#3a1a06' }),
  );
  const pointer = svg(
    'g',
    { class: 'chaka__pointer' },
    svg('path', {
      class: 'chaka__pointer-shade',
      d: 'M0-128L-16-166C-20-176-11-184 0-184S20-176 16-166Z',
      transform: 'translate(2 5)',
    }),
    svg('path', {
      d: 'M0-128L-16-166C-20-176-11-184 0-184S20-176 16-166Z',
      fill: 'url(#chaka-brass)',
    }),
    svg('circle', { cy: -168, r: 6, fill: '#6d3a12' }),
  );
  const element = svg(
    'svg',
    { class: 'chaka__part', viewBox: BOX, 'aria-hidden': 'true' },
    svg('defs', {}, wood, createGradient('chaka-brass', ['#fff4d0', '#f0b94a', '#a8690f'])),
    svg('circle', { class: 'chaka__hub', r: 78, fill: 'url(#chaka-hub)' }),
    figure,
    place,
    pointer,
  );
  return { element, figure, place, pointer };
}

/** How many fields pay each multiplier. */
function createLegend(labels: WheelLabels) {
  const element = html('ul', { class: 'chaka__legend num' });
  let items: { pays: number; item: HTMLElement }[] = [];
  return {
    element,
    show(wheel: readonly number[]) {
      const pays = [...new Set(wheel)].sort((one, other) => one - other);
      items = pays.map((pay) => {
        const dot = html('i');
        dot.style.setProperty('--colour', colourOf(pay));
        const count = wheel.filter((own) => own === pay).length;
        const head = html('b', {}, dot, `${labels.short(pay)}×`);
        const item = html('li', {}, head, html('small', {}, labels.count(count, wheel.length)));
        return { pays: pay, item };
      });
      element.replaceChildren(...items.map(({ item }) => item));
    },
    mark(won: number | undefined) {
      for (const { pays, item } of items) item.classList.toggle('is-drawn', pays === won);
    },
  };
}

/** The picture of the wheel. The spin ends in the middle of the drawn field, and shows nothing but the way there. */
export function createWheelPicture(labels: WheelLabels, onPin: () => void) {
  const disc = svg('svg', {
    class: 'chaka__part chaka__disc',
    viewBox: BOX,
    'aria-hidden': 'true',
  });
  const hub = createHub();
  const legend = createLegend(labels);
  const box = html('div', { class: 'chaka__box' }, createRim(), disc, hub.element);
  const element = html('div', { class: 'chaka' }, box, legend.element);
  let wheel: readonly number[] = [];
  let angle = 0;

  function turnTo(next: number): void {
    angle = next;
    disc.style.transform = `rotate(${next.toFixed(2)}deg)`;
  }
  function tell(field: number | undefined): void {
    const pays = field === undefined ? undefined : wheel[field];
    hub.figure.textContent = pays === undefined ? '' : labels.times(pays);
    hub.place.textContent = field === undefined ? '' : labels.field(field + 1);
    legend.mark(pays);
  }

  return {
    element,
    /** Puts a wheel on the stage, at rest on a field or on its first one. */
    lay(next: readonly number[], field: number | undefined) {
      wheel = next;
      disc.replaceChildren(...createDisc(wheel, labels.short));
      legend.show(wheel);
      turnTo((-(field ?? 0) * 360) / wheel.length);
      tell(field);
    },
    async spin(field: number): Promise<void> {
      tell(undefined);
      const from = angle;
      const to = restAngle(field, wheel.length, from);
      let [pin, clickedAt] = [pinAt(from, wheel.length), 0];
      await animate(SPIN_MS, (time) => {
        turnTo(from + (to - from) * spinShare(time));
        const bend = time < 1 ? bendAt(angle, wheel.length) : 0;
        hub.pointer.style.transform = `rotate(${(bend * BEND_DEGREES).toFixed(1)}deg)`;
        const now = performance.now();
        if (pinAt(angle, wheel.length) === pin || now - clickedAt < CLICK_MS) return;
        [pin, clickedAt] = [pinAt(angle, wheel.length), now];
        if (time < 1) onPin();
      });
      turnTo(angle % 360);
      tell(field);
    },
    /** Lights the wheel once, for a win of ten stakes and more. */
    glow: () => glowOnce(hub.element),
  };
}

/** The figures of the picture in the player's digits. */
export function shortTimes({ digits }: Format, pays: number): string {
  return digits(String(pays / 100));
}
