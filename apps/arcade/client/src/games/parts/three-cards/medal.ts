const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const FIRST = 2;
const MOST = 14;

/** The print of a title's cloth and the backs of its cards. */
export interface Medal {
  /** As many petals as the rank of the first card that the title shows: an ace has 14. */
  petals: number;
  back: 'fan' | 'aces' | 'table';
}

/** Reads what a title shows, such as `fan:Kh,Ks,Kd`, `aces` or `table:10h,As`. */
export function medalOf(motif: string | undefined): Medal {
  const [name = '', cards = ''] = (motif ?? '').split(':');
  const place = RANKS.indexOf(cards.split(',')[0]?.slice(0, -1) ?? '');
  const back = name === 'aces' || name === 'table' ? name : 'fan';
  return { petals: place < 0 ? MOST : place + FIRST, back };
}
