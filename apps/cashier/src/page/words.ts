const english = {
  title: 'Practice payment',
  practice: 'Practice rail: no real money moves here. This page only shows how a payment runs.',
  amount: 'Amount',
  reference: 'Number',
  until: 'Open until',
  untilText: '{time} (UTC)',
  pay: 'Pay {amount} in practice',
  fail: 'Let the payment fail',
  cancel: 'Cancel the payment',
  leave: 'Leave it pending and go back',
  payLate: 'Let the money arrive after all',
  back: 'Back to the site',
  trouble: 'Practise trouble',
  troubleText: 'How the message about your choice reaches the site:',
  normal: 'Once, at once',
  repeated: 'Twice, the same message',
  late: 'Half a minute late',
  out_of_order: 'In the wrong order',
  lost: 'Never; the site has to ask',
  forged: 'A forged “paid” first, the true message after it',
  'status.pending': 'Waiting for your choice',
  'status.paid': 'Paid in practice',
  'status.failed': 'The payment failed. Nothing was paid.',
  'status.cancelled': 'The payment was cancelled. Nothing was paid.',
  'status.expired': 'The time is over. Nothing was paid.',
  unknown: 'There is no such payment',
  unknownText: 'The address may be cut off. Go back to the site and begin again.',
} as const;

/** Name of a text of the hosted page. */
export type WordKey = keyof typeof english;

const bengali: Record<WordKey, string> = {
  title: 'অনুশীলনের পেমেন্ট',
  practice: 'অনুশীলনের পথ: এখানে আসল টাকা লেনদেন হয় না। পেমেন্ট কীভাবে চলে, এই পাতা শুধু তা দেখায়।',
  amount: 'পরিমাণ',
  reference: 'নম্বর',
  until: 'খোলা থাকবে',
  untilText: '{time} পর্যন্ত (UTC)',
  pay: 'অনুশীলনে {amount} দিন',
  fail: 'পেমেন্ট ব্যর্থ হতে দিন',
  cancel: 'পেমেন্ট বাতিল করুন',
  leave: 'অপেক্ষায় রেখে ফিরে যান',
  payLate: 'টাকা দেরিতে পৌঁছাতে দিন',
  back: 'সাইটে ফিরুন',
  trouble: 'গোলযোগের অনুশীলন',
  troubleText: 'আপনার বাছাইয়ের খবর সাইটে যেভাবে পৌঁছাবে:',
  normal: 'একবার, সঙ্গে সঙ্গে',
  repeated: 'একই খবর দুবার',
  late: 'আধা মিনিট দেরিতে',
  out_of_order: 'উল্টো ক্রমে',
  lost: 'কখনও না; সাইটকে জিজ্ঞাসা করতে হবে',
  forged: 'আগে “দেওয়া হয়েছে” বলে জাল খবর, পরে আসলটি',
  'status.pending': 'আপনার বাছাইয়ের অপেক্ষায়',
  'status.paid': 'অনুশীলনে দেওয়া হয়েছে',
  'status.failed': 'পেমেন্ট ব্যর্থ হয়েছে। কিছু দেওয়া হয়নি।',
  'status.cancelled': 'পেমেন্ট বাতিল হয়েছে। কিছু দেওয়া হয়নি।',
  'status.expired': 'সময় শেষ। কিছু দেওয়া হয়নি।',
  unknown: 'এমন কোনো পেমেন্ট নেই',
  unknownText: 'ঠিকানাটি কাটা পড়ে থাকতে পারে। সাইটে ফিরে আবার শুরু করুন।',
};

const hindi: Record<WordKey, string> = {
  title: 'अभ्यास का भुगतान',
  practice: 'अभ्यास का रास्ता: यहाँ असली पैसे का लेनदेन नहीं होता। यह पेज सिर्फ़ दिखाता है कि भुगतान कैसे चलता है।',
  amount: 'रक़म',
  reference: 'नंबर',
  until: 'खुला रहेगा',
  untilText: '{time} तक (UTC)',
  pay: 'अभ्यास में {amount} दें',
  fail: 'भुगतान असफल होने दें',
  cancel: 'भुगतान रद्द करें',
  leave: 'इंतज़ार में छोड़कर लौटें',
  payLate: 'पैसा देर से पहुँचने दें',
  back: 'साइट पर लौटें',
  trouble: 'गड़बड़ी का अभ्यास',
  troubleText: 'आपके चुनाव की ख़बर साइट तक कैसे पहुँचे:',
  normal: 'एक बार, तुरंत',
  repeated: 'वही ख़बर दो बार',
  late: 'आधा मिनट देर से',
  out_of_order: 'उलटे क्रम में',
  lost: 'कभी नहीं; साइट को पूछना होगा',
  forged: 'पहले “भुगतान हो गया” की जाली ख़बर, फिर असली',
  'status.pending': 'आपके चुनाव का इंतज़ार है',
  'status.paid': 'अभ्यास में भुगतान हो गया',
  'status.failed': 'भुगतान असफल रहा। कुछ नहीं दिया गया।',
  'status.cancelled': 'भुगतान रद्द हुआ। कुछ नहीं दिया गया।',
  'status.expired': 'समय पूरा हो गया। कुछ नहीं दिया गया।',
  unknown: 'ऐसा कोई भुगतान नहीं है',
  unknownText: 'पता शायद अधूरा है। साइट पर लौटकर फिर शुरू करें।',
};

/** The languages of the page. */
export type Language = 'bn' | 'en' | 'hi';

const TEXTS: Record<Language, Record<WordKey, string>> = { bn: bengali, en: english, hi: hindi };

/** The language that is shown to a player: the player's own when the page has it, otherwise English. */
export function shownLanguage(language: string): Language {
  const [name] = language.trim().toLowerCase().split(/[-,;]/);
  return name === 'bn' || name === 'hi' ? name : 'en';
}

/** Answers a text with its blanks filled in. */
export type Words = (key: WordKey, blanks?: Record<string, string>) => string;

/** The page's texts in the language that is shown. */
export function createWords(language: string): Words {
  const texts = TEXTS[shownLanguage(language)];
  return (key, blanks = {}) =>
    texts[key].replaceAll(/\{(\w+)\}/g, (_whole, name: string) => blanks[name] ?? '');
}

/** Digits as the language writes them. */
export function inDigits(text: string, language: string): string {
  if (shownLanguage(language) !== 'bn') return text;
  return text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
}

const SYMBOLS: Record<string, string> = { BDT: '৳', INR: '₹', USD: '$', EUR: '€' };

/** Minor units as money: symbol first, lakh grouping, two decimals. */
export function formatMoney(minor: number, currency: string, language: string): string {
  const whole = String(Math.trunc(minor / 100));
  const head = whole.slice(0, -3).replaceAll(/\B(?=(\d{2})+$)/g, ',');
  const grouped = head === '' ? whole.slice(-3) : `${head},${whole.slice(-3)}`;
  const cents = String(minor % 100).padStart(2, '0');
  return (SYMBOLS[currency] ?? `${currency} `) + inDigits(`${grouped}.${cents}`, language);
}
