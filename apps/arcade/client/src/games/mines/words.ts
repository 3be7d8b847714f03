import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'bet'
  | 'mines'
  | 'minesOf'
  | 'stake'
  | 'left'
  | 'next'
  | 'random'
  | 'board'
  | 'closed'
  | 'gem'
  | 'mine'
  | 'hit'
  | 'begin'
  | 'gems'
  | 'lost'
  | 'cashed'
  | 'whole'
  | 'back'
  | 'figures'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'untouched'
  | 'example'
  | 'headGems'
  | 'headPays'
  | 'exampleNote';

/** Every text of mines. */
export const MINES_TEXTS: RoomTexts<Key> = {
  bn: {
    bet: 'বেট',
    mines: 'মাইন',
    minesOf: '{count}টি',
    stake: 'বেট',
    left: 'বাকি হীরা',
    next: 'পরের ঘরে',
    random: 'দৈবভাবে একটি ঘর খুলুন',
    board: 'মাইনের মাঠ',
    closed: 'সারি {row}, কলাম {column}, বন্ধ',
    gem: 'সারি {row}, কলাম {column}, হীরা',
    mine: 'সারি {row}, কলাম {column}, মাইন',
    hit: 'সারি {row}, কলাম {column}, এই মাইনেই রাউন্ড শেষ',
    begin: 'একটি ঘর খুলুন',
    gems: '{gems}টি হীরা উঠেছে, এখন {times}',
    lost: 'মাইন উঠেছে, রাউন্ড শেষ',
    cashed: '{gems}টি হীরা, {times}',
    whole: 'সব হীরা উঠেছে, {times}',
    back: 'কোনো ঘর খোলা হয়নি, বেট ফেরত',
    figures: '{mines}টি মাইনে, {gems}টি হীরার পর ক্যাশ আউট করলে।',
    step1:
      '২৫টি ঘরের নিচে আপনার বেছে নেওয়া সংখ্যায় মাইন থাকে, বাকিগুলোতে হীরা। বেটের আগেই সব জায়গা ঠিক হয়ে যায়।',
    step2: 'একটি করে ঘর খুলুন। প্রতিটি হীরায় গুণক বাড়ে।',
    step3: 'যেকোনো হীরার পর ক্যাশ আউট করতে পারেন। মাইন উঠলে বেট হারায়।',
    step4:
      'গুণক = ৯৯% ÷ ততগুলো হীরা পরপর ওঠার সম্ভাবনা। তাই কখন থামলেন, তাতে গড় ফেরত বদলায় না। গুণক দুই দশমিকে দেখানো হয়, টাকা পুরো গুণকে; পয়সার নিচের অংশ বাদ যায়।',
    untouched: 'হীরা উঠে থাকলে ক্যাশ আউট হয়, একটি ঘরও না খুললে বেট ফেরত যায়।',
    example: 'উদাহরণ: বেট {stake}, {mines}টি মাইন',
    headGems: 'হীরা',
    headPays: 'পাবেন',
    exampleNote:
      '{gems}টি হীরার পর ক্যাশ আউট করলে {payout} পাবেন, নিট {net}। পরের ঘরে মাইন উঠলে নিট {loss}।',
  },
  en: {
    bet: 'Bet',
    mines: 'Mines',
    minesOf: '{count}',
    stake: 'Stake',
    left: 'Gems left',
    next: 'Next slab',
    random: 'Open any slab',
    board: 'Field of mines',
    closed: 'row {row}, column {column}, closed',
    gem: 'row {row}, column {column}, gem',
    mine: 'row {row}, column {column}, mine',
    hit: 'row {row}, column {column}, the mine that ended the round',
    begin: 'Open a slab',
    gems: 'Gems: {gems}, now {times}',
    lost: 'A mine; the round is over',
    cashed: 'Gems: {gems}, {times}',
    whole: 'Every gem, {times}',
    back: 'No slab was opened; the stake goes back',
    figures: 'With {mines} mines and a cash-out after {gems} gems.',
    step1:
      'Under the 25 slabs lie as many mines as you choose; all others hold gems. Every place is settled before the bet.',
    step2: 'Open one slab after another. Each gem raises the multiplier.',
    step3: 'You may cash out after any gem. A mine loses the stake.',
    step4:
      'The multiplier is 99 % ÷ the chance of so many gems in a row, so the average return is the same wherever you stop. It is shown with two decimals and paid in full; what is below the smallest coin is cut.',
    untouched: 'gems are cashed out, and without an opened slab the stake goes back.',
    example: 'Example: a bet of {stake} with {mines} mines',
    headGems: 'Gems',
    headPays: 'You get',
    exampleNote:
      'A cash-out after {gems} gems gives {payout}, net {net}. A mine under the next slab makes it net {loss}.',
  },
  hi: {
    bet: 'दाँव',
    mines: 'माइंस',
    minesOf: '{count}',
    stake: 'दाँव',
    left: 'बचे हीरे',
    next: 'अगले खाने पर',
    random: 'कोई एक खाना खोलें',
    board: 'माइंस का मैदान',
    closed: 'पंक्ति {row}, कॉलम {column}, बंद',
    gem: 'पंक्ति {row}, कॉलम {column}, हीरा',
    mine: 'पंक्ति {row}, कॉलम {column}, माइन',
    hit: 'पंक्ति {row}, कॉलम {column}, इसी माइन पर राउंड खत्म',
    begin: 'एक खाना खोलें',
    gems: '{gems} हीरे मिले, अभी {times}',
    lost: 'माइन निकली, राउंड खत्म',
    cashed: '{gems} हीरे, {times}',
    whole: 'सारे हीरे, {times}',
    back: 'कोई खाना नहीं खुला, दाँव वापस',
    figures: '{mines} माइंस में, {gems} हीरों के बाद कैश आउट करने पर।',
    step1:
      '25 खानों के नीचे आपकी चुनी गिनती में माइंस होती हैं, बाकी में हीरे। सारी जगहें दाँव से पहले तय हो जाती हैं।',
    step2: 'एक-एक खाना खोलें। हर हीरे पर गुणक बढ़ता है।',
    step3: 'किसी भी हीरे के बाद कैश आउट कर सकते हैं। माइन निकले तो दाँव जाता है।',
    step4:
      'गुणक = 99% ÷ लगातार उतने हीरे मिलने की संभावना। इसलिए कहाँ रुके, इससे औसत वापसी नहीं बदलती। गुणक दो दशमलव तक दिखता है, भुगतान पूरे गुणक से होता है; सबसे छोटे सिक्के से नीचे का हिस्सा कट जाता है।',
    untouched: 'हीरे मिले हों तो कैश आउट होता है, एक भी खाना न खुला हो तो दाँव लौटता है।',
    example: 'उदाहरण: {stake} का दाँव, {mines} माइंस',
    headGems: 'हीरे',
    headPays: 'मिलेगा',
    exampleNote:
      '{gems} हीरों के बाद कैश आउट पर {payout} मिलेंगे, शुद्ध {net}। अगले खाने में माइन निकले तो शुद्ध {loss}।',
  },
};
