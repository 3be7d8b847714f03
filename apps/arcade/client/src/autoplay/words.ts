import type { RoomTexts } from '../games/room-words.ts';

type Key =
  | 'open'
  | 'short'
  | 'stop'
  | 'title'
  | 'howMany'
  | 'own'
  | 'stops'
  | 'loss'
  | 'gain'
  | 'win'
  | 'feature'
  | 'amountOf'
  | 'cost'
  | 'costAll'
  | 'bound'
  | 'cancel'
  | 'start'
  | 'badCount'
  | 'badAmount'
  | 'lossBelowStake'
  | 'endCount'
  | 'endLoss'
  | 'endGain'
  | 'endWin'
  | 'endFeature'
  | 'endRefused'
  | 'endHeld'
  | 'endHidden'
  | 'endChanged'
  | 'endPressed';

/** Every text of autoplay. */
export const AUTOPLAY_TEXTS: RoomTexts<Key> = {
  bn: {
    open: 'অটোপ্লে',
    short: 'অটো',
    stop: 'অটোপ্লে থামান, বাকি {left}',
    title: 'অটোপ্লে',
    howMany: 'কত বার',
    own: 'নিজের সংখ্যা',
    stops: 'যখন নিজে থেকে থামবে',
    loss: 'নিট ক্ষতি এর বেশি হতে পারলে',
    gain: 'মোট নিট জেতা এত হলে',
    win: 'এক রাউন্ডেই নিট এত জিতলে',
    feature: 'ফ্রি স্পিন বা রিস্পিন এলে',
    amountOf: 'পরিমাণ: {name}',
    cost: '{count} রাউন্ডে বেট হবে {sum}, তবে ক্ষতি {loss} পেরোবে না।',
    costAll: '{count} রাউন্ডে বেট হবে {sum}। পুরোটাই হারাতে পারেন।',
    bound: 'আপনার নিজের সীমা, বিরতির প্রশ্ন বা পাতা আড়াল হলেও থামবে।',
    cancel: 'বাতিল',
    start: '{count} রাউন্ড, প্রতিটি {stake}',
    badCount: '১ থেকে {most} লিখুন',
    badAmount: 'একটি পরিমাণ লিখুন',
    lossBelowStake: 'ক্ষতির সীমা এক বেটের কম',
    endCount: 'অটোপ্লে শেষ: সব রাউন্ড খেলা হয়েছে। নিট {net}।',
    endLoss: 'অটোপ্লে থেমেছে: পরের বেটে ক্ষতি আপনার সীমা পেরোতে পারত। নিট {net}।',
    endGain: 'অটোপ্লে থেমেছে: ঠিক করা জেতা হয়েছে। নিট {net}।',
    endWin: 'অটোপ্লে থেমেছে: এক রাউন্ডে ঠিক করা জেতা এসেছে। নিট {net}।',
    endFeature: 'অটোপ্লে থেমেছে: ফিচার এসেছিল। নিট {net}।',
    endRefused: 'অটোপ্লে থেমেছে: পরের বেট নেওয়া হয়নি। নিট {net}।',
    endHeld: 'অটোপ্লে থেমেছে: বিরতির প্রশ্নের জন্য। নিট {net}।',
    endHidden: 'অটোপ্লে থেমেছে: পাতা আড়ালে ছিল। নিট {net}।',
    endChanged: 'অটোপ্লে থেমেছে: বেট বদলেছে। নিট {net}।',
    endPressed: 'অটোপ্লে থামিয়েছেন। নিট {net}।',
  },
  en: {
    open: 'Autoplay',
    short: 'Auto',
    stop: 'Stop autoplay, {left} left',
    title: 'Autoplay',
    howMany: 'How many rounds',
    own: 'Own number',
    stops: 'When it stops by itself',
    loss: 'Net loss could pass',
    gain: 'Net win in all reaches',
    win: 'One round wins net',
    feature: 'Free spins or respins come',
    amountOf: 'Amount: {name}',
    cost: '{count} rounds stake {sum}, but the loss stays within {loss}.',
    costAll: '{count} rounds stake {sum}. You can lose all of it.',
    bound: 'Your own limits, the reality check and a hidden page stop it too.',
    cancel: 'Cancel',
    start: '{count} rounds, {stake} each',
    badCount: 'Type 1 to {most}',
    badAmount: 'Type an amount',
    lossBelowStake: 'The loss limit is below one stake',
    endCount: 'Autoplay is over: all rounds were played. Net {net}.',
    endLoss: 'Autoplay stopped: the next bet could pass your loss limit. Net {net}.',
    endGain: 'Autoplay stopped: the win you set is reached. Net {net}.',
    endWin: 'Autoplay stopped: one round won what you set. Net {net}.',
    endFeature: 'Autoplay stopped: a feature came. Net {net}.',
    endRefused: 'Autoplay stopped: the next bet was not taken. Net {net}.',
    endHeld: 'Autoplay stopped: for the reality check. Net {net}.',
    endHidden: 'Autoplay stopped: the page was hidden. Net {net}.',
    endChanged: 'Autoplay stopped: the stake was changed. Net {net}.',
    endPressed: 'You stopped autoplay. Net {net}.',
  },
  hi: {
    open: 'ऑटोप्ले',
    short: 'ऑटो',
    stop: 'ऑटोप्ले रोकें, बाकी {left}',
    title: 'ऑटोप्ले',
    howMany: 'कितने राउंड',
    own: 'अपनी संख्या',
    stops: 'कब अपने आप रुके',
    loss: 'शुद्ध हानि इससे ऊपर जा सके',
    gain: 'कुल शुद्ध जीत इतनी हो',
    win: 'एक राउंड में शुद्ध इतना जीतें',
    feature: 'फ़्री स्पिन या रीस्पिन आएँ',
    amountOf: 'राशि: {name}',
    cost: '{count} राउंड में दाँव {sum} होगा, पर हानि {loss} से ऊपर नहीं जाएगी।',
    costAll: '{count} राउंड में दाँव {sum} होगा। यह सब हार सकते हैं।',
    bound: 'आपकी अपनी सीमाएँ, विराम का सवाल और छिपा पेज भी इसे रोकते हैं।',
    cancel: 'रद्द करें',
    start: '{count} राउंड, हर एक {stake}',
    badCount: '1 से {most} लिखें',
    badAmount: 'राशि लिखें',
    lossBelowStake: 'हानि की सीमा एक दाँव से कम है',
    endCount: 'ऑटोप्ले पूरा: सब राउंड खेले गए। शुद्ध {net}।',
    endLoss: 'ऑटोप्ले रुका: अगला दाँव आपकी हानि की सीमा पार कर सकता था। शुद्ध {net}।',
    endGain: 'ऑटोप्ले रुका: तय जीत हो गई। शुद्ध {net}।',
    endWin: 'ऑटोप्ले रुका: एक राउंड में तय जीत आई। शुद्ध {net}।',
    endFeature: 'ऑटोप्ले रुका: फ़ीचर आया। शुद्ध {net}।',
    endRefused: 'ऑटोप्ले रुका: अगला दाँव नहीं लिया गया। शुद्ध {net}।',
    endHeld: 'ऑटोप्ले रुका: विराम के सवाल के लिए। शुद्ध {net}।',
    endHidden: 'ऑटोप्ले रुका: पेज छिपा था। शुद्ध {net}।',
    endChanged: 'ऑटोप्ले रुका: दाँव बदला गया। शुद्ध {net}।',
    endPressed: 'आपने ऑटोप्ले रोका। शुद्ध {net}।',
  },
};
