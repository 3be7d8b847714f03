import type { RoomTexts } from '../../room-words.ts';

type Key =
  | 'yours'
  | 'yoursAll'
  | 'board'
  | 'ball'
  | 'choose'
  | 'chooseAll'
  | 'prospect'
  | 'ticket'
  | 'figures'
  | 'step1'
  | 'step1All'
  | 'step2'
  | 'example'
  | 'headHits'
  | 'headPays'
  | 'exampleNote';

/** The texts of draws of balls. */
export const BALLS_TEXTS: RoomTexts<Key> = {
  bn: {
    yours: '{size}টির মধ্যে {most}টি পর্যন্ত সংখ্যা',
    yoursAll: '{size}টির মধ্যে {most}টি সংখ্যা',
    board: 'সংখ্যা বাছুন, সর্বোচ্চ {most}টি',
    ball: 'বল {place}',
    choose: '১ থেকে {most}টি সংখ্যা বাছুন',
    chooseAll: '{most}টি সংখ্যা বাছুন, আর {left}টি বাকি',
    prospect: '{count}টি মিললে {amount}',
    ticket: '{count}টি সংখ্যার টিকিট',
    figures: '{ticket}: এর হিসাব।',
    step1: '{size}টি সংখ্যা থেকে ১ থেকে {most}টি বাছুন। কোনগুলো বাছলেন তাতে সম্ভাবনা বদলায় না।',
    step1All: '{size}টি সংখ্যা থেকে ঠিক {most}টি বাছুন। কোনগুলো বাছলেন তাতে সম্ভাবনা বদলায় না।',
    step2: 'ড্রতে {drawn}টি বল ওঠে, একটি একবারের বেশি নয়। আপনার কয়টি মিলল, তা দিয়ে পুরস্কার ঠিক হয়।',
    example: 'উদাহরণ: {stake} দামের টিকিট, {ticket}',
    headHits: 'মিলেছে',
    headPays: 'পাবেন',
    exampleNote: '{hits}টি মিললে {payout} পাবেন, নিট {net}।',
  },
  en: {
    yours: 'Up to {most} of {size} numbers',
    yoursAll: '{most} of {size} numbers',
    board: 'Pick numbers, {most} at most',
    ball: 'Ball {place}',
    choose: 'Pick 1 to {most} numbers',
    chooseAll: 'Pick {most} numbers, {left} to go',
    prospect: '{count} hits pay {amount}',
    ticket: 'a ticket of {count} numbers',
    figures: '{ticket}: its figures.',
    step1: 'Pick 1 to {most} of {size} numbers. Which ones you pick does not change the chances.',
    step1All:
      'Pick exactly {most} of {size} numbers. Which ones you pick does not change the chances.',
    step2:
      'A draw takes {drawn} balls, none twice. How many of yours are among them decides the prize.',
    example: 'Example: a stake of {stake}, {ticket}',
    headHits: 'Hits',
    headPays: 'You get',
    exampleNote: 'With {hits} hits you get {payout}, net {net}.',
  },
  hi: {
    yours: '{size} में से {most} तक संख्याएँ',
    yoursAll: '{size} में से {most} संख्याएँ',
    board: 'संख्याएँ चुनें, अधिकतम {most}',
    ball: 'गेंद {place}',
    choose: '1 से {most} संख्याएँ चुनें',
    chooseAll: '{most} संख्याएँ चुनें, {left} बाक़ी',
    prospect: '{count} मिलने पर {amount}',
    ticket: '{count} संख्याओं का टिकट',
    figures: '{ticket}: इसका हिसाब।',
    step1: '{size} में से 1 से {most} संख्याएँ चुनें। कौन सी चुनीं, इससे संभावना नहीं बदलती।',
    step1All: '{size} में से ठीक {most} संख्याएँ चुनें। कौन सी चुनीं, इससे संभावना नहीं बदलती।',
    step2: 'ड्रॉ में {drawn} गेंदें निकलती हैं, कोई दो बार नहीं। आपकी कितनी मिलीं, उससे इनाम तय होता है।',
    example: 'उदाहरण: {stake} का टिकट, {ticket}',
    headHits: 'मिले',
    headPays: 'मिलेगा',
    exampleNote: '{hits} मिलने पर {payout} मिलेंगे, शुद्ध {net}।',
  },
};
