import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'spin'
  | 'spinning'
  | 'cloth'
  | 'place1'
  | 'place2'
  | 'place3'
  | 'place4'
  | 'place6'
  | 'dozen'
  | 'dozenShort'
  | 'column'
  | 'low'
  | 'high'
  | 'even'
  | 'odd'
  | 'red'
  | 'black'
  | 'green'
  | 'toOne'
  | 'pays'
  | 'own'
  | 'heard'
  | 'placed'
  | 'noLast'
  | 'hint'
  | 'came'
  | 'zeroCame'
  | 'matched'
  | 'noneMatched'
  | 'neighbours'
  | 'neighboursOf'
  | 'each'
  | 'before'
  | 'after'
  | 'putChips'
  | 'enlarge'
  | 'shrink'
  | 'figures'
  | 'figuresNone'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'step5'
  | 'example'
  | 'headBet'
  | 'headPays'
  | 'kindDozen'
  | 'kindHalf'
  | 'exampleNote';

/** Every text of roulette. */
export const ROULETTE_TEXTS: RoomTexts<Key> = {
  bn: {
    spin: 'ঘোরান',
    spinning: 'চাকা ঘুরছে',
    cloth: 'রুলেট টেবিল: তীর চিহ্নে ঘর বদলান, এন্টারে চিপ রাখুন, শিফট ও এন্টারে তুলুন',
    place1: 'নম্বর {numbers}',
    place2: 'স্প্লিট {numbers}',
    place3: 'সারি {numbers}',
    place4: 'কোণ {numbers}',
    place6: 'দুই সারি {numbers}',
    dozen: '{from} থেকে {to}',
    dozenShort: '{from}–{to}',
    column: 'কলাম {no}',
    low: '১ থেকে ১৮',
    high: '১৯ থেকে ৩৬',
    even: 'জোড়',
    odd: 'বিজোড়',
    red: 'লাল',
    black: 'কালো',
    green: 'সবুজ',
    toOne: '{pay}:১',
    pays: '১-এ {pay}',
    own: 'এখানে {amount}',
    heard: '{name}, {pays}, আপনার {amount}',
    placed: '{name}: {amount}। টেবিলে {total}।',
    noLast: 'চিপ রাখুন',
    hint: 'ঘর বা দাগ চেপে ধরে সরান, ছাড়লে চিপ বসবে',
    came: '{number} {colour}',
    zeroCame: '০ সবুজ',
    matched: '{number} {colour}: {bets}টি বেটের {hits}টি মিলেছে',
    noneMatched: '{number} {colour}: কোনো বেট মেলেনি',
    neighbours: 'পাশের নম্বর',
    neighboursOf: '{number} ও দুই পাশে',
    each: 'প্রতি পাশে কয়টি',
    before: 'চাকার আগের নম্বর',
    after: 'চাকার পরের নম্বর',
    putChips: '{count}টি চিপ রাখুন, মোট {amount}',
    enlarge: 'টেবিল বড় করুন',
    shrink: 'টেবিল ছোট করুন',
    figures: 'টেবিলের এই চিপগুলোর হিসাব।',
    figuresNone: 'এক নম্বরে এক চিপের হিসাব।',
    step1:
      'একটি চিপ বাছুন, তারপর টেবিলের যেকোনো ঘরে রাখুন। দুই ঘরের মাঝের দাগে রাখলে দুই নম্বর, চার ঘরের কোণে চার নম্বর, সারির বাঁ দাগে পুরো সারি।',
    step2: 'এক স্পিনে যত খুশি বেট রাখা যায়। সব চিপের যোগফলই বেট, বোতামে লেখা থাকে।',
    step3: 'চাকায় ০ থেকে ৩৬, মোট ৩৭টি ঘর, সবার সম্ভাবনা সমান। ০ এলে বাইরের সব বেট হারে।',
    step4: 'যে বেটে উঠে আসা নম্বরটি আছে, সেটি জেতে; চিপ আর লাভ দুটোই ফেরত আসে।',
    step5: 'বেট গৃহীত হলে একটি ভগ্নাংশ বের হয়; ভগ্নাংশ গুণ ৩৭, নিচের পূর্ণ সংখ্যাই নম্বর।',
    example: 'প্রতি বেটে {stake} রাখলে',
    headBet: 'বেট',
    headPays: 'পাবেন',
    kindDozen: 'ডজন বা কলাম',
    kindHalf: 'লাল, কালো, জোড়, বিজোড়, অর্ধেক',
    exampleNote:
      'উদাহরণ: ২৩, স্প্লিট ২০–২৩ ও কোণ ৮–১২-তে {chip} করে, লাল ও কলাম ২-এ {fifty} করে, ১৩–২৪-এ {twenty}; মোট {stake}। ২৩ এলে {payout} পাবেন, নিট {net}।',
  },
  en: {
    spin: 'Spin',
    spinning: 'The wheel is turning',
    cloth: 'Roulette table: arrows move, Enter puts a chip, Shift and Enter takes it',
    place1: 'Number {numbers}',
    place2: 'Split {numbers}',
    place3: 'Street {numbers}',
    place4: 'Corner {numbers}',
    place6: 'Line {numbers}',
    dozen: '{from} to {to}',
    dozenShort: '{from}–{to}',
    column: 'Column {no}',
    low: '1 to 18',
    high: '19 to 36',
    even: 'Even',
    odd: 'Odd',
    red: 'Red',
    black: 'Black',
    green: 'Green',
    toOne: '{pay}:1',
    pays: '{pay} to 1',
    own: '{amount} here',
    heard: '{name}, {pays}, {amount} of yours',
    placed: '{name}: {amount}. {total} on the table.',
    noLast: 'Place your chips',
    hint: 'Press a field or a line, slide, and let go to put a chip',
    came: '{number} {colour}',
    zeroCame: '0 Green',
    matched: '{number} {colour}: {hits} of {bets} bets won',
    noneMatched: '{number} {colour}: no bet won',
    neighbours: 'Neighbours',
    neighboursOf: '{number} and its neighbours',
    each: 'How many on each side',
    before: 'The number before it on the wheel',
    after: 'The number after it on the wheel',
    putChips: 'Put {count} chips, {amount} in all',
    enlarge: 'Enlarge the table',
    shrink: 'Show the whole table',
    figures: 'The figures of the chips on the table.',
    figuresNone: 'The figures of one chip on one number.',
    step1:
      'Choose a chip and put it on any field. On the line between two fields it covers both, on the corner of four all four, on the line at the start of a row the whole row.',
    step2:
      'Put as many bets as you like on one spin. The sum of all chips is the stake; the button says it.',
    step3:
      'The wheel has 37 pockets, 0 to 36, all equally likely. When 0 comes, every bet outside loses.',
    step4: 'Each bet that has the number that came wins: the chips come back with what they pay.',
    step5:
      'When the bet is accepted one fraction is drawn; the fraction times 37, rounded down, is the number.',
    example: 'With {stake} on a bet',
    headBet: 'Bet',
    headPays: 'You get',
    kindDozen: 'Dozen or column',
    kindHalf: 'Red, black, even, odd, half',
    exampleNote:
      'Example: {chip} each on 23, the split 20–23 and the corner 8–12, {fifty} each on red and column 2, {twenty} on 13–24; {stake} in all. When 23 comes you get {payout}, net {net}.',
  },
  hi: {
    spin: 'घुमाएँ',
    spinning: 'चक्का घूम रहा है',
    cloth: 'रूलेट टेबल: तीर से ख़ाना बदलें, एंटर से चिप रखें, शिफ़्ट और एंटर से उठाएँ',
    place1: 'नंबर {numbers}',
    place2: 'स्प्लिट {numbers}',
    place3: 'क़तार {numbers}',
    place4: 'कोना {numbers}',
    place6: 'दो क़तारें {numbers}',
    dozen: '{from} से {to}',
    dozenShort: '{from}–{to}',
    column: 'कॉलम {no}',
    low: '1 से 18',
    high: '19 से 36',
    even: 'सम',
    odd: 'विषम',
    red: 'लाल',
    black: 'काला',
    green: 'हरा',
    toOne: '{pay}:1',
    pays: '1 पर {pay}',
    own: 'यहाँ {amount}',
    heard: '{name}, {pays}, आपके {amount}',
    placed: '{name}: {amount}। टेबल पर {total}।',
    noLast: 'चिप रखें',
    hint: 'ख़ाना या रेखा दबाकर सरकाएँ, छोड़ने पर चिप रखी जाएगी',
    came: '{number} {colour}',
    zeroCame: '0 हरा',
    matched: '{number} {colour}: {bets} में से {hits} दाँव जीते',
    noneMatched: '{number} {colour}: कोई दाँव नहीं जीता',
    neighbours: 'पास के नंबर',
    neighboursOf: '{number} और उसके पास के',
    each: 'हर ओर कितने',
    before: 'चक्के पर पिछला नंबर',
    after: 'चक्के पर अगला नंबर',
    putChips: '{count} चिप रखें, कुल {amount}',
    enlarge: 'टेबल बड़ी करें',
    shrink: 'पूरी टेबल दिखाएँ',
    figures: 'टेबल पर रखी चिपों का हिसाब।',
    figuresNone: 'एक नंबर पर एक चिप का हिसाब।',
    step1:
      'एक चिप चुनें और किसी भी ख़ाने पर रखें। दो ख़ानों के बीच की रेखा पर वह दोनों को, चार के कोने पर चारों को, क़तार की शुरुआत की रेखा पर पूरी क़तार को लेती है।',
    step2: 'एक घुमाव पर जितने चाहें दाँव रखें। सब चिपों का जोड़ ही दाँव है; वह बटन पर लिखा है।',
    step3: 'चक्के पर 0 से 36 तक 37 ख़ाने हैं, सबकी संभावना बराबर। 0 आने पर बाहर के सब दाँव हारते हैं।',
    step4: 'जिस दाँव में आया हुआ नंबर है, वह जीतता है; चिप और उसका भुगतान दोनों लौटते हैं।',
    step5: 'दाँव स्वीकार होने पर एक भिन्न निकलता है; भिन्न गुणा 37, नीचे की पूर्ण संख्या ही नंबर है।',
    example: 'हर दाँव पर {stake} रखने पर',
    headBet: 'दाँव',
    headPays: 'मिलेगा',
    kindDozen: 'दर्जन या कॉलम',
    kindHalf: 'लाल, काला, सम, विषम, आधा',
    exampleNote:
      'उदाहरण: 23, स्प्लिट 20–23 और कोने 8–12, हर एक पर {chip}; लाल और कॉलम 2, हर एक पर {fifty}; 13–24 पर {twenty}; कुल {stake}। 23 आने पर {payout} मिलेंगे, शुद्ध {net}।',
  },
};
