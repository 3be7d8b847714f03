import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'deal'
  | 'fields'
  | 'player'
  | 'banker'
  | 'tie'
  | 'playerPair'
  | 'bankerPair'
  | 'dealing'
  | 'playerWon'
  | 'bankerWon'
  | 'tied'
  | 'pillPlayer'
  | 'pillBanker'
  | 'pillTie'
  | 'hands'
  | 'roads'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'step5'
  | 'example';

/** Every text of baccarat. */
export const BACCARAT_TEXTS: RoomTexts<Key> = {
  bn: {
    deal: 'ডিল করুন',
    fields: 'বেটের ঘর',
    player: 'প্লেয়ার',
    banker: 'ব্যাংকার',
    tie: 'সমান',
    playerPair: 'প্লেয়ার জোড়া',
    bankerPair: 'ব্যাংকার জোড়া',
    dealing: 'তাস পড়ছে',
    playerWon: 'প্লেয়ার জিতেছে, {player}–{banker}',
    bankerWon: 'ব্যাংকার জিতেছে, {banker}–{player}',
    tied: 'সমান, {player}–{banker}',
    pillPlayer: 'প',
    pillBanker: 'ব',
    pillTie: 'স',
    hands: 'আপনার শেষ {count} হাত',
    roads: 'দানার রাস্তা ও বড় রাস্তা। প্লেয়ার {player}, ব্যাংকার {banker}, সমান {tie}।',
    step1:
      'প্লেয়ার ও ব্যাংকার দুটি করে তাস পায়। টেক্কা ১, ২ থেকে ৯ নিজের মান, ১০ ও ছবি শূন্য। যোগফলের শেষ অঙ্কই মান; ৯-এর কাছে যে, সে জেতে।',
    step2:
      'কারও প্রথম দুই তাসে ৮ বা ৯ হলে আর তাস পড়ে না। নইলে প্লেয়ার ৫ পর্যন্ত তৃতীয় তাস নেয়। প্লেয়ার না নিলে ব্যাংকারও ৫ পর্যন্ত নেয়।',
    step3:
      'প্লেয়ার নিলে তার তৃতীয় তাস দেখে ব্যাংকার নেয়: ২ পর্যন্ত সব সময়, ৩ হলে ৮ ছাড়া, ৪ হলে ২–৭, ৫ হলে ৪–৭, ৬ হলে ৬–৭ এলে।',
    step4:
      'ব্যাংকার জিতলে ০.৯৫:১। সমান হলে প্লেয়ার ও ব্যাংকারের চিপ ফেরত আসে। জোড়া মানে কোনো পক্ষের প্রথম দুই তাসের মান এক।',
    step5:
      'তাস আসে অসীম প্যাক থেকে: প্রতি তাস একটি ভগ্নাংশ, ৫২ দিয়ে গুণ করে। আগে প্লেয়ারের দুটি, তারপর ব্যাংকারের দুটি, শেষে তৃতীয় তাস। আগের হাত পরেরটিকে বদলায় না।',
    example:
      'উদাহরণ: ব্যাংকারে {stake}। ব্যাংকার জিতলে {payout} পাবেন, নিট {net}; সমান হলে {stake} ফেরত; প্লেয়ার জিতলে নিট {lost}।',
  },
  en: {
    deal: 'Deal',
    fields: 'Fields for bets',
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    playerPair: 'Player pair',
    bankerPair: 'Banker pair',
    dealing: 'Dealing',
    playerWon: 'Player won, {player}–{banker}',
    bankerWon: 'Banker won, {banker}–{player}',
    tied: 'Tie, {player}–{banker}',
    pillPlayer: 'P',
    pillBanker: 'B',
    pillTie: 'T',
    hands: 'Your last hands: {count}',
    roads: 'Bead road and big road. Player {player}, banker {banker}, tie {tie}.',
    step1:
      'Player and banker get two cards each. An ace counts 1, 2 to 9 their number, ten and courts nothing. The last digit of the sum counts, and the side nearer to 9 wins.',
    step2:
      'With 8 or 9 on the first two cards of a side no more are dealt. Otherwise the player takes a third card up to 5; if not, the banker takes one up to 5.',
    step3:
      'If the player took one, the banker looks at it: up to 2 it always draws, with 3 unless it is an 8, with 4 on 2–7, with 5 on 4–7, with 6 on 6–7.',
    step4:
      'The banker pays 0.95:1. On a tie the chips on player and banker come back. A pair is two first cards of one rank.',
    step5:
      'Cards come from endless packs: each is one fraction, times 52. The player’s two come first, then the banker’s two, then third cards. Earlier hands change nothing.',
    example:
      'Example: {stake} on the banker. If it wins you get {payout}, net {net}; on a tie {stake} comes back; if the player wins, net {lost}.',
  },
  hi: {
    deal: 'डील करें',
    fields: 'दाँव के ख़ाने',
    player: 'प्लेयर',
    banker: 'बैंकर',
    tie: 'बराबर',
    playerPair: 'प्लेयर जोड़ी',
    bankerPair: 'बैंकर जोड़ी',
    dealing: 'पत्ते बँट रहे हैं',
    playerWon: 'प्लेयर जीता, {player}–{banker}',
    bankerWon: 'बैंकर जीता, {banker}–{player}',
    tied: 'बराबर, {player}–{banker}',
    pillPlayer: 'प',
    pillBanker: 'बै',
    pillTie: 'बरा',
    hands: 'आपके पिछले {count} हाथ',
    roads: 'दाना रोड और बड़ी रोड। प्लेयर {player}, बैंकर {banker}, बराबर {tie}।',
    step1:
      'प्लेयर और बैंकर को दो-दो पत्ते मिलते हैं। इक्का 1, 2 से 9 अपने अंक, 10 और तस्वीरें शून्य। जोड़ का आख़िरी अंक गिना जाता है; 9 के पास वाला जीतता है।',
    step2:
      'किसी के पहले दो पत्तों में 8 या 9 हो तो और पत्ते नहीं आते। नहीं तो प्लेयर 5 तक तीसरा पत्ता लेता है; प्लेयर न ले तो बैंकर 5 तक लेता है।',
    step3:
      'प्लेयर ले तो बैंकर उसका तीसरा पत्ता देखता है: 2 तक हमेशा लेता है, 3 पर 8 छोड़कर, 4 पर 2–7, 5 पर 4–7, 6 पर 6–7 आने पर।',
    step4:
      'बैंकर जीते तो 0.95:1। बराबर हो तो प्लेयर और बैंकर की चिप लौटती हैं। जोड़ी यानी किसी पक्ष के पहले दो पत्ते एक अंक के।',
    step5:
      'पत्ते अनंत गड्डियों से आते हैं: हर पत्ता एक भिन्न, 52 से गुणा। पहले प्लेयर के दो, फिर बैंकर के दो, फिर तीसरे पत्ते। पिछले हाथ कुछ नहीं बदलते।',
    example:
      'उदाहरण: बैंकर पर {stake}। बैंकर जीते तो {payout} मिलेंगे, शुद्ध {net}; बराबर हो तो {stake} वापस; प्लेयर जीते तो शुद्ध {lost}।',
  },
};
