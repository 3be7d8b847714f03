import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'bet'
  | 'table'
  | 'stake'
  | 'now'
  | 'right'
  | 'pays'
  | 'from'
  | 'skips'
  | 'ownEnd'
  | 'higher'
  | 'lower'
  | 'higherOnly'
  | 'lowerOnly'
  | 'same'
  | 'chance'
  | 'offer'
  | 'skip'
  | 'skipOf'
  | 'start'
  | 'skipped'
  | 'begin'
  | 'first'
  | 'held'
  | 'lost'
  | 'cashed'
  | 'whole'
  | 'back'
  | 'figures'
  | 'untouched'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'step5'
  | 'step6'
  | 'example'
  | 'headCard'
  | 'headUp'
  | 'headDown'
  | 'exampleNote';

/** Every text of hi-lo. */
export const HILO_TEXTS: RoomTexts<Key> = {
  bn: {
    bet: 'বেট',
    table: 'তাসের টেবিল',
    stake: 'বেট',
    now: 'এখন',
    right: 'ঠিক',
    pays: 'এক অনুমানে',
    from: '{least}–{most}',
    skips: 'তাস বদল',
    ownEnd: 'নিজে থেকে শেষ',
    higher: 'বেশি বা সমান',
    lower: 'কম বা সমান',
    higherOnly: 'বেশি',
    lowerOnly: 'কম',
    same: 'সমান',
    chance: 'সম্ভাবনা {chance}',
    offer: '{guess}, মিললে {times}, সম্ভাবনা {chance}',
    skip: 'তাস বদল',
    skipOf: 'তাস বদল, আর {skips} বার',
    start: 'শুরু',
    skipped: 'বদল',
    begin: 'পরের তাস অনুমান করুন',
    first: '{card}-এর পর বেশি না কম?',
    held: '{card} এসেছে, {count}টি ঠিক',
    lost: '{card} এসেছে, অনুমান মেলেনি',
    cashed: '{count}টি মিলিয়ে ক্যাশ আউট, {times}',
    whole: '{count}টি মিলেছে, {times}',
    back: 'কোনো অনুমান হয়নি, বেট ফেরত',
    figures:
      'বেট দ্বিগুণ হওয়া পর্যন্ত বেশি সম্ভাবনার দিকে খেলে ক্যাশ আউট করলে হিসাব এই। কোনো খেলার ধরনই গড়ে এর বেশি ফেরত দেয় না।',
    untouched: 'অনুমান মিলে থাকলে ক্যাশ আউট হয়, একটিও না মিলে থাকলে বেট ফেরত যায়।',
    step1:
      'বেটের সঙ্গে একটি তাস খোলে। টেক্কা সবচেয়ে ছোট, সাহেব সবচেয়ে বড়; রঙের কোনো দাম নেই। প্রতিবার ৫২ তাসের যে কোনোটি আসতে পারে, একই তাস আবারও।',
    step2:
      'পরের তাস বেশি বা সমান, নাকি কম বা সমান, তা বলুন। টেক্কা ও সাহেবের ওপর সমান আলাদা অনুমান: সেখানে “বেশি” বা “কম” মানে সমান নয়।',
    step3: 'অনুমান মিললে গুণক বাড়ে, তখন ক্যাশ আউট করতে পারেন। না মিললে বেট যায়।',
    step4: 'তাস পছন্দ না হলে বদলাতে পারেন, রাউন্ডে {skips} বার পর্যন্ত। বদলে গুণক একই থাকে।',
    step5:
      'গুণক = {share} ÷ সব মেলা অনুমানের একসঙ্গে সম্ভাবনা। {kept} রাউন্ডে একবারই ধরা হয়। তাই কীভাবে খেলবেন বা কোথায় থামবেন, তাতে গড় ফেরত বদলায় না। দেখানো গুণক দুই দশমিকে কাটা, টাকা আসে পুরো গুণকে, পয়সায় কেটে।',
    step6: 'গুণক {top} বা বেশি হলে নিজে থেকেই টাকা আসে।',
    example: 'প্রথম অনুমানে কী পাওয়া যায়',
    headCard: 'তাস',
    headUp: 'বেশির দিকে',
    headDown: 'কমের দিকে',
    exampleNote:
      'উদাহরণ: বেট {stake}। 7-এর ওপর “বেশি বা সমান” বললেন, 9 এলো: {first}। তারপর “কম বা সমান”, 4 এলো: {second}। তারপর “বেশি বা সমান”, Q এলো: {times}। ক্যাশ আউট করলে {payout} পাবেন, নিট {net}। পরের অনুমান না মিললে নিট {loss}।',
  },
  en: {
    bet: 'Bet',
    table: 'The cards',
    stake: 'Bet',
    now: 'Now',
    right: 'Right',
    pays: 'One guess',
    from: '{least}–{most}',
    skips: 'Skips',
    ownEnd: 'Pays by itself',
    higher: 'Higher or same',
    lower: 'Lower or same',
    higherOnly: 'Higher',
    lowerOnly: 'Lower',
    same: 'Same',
    chance: 'chance {chance}',
    offer: '{guess}; if it comes, {times}, chance {chance}',
    skip: 'Skip card',
    skipOf: 'Skip this card, {skips} left',
    start: 'Start',
    skipped: 'skip',
    begin: 'Guess the next card',
    first: 'After {card}: higher or lower?',
    held: '{card} came, right: {count}',
    lost: '{card} came, not as guessed',
    cashed: 'Cashed out, right: {count}, {times}',
    whole: 'Right: {count}, {times}',
    back: 'Nothing guessed, stake back',
    figures:
      'Figures for the likelier guess until the stake has doubled, and then a cash-out. No way to play returns more on average.',
    untouched: 'right guesses are cashed out; without one the stake goes back.',
    step1:
      'A card is turned with your bet. The ace is lowest, the king highest, and suits do not count. Each time any of the 52 cards can come, the same one again too.',
    step2:
      'Say whether the next card is higher or the same, or lower or the same. On an ace and on a king the same rank is a guess of its own: there “higher” and “lower” do not include it.',
    step3:
      'A right guess raises the multiplier, and then you can cash out. A wrong one loses the stake.',
    step4:
      'You can skip a card that you do not like, {skips} times in a round. A skip leaves the multiplier as it is.',
    step5:
      'Multiplier = {share} ÷ the chance of all your right guesses together. The {kept} is taken once a round, so how you guess and where you stop does not change the average return. Multipliers are shown cut to two decimals and paid in full; what is below the smallest coin is cut.',
    step6: 'From {top} on a round pays by itself.',
    example: 'What a first guess holds',
    headCard: 'Card',
    headUp: 'Upwards',
    headDown: 'Downwards',
    exampleNote:
      'Example: a bet of {stake}. “Higher or same” on a 7, and a 9 comes: {first}. Then “lower or same”, and a 4 comes: {second}. Then “higher or same”, and a Q comes: {times}. A cash-out gives {payout}, net {net}. If the next guess is wrong, net {loss}.',
  },
  hi: {
    bet: 'दाँव',
    table: 'पत्ते',
    stake: 'दाँव',
    now: 'अभी',
    right: 'सही',
    pays: 'एक अनुमान',
    from: '{least}–{most}',
    skips: 'पत्ता बदलें',
    ownEnd: 'अपने आप अंत',
    higher: 'ऊपर या बराबर',
    lower: 'नीचे या बराबर',
    higherOnly: 'ऊपर',
    lowerOnly: 'नीचे',
    same: 'बराबर',
    chance: 'संभावना {chance}',
    offer: '{guess}; आए तो {times}, संभावना {chance}',
    skip: 'पत्ता बदलें',
    skipOf: 'पत्ता बदलें, {skips} बार और',
    start: 'शुरू',
    skipped: 'बदला',
    begin: 'अगले पत्ते का अनुमान लगाएँ',
    first: '{card} के बाद ऊपर या नीचे?',
    held: '{card} आया, सही: {count}',
    lost: '{card} आया, अनुमान ग़लत',
    cashed: 'कैश आउट, सही: {count}, {times}',
    whole: 'सही: {count}, {times}',
    back: 'कोई अनुमान नहीं, दाँव वापस',
    figures:
      'दाँव दोगुना होने तक ज़्यादा संभावना वाले अनुमान और फिर कैश आउट का हिसाब। औसतन कोई और तरीक़ा इससे ज़्यादा नहीं लौटाता।',
    untouched: 'सही अनुमान हों तो कैश आउट होता है; एक भी न हो तो दाँव लौटता है।',
    step1:
      'दाँव के साथ एक पत्ता खुलता है। इक्का सबसे छोटा, बादशाह सबसे बड़ा; रंग का कोई असर नहीं। हर बार 52 में से कोई भी पत्ता आ सकता है, वही पत्ता फिर भी।',
    step2:
      'बताएँ कि अगला पत्ता ऊपर या बराबर होगा, या नीचे या बराबर। इक्के और बादशाह पर बराबर एक अलग अनुमान है: वहाँ “ऊपर” और “नीचे” में बराबर शामिल नहीं।',
    step3: 'सही अनुमान पर गुणक बढ़ता है, और तब कैश आउट कर सकते हैं। ग़लत हो तो दाँव जाता है।',
    step4: 'पत्ता पसंद न हो तो बदल सकते हैं, एक राउंड में {skips} बार तक। बदलने से गुणक वही रहता है।',
    step5:
      'गुणक = {share} ÷ सारे सही अनुमानों की एक साथ संभावना। {kept} राउंड में एक ही बार लगता है, इसलिए कैसे खेलें और कहाँ रुकें, इससे औसत वापसी नहीं बदलती। गुणक दो दशमलव तक दिखता है, भुगतान पूरे गुणक से होता है; सबसे छोटे सिक्के से नीचे का हिस्सा कट जाता है।',
    step6: 'गुणक {top} या ज़्यादा हो तो भुगतान अपने आप होता है।',
    example: 'पहले अनुमान पर क्या मिलता है',
    headCard: 'पत्ता',
    headUp: 'ऊपर की ओर',
    headDown: 'नीचे की ओर',
    exampleNote:
      'उदाहरण: {stake} का दाँव। 7 पर “ऊपर या बराबर”, 9 आया: {first}। फिर “नीचे या बराबर”, 4 आया: {second}। फिर “ऊपर या बराबर”, Q आया: {times}। कैश आउट पर {payout} मिलेंगे, शुद्ध {net}। अगला अनुमान ग़लत हो तो शुद्ध {loss}।',
  },
};
