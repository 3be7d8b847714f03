import { html, isMotionReduced, svg } from '../../dom.ts';
import { glowOnce } from '../parts/animate.ts';
import {
  fallAlong,
  fallMs,
  layBoard,
  meetingMs,
  pegsOf,
  restIn,
  type BoardGeometry,
  type Point,
} from './geometry.ts';

/** Colours of the fields from the edge to the middle. */
const FIELD_HUES = 7;
/** Widths of a digit, of a point, and of the gap beside a pay, in pixels. */
const SIGNS = { digit: 7.8, point: 3.4, gap: 2 } as const;
const GLOW_MS = 700;
const GHOSTS = 3;
const GHOST_MS = 26;
const BEAMS = [1, 0.78, 0.56, 0.34];
const SPECKS = 36;

/** The board with its ball. */
export interface Board {
  element: HTMLElement;
  /** Draws pegs and fields of a board; `labels` are the pays of its fields. */
  set: (labels: readonly string[]) => void;
  /** Lets a ball fall along a path; answers when it has come to rest. `onPeg` is called at each row. */
  letFall: (path: readonly number[], onPeg: (row: number) => void) => Promise<void>;
  /** Lays the ball into a field without a fall. */
  rest: (field: number) => void;
  /** Lights the field in which the ball lies. */
  glow: (field: number) => void;
}

const hueOf = (index: number, rows: number) =>
  Math.round((Math.min(index, rows - index) / Math.floor(rows / 2)) * (FIELD_HUES - 1));

function gradient(id: string, stops: readonly (readonly [offset: number, name: string])[]) {
  const children = stops.map(([offset, name]) =>
    svg('stop', { offset, class: `plinko__stop plinko__stop--${name}` }),
  );
  return svg('radialGradient', { id, cx: 0.38, cy: 0.32, r: 0.75 }, ...children);
}

/** The light that falls from the mouth, and specks in it. They are the same on every board. */
function drawLight(width: number, height: number) {
  const shapes: SVGElement[] = BEAMS.map((part) => {
    const half = width * 0.62 * part;
    const [middle, top] = [width / 2, height * -0.06];
    const d = `M${middle} ${top}L${middle + half} ${height}H${middle - half}Z`;
    return svg('path', { class: 'plinko__beam', d });
  });
  for (let speck = 0; speck < SPECKS; speck += 1) {
    // Parts of an irrational number spread evenly without a pattern that the eye finds.
    const [x, y] = [(speck * 0.618_034) % 1, (speck * 0.754_878) % 1];
    const look = { r: 0.5 + ((speck * 7) % 10) / 10, opacity: 0.2 + ((speck * 3) % 10) / 25 };
    shapes.push(svg('circle', { class: 'plinko__speck', cx: x * width, cy: y * height, ...look }));
  }
  return svg('g', {}, ...shapes);
}

function drawPegs(board: BoardGeometry) {
  const { rows, pegRadius: radius } = board;
  const shapes = [];
  for (let row = 0; row < rows; row += 1) {
    for (let index = 0; index < row + 3; index += 1) {
      const { x, y } = board.peg(row, index);
      const shade = { cx: x, cy: y + radius * 1.5, rx: radius * 1.1, ry: radius * 0.5 };
      shapes.push(svg('ellipse', { class: 'plinko__shade', ...shade }));
      shapes.push(svg('circle', { cx: x, cy: y, r: radius, fill: 'url(#plinko-peg)' }));
    }
  }
  return svg('g', {}, ...shapes);
}

/** About how wide a pay is when it is written. */
function widthOf(label: string): number {
  const points = label.split('.').length - 1;
  return (label.length - points) * SIGNS.digit + points * SIGNS.point;
}

function drawField(board: BoardGeometry, index: number, label: string, isNarrow: boolean) {
  const { step, fieldHeight: height, fieldTop: top, rows } = board;
  const { x } = board.field(index);
  const [left, width] = [x - step / 2 + 1.5, step - 3];
  const box = { x: left, width, height, rx: Math.min(7, width / 3) };
  const middle = { x, y: top + height / 2 };
  const turn = isNarrow ? `rotate(-90 ${middle.x} ${middle.y})` : undefined;
  return svg(
    'g',
    { class: `plinko__field plinko__field--${hueOf(index, rows)}` },
    svg('rect', { ...box, y: top + 4, class: 'plinko__lip' }),
    svg('rect', { ...box, y: top, class: 'plinko__face' }),
    svg(
      'text',
      { ...middle, transform: turn, class: isNarrow ? 'plinko__pay is-turned' : 'plinko__pay' },
      label,
    ),
  );
}

