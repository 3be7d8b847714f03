import { html, isMotionReduced, pause } from '../../dom.ts';
import type { createCannon, Point } from './cannon.ts';
import type { Swimmer } from './swimmers.ts';

const FLIGHT_MS = { least: 250, most: 500 } as const;
const HIT_MS = 225;
const RISE_MS = 600;
const SUM_MS = 1_400;
const BACK_MS = 400;

/** What a shot came to. */
export interface Shot {
  /** For each fish that it goes to, whether it is caught. */
  caught: readonly boolean[];
  /** What was paid, as the player reads it; empty where nothing was. */
  sum: string;
  /** Whether more was paid than the shot cost. */
  isGain: boolean;
}

/** How long a shot flies: by its distance, as a share of the longest way on the stage. */
export function flightMs(distance: number, longest: number): number {
  const share = longest > 0 ? Math.min(1, distance / longest) : 0;
  return Math.round(FLIGHT_MS.least + (FLIGHT_MS.most - FLIGHT_MS.least) * share);
}

const at = ({ x, y }: Point, then = '') => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)${then}`;

/** Adds an element, moves it, and takes it away. */
async function pass(
  stage: HTMLElement,
  element: HTMLElement,
  frames: Keyframe[],
  ms: number,
): Promise<void> {
  if (isMotionReduced()) return;
  stage.append(element);
  element.animate(frames, { duration: ms, fill: 'both' });
  await pause(ms);
  element.remove();
}

/** A caught fish fades upward and comes back into the water; one that was missed only dips. */
async function leave(body: HTMLElement, isCaught: boolean): Promise<void> {
  if (isMotionReduced()) return;
  if (!isCaught) {
    body.animate([{ transform: 'none' }, { transform: 'translateY(7px)' }, { transform: 'none' }], {
      duration: HIT_MS,
      easing: 'ease-out',
    });
    return;
  }
  body.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(-64px)', opacity: 0 },
    ],
    { duration: RISE_MS, easing: 'ease-out', fill: 'forwards' },
  );
  await pause(RISE_MS);
}

function comeBack(body: HTMLElement): void {
  if (isMotionReduced()) return;
  body.animate(
    [
      { transform: 'none', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: BACK_MS, fill: 'forwards' },
  );
}

/** What was paid, where the fish was. It stays a little longer than the motion, also without motion. */
function showSum(stage: HTMLElement, place: Point, { sum, isGain }: Shot): void {
  if (sum === '') return;
  const element = html('b', { class: isGain ? 'catch catch--gain num' : 'catch num' }, sum);
  stage.append(element);
  const half = element.offsetWidth / 2 + 8;
  const x = Math.max(half, Math.min(stage.clientWidth - half, place.x));
  element.style.transform = at({ x, y: Math.max(40, place.y) }, ' translate(-50%, -50%)');
  if (!isMotionReduced())
    element.animate(
      [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }],
      {
        duration: SUM_MS,
        fill: 'forwards',
      },
    );
  setTimeout(() => element.remove(), SUM_MS);
}

/** Flies from the cannon to a fish, which waits for it, and shows what came of it. */
export async function shootAt(
  stage: HTMLElement,
  cannon: ReturnType<typeof createCannon>,
  target: Swimmer,
  within: (point: Point) => Point,
  shot: Shot,
): Promise<void> {
  target.element.classList.add('is-held');
  const place = within(target.middle());
  const mouth = cannon.turnTo(place);
  const longest = Math.hypot(stage.clientWidth / 2, stage.clientHeight);
  const ms = flightMs(Math.hypot(place.x - mouth.x, place.y - mouth.y), longest);
  const ball = html('i', { class: 'shot' });
  await pass(stage, ball, [{ transform: at(mouth) }, { transform: at(place) }], ms);
  showSum(stage, place, shot);
  const splash = html('i', { class: 'splash' });
  const hit = pass(
    stage,
    splash,
    [
      { transform: at(place, ' scale(0.3)'), opacity: 1 },
      { transform: at(place, ' scale(1.3)'), opacity: 0 },
    ],
    HIT_MS,
  );
  const left = target.bodies.map((body, index) => leave(body, shot.caught[index] === true));
  await Promise.all([hit, ...left]);
  for (const [index, body] of target.bodies.entries())
    if (shot.caught[index] === true) comeBack(body);
  target.element.classList.remove('is-held');
}
