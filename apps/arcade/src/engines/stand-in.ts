import type { Game } from './catalogue.ts';
import type { Look } from './engine.ts';

/** The sandbox game that is played in place of a title, until the title has an engine of its own. */
export type StandIn = 'slot' | 'flight' | 'numbers' | 'cards' | 'fishing';

/** The rooms in which titles that are not on the list are played; any other one is a slot. */
const ROOMS_PLAYED: Readonly<Record<string, StandIn>> = { crash: 'flight', fishing: 'fishing' };

const PLAYED_AS: Record<Exclude<Look, 'room'>, StandIn> = {
  keno: 'numbers',
  bingo: 'numbers',
  jackpot: 'numbers',
  cards: 'cards',
};

/**
 * The sandbox game that is played in place of a title; undefined for a title that is played as itself. The player is
 * told before the first round: a player who opens Ludo must not find out after paying that it is a card game.
 */
export function standInOf({
  isOwn,
  look,
  room,
}: Pick<Game, 'isOwn' | 'look' | 'room'>): StandIn | undefined {
  if (isOwn) return undefined;
  if (look === 'room') return ROOMS_PLAYED[room ?? ''] ?? 'slot';
  return PLAYED_AS[look];
}
