/**
 * Words by which people ask for a kind of game, beside the names of classifies in the catalogue: by game type, or by
 * classify with `#`. They are typed in any script and found by their sound.
 */
export const GROUP_WORDS: Readonly<Record<string, string>> = {
  LIVE: 'live, live casino, live games, casino, লাইভ, লাইভ ক্যাসিনো, ক্যাসিনো, लाइव, कसीनो',
  FISH: 'fish, fishing, mach, ফিশিং, মাছ, মাছ ধরা, फ़िशिंग, मछली',
  PVP: 'poker, cards, পোকার, তাস, তাশ, पोकर, ताश',
  SPORTS: 'sports, sport, স্পোর্টস, খেলাধুলা, स्पोर्ट्स, खेल',
  LOTT: 'lottery, lotto, লটারি, লটো, लॉटरी',
  ELOTT: 'e-lottery, ই-লটারি, ई-लॉटरी',
  '#SM': 'slot, slots, slot machine, স্লট, স্লট মেশিন, स्लॉट',
  '#Crash': 'crash, ক্র্যাশ, क्रैश',
  '#BG': 'bingo, বিঙ্গো, बिंगो',
  '#JP': 'jackpot, জ্যাকপট, जैकपॉट',
};

/** Words that say only that a game is meant; left out of a search for kinds. */
export const FILLERS = 'game, games, গেম, গেমস, खेल, गेम';
