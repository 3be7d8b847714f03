import type { RoomTexts } from '../../room-words.ts';

type Key =
  | 'yours'
  | 'place'
  | 'empty'
  | 'keys'
  | 'straight'
  | 'box'
  | 'choose'
  | 'noBox'
  | 'prospect'
  | 'figures'
  | 'step1'
  | 'step2'
  | 'example'
  | 'headWay'
  | 'headExample'
  | 'headPays'
  | 'exampleNote';

/** The texts of draws of digits. */
export const DIGITS_TEXTS: RoomTexts<Key> = {
  bn: {
    yours: 'আপনার {count}টি অঙ্ক',
    place: 'অঙ্ক {place}: {digit}',
    empty: 'খালি',
    keys: 'অঙ্ক বাছুন',
    straight: 'হুবহু',
    box: 'যেকোনো ক্রমে',
    choose: '{count}টি অঙ্ক বাছুন',
    noBox: 'সব অঙ্ক এক হলে ক্রম একটিই; “হুবহু” নিন',
    prospect: '{ticket} মিললে {amount}',
    figures: '{ticket}: এই টিকিটের হিসাব।',
    step1: '{count}টি অঙ্ক বাছুন, প্রতিটি ০ থেকে ৯। একই অঙ্ক আবার আসতে পারে, ড্রতেও পারে।',
    step2:
      '“হুবহু” মানে একই ক্রমে মিলতে হবে। “যেকোনো ক্রমে” মানে ক্রম যা-ই হোক, অঙ্কগুলো মিললেই হলো; যত বেশি ক্রম হয়, পুরস্কার তত ভাগ হয়।',
    example: 'উদাহরণ: {stake} দামের টিকিট',
    headWay: 'ধরন, ক্রমের সংখ্যা',
    headExample: 'যেমন',
    headPays: 'পাবেন',
    exampleNote: '{ticket} টিকিট মিললে {payout} পাবেন, নিট {net}। না মিললে নিট −{stake}।',
  },
  en: {
    yours: 'Your {count} digits',
    place: 'Digit {place}: {digit}',
    empty: 'empty',
    keys: 'Choose digits',
    straight: 'Exact order',
    box: 'Any order',
    choose: 'Choose {count} digits',
    noBox: 'All digits are alike, so there is one order; take “Exact order”',
    prospect: '{ticket} pays {amount} when it comes',
    figures: '{ticket}: the figures of this ticket.',
    step1: 'Choose {count} digits from 0 to 9. A digit may stand twice, and may be drawn twice.',
    step2:
      '“Exact order” wins when the digits come in your order. “Any order” wins in whatever order they come; the more orders your digits have, the more the prize is shared.',
    example: 'Example: a ticket of {stake}',
    headWay: 'Way, number of orders',
    headExample: 'Such as',
    headPays: 'You get',
    exampleNote:
      'When the ticket {ticket} wins you get {payout}, net {net}. Otherwise net −{stake}.',
  },
  hi: {
    yours: 'आपके {count} अंक',
    place: 'अंक {place}: {digit}',
    empty: 'ख़ाली',
    keys: 'अंक चुनें',
    straight: 'हूबहू',
    box: 'किसी भी क्रम में',
    choose: '{count} अंक चुनें',
    noBox: 'सब अंक एक जैसे हों तो क्रम एक ही है; “हूबहू” लें',
    prospect: '{ticket} आने पर {amount}',
    figures: '{ticket}: इस टिकट का हिसाब।',
    step1: '0 से 9 तक {count} अंक चुनें। वही अंक दोबारा हो सकता है, और ड्रॉ में भी दोबारा आ सकता है।',
    step2:
      '“हूबहू” में अंक आपके क्रम में आने चाहिए। “किसी भी क्रम में” में क्रम कोई भी हो, अंक मिलने चाहिए; जितने ज़्यादा क्रम, इनाम उतना बँटता है।',
    example: 'उदाहरण: {stake} का टिकट',
    headWay: 'तरीक़ा, क्रमों की संख्या',
    headExample: 'जैसे',
    headPays: 'मिलेगा',
    exampleNote: '{ticket} टिकट जीतने पर {payout} मिलेंगे, शुद्ध {net}। नहीं तो शुद्ध −{stake}।',
  },
};
