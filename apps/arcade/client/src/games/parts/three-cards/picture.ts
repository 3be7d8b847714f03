import { html, pause, svg } from '../../../dom.ts';
import type { Frame } from '../../../frame.ts';
import { createHand, type Hand } from '../cards/hand.ts';
import type { Card } from '../cards/names.ts';
import { roomWords } from '../../room-words.ts';
import type { HandsEnd } from './kinds.ts';
import { THREE_CARD_TEXTS } from './words.ts';

/** The two hands on the stage, with a plate for each. */
export interface HandsPicture {
  element: HTMLElement;
  clear: () => void;
  /** Shows the player's cards and the backs of the dealer's; with `isNew` they are dealt first. */
  open: (player: readonly Card[], isNew: boolean) => Promise<void>;
  /** Shows how a round ended; with `isNew` the dealer's cards turn first. */
  end: (end: HandsEnd, isNew: boolean) => Promise<void>;
  /** Marks the player's cards once, for a win of ten stakes and more. */
  glow: () => void;
}

const COUNT = 3;
const GLOW_MS = 600;
const BACKS: readonly undefined[] = Array.from({ length: COUNT }, () => undefined);

/** The flower that is printed on the cloth, with as many petals as the rank of the title's cards. */
function drawMedal(petals: number): SVGElement {
  const petal = (index: number) =>
    svg('path', {
      d: 'M0-34C16-56 14-74 0-86C-14-74-16-56 0-34ZM-12-93Q0-78 12-93',
      transform: `rotate(${(index * 360) / petals})`,
    });
  return svg(
    'svg',
    { class: 'trio__medal', viewBox: '-106 -106 212 212', 'aria-hidden': 'true' },
    svg('circle', { r: 30 }),
    svg('circle', { r: 20 }),
    ...Array.from({ length: petals }, (_unused, index) => petal(index)),
    svg('circle', { r: 103 }),
  );
}

async function dealTo(hands: readonly Hand[], player: readonly Card[]): Promise<void> {
  const [dealer, own] = hands;
  for (let card = 0; card < COUNT; card += 1) {
    await own?.deal(undefined);
    await dealer?.deal(undefined);
  }
  await turnAll(own, player);
}

/** Turns the cards of a hand together. */
async function turnAll(hand: Hand | undefined, cards: readonly Card[]): Promise<void> {
  await Promise.all((hand?.cards() ?? []).map((view, index) => view.turn(cards[index])));
}

/** Makes the picture; `nameOf` tells three cards. */
export function createHandsPicture(
  frame: Frame,
  petals: number,
  nameOf: (cards: readonly Card[]) => string,
): HandsPicture {
  const { language } = frame.state;
  const words = roomWords(language, THREE_CARD_TEXTS);
  const dealer = createHand(language, words('dealer'));
  const own = createHand(language, words('you'));
  const dealerPlate = html('span', { class: 'plate' });
  const ownPlate = html('b', { class: 'plate trio__own-plate' });
  const element = html(
    'div',
    { class: 'trio__hands' },
    html('div', { class: 'trio__dealer' }, dealer.element, dealerPlate),
    html('div', { class: 'trio__own' }, own.element, ownPlate),
  );
  element.prepend(drawMedal(petals));

  function mark(looks: Readonly<Record<'own' | 'dealer', 'won' | 'waits' | 'plain'>>): void {
    for (const view of own.cards()) view.mark(looks.own);
    for (const view of dealer.cards()) view.mark(looks.dealer);
  }
  function tell(player: readonly Card[]): void {
    ownPlate.textContent = nameOf(player);
    dealerPlate.textContent = words('dealerPlays');
  }
  function clear(): void {
    own.lay(BACKS);
    dealer.lay(BACKS);
    ownPlate.textContent = '';
    dealerPlate.textContent = words('dealerPlays');
    mark({ own: 'waits', dealer: 'waits' });
  }
  clear();
  return {
    element,
    clear,
    async open(player, isNew) {
      ownPlate.textContent = '';
      if (isNew) {
        own.clear();
        dealer.clear();
        await dealTo([dealer, own], player);
      } else {
        own.lay(player);
        dealer.lay(BACKS);
      }
      tell(player);
    },
    async end({ player, dealer: theirs, way }, isNew) {
      if (!isNew) {
        own.lay(player);
        dealer.lay(BACKS);
      }
      tell(player);
      if (way === 'pack') return mark({ own: 'waits', dealer: 'waits' });
      if (isNew) await turnAll(dealer, theirs);
      else dealer.lay(theirs);
      const hand = nameOf(theirs);
      dealerPlate.textContent = words(way === 'out' ? 'dealerIsOut' : 'dealerHas', { hand });
      mark({
        own: way === 'won' ? 'won' : 'plain',
        dealer: way === 'lost' ? 'won' : way === 'out' ? 'waits' : 'plain',
      });
      if (isNew) await pause(300);
    },
    glow() {
      own.element.animate(
        [{ filter: 'none' }, { filter: 'brightness(1.25)' }, { filter: 'none' }],
        {
          duration: GLOW_MS,
        },
      );
    },
  };
}
