import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'closed'
  | 'over'
  | 'overs'
  | 'innings1'
  | 'need'
  | 'break'
  | 'ended'
  | 'pitch'
  | 'runs0'
  | 'runs1'
  | 'runs2'
  | 'runs3'
  | 'runs4'
  | 'runs6'
  | 'out'
  | 'out1'
  | 'tag4'
  | 'tag6'
  | 'tagW'
  | 'yet'
  | 'step1'
  | 'step2'
  | 'step3';

/** The texts of cricket. */
export const CRICKET_TEXTS: RoomTexts<Key> = {
  bn: {
    closed: 'বোলার দৌড়াচ্ছেন, দাম বন্ধ',
    over: 'ওভার {number}',
    overs: '{overs} ওভার',
    innings1: '১ম ইনিংস',
    need: '{runs} রান, {balls} বলে',
    break: 'বিরতি, লক্ষ্য {target}',
    ended: 'খেলা শেষ',
    pitch: 'ওপর থেকে দেখা ক্রিকেট মাঠ',
    runs0: 'শেষ বল ডট',
    runs1: 'শেষ বলে ১ রান',
    runs2: 'শেষ বলে ২ রান',
    runs3: 'শেষ বলে ৩ রান',
    runs4: 'শেষ বল চার',
    runs6: 'শেষ বল ছয়',
    out: 'শেষ বলে উইকেট',
    out1: 'উই',
    tag4: 'চার',
    tag6: 'ছয়',
    tagW: 'আউট',
    yet: 'ব্যাট বাকি',
    step1:
      'প্রতি দল {overs} ওভার ব্যাট করে, বা {outs} উইকেট পড়া পর্যন্ত। আগে লেখা দল আগে ব্যাট করে। বাড়তি রান নেই।',
    step2:
      'পরের বল: ডট, ১, ২ বা ৩, চার, ছয় বা উইকেট। এই ওভার: ওভারের মোট রান, আর উইকেট পড়ে কি না। ইনিংস মাঝপথে শেষ হলে ওভারও সেখানেই শেষ।',
    step3: 'ম্যাচ: কে জেতে, বা রান সমান হলে টাই। ১ম ইনিংসের মোট রানেও বেট ধরা যায়।',
  },
  en: {
    closed: 'The bowler runs in, prices are closed',
    over: 'Over {number}',
    overs: '{overs} overs',
    innings1: '1st innings',
    need: '{runs} runs from {balls}',
    break: 'Break, target {target}',
    ended: 'Match over',
    pitch: 'A cricket ground seen from above',
    runs0: 'Last ball: no run',
    runs1: 'Last ball: 1 run',
    runs2: 'Last ball: 2 runs',
    runs3: 'Last ball: 3 runs',
    runs4: 'Last ball: four',
    runs6: 'Last ball: six',
    out: 'Last ball: a wicket',
    out1: 'W',
    tag4: 'Four',
    tag6: 'Six',
    tagW: 'Out',
    yet: 'yet to bat',
    step1:
      'Each side bats {overs} overs, or until {outs} are out. The side named first bats first. There are no extras.',
    step2:
      'Next ball: dot, 1, 2 or 3, four, six or wicket. This over: its runs, and whether a wicket falls. Where the innings ends, its over ends too.',
    step3:
      'Match: who wins, or a tie when the runs are level. There is a line on the first innings too.',
  },
  hi: {
    closed: 'गेंदबाज़ दौड़ रहा है, भाव बंद',
    over: 'ओवर {number}',
    overs: '{overs} ओवर',
    innings1: 'पहली पारी',
    need: '{balls} गेंद में {runs} रन',
    break: 'विराम, लक्ष्य {target}',
    ended: 'मैच समाप्त',
    pitch: 'ऊपर से दिखता क्रिकेट मैदान',
    runs0: 'पिछली गेंद डॉट',
    runs1: 'पिछली गेंद पर 1 रन',
    runs2: 'पिछली गेंद पर 2 रन',
    runs3: 'पिछली गेंद पर 3 रन',
    runs4: 'पिछली गेंद पर चौका',
    runs6: 'पिछली गेंद पर छक्का',
    out: 'पिछली गेंद पर विकेट',
    out1: 'वि',
    tag4: 'चौका',
    tag6: 'छक्का',
    tagW: 'आउट',
    yet: 'बल्लेबाज़ी बाक़ी',
    step1:
      'हर टीम {overs} ओवर खेलती है, या {outs} विकेट गिरने तक। पहले लिखी टीम पहले खेलती है। अतिरिक्त रन नहीं होते।',
    step2:
      'अगली गेंद: डॉट, 1, 2 या 3, चौका, छक्का या विकेट। यह ओवर: ओवर के रन, और विकेट गिरता है या नहीं। पारी ख़त्म हो तो ओवर भी वहीं ख़त्म।',
    step3: 'मैच: कौन जीतता है, या रन बराबर हों तो टाई। पहली पारी के कुल रनों पर भी दाँव है।',
  },
};
