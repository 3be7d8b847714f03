import type { Game } from './catalogue.ts';

/** The sandbox game that a title is played as, until it has an engine of its own. */
export type StandIn = 'numbers' | 'football' | 'match' | 'cards' | 'dice' | 'wheel' | 'flight';

/** Titles that are what their engine plays, by words in the slug; whatever else an engine plays is a stand-in. */
const OWN: Partial<Record<Game['look'], RegExp>> = {
  flight: /^(?!.*(limbo|plinko|mine))/,
  keno: /keno/,
  lottery: /^(?!.*(scratch|race|cricket))/,
  sports: /football|penalty|soccer/,
  cards: /high-card|dragon-tiger/,
  dice: /^(?!.*(sic-?bo|craps|jhandi|limbo|plinko|snakes|ladder)).*(dice|pasha|seven)/,
  wheel: /wheel|roulette|chaka|spin/,
};

const PLAYED_AS: Partial<Record<Game['look'], StandIn>> = {
  flight: 'flight',
  keno: 'numbers',
  bingo: 'numbers',
  jackpot: 'numbers',
  lottery: 'numbers',
  sports: 'football',
  esports: 'match',
  cards: 'cards',
  dice: 'dice',
  wheel: 'wheel',
};

/**
 * Which sandbox game stands in for a title; undefined for one that is played as what it is. The player is told before the
 * first round: who opens Ludo must not find out by the stake that it is a card game.
 */
export function standInOf({
  gameCode,
  look,
}: Pick<Game, 'gameCode' | 'look'>): StandIn | undefined {
  const slug = gameCode.slice(gameCode.indexOf('.') + 1);
  return OWN[look]?.test(slug) === true ? undefined : PLAYED_AS[look];
}
