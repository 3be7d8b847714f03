import { html, svg } from '../../dom.ts';

/** A point on the stage, in pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

const WIDEST_TURN = 72;

function gradient(id: string, colours: readonly string[], isFlat: boolean) {
  const stops = colours.map((colour, index) =>
    svg('stop', { offset: index / (colours.length - 1), 'stop-color': colour }),
  );
  const way = isFlat ? { x1: 0, y1: 0.5, x2: 1, y2: 0.5 } : { x1: 0.4, y1: 0, x2: 0.6, y2: 1 };
  return svg('linearGradient', { id, ...way }, ...stops);
}

const BRASS = ['#6d4312', '#f4cf7a', '#fff3c4', '#c98a2a', '#6d4312'];
const RING = ['#fff3c4', '#e0a52c', '#8a560f'];

function createBarrel() {
  return svg(
    'svg',
    { class: 'cannon__barrel', viewBox: '0 0 48 96' },
    svg('defs', {}, gradient('cannon-brass', BRASS, true)),
    svg('path', { d: 'M11 10H37L41 96H7Z', fill: 'url(#cannon-brass)' }),
    svg('rect', { x: 6, y: 2, width: 36, height: 14, rx: 5, fill: 'url(#cannon-brass)' }),
    svg('rect', { x: 6, y: 46, width: 36, height: 9, rx: 4, fill: 'url(#cannon-brass)' }),
  );
}

function createBase() {
  return svg(
    'svg',
    { class: 'cannon__base', viewBox: '0 0 132 58' },
    svg('defs', {}, gradient('cannon-ring', RING, false)),
    svg('path', { class: 'cannon__dome', d: 'M4 58C4 24 30 4 66 4S128 24 128 58Z' }),
    svg('path', { class: 'cannon__light', d: 'M16 46C20 26 36 14 62 12' }),
    svg('circle', { cx: 66, cy: 36, r: 20, fill: 'url(#cannon-ring)' }),
    svg('circle', { class: 'cannon__well', cx: 66, cy: 36, r: 15 }),
  );
}

/** The cannon at the lower edge of the stage: it turns to what is aimed at and shows its level. */
export function createCannon(stage: HTMLElement) {
  const level = html('b', { class: 'cannon__level num' });
  const barrel = createBarrel();
  const element = html(
    'div',
    { class: 'cannon', 'aria-hidden': 'true' },
    barrel,
    createBase(),
    level,
  );

  /** Where the barrel turns. */
  function foot(): Point {
    const [own, whole] = [element.getBoundingClientRect(), stage.getBoundingClientRect()];
    return { x: own.left + own.width / 2 - whole.left, y: own.bottom - whole.top - 22 };
  }
  return {
    element,
    setLevel: (text: string) => void (level.textContent = text),
    /** Turns the barrel to a point and answers where its mouth is then. */
    turnTo({ x, y }: Point): Point {
      const from = foot();
      const angle = (Math.atan2(x - from.x, from.y - y) * 180) / Math.PI;
      const turn = Math.max(-WIDEST_TURN, Math.min(WIDEST_TURN, angle));
      barrel.style.transform = `rotate(${turn.toFixed(1)}deg)`;
      const length = barrel.clientHeight;
      const radians = (turn * Math.PI) / 180;
      return { x: from.x + Math.sin(radians) * length, y: from.y - Math.cos(radians) * length };
    },
  };
}
