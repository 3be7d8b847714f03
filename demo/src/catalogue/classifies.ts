import type { LocalText } from '../model.ts';

/** What a classify is called, by its key on the wire. */
export const classifyNames: Readonly<Record<string, LocalText>> = {
  SM: { bn: 'স্লট', en: 'Slots', hi: 'स्लॉट' },
  Crash: { bn: 'ক্র্যাশ', en: 'Crash', hi: 'क्रैश' },
  BG: { bn: 'বিঙ্গো', en: 'Bingo', hi: 'बिंगो' },
  JP: { bn: 'জ্যাকপট', en: 'Jackpot', hi: 'जैकपॉट' },
  FeatureBuy: { bn: 'ফিচার কেনা', en: 'Feature buy', hi: 'फ़ीचर ख़रीद' },
  MegaWin: { bn: 'উঁচু গুণক', en: 'High multiplier', hi: 'ऊँचा गुणक' },
  Classic: { bn: 'ক্লাসিক', en: 'Classic', hi: 'क्लासिक' },
  Table: { bn: 'টেবিল', en: 'Table', hi: 'टेबल' },
  Video: { bn: 'ভিডিও গেম', en: 'Video games', hi: 'वीडियो गेम' },
  Roulette: { bn: 'রুলেট', en: 'Roulette', hi: 'रूलेट' },
  Baccarat: { bn: 'বাকারা', en: 'Baccarat', hi: 'बैकरेट' },
  Blackjack: { bn: 'ব্ল্যাকজ্যাক', en: 'Blackjack', hi: 'ब्लैकजैक' },
  Dice: { bn: 'পাশা', en: 'Dice', hi: 'पासा' },
  GameShow: { bn: 'গেম শো', en: 'Game show', hi: 'गेम शो' },
  TeenPatti: { bn: 'তিন পাত্তি', en: 'Teen patti', hi: 'तीन पत्ती' },
  Poker: { bn: 'পোকার', en: 'Poker', hi: 'पोकर' },
  Board: { bn: 'বোর্ড গেম', en: 'Board games', hi: 'बोर्ड गेम' },
  Cards: { bn: 'তাস', en: 'Cards', hi: 'ताश' },
};
