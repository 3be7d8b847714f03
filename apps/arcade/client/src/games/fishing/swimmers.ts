import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { Palette } from '../reels/palettes.ts';
import { bossOf, drawBoss } from './bosses.ts';
import type { Point } from './cannon.ts';
import { drawFish, pictureOf } from './fish.ts';
import { tagOf, type FishKind } from './kinds.ts';
import { PLACES, type Place } from './places.ts';

/** One thing to shoot at, with its way through the water. Where it swims is decoration and decides nothing. */
export interface Swimmer {
  key: string;
  element: HTMLElement;
  /** What its picture fills. */
  box: HTMLElement;
  /** Its fish, one for each that a shot goes to. */
  bodies: HTMLElement[];
  /** Its middle, from the upper left corner of the window. */
  middle: () => Point;
  /** How far its picture reaches from there. */
  radius: () => number;
  /** Whether it can be seen at this size of the stage. */
  isShown: () => boolean;
}

const imageOf = (address: string) =>
  html('img', { class: 'swim__art', src: address, alt: '', draggable: 'false' });

function measured(key: string, element: HTMLElement, box: HTMLElement, bodies: HTMLElement[]) {
  const rect = () => box.getBoundingClientRect();
  return {
    key,
    element,
    box,
    bodies,
    middle: () => ({ x: rect().left + rect().width / 2, y: rect().top + rect().height / 2 }),
    radius: () => Math.max(rect().width, rect().height) / 2,
    isShown: () => rect().width > 0,
  };
}

/** A fish on its way: it swims there and back, and turns at both ends. */
function createFish(place: Place, kind: FishKind, address: string, tag: string, index: number) {
  const bodies = Array.from({ length: kind.fish }, () =>
    html('span', { class: 'swim__body' }, imageOf(address)),
  );
  const turning = html('span', { class: 'swim__turn' }, ...bodies);
  const box = html('span', { class: 'swim__box' }, turning);
  const element = html(
    'div',
    {
      class: `swim${kind.fish > 1 ? ' swim--shoal' : ''}${place.low === undefined ? ' swim--extra' : ''}`,
    },
    html('span', { class: 'swim__way' }, box, html('span', { class: 'swim__tag num' }, tag)),
  );
  const [lowLeft, lowReach, lowTop] = place.low ?? [0, 0, 0];
  const variables = {
    '--left': `${place.left}%`,
    '--reach': `${place.reach}%`,
    '--top': `${place.top}%`,
    '--low-left': `${lowLeft}%`,
    '--low-reach': `${lowReach}%`,
    '--low-top': `${lowTop}%`,
    '--size': `${place.size}px`,
    '--way': `${place.seconds}s`,
    // A negative delay, so that not all fish begin at the left end of their ways.
    '--start': `${-((index * 3.7) % place.seconds)}s`,
  };
  for (const [name, value] of Object.entries(variables)) element.style.setProperty(name, value);
  return measured(place.key, element, box, bodies);
}

/** The boss: a shadow in the deep, which rises when it is aimed at. */
function createBoss(tag: string) {
  const [shadow, lit] = [imageOf(''), imageOf('')];
  shadow.className = 'swim__art boss__shadow';
  lit.className = 'swim__art boss__lit';
  const body = html('span', { class: 'swim__body' }, shadow, lit);
  const element = html(
    'div',
    { class: 'boss' },
    html('span', { class: 'boss__sway' }, body),
    html('span', { class: 'swim__tag num' }, tag),
  );
  return {
    swimmer: measured('boss', element, body, [body]),
    show(address: string) {
      shadow.src = address;
      lit.src = address;
    },
  };
}

/** Everything that swims on the stage of a title, and the pictures of the kinds by their key. */
export function createSwimmers(frame: Frame, kinds: readonly FishKind[], palette: Palette) {
  const addresses = new Map<string, string>();
  const boss = createBoss('');
  const swimmers: Swimmer[] = [];
  for (const [index, place] of PLACES.entries()) {
    const kind = kinds.find(({ key }) => key === place.key);
    if (kind === undefined) continue;
    const address = addresses.get(place.key) ?? pictureOf(drawFish(place.key, palette));
    addresses.set(place.key, address);
    swimmers.push(createFish(place, kind, address, tagOf(frame, kind), index));
  }
  const bossKind = kinds.find(({ key }) => key === 'boss');
  if (bossKind !== undefined) {
    const tag = boss.swimmer.element.querySelector('.swim__tag');
    if (tag !== null) tag.textContent = tagOf(frame, bossKind);
    // The shadow lies behind the swarm.
    swimmers.unshift(boss.swimmer);
  }
  const bossPicture = drawBoss(bossOf(frame.state.motif), palette).then(pictureOf);
  bossPicture.then(boss.show, () => frame.warn(frame.words('error.network')));

  return {
    swimmers,
    /** A small picture of a kind; the boss's appears when its drawing is there. */
    portrait(key: string): HTMLElement {
      const image = imageOf(addresses.get(key) ?? '');
      if (key === 'boss')
        bossPicture.then(
          (address) => void (image.src = address),
          () => image.remove(),
        );
      return image;
    },
  };
}
