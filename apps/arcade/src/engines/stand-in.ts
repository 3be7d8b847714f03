import type { Game } from './catalogue.ts';
import type { Look } from './engine.ts';

/** The sandbox game that is played in place of a title, until the title has an engine of its own. */
export type StandIn = 'slot' | 'flight' | 'numbers' | 'football' | 'match' | 'cards' | 'fishing';

const PLAYED_AS: Record<Exclude<Look, 'room'>, StandIn> = {
  reels5: 'slot',
  reels3: 'slot',
  keno: 'numbers',
  lottery: 'numbers',
  bingo: 'numbers',
  jackpot: 'numbers',
  sports: 'football',
  esports: 'match',
  cockfight: 'match',
  cards: 'cards',
  fishing: 'fishing',
};

/**
 * The sandbox game that is played in place of a title; undefined for a title that is played as itself. The player is
 * told before the first round: a player who opens Ludo must not find out after paying that it is a card game.
 */
export function standInOf({ isOwn, look }: Pick<Game, 'isOwn' | 'look'>): StandIn | undefined {
  // The only room in which a title that is not on the list is played is the one of flights.
  if (look === 'room') return isOwn ? undefined : 'flight';
  return isOwn ? undefined : PLAYED_AS[look];
}
