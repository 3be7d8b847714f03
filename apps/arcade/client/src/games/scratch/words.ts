import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'buy'
  | 'all'
  | 'line'
  | 'top'
  | 'board'
  | 'covered'
  | 'open'
  | 'scratch'
  | 'none'
  | 'three'
  | 'back'
  | 'figures'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'step5'
  | 'example'
  | 'headPicture'
  | 'headTickets'
  | 'headPays'
  | 'exampleNote';

/** Every text of the scratch tickets. */
export const SCRATCH_TEXTS: RoomTexts<Key> = {
  bn: {
    buy: 'টিকিট',
    all: 'সব খুলুন',
    line: 'তিনটি এক হলে সেই ছবির পুরস্কার',
    top: 'সর্বোচ্চ {times}',
    board: 'টিকিটের ৯টি ঘর',
    covered: 'ঘর {cell}, ঢাকা',
    open: 'ঘর {cell}, {name}, {amount}',
    scratch: 'ঘষে খুলুন, বা “সব খুলুন” চাপুন',
    none: 'কোনো ছবি তিনবার নেই',
    three: 'তিনটি {name}',
    back: 'তিনটি {name}, ফেরত {amount}',
    figures: 'টিকিট এক রকমই। দাম যা-ই হোক, সম্ভাবনা এক।',
    step1:
      'টিকিট কিনুন, তারপর রুপালি পরত আঙুল দিয়ে ঘষুন। একটি ঘরের বেশির ভাগ ঘষা হলে ঘরটি খুলে যায়। “সব খুলুন” চাপলে একবারে খোলে।',
    step2: 'নয়টি ঘরে একই ছবি তিনবার থাকলে ছবির নিচে লেখা পুরস্কার আপনার। একটি টিকিটে পুরস্কার একটিই।',
    step3:
      'টিকিট মোট {tickets} রকম, তার {winning} রকমে পুরস্কার আছে। কোনটি আপনার, তা কেনার সময়ই ঠিক হয়ে যায়; ঘষার ধরন বা গতিতে কিছু বদলায় না।',
    step4:
      'ছবি দিয়ে টোপ দেওয়া হয় না: সবচেয়ে বড় {rare}টি পুরস্কারের ছবি না জিতলে একবারের বেশি আসে না, আর বাকি ছবিগুলো সমান হারে আসে।',
    step5: 'ঘষার আগে পাতা বন্ধ হলেও পুরস্কার ওয়ালেটে চলে যায়; ফিরে এলে টিকিট খোলা দেখবেন।',
    example: 'উদাহরণ: {stake} দামের টিকিট',
    headPicture: 'তিনটি ছবি',
    headTickets: '{tickets} টিকিটে',
    headPays: 'পাবেন',
    exampleNote: 'তিনটি {name} এলে {payout} পাবেন, নিট {net}।',
  },
  en: {
    buy: 'Ticket',
    all: 'Open all',
    line: 'Three alike win the prize below them',
    top: 'Up to {times}',
    board: 'The 9 cells of the ticket',
    covered: 'Cell {cell}, covered',
    open: 'Cell {cell}, {name}, {amount}',
    scratch: 'Scratch it, or press “Open all”',
    none: 'No picture three times',
    three: 'Three of: {name}',
    back: 'Three of: {name}, {amount} back',
    figures: 'There is one kind of ticket. Its price does not change the chances.',
    step1:
      'Buy a ticket and scratch the silver with a finger. A cell opens once most of it is scratched. “Open all” opens the whole ticket at once.',
    step2:
      'If one picture is on three of the nine cells, the prize below it is yours. A ticket has one prize at most.',
    step3:
      'There are {tickets} tickets, and {winning} of them win. Which one is yours is fixed when you buy it; how you scratch changes nothing.',
    step4:
      'Pictures are no bait: those of the {rare} largest prizes come once at most unless they win, and all others come equally often.',
    step5:
      'If the page closes before you scratch, the prize still goes to the wallet; you find the ticket open when you come back.',
    example: 'Example: a ticket of {stake}',
    headPicture: 'Three of',
    headTickets: 'Of {tickets} tickets',
    headPays: 'You get',
    exampleNote: 'With three of “{name}” you get {payout}, net {net}.',
  },
  hi: {
    buy: 'टिकट',
    all: 'सब खोलें',
    line: 'तीन एक जैसी तस्वीरें, उसी का इनाम',
    top: 'अधिकतम {times}',
    board: 'टिकट के 9 ख़ाने',
    covered: 'ख़ाना {cell}, ढका',
    open: 'ख़ाना {cell}, {name}, {amount}',
    scratch: 'रगड़कर खोलें, या “सब खोलें” दबाएँ',
    none: 'कोई तस्वीर तीन बार नहीं',
    three: 'तीन बार: {name}',
    back: 'तीन बार: {name}, वापस {amount}',
    figures: 'टिकट एक ही तरह का है। क़ीमत से संभावना नहीं बदलती।',
    step1:
      'टिकट ख़रीदें और चाँदी की परत उँगली से रगड़ें। ज़्यादातर हिस्सा रगड़ने पर ख़ाना खुल जाता है। “सब खोलें” से पूरा टिकट एक साथ खुलता है।',
    step2:
      'नौ ख़ानों में एक ही तस्वीर तीन बार हो तो उसके नीचे लिखा इनाम आपका। एक टिकट पर एक ही इनाम होता है।',
    step3:
      'कुल {tickets} टिकट हैं, जिनमें {winning} पर इनाम है। कौन सा आपका है, यह ख़रीदते समय ही तय हो जाता है; रगड़ने के ढंग से कुछ नहीं बदलता।',
    step4:
      'तस्वीरों से ललचाया नहीं जाता: सबसे बड़े {rare} इनामों की तस्वीर जीते बिना एक से ज़्यादा बार नहीं आती, बाक़ी सब बराबर आती हैं।',
    step5: 'रगड़ने से पहले पेज बंद हो जाए तो भी इनाम वॉलेट में जाता है; लौटने पर टिकट खुला मिलेगा।',
    example: 'उदाहरण: {stake} का टिकट',
    headPicture: 'तीन तस्वीरें',
    headTickets: '{tickets} टिकटों में',
    headPays: 'मिलेगा',
    exampleNote: 'तीन बार {name} आने पर {payout} मिलेंगे, शुद्ध {net}।',
  },
};
