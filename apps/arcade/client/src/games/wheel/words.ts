import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'bet'
  | 'fields'
  | 'risk'
  | 'low'
  | 'medium'
  | 'high'
  | 'field'
  | 'stopped'
  | 'figures'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'example'
  | 'headFields'
  | 'headPays'
  | 'exampleNote';

/** Every text of the wheel. */
export const WHEEL_TEXTS: RoomTexts<Key> = {
  bn: {
    bet: 'বেট',
    fields: 'ঘর',
    risk: 'ঝুঁকি',
    low: 'কম',
    medium: 'মাঝারি',
    high: 'বেশি',
    field: 'ঘর {field}',
    stopped: 'চাকা থেমেছে {times}-এ',
    figures: '{fields} ঘরের চাকা, {risk} ঝুঁকি।',
    step1: 'চাকায় ১০ থেকে ৫০টি ঘর থাকে, সবার সম্ভাবনা সমান।',
    step2: 'ঘরের সংখ্যা ও ঝুঁকি বাছুন। কোন ঘরে কত গুণক, তা চাকায় লেখা থাকে; নিচে প্রতিটি গুণকের ঘর গোনা আছে।',
    step3: 'কাঁটা যে ঘরে থামে, বেট গুণ তার গুণক পাবেন। গাঢ় ঘর কিছু দেয় না।',
    step4: 'ঘর বের হয় দুই সিড ও বেটের নম্বর থেকে; ঘোরা শুধু তা দেখায়। পয়সার নিচের অংশ বাদ যায়।',
    example: 'উদাহরণ: বেট {stake}, ৩০ ঘর, মাঝারি ঝুঁকি',
    headFields: 'ঘর',
    headPays: 'পাবেন',
    exampleNote: 'চাকা {times}-এ থামলে {payout} পাবেন, নিট {net}।',
  },
  en: {
    bet: 'Bet',
    fields: 'Fields',
    risk: 'Risk',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    field: 'Field {field}',
    stopped: 'The wheel stopped at {times}',
    figures: 'A wheel of {fields} fields, risk: {risk}.',
    step1: 'The wheel has 10 to 50 fields, and all of them have the same chance.',
    step2:
      'Choose how many fields and which risk. Each field shows what it pays; below the wheel the fields of each multiplier are counted.',
    step3:
      'You get stake times the multiplier of the field at the pointer. A dark field pays nothing.',
    step4:
      'The field follows from the two seeds and the number of the bet; the spin only shows it. What is below the smallest coin is cut.',
    example: 'Example: a bet of {stake}, 30 fields, medium risk',
    headFields: 'Fields',
    headPays: 'You get',
    exampleNote: 'When the wheel stops at {times}, you get {payout}, net {net}.',
  },
  hi: {
    bet: 'दाँव',
    fields: 'ख़ाने',
    risk: 'जोखिम',
    low: 'कम',
    medium: 'मध्यम',
    high: 'ज़्यादा',
    field: 'ख़ाना {field}',
    stopped: 'चक्का {times} पर रुका',
    figures: '{fields} ख़ानों का चक्का, जोखिम: {risk}।',
    step1: 'चक्के में 10 से 50 ख़ाने होते हैं, सबकी संभावना बराबर है।',
    step2: 'ख़ानों की संख्या और जोखिम चुनें। हर ख़ाने पर उसका गुणक लिखा है; चक्के के नीचे हर गुणक के ख़ाने गिने हैं।',
    step3: 'सुई जिस ख़ाने पर रुके, दाँव गुणा उसका गुणक मिलता है। गहरे ख़ाने पर कुछ नहीं मिलता।',
    step4:
      'ख़ाना दोनों सीड और दाँव के नंबर से निकलता है; घूमना उसे सिर्फ़ दिखाता है। सबसे छोटे सिक्के से नीचे का हिस्सा कट जाता है।',
    example: 'उदाहरण: {stake} का दाँव, 30 ख़ाने, मध्यम जोखिम',
    headFields: 'ख़ाने',
    headPays: 'मिलेगा',
    exampleNote: 'चक्का {times} पर रुके तो {payout} मिलेंगे, शुद्ध {net}।',
  },
};
