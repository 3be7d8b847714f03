import { html, isMotionReduced, pause } from '../../../dom.ts';
import { createFace, drawPips, type DrawFace } from './faces.ts';
import './dice.css';

/** How long a die takes from the hand to its rest. */
const THROW_MS = 900;
/** By then a die turns so fast that its new faces are not seen to come. */
const SWAP_MS = 90;
/** How much later each next die of a throw starts. */
const APART_MS = 60;

/** The sides of a cube, in the order in which faces are written on them. */
const SIDES = ['top', 'left', 'right', 'back-left', 'back-right', 'base'] as const;
/**
 * Which faces stand to the left and the right below the one on top: those of a die whose opposite faces add up to seven
 * and whose one, two and three run against the clock around their corner.
 */
const BESIDE: Readonly<Record<number, readonly [left: number, right: number]>> = {
  1: [2, 3],
  2: [3, 1],
  3: [1, 2],
  4: [2, 1],
  5: [1, 3],
  6: [3, 2],
};
const FULL = 7;

/** From where a die comes, in its own widths; left out, it is shaken where it lies. */
export interface ThrowFrom {
  x: number;
  y: number;
}

/** One die, seen from above and from a corner. The face on top is what it shows. */
export interface Die {
  element: HTMLElement;
  /** Lays the die with this face on top, at once. */
  show: (face: number) => void;
  /** Throws the die, which comes to rest with this face on top. */
  fall: (face: number, delayMs: number, from?: ThrowFrom) => Promise<void>;
}

function facesOf(top: number): readonly number[] {
  const [left, right] = BESIDE[top] ?? [2, 3];
  return [top, left, right, FULL - right, FULL - left, FULL - top];
}

/** A place beside the rest of a die, in its own widths and heights. */
const at = (x: number, y: number) => `translate(${x * 100}%, ${y * 100}%)`;

/** The way of a die: a bow through the air and two lower hops. */
function flightOf(from: ThrowFrom | undefined): Keyframe[] {
  const { x, y } = from ?? { x: 0, y: 0 };
  const start = { transform: at(x, y), opacity: from === undefined ? 1 : 0 };
  return [
    start,
    { transform: at(x * 0.62, y * 0.5 - 0.55), opacity: 1, offset: 0.22, easing: 'ease-in' },
    { transform: at(x * 0.28, 0.04), offset: 0.46, easing: 'ease-out' },
    { transform: at(x * 0.14, -0.2), offset: 0.62, easing: 'ease-in' },
    { transform: at(x * 0.05, 0.02), offset: 0.77, easing: 'ease-out' },
    { transform: at(x * 0.02, -0.05), offset: 0.87, easing: 'ease-in' },
    { transform: at(0, 0) },
  ];
}

/** Whole turns about all three axes, so that the die ends as it lies. */
function turnsOf(place: number): Keyframe[] {
  const lean = place % 2 === 0 ? 1 : -1;
  const turns = [lean * 720, -lean * (360 + 360 * (place % 3)), lean * 360];
  const [x = 0, y = 0, z = 0] = turns;
  return [
    { transform: `rotateX(${x}deg) rotateY(${y}deg) rotateZ(${z}deg)` },
    { transform: 'rotateX(0deg) rotateY(0deg) rotateZ(0deg)' },
  ];
}

/** Makes a die; `place` sets how it lies and turns, so that the dice of a throw differ. */
function createDie(place: number, draw: DrawFace = drawPips): Die {
  const sides = SIDES.map((side) => html('span', { class: `cube__side cube__side--${side}` }));
  const turn = html('span', { class: 'cube__turn' }, ...sides);
  // Seen through the small gap between three rounded corners.
  const core = html('span', { class: 'cube__core' });
  const body = html('span', { class: 'cube__body' }, core, turn);
  const flight = html('span', { class: 'cube__flight' }, body);
  const shadow = html('span', { class: 'cube__shadow' });
  const element = html('span', { class: 'cube', 'aria-hidden': 'true' }, shadow, flight);
  element.style.setProperty('--lean', `${[-5, 4, -2, 5, -4, 3][place % 6] ?? 0}deg`);

  function show(top: number): void {
    for (const [index, face] of facesOf(top).entries())
      sides[index]?.replaceChildren(createFace(face, draw));
  }
  return {
    element,
    show,
    async fall(face, delayMs, from) {
      if (isMotionReduced()) return show(face);
      const time = { duration: THROW_MS, delay: delayMs, fill: 'backwards' } as const;
      const flown = flight.animate(flightOf(from), time);
      turn.animate(turnsOf(place), { ...time, easing: 'cubic-bezier(0.2, 0.55, 0.4, 1)' });
      shadow.animate(
        [{ opacity: from === undefined ? 1 : 0 }, { opacity: 0.35, offset: 0.2 }, { opacity: 1 }],
        time,
      );
      await pause(delayMs + (from === undefined ? SWAP_MS : 0));
      show(face);
      await pause(THROW_MS - (from === undefined ? SWAP_MS : 0));
      flown.finish();
    },
  };
}

/** Several dice that are thrown together. */
export interface Dice {
  dice: readonly Die[];
  show: (faces: readonly number[]) => void;
  /** Throws them one shortly after the other; answers when the last one lies. */
  fall: (faces: readonly number[], from?: (place: number) => ThrowFrom) => Promise<void>;
}

/** Makes the dice of a game. */
export function createDice(count: number, draw: DrawFace = drawPips): Dice {
  const dice = Array.from({ length: count }, (_unused, place) => createDie(place, draw));
  return {
    dice,
    show(faces) {
      for (const [place, die] of dice.entries()) die.show(faces[place] ?? 1);
    },
    async fall(faces, from) {
      const falls = dice.map((die, place) =>
        die.fall(faces[place] ?? 1, place * APART_MS, from?.(place)),
      );
      await Promise.all(falls);
    },
  };
}
