import type { OutcomeText } from '@maidan/wire';
import { cardsText, type Card } from '../cards.ts';

/**
 * How a round against a dealer ends in which the player goes on: the dealer does not qualify; or both hands are compared,
 * and the player's is better, the same or worse.
 */
export type PlayedWay = 'out' | 'won' | 'tie' | 'lost';

const ENDS: Readonly<Record<PlayedWay, OutcomeText>> = {
  out: { bn: 'ডিলার খেলেননি', en: 'The dealer did not play', hi: 'डीलर नहीं खेला' },
  won: { bn: 'খেলোয়াড় জিতেছেন', en: 'The player won', hi: 'खिलाड़ी जीता' },
  tie: { bn: 'সমান হয়েছে', en: 'Tie', hi: 'बराबरी रही' },
  lost: { bn: 'ডিলার জিতেছেন', en: 'The dealer won', hi: 'डीलर जीता' },
};

/** A hand at the end: the name of its kind, and its cards. */
interface ToldHand {
  name: OutcomeText;
  cards: readonly Card[];
}

/** The hands of an end, and the cards that belong to both. */
interface ToldHands {
  own: ToldHand;
  dealer: ToldHand;
  board?: readonly Card[];
}

/**
 * Tells an end with its hands; `givenUp` names the way in which the player does not go on, and how that is told.
 * Undefined for a way that the game does not have.
 */
export function tellEnd(
  way: unknown,
  { own, dealer, board }: ToldHands,
  givenUp: Readonly<Record<string, OutcomeText>>,
): OutcomeText | undefined {
  const ways: Readonly<Record<string, OutcomeText>> = { ...ENDS, ...givenUp };
  const end = typeof way === 'string' && Object.hasOwn(ways, way) ? ways[way] : undefined;
  if (end === undefined) return undefined;
  const [mine, theirs] = [cardsText(own.cards), cardsText(dealer.cards)];
  const table = board && cardsText(board);
  const onTable = {
    bn: table === undefined ? '' : `টেবিলে ${table}, `,
    en: table === undefined ? '' : `board ${table}, `,
    hi: table === undefined ? '' : `टेबल पर ${table}, `,
  };
  return {
    bn: `${end.bn}: ${onTable.bn}খেলোয়াড় ${own.name.bn} (${mine}), ডিলার ${dealer.name.bn} (${theirs})।`,
    en: `${end.en}: ${onTable.en}player ${own.name.en} (${mine}), dealer ${dealer.name.en} (${theirs}).`,
    hi: `${end.hi}: ${onTable.hi}खिलाड़ी ${own.name.hi} (${mine}), डीलर ${dealer.name.hi} (${theirs})।`,
  };
}