function drawBoard(board: BoardGeometry, width: number, height: number, labels: readonly string[]) {
  const { step, mouth } = board;
  const [middle, wide, narrow] = [width / 2, step * 1.7, step * 0.62];
  // Pays that do not fit are written from bottom to top, all alike, so that the letters stay large enough.
  const isNarrow = Math.max(...labels.map((label) => widthOf(label))) + SIGNS.gap > step;
  const fields = labels.map((label, index) => drawField(board, index, label, isNarrow));
  const peg = gradient('plinko-peg', [
    [0, 'light'],
    [0.45, 'ivory'],
    [1, 'violet'],
  ]);
  const picture = svg(
    'svg',
    { class: 'plinko__picture', width, height, viewBox: `0 0 ${width} ${height}` },
    svg('defs', {}, peg),
    drawLight(width, height),
    svg('path', {
      class: 'plinko__mouth',
      d: `M${middle - wide} 0H${middle + wide}L${middle + narrow} ${mouth}H${middle - narrow}Z`,
    }),
    drawPegs(board),
    ...fields,
  );
  return { picture, fields };
}

const at = ({ x, y }: Point) => `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;

/** The ball with the trail behind it. */
function createBall() {
  const ghosts = Array.from({ length: GHOSTS }, (_unused, index) =>
    html('i', { class: `plinko__ghost plinko__ghost--${index + 1}` }),
  );
  const ball = html('i', { class: 'plinko__ball' });
  const all = [...ghosts, ball];
  for (const part of all) part.hidden = true;
  let running: Animation[] = [];
  return {
    parts: all,
    fit(radius: number) {
      for (const part of all) part.style.setProperty('--radius', `${radius}px`);
    },
    hide() {
      for (const animation of running) animation.cancel();
      running = [];
      for (const part of all) part.hidden = true;
    },
    lay(point: Point) {
      for (const animation of running) animation.cancel();
      running = [];
      for (const ghost of ghosts) ghost.hidden = true;
      ball.hidden = false;
      ball.style.transform = at(point);
    },
    async fall(board: BoardGeometry, path: readonly number[]) {
      const duration = fallMs(path.length);
      const frames = fallAlong(board, path).map((moment) => ({
        offset: Math.min(1, moment.ms / duration),
        transform: at(moment),
      }));
      for (const part of all) part.hidden = false;
      running = all.map((part, index) =>
        part.animate(frames, { duration, delay: (GHOSTS - index) * GHOST_MS, fill: 'both' }),
      );
      // A cancelled fall ends as well: the board was drawn anew.
      await running[GHOSTS]?.finished.catch(() => undefined);
    },
  };
}

/** A light on each peg of a path while the ball meets it. */
function lightPegs(layer: HTMLElement, board: BoardGeometry, path: readonly number[]): void {
  for (const [row, index] of pegsOf(path).entries()) {
    const light = html('i', { class: 'plinko__light' });
    light.style.setProperty('--radius', `${board.pegRadius}px`);
    light.style.transform = at(board.peg(row, index));
    layer.append(light);
    const shine = [
      { opacity: 0 },
      { opacity: 1, offset: 0.05 },
      { opacity: 1, offset: 0.3 },
      { opacity: 0 },
    ];
    const running = light.animate(shine, {
      duration: GLOW_MS,
      delay: meetingMs(row),
      fill: 'both',
    });
    const remove = () => light.remove();
    running.finished.then(remove, remove);
  }
}

/** Makes the board. It is drawn anew for each size of the stage, so that nothing on it is scaled. */
export function createBoard(): Board {
  const lights = html('div', { class: 'plinko__lights' });
  const ball = createBall();
  const picture = html('div', { class: 'plinko__board' });
  const element = html(
    'div',
    { class: 'plinko', 'aria-hidden': 'true' },
    picture,
    lights,
    ...ball.parts,
  );
  let labels: readonly string[] = [];
  let fields: SVGElement[] = [];
  let board: BoardGeometry = layBoard(360, 440, 8);
  let resting: number | undefined;

  function draw(): void {
    const { clientWidth: width, clientHeight: height } = element;
    if (width === 0 || height === 0 || labels.length === 0) return;
    board = layBoard(width, height, labels.length - 1);
    const drawn = drawBoard(board, width, height, labels);
    ({ fields } = drawn);
    picture.replaceChildren(drawn.picture);
    lights.replaceChildren();
    ball.fit(board.ballRadius);
    if (resting === undefined) ball.hide();
    else ball.lay(restIn(board, resting));
  }
  new ResizeObserver(draw).observe(element);

  return {
    element,
    set(next) {
      labels = next;
      resting = undefined;
      draw();
    },
    async letFall(path, onPeg) {
      const field = path.reduce((sum, step) => sum + step, 0);
      resting = field;
      if (!isMotionReduced()) {
        const timers = path.map((_step, row) => setTimeout(() => onPeg(row), meetingMs(row)));
        lightPegs(lights, board, path);
        await ball.fall(board, path);
        for (const timer of timers) clearTimeout(timer);
        fields[field]?.animate(
          [{ transform: 'none' }, { transform: 'translateY(3px)' }, { transform: 'none' }],
          { duration: 180, easing: 'ease-out' },
        );
      }
      ball.lay(restIn(board, field));
    },
    rest(field) {
      resting = field;
      ball.lay(restIn(board, field));
    },
    glow(field) {
      const own = fields[field];
      if (own !== undefined) glowOnce(own, 1.35);
    },
  };
}
