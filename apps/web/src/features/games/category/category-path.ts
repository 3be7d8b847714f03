import type { Category } from '@maidan/contract/constants';

/** Path of each category below the base path (SHELL-18, SHELL-19). */
export const CATEGORY_PATH: Readonly<Record<Category, string>> = {
  RNG: '/rng-games',
  LIVE: '/live-games',
  FISH: '/fishing-games',
  PVP: '/poker-games',
  SPORTS: '/sport-games',
  LOTT: '/lott',
  ELOTT: '/elott',
  SLOT: '/slot',
  CRASH: '/crash',
  BINGO: '/bingo',
  JACKPOT: '/jackpots',
  FEATURE: '/slot-games',
  INHOUSE: '/inHouse',
  JL: '/jili-games',
  RTG: '/rtg-games',
  ESPORTS: '/esport-games',
  COCKFIGHT: '/cockfight',
  HOT: '/hot-games',
};
