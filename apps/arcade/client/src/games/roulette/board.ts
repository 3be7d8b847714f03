import { button, html, readAs, svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { createChip } from '../parts/table/chip.ts';
import type { Amounts } from '../parts/table/wagers.ts';
import {
  layPlaces,
  nextPlace,
  placeAt,
  type LaidPlace,
  type Margins,
  type Spot,
} from './layout.ts';
import type { Names } from './names.ts';
import type { RouletteRules } from './rules.ts';

const UPRIGHT: Margins = { zero: 1.15, columns: 1.2, dozens: 0.56, halves: 0.62 };
const LYING: Margins = { zero: 0.97, columns: 0.97, dozens: 0.87, halves: 0.87 };
const STEPS: Readonly<Record<string, Spot>> = {
  ArrowRight: { across: 1, down: 0 },
  ArrowLeft: { across: -1, down: 0 },
  ArrowDown: { across: 0, down: 1 },
  ArrowUp: { across: 0, down: -1 },
};
const LEAVE_MS = 300;

/** What the cloth needs of its game. */
export interface BoardOptions {
  frame: Frame;
  rules: RouletteRules;
  names: Names;
  label: string;
  on: (place: string) => number;
  /** Called while a place is pressed, and with undefined when it no longer is. */
  onAim: (place: string | undefined) => void;
  onPut: (place: string) => void;
  onTake: (place: string) => void;
}

/** The share of the cloth's width and height at which a spot is, for the way the cloth lies. */
function toShares({ across, down }: Spot, isLying: boolean): readonly [x: number, y: number] {
  const { zero, columns, dozens, halves } = isLying ? LYING : UPRIGHT;
  const beside = dozens + halves;
  const u = (across + beside) / (3 + beside);
  const v = (down + zero) / (12 + zero + columns);
  return isLying ? [v, 1 - u] : [u, v];
}

/** The spot at a share of the cloth's width and height. */
function toSpot(x: number, y: number, isLying: boolean): Spot {
  const { zero, columns, dozens, halves } = isLying ? LYING : UPRIGHT;
  const beside = dozens + halves;
  const [u, v] = isLying ? [1 - y, x] : [x, y];
  return { across: u * (3 + beside) - beside, down: v * (12 + zero + columns) - zero };
}

/** Where the chips of a field lie, so that its print stays readable. */
function chipSpot({ area, spot, numbers }: LaidPlace, isLying: boolean): Spot {
  const [one = 0, other = 0] = numbers;
  if (area === undefined && numbers.length === 2 && one > 0 && other === one + 3)
    return { ...spot, across: spot.across - (isLying ? -0.3 : 0.31) };
  if (area === undefined) return spot;
  const isNarrow = numbers.length === 1 && numbers[0] !== 0;
  if (numbers.length === 1 && !isNarrow)
    return { ...spot, across: spot.across + (isLying ? -0.6 : 0.6) };
  // A chip keeps inside its field, so that it is not taken for one on the line.
  if (isLying) {
    if (isNarrow) return { across: spot.across - 0.22, down: spot.down + 0.18 };
    if (spot.down > 12) return { across: spot.across - 0.22, down: spot.down + 0.14 };
    return { ...spot, down: area.to.down - 0.46 };
  }
  if (isNarrow || spot.down > 12) return { ...spot, across: spot.across + 0.32 };
  return { ...spot, down: area.to.down - 0.52 };
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

function createField({ frame, names, on }: BoardOptions, { place, numbers, area }: LaidPlace) {
  const kind = area === undefined ? 'line' : 'field';
  const element = button({ class: `spot spot--${kind}`, tabindex: -1 }, () => undefined);
  if (numbers.length === 1) element.classList.add(`spot--${names.colourOf(numbers[0] ?? 0)}`);
  else if (area !== undefined) element.classList.add('spot--outside');
  if (area !== undefined && area.from.down >= 12) element.classList.add('spot--across');
  if (place === 'red' || place === 'black')
    element.append(
      svg(
        'svg',
        { class: `spot__gem spot__gem--${place}`, viewBox: '-16 -24 32 48', 'aria-hidden': 'true' },
        svg('path', { d: 'M0-22L14 0L0 22L-14 0Z' }),
      ),
    );
  else if (area !== undefined) element.append(html('span', {}, names.printOf(place)));
  const show = () => readAs(element, names.heardOf(place, on(place)));
  show();
  const chips = html('span', { class: 'spot__chips' });
  let shown = 0;
  return {
    element,
    chips,
    show(minor: number) {
      show();
      if (minor === shown) return;
      shown = minor;
      chips.className = 'spot__chips';
      chips.replaceChildren();
      if (minor > 0) chips.append(createChip(frame.format, frame.state.language, minor));
    },
  };
}

/** Lets a finger aim at a place by sliding; the chip lies where it is let go. */
function listenToFinger(
  element: HTMLElement,
  find: (event: PointerEvent) => LaidPlace | undefined,
  options: BoardOptions & { isLocked: () => boolean },
): void {
  let pointer: number | undefined;
  const aim = (event: PointerEvent) => options.onAim(find(event)?.place);
  element.addEventListener('pointerdown', (event) => {
    if (options.isLocked() || pointer !== undefined || event.button !== 0) return;
    pointer = event.pointerId;
    // A slide that leaves the cloth still ends here.
    element.setPointerCapture(pointer);
    aim(event);
  });
  element.addEventListener('pointermove', (event) => {
    if (event.pointerId === pointer) aim(event);
  });
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    pointer = undefined;
    options.onAim(undefined);
    const found = event.type === 'pointerup' ? find(event) : undefined;
    if (found !== undefined && !options.isLocked()) options.onPut(found.place);
  };
  element.addEventListener('pointerup', end);
  element.addEventListener('pointercancel', end);
}

/** The cloth with its fields, and the chips on it. */
export function createBoard(options: BoardOptions) {
  const { rules, onPut, onTake } = options;
  let isLying = false;
  let isLocked = false;
  let laid = layPlaces(rules.places, UPRIGHT);
  const fields = new Map(laid.map((one) => [one.place, createField(options, one)] as const));
  const element = html('div', { class: 'rboard num', role: 'group', 'aria-label': options.label });
  const layer = html('div', { class: 'rboard__chips', 'aria-hidden': 'true' });
  for (const { element: field, chips } of fields.values()) {
    element.append(field);
    layer.append(chips);
  }
  element.append(layer);

  function place(): void {
    laid = layPlaces(rules.places, isLying ? LYING : UPRIGHT);
    element.classList.toggle('rboard--lying', isLying);
    for (const one of laid) {
      const field = fields.get(one.place);
      const { from, to } = one.area ?? { from: one.spot, to: one.spot };
      const [x1, y1] = toShares(isLying ? { across: to.across, down: from.down } : from, isLying);
      const [x2, y2] = toShares(isLying ? { across: from.across, down: to.down } : to, isLying);
      const [left, top] = toShares(chipSpot(one, isLying), isLying);
      if (field === undefined) continue;
      const { style } = field.element;
      [style.left, style.top] = [percent(x1), percent(y1)];
      [style.width, style.height] = [percent(x2 - x1), percent(y2 - y1)];
      [field.chips.style.left, field.chips.style.top] = [percent(left), percent(top)];
    }
  }
  function find(event: PointerEvent): LaidPlace | undefined {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    return placeAt(laid, toSpot(x, y, isLying));
  }
  listenToFinger(element, find, { ...options, isLocked: () => isLocked });
  listenToKeys(element, fields, {
    laid: () => laid,
    isLying: () => isLying,
    isLocked: () => isLocked,
    onPut,
    onTake,
  });
  place();
  return {
    element,
    /** Lays the cloth upright or on its side. */
    lie(next: boolean) {
      if (next === isLying) return;
      isLying = next;
      place();
    },
    show(amounts: Amounts) {
      for (const [name, field] of fields) field.show(amounts[name] ?? 0);
    },
    /** Lights numbers, such as those of the place that is pressed. */
    light(numbers: readonly number[]) {
      for (const [number] of rules.pockets.entries())
        fields.get(`n${number}`)?.element.classList.toggle('is-lit', numbers.includes(number));
    },
    /** Rings the number that came, takes the chips that lost and leaves those that won. */
    async tell(pocket: number | undefined, isMoving: boolean): Promise<void> {
      for (const [number] of rules.pockets.entries())
        fields.get(`n${number}`)?.element.classList.toggle('is-come', number === pocket);
      if (pocket === undefined) return;
      for (const [name, { chips }] of fields) {
        const isWon = rules.places[name]?.includes(pocket) === true;
        chips.classList.toggle('is-won', isWon);
        chips.classList.toggle('is-lost', !isWon);
      }
      if (isMoving) await new Promise((resolve) => setTimeout(resolve, LEAVE_MS));
    },
    setLocked(next: boolean) {
      isLocked = next;
      element.classList.toggle('is-locked', next);
    },
  };
}

type Fields = Map<string, ReturnType<typeof createField>>;

/** Walks the cloth by the arrows: it is one stop of the keyboard. */
function listenToKeys(
  element: HTMLElement,
  fields: Fields,
  board: {
    laid: () => readonly LaidPlace[];
    isLying: () => boolean;
    isLocked: () => boolean;
    onPut: (place: string) => void;
    onTake: (place: string) => void;
  },
): void {
  let stop = 'n0';
  const to = (place: string) => {
    fields.get(stop)?.element.setAttribute('tabindex', '-1');
    stop = place;
    fields.get(stop)?.element.setAttribute('tabindex', '0');
  };
  to(stop);
  for (const [place, { element: field }] of fields) {
    // A finger never meets a field itself, so this is a key or a screen reader.
    field.addEventListener('click', () => {
      to(place);
      if (!board.isLocked()) board.onPut(place);
    });
    field.addEventListener('focus', () => to(place));
  }
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.shiftKey) {
      event.preventDefault();
      if (!board.isLocked()) board.onTake(stop);
    }
    const step = STEPS[event.key];
    const from = board.laid().find(({ place }) => place === stop);
    if (step === undefined || from === undefined) return;
    event.preventDefault();
    // On its side the cloth's columns run upward.
    const turned = board.isLying() ? { across: -step.down, down: step.across } : step;
    const next = nextPlace(board.laid(), from, turned);
    to(next.place);
    fields.get(next.place)?.element.focus();
  });
}
