import { html, pause, svg } from '../../../dom.ts';
import type { Frame } from '../../../frame.ts';
import { backs, createSides, turnCards } from '../ante/sides.ts';
import type { AntePicture } from '../ante/start.ts';
import type { Card } from '../cards/names.ts';
import type { HandsEnd } from './kinds.ts';
import { THREE_CARD_TEXTS } from './words.ts';

const COUNT = 3;
const REST_MS = 300;

/** The flower that is printed on the cloth, with as many petals as the rank of the title's cards. */
function drawMedal(petals: number): SVGElement {
  const petal = (index: number) =>
    svg('path', {
      d: 'M0-34C16-56 14-74 0-86C-14-74-16-56 0-34ZM-12-93Q0-78 12-93',
      transform: `rotate(${(index * 360) / petals})`,
    });
  return svg(
    'svg',
    { class: 'ante__medal', viewBox: '-106 -106 212 212', 'aria-hidden': 'true' },
    svg('circle', { r: 30 }),
    svg('circle', { r: 20 }),
    ...Array.from({ length: petals }, (_unused, index) => petal(index)),
    svg('circle', { r: 103 }),
  );
}

/** Makes the picture: two hands with a plate for each; `nameOf` tells three cards. */
export function createHandsPicture(
  frame: Frame,
  petals: number,
  nameOf: (cards: readonly Card[]) => string,
): AntePicture<{ player: readonly Card[] }, HandsEnd> {
  const sides = createSides(frame, THREE_CARD_TEXTS);
  const [dealer, own] = [sides.dealer.hand, sides.own.hand];
  const hands = [sides.dealer.element, sides.own.element];
  const element = html('div', { class: 'ante__hands' }, drawMedal(petals), ...hands);

  function mark(looks: Readonly<Record<'own' | 'dealer', 'won' | 'waits' | 'plain'>>): void {
    for (const view of own.cards()) view.mark(looks.own);
    for (const view of dealer.cards()) view.mark(looks.dealer);
  }
  function lay(player: readonly (Card | undefined)[], hand: string): void {
    own.lay(player);
    dealer.lay(backs(COUNT));
    sides.callOwn(hand);
    sides.callDealer();
  }
  function clear(): void {
    lay(backs(COUNT), '');
    mark({ own: 'waits', dealer: 'waits' });
  }
  clear();
  return {
    element,
    clear,
    async open({ player }, isNew) {
      if (!isNew) return lay(player, nameOf(player));
      sides.callOwn('');
      await sides.deal(COUNT);
      await turnCards(own, player);
      sides.callOwn(nameOf(player));
      sides.callDealer();
    },
    async end({ player, dealer: theirs, way }, isNew) {
      if (!isNew) lay(player, nameOf(player));
      if (way === 'pack') return mark({ own: 'waits', dealer: 'waits' });
      if (isNew) await turnCards(dealer, theirs);
      else dealer.lay(theirs);
      sides.callDealer({ way, hand: nameOf(theirs) });
      mark({
        own: way === 'won' ? 'won' : 'plain',
        dealer: way === 'lost' ? 'won' : way === 'out' ? 'waits' : 'plain',
      });
      if (isNew) await pause(REST_MS);
    },
    glow: sides.glow,
  };
}
