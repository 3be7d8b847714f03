import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { layCloth } from '../parts/table/cloth.ts';
import { roomWords } from '../room-words.ts';
import { cornersOf, drawBaize } from './baize.ts';
import { createHands } from './hands.ts';
import { createDealerSeat } from './seat.ts';
import type { TableView } from './totals.ts';
import { BLACKJACK_TEXTS } from './words.ts';

const PETALS = { fan: 12, table: 16 } as const;

/** The table: the dealer above, the player's hands below. */
export function createPicture(frame: Frame, onCard: () => void) {
  const { motif } = frame.state;
  const words = roomWords(frame.state.language, BLACKJACK_TEXTS);
  const dealer = createDealerSeat(frame, words('dealer'), words('insurance'));
  const hands = createHands(frame, onCard);
  const element = html('div', { class: 'bj' });
  const kind = motif?.startsWith('table') === true ? 'table' : 'fan';
  layCloth(element, frame.state.palette);
  element.classList.add(`bj--${kind}`);
  const baize = drawBaize([words('pays'), words('stands')], PETALS[kind], cornersOf(motif));
  element.append(baize, dealer.element, hands.element);

  function tellTable(view: TableView): void {
    dealer.insure(view.insuranceMinor);
    hands.tell(view);
  }
  function lay(view: TableView): void {
    dealer.close(view.dealer.length);
    dealer.lay(view.dealer);
    hands.lay(view);
    tellTable(view);
  }
  async function dealDealer(view: TableView, count: number): Promise<void> {
    for (const [at, card] of view.dealer.slice(0, count).entries()) {
      if (at < dealer.cards().length && dealer.cards()[at] === card) continue;
      onCard();
      dealer.close(Math.max(at + 1, dealer.cards().length));
      if (at < dealer.cards().length && card !== undefined) await dealer.turn(at, card);
      else await dealer.deal(card);
    }
  }
  /** Goes on from what lies on the table: each card that is new is dealt. */
  async function deal(view: TableView): Promise<void> {
    hands.part(view);
    hands.stake(view);
    if (dealer.cards().length === 0) {
      await hands.deal(0, view, 1);
      await dealDealer(view, 1);
      await hands.deal(0, view, 2);
      await dealDealer({ ...view, dealer: [...view.dealer.slice(0, 1), undefined] }, 2);
    }
    for (let index = 0; index < view.hands.length; index += 1)
      await hands.deal(index, view, Number.MAX_SAFE_INTEGER);
    await dealDealer(view, view.dealer.length);
    tellTable(view);
  }
  return {
    element,
    lay,
    deal,
    /** Takes the cards of the last round away, and puts the chip of the next one. */
    begin(stakeMinor: number) {
      lay({ dealer: [], hands: [{ cards: [], stakeMinor }], active: -1, insuranceMinor: 0 });
    },
    settle: hands.settle,
  };
}
