import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'bet'
  | 'level'
  | 'easy'
  | 'medium'
  | 'hard'
  | 'expert'
  | 'master'
  | 'board'
  | 'closed'
  | 'safe'
  | 'unsafe'
  | 'hit'
  | 'stake'
  | 'safeOf'
  | 'safeWindows'
  | 'next'
  | 'top'
  | 'random'
  | 'begin'
  | 'opening'
  | 'climbed'
  | 'lost'
  | 'back'
  | 'cashed'
  | 'whole'
  | 'figures'
  | 'untouched'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'example'
  | 'headFloor'
  | 'headPays'
  | 'exampleNote';

/** Every text of the tower. */
export const TOWER_TEXTS: RoomTexts<Key> = {
  bn: {
    bet: 'বেট',
    level: 'ধরন',
    easy: 'সহজ',
    medium: 'মাঝারি',
    hard: 'কঠিন',
    expert: 'দক্ষ',
    master: 'ওস্তাদ',
    board: 'মিনারের জানালা',
    closed: 'তলা {floor}, জানালা {window}, বন্ধ',
    safe: 'তলা {floor}, জানালা {window}, নিরাপদ',
    unsafe: 'তলা {floor}, জানালা {window}, নিরাপদ নয়',
    hit: 'তলা {floor}, জানালা {window}, এখানে রাউন্ড শেষ হয়েছে',
    stake: 'বেট',
    safeOf: '{windows}টির {safe}টি',
    safeWindows: 'নিরাপদ',
    next: 'পরের তলায়',
    top: 'চূড়ায়',
    random: 'দৈব জানালা',
    begin: 'একটি জানালা খুলুন',
    opening: 'প্রথম তলার একটি জানালা খুলুন',
    climbed: '{floors} তলা উঠেছেন, {times}',
    lost: 'জানালাটি নিরাপদ ছিল না',
    back: 'কোনো জানালা খোলা হয়নি, বেট ফেরত',
    cashed: '{floors} তলা থেকে ক্যাশ আউট, {times}',
    whole: 'চূড়ায় পৌঁছেছেন, {times}',
    figures: '“{level}” ধরনে {floor} তলায় থামলে হিসাব এই; সবচেয়ে বড় জয় চূড়ার।',
    untouched: 'যে কয় তলা উঠেছেন তা ক্যাশ আউট হয়; একটিও না উঠলে বেট ফেরত যায়।',
    step1: 'মিনারের নয়টি তলা। প্রতি তলায় কয়েকটি জানালা নিরাপদ, কোনটি তা বেটের সময়ই ঠিক হয়ে থাকে।',
    step2:
      'ধরন বাছুন: সহজে ৪টির ৩টি নিরাপদ, মাঝারিতে ৩টির ২টি, কঠিনে ২টির ১টি, দক্ষে ৩টির ১টি, ওস্তাদে ৪টির ১টি।',
    step3:
      'নিরাপদ জানালা খুললে এক তলা ওঠেন ও গুণক বাড়ে: ০.৯৯ × (জানালা ÷ নিরাপদ জানালা), প্রতি তলায় একবার গুণ। ০.৯৯ রাউন্ডে একবারই ধরা হয়।',
    step4: 'যেকোনো তলায় ক্যাশ আউট করা যায়। জানালা নিরাপদ না হলে বেট যায়। চূড়ায় পৌঁছালে নিজে থেকেই টাকা আসে।',
    example: 'উদাহরণ: বেট {stake}, {level}',
    headFloor: 'তলা',
    headPays: 'পাবেন',
    exampleNote:
      '{floor} তলায় ক্যাশ আউট করলে {payout} পাবেন, নিট {net}। পরের জানালা নিরাপদ না হলে নিট {loss}।',
  },
  en: {
    bet: 'Bet',
    level: 'Difficulty',
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    expert: 'Expert',
    master: 'Master',
    board: 'Windows of the tower',
    closed: 'floor {floor}, window {window}, closed',
    safe: 'floor {floor}, window {window}, safe',
    unsafe: 'floor {floor}, window {window}, not safe',
    hit: 'floor {floor}, window {window}, ended the round',
    stake: 'Bet',
    safeOf: '{safe} of {windows}',
    safeWindows: 'Safe',
    next: 'Next floor',
    top: 'At the top',
    random: 'Random window',
    begin: 'Open a window',
    opening: 'Open a window of the first floor',
    climbed: 'Floors: {floors}, {times}',
    lost: 'The window was not safe',
    back: 'No window was opened, stake back',
    cashed: 'Cashed out on floor {floors}, {times}',
    whole: 'You reached the top, {times}',
    figures:
      'Figures of “{level}” for a player who stops on floor {floor}; the largest win is that of the top.',
    untouched: 'the floors that you climbed are cashed out; without a floor the stake goes back.',
    step1:
      'The tower has nine floors. Some windows of each floor are safe; which ones is settled with the bet.',
    step2:
      'Choose a difficulty. Safe windows: easy 3 of 4, medium 2 of 3, hard 1 of 2, expert 1 of 3, master 1 of 4.',
    step3:
      'A safe window takes you up a floor, and the multiplier grows: 0.99 × (windows ÷ safe windows), multiplied once for each floor. The 0.99 is taken once a round.',
    step4:
      'You can cash out on every floor. A window that is not safe loses the stake. At the top the round pays by itself.',
    example: 'Example: a bet of {stake}, {level}',
    headFloor: 'Floor',
    headPays: 'You get',
    exampleNote:
      'A cash-out on floor {floor} gives {payout}, net {net}. If the next window is not safe, net {loss}.',
  },
  hi: {
    bet: 'दाँव',
    level: 'कठिनाई',
    easy: 'आसान',
    medium: 'मध्यम',
    hard: 'कठिन',
    expert: 'माहिर',
    master: 'उस्ताद',
    board: 'मीनार की खिड़कियाँ',
    closed: 'मंज़िल {floor}, खिड़की {window}, बंद',
    safe: 'मंज़िल {floor}, खिड़की {window}, सुरक्षित',
    unsafe: 'मंज़िल {floor}, खिड़की {window}, सुरक्षित नहीं',
    hit: 'मंज़िल {floor}, खिड़की {window}, यहाँ राउंड ख़त्म हुआ',
    stake: 'दाँव',
    safeOf: '{windows} में {safe}',
    safeWindows: 'सुरक्षित',
    next: 'अगली मंज़िल',
    top: 'चोटी पर',
    random: 'कोई भी खिड़की',
    begin: 'एक खिड़की खोलें',
    opening: 'पहली मंज़िल की एक खिड़की खोलें',
    climbed: '{floors} मंज़िलें चढ़े, {times}',
    lost: 'खिड़की सुरक्षित नहीं थी',
    back: 'कोई खिड़की नहीं खुली, दाँव वापस',
    cashed: 'मंज़िल {floors} से कैश आउट, {times}',
    whole: 'आप चोटी पर पहुँचे, {times}',
    figures: '“{level}” में मंज़िल {floor} पर रुकने वाले का हिसाब; सबसे बड़ी जीत चोटी की है।',
    untouched: 'जितनी मंज़िलें चढ़े हैं उनका कैश आउट होता है; एक भी न चढ़े हों तो दाँव लौटता है।',
    step1:
      'मीनार में नौ मंज़िलें हैं। हर मंज़िल पर कुछ खिड़कियाँ सुरक्षित हैं; कौन-सी, यह दाँव के साथ ही तय हो जाता है।',
    step2:
      'कठिनाई चुनें। सुरक्षित खिड़कियाँ: आसान में 4 में 3, मध्यम में 3 में 2, कठिन में 2 में 1, माहिर में 3 में 1, उस्ताद में 4 में 1।',
    step3:
      'सुरक्षित खिड़की खुले तो एक मंज़िल ऊपर जाते हैं और गुणक बढ़ता है: 0.99 × (खिड़कियाँ ÷ सुरक्षित खिड़कियाँ), हर मंज़िल पर एक बार गुणा। 0.99 राउंड में एक ही बार लगता है।',
    step4:
      'किसी भी मंज़िल पर कैश आउट कर सकते हैं। खिड़की सुरक्षित न हो तो दाँव हारा। चोटी पर पहुँचते ही भुगतान अपने आप होता है।',
    example: 'उदाहरण: {stake} का दाँव, {level}',
    headFloor: 'मंज़िल',
    headPays: 'मिलेगा',
    exampleNote:
      'मंज़िल {floor} पर कैश आउट करें तो {payout} मिलेंगे, शुद्ध {net}। अगली खिड़की सुरक्षित न हो तो शुद्ध {loss}।',
  },
};
