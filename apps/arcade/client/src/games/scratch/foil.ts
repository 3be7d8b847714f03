import { html } from '../../dom.ts';
import { animate } from '../parts/animate.ts';
import { createCoverage, FINGER, type Point, type Size } from './strokes.ts';

const SIDE = 3;
const FADE_MS = 220;

/** The silver over the cells of a ticket. */
export interface Foil {
  element: HTMLCanvasElement;
  /** Covers every cell again. */
  cover: () => void;
  /** Takes the silver off cells. */
  bare: (cells: readonly number[]) => Promise<void>;
  /** Whether the finger scratches. */
  setActive: (isActive: boolean) => void;
}

/** What the foil needs: it says which cells are open by scratching, and where the finger is. */
export interface FoilOptions {
  onOpen: (cells: readonly number[]) => void;
  onFinger: (at: Point | undefined) => void;
}

/** Numbers from 0 to 1 that are always the same, for marks without meaning. */
function createMarks() {
  let state = 7;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Paints the silver with its eyes and scratches of the press. */
function paintSilver(context: CanvasRenderingContext2D, { width, height }: Size): void {
  const metal = context.createLinearGradient(0, 0, width, height);
  const tones = ['#e6ebf0', '#aeb8c2', '#dfe5ea', '#8f9aa6', '#c8d0d8'];
  for (const [index, tone] of tones.entries()) metal.addColorStop(index / 4, tone);
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = metal;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = 'rgba(92, 102, 114, 0.34)';
  context.lineWidth = 1.5;
  for (let line = 0, y = 22; y < height; line += 1, y += 48)
    for (let x = line % 2 === 0 ? 18 : 38; x < width; x += 40) {
      context.beginPath();
      context.moveTo(x - 9, y);
      context.quadraticCurveTo(x, y - 11, x + 9, y);
      context.quadraticCurveTo(x, y + 11, x - 9, y);
      context.stroke();
    }
  const next = createMarks();
  context.lineWidth = 1.2;
  for (let mark = 0; mark < 80; mark += 1) {
    const [x, y] = [next() * width, next() * height];
    context.strokeStyle = `rgba(255, 255, 255, ${0.15 + next() * 0.35})`;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + 4 + next() * 12, y - 3 - next() * 5);
    context.stroke();
  }
}

/** Makes the drawing of the foil on its canvas, which follows the size of its ticket. */
function createSheet(element: HTMLCanvasElement) {
  const context = element.getContext('2d');
  const strokes: [Point, Point][] = [];
  const open = new Set<number>();
  const size = (): Size => ({ width: element.clientWidth, height: element.clientHeight });

  function cut(from: Point, to: Point): void {
    if (context === null) return;
    const { width, height } = size();
    context.globalCompositeOperation = 'destination-out';
    context.strokeStyle = '#000000';
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.lineWidth = FINGER;
    context.beginPath();
    context.moveTo(from.x * width, from.y * height);
    context.lineTo(to.x * width, to.y * height + 0.01);
    context.stroke();
  }
  function cutCell(cell: number, strength = 1): void {
    if (context === null) return;
    const { width, height } = size();
    context.globalCompositeOperation = 'destination-out';
    context.fillStyle = `rgba(0, 0, 0, ${strength})`;
    const [column, row] = [cell % SIDE, Math.floor(cell / SIDE)];
    const box = [(column * width) / SIDE, (row * height) / SIDE] as const;
    context.fillRect(box[0] - 1, box[1] - 1, width / SIDE + 2, height / SIDE + 2);
  }
  function paint(): void {
    if (context === null) return;
    const { width, height } = size();
    const scale = Math.min(2, window.devicePixelRatio || 1);
    element.width = Math.max(1, Math.round(width * scale));
    element.height = Math.max(1, Math.round(height * scale));
    context.setTransform(scale, 0, 0, scale, 0, 0);
    paintSilver(context, { width, height });
    for (const [from, to] of strokes) cut(from, to);
    for (const cell of open) cutCell(cell);
  }
  return {
    size,
    paint,
    cover() {
      strokes.length = 0;
      open.clear();
      paint();
    },
    stroke(from: Point, to: Point) {
      strokes.push([from, to]);
      cut(from, to);
    },
    async bare(cells: readonly number[]) {
      const fresh = cells.filter((cell) => !open.has(cell));
      for (const cell of fresh) open.add(cell);
      await animate(FADE_MS, (share) => {
        // A cell that was covered again meanwhile stays covered.
        for (const cell of fresh) if (open.has(cell)) cutCell(cell, share < 1 ? 0.16 : 1);
      });
    },
  };
}

/** Makes the foil of a ticket of three by three cells. */
export function createFoil({ onOpen, onFinger }: FoilOptions): Foil {
  const element = html('canvas', { class: 'foil', 'aria-hidden': 'true' });
  const sheet = createSheet(element);
  const coverage = createCoverage(SIDE);
  let isActive = false;
  let last: Point | undefined;

  function pointOf(event: PointerEvent): Point {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
  }
  function scratch(event: PointerEvent): void {
    if (last === undefined) return;
    const to = pointOf(event);
    sheet.stroke(last, to);
    const open = coverage.scratch(last, to, sheet.size());
    last = to;
    onFinger(to);
    onOpen(open);
  }
  function lift(): void {
    last = undefined;
    onFinger(undefined);
  }
  element.addEventListener('pointerdown', (event) => {
    if (!isActive) return;
    element.setPointerCapture(event.pointerId);
    last = pointOf(event);
    scratch(event);
  });
  element.addEventListener('pointermove', scratch);
  for (const end of ['pointerup', 'pointercancel'] as const) element.addEventListener(end, lift);
  new ResizeObserver(sheet.paint).observe(element);

  return {
    element,
    cover() {
      coverage.clear();
      sheet.cover();
    },
    bare: sheet.bare,
    setActive(next) {
      isActive = next;
      if (!next) lift();
      element.classList.toggle('is-active', next);
    },
  };
}
