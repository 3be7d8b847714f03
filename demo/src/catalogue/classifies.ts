import type { LocalText } from '../model.ts';

/** What a classify is called, by its key on the wire. */
export const classifyNames: Readonly<Record<string, LocalText>> = {
  SM: { bn: 'স্লট', en: 'Slots' },
  Crash: { bn: 'ক্র্যাশ', en: 'Crash' },
  BG: { bn: 'বিঙ্গো', en: 'Bingo' },
  JP: { bn: 'জ্যাকপট', en: 'Jackpot' },
  FeatureBuy: { bn: 'ফিচার কেনা', en: 'Feature buy' },
  MegaWin: { bn: 'উঁচু গুণক', en: 'High multiplier' },
  Classic: { bn: 'ক্লাসিক', en: 'Classic' },
  Table: { bn: 'টেবিল', en: 'Table' },
  Video: { bn: 'ভিডিও গেম', en: 'Video games' },
  Roulette: { bn: 'রুলেট', en: 'Roulette' },
  Baccarat: { bn: 'বাকারা', en: 'Baccarat' },
  Blackjack: { bn: 'ব্ল্যাকজ্যাক', en: 'Blackjack' },
  Dice: { bn: 'পাশা', en: 'Dice' },
  GameShow: { bn: 'গেম শো', en: 'Game show' },
  Rummy: { bn: 'রামি', en: 'Rummy' },
  TeenPatti: { bn: 'তিন পাত্তি', en: 'Teen patti' },
  Poker: { bn: 'পোকার', en: 'Poker' },
  Board: { bn: 'বোর্ড গেম', en: 'Board games' },
  Cards: { bn: 'তাস', en: 'Cards' },
};
