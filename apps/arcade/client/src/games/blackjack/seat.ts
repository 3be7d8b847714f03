import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { createHand } from '../parts/cards/hand.ts';
import type { Card } from '../parts/cards/names.ts';
import { createChip } from '../parts/table/chip.ts';
import { seenOf, totalOf, type HandView } from './totals.ts';

/** How many cards wide a hand may lie: alone, beside another, and the dealer's beside the shoe. */
const ROOM = { one: 3.2, two: 1.86, dealer: 2.7 } as const;
const WHOLE_GAP = 1.08;
const NARROW_GAP = 0.46;

/** A row of cards with a plate of its total and one of its name. */
function createRow(frame: Frame, label: string) {
  const { format, state } = frame;
  const hand = createHand(state.language, label);
  const total = html('b', { class: 'plate bj__total num' });
  const name = html('span', { class: 'plate bj__name' }, label);
  let cards: (Card | undefined)[] = [];
  function tell(): void {
    const seen = seenOf(cards);
    const { total: sum, isSoft } = totalOf(seen);
    const text = isSoft && sum < 21 ? `${sum - 10}/${sum}` : String(sum);
    total.textContent = seen.length === 0 ? '' : format.digits(text);
  }
  /** Puts the cards so close that all of them fit; the corner of each stays in sight. */
  function close(count: number, room: number, most: number): void {
    const step = count < 2 ? most : Math.min(most, (room - 1) / (count - 1));
    hand.element.style.setProperty('--lap', `calc(var(--card) * ${(1 - step).toFixed(3)})`);
  }
  return {
    hand,
    total,
    name,
    cards: () => cards,
    close,
    plates: html('div', { class: 'bj__plates' }, total, name),
    lay(next: readonly (Card | undefined)[]) {
      cards = [...next];
      hand.lay(next);
      tell();
    },
    async deal(card: Card | undefined) {
      cards.push(card);
      await hand.deal(card);
      tell();
    },
    /** Turns the card that lies face down. */
    async turn(at: number, card: Card) {
      cards[at] = card;
      await hand.cards()[at]?.turn(card);
      tell();
    },
  };
}

/** The dealer's place: cards side by side, and the insurance of the player. */
export function createDealerSeat(frame: Frame, label: string, insurance: string) {
  const { format, state } = frame;
  const row = createRow(frame, label);
  const insured = html('span', { class: 'plate bj__insured', hidden: true });
  row.plates.append(insured);
  const close = (count: number) => row.close(count, ROOM.dealer, WHOLE_GAP);
  return {
    ...row,
    element: html('div', { class: 'bj__dealer' }, row.hand.element, row.plates),
    close,
    insure(minor: number) {
      insured.hidden = minor === 0;
      insured.replaceChildren(
        createChip(format, state.language, minor),
        `${insurance} ${format.money(minor)}`,
      );
    },
  };
}

/** One hand of the player: its cards, its plates and its chip. */
export function createPlayerSeat(frame: Frame, label: string) {
  const { format, state } = frame;
  const row = createRow(frame, label);
  const spot = html('div', { class: 'bj__spot', 'aria-hidden': 'true' });
  const element = html('div', { class: 'bj__seat' }, row.hand.element, row.plates, spot);
  return {
    ...row,
    element,
    close: (count: number, isOnly: boolean) =>
      row.close(count, isOnly ? ROOM.one : ROOM.two, NARROW_GAP),
    stake(minor: number) {
      if (minor === 0) return spot.replaceChildren();
      spot.replaceChildren(createChip(format, state.language, minor));
    },
    /** Marks the hand that is played, and lets the other wait. */
    setActive(isActive: boolean, isWaiting: boolean) {
      element.classList.toggle('is-active', isActive);
      for (const card of row.hand.cards()) card.mark(isWaiting ? 'waits' : 'plain');
    },
    /** Says how the hand ended; a ring marks it only in a round that left more than it cost. */
    settle({ stakeMinor, payoutMinor = 0 }: HandView, word: string, isRinged: boolean) {
      const net = format.net(payoutMinor - stakeMinor);
      row.name.textContent = `${word} ${net}`;
      element.classList.remove('is-active');
      for (const card of row.hand.cards()) card.mark(isRinged ? 'won' : 'plain');
    },
    setName: (text: string) => void (row.name.textContent = text),
  };
}

/** A place of the player's hand. */
export type PlayerSeat = ReturnType<typeof createPlayerSeat>;
