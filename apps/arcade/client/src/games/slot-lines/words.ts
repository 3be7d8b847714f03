import type { RoomTexts } from '../room-words.ts';

type Key =
  | 'facts'
  | 'lineOf'
  | 'runOf'
  | 'line'
  | 'lines'
  | 'scatters'
  | 'freeSpins'
  | 'freeCame'
  | 'freeEnd'
  | 'spinsLeft'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'step5'
  | 'caption'
  | 'runs'
  | 'exampleNote'
  | 'allLines';

/** The texts of the slot with lines. */
export const LINES_TEXTS: RoomTexts<Key> = {
  bn: {
    facts: '{lines} লাইন · সেরা লাইন',
    lineOf: 'লাইন {line}',
    runOf: '{run}টি {symbol} {times}',
    line: 'লাইন {line}: {run}টি {symbol}',
    lines: '{count}টি লাইনে মিল',
    scatters: '{count}টি স্ক্যাটার',
    freeSpins: 'ফ্রি স্পিন',
    freeCame: '{count}টি ফ্রি স্পিন, এতে বেট কাটে না',
    freeEnd: '{count}টি ফ্রি স্পিন শেষ',
    spinsLeft: 'বাকি {count} স্পিন',
    step1: 'পাঁচটি রিল, {lines}টি লাইন। বেট সব লাইনের জন্য; পে টেবিলের গুণক পুরো বেটের।',
    step2:
      'বাঁ দিক থেকে পরপর তিনটি বা বেশি একই ছবি লাইনে এলে গুণক পাবেন। প্রতি লাইনে সবচেয়ে লম্বা মিলটি ধরা হয়, সব লাইন যোগ হয়।',
    step3: 'ওয়াইল্ড থাকে মাঝের তিন রিলে; স্ক্যাটার ছাড়া সব ছবির বদলে চলে।',
    step4:
      'যেকোনো জায়গায় তিনটি বা বেশি স্ক্যাটার এলে গুণক আর {count}টি ফ্রি স্পিন পাবেন। ফ্রি স্পিনে লাইনের গুণক {times} গুণ; নতুন ফ্রি স্পিন আসে না।',
    step5: 'রিলের প্রতিটি ঘরে থামার সম্ভাবনা সমান। ফ্রি স্পিনের ফলও শুরুতেই ঠিক হয়; থামালে বা চালালে কিছু বদলায় না।',
    caption: 'পুরো বেটের গুণক',
    runs: '{run}টি',
    exampleNote: 'উদাহরণ: বেট {stake}, এক লাইনে চারটি {symbol} এলে {times}, অর্থাৎ {payout}, নিট {net}।',
    allLines: '{lines}টি লাইন, বাঁ থেকে ডানে',
  },
  en: {
    facts: '{lines} lines · best line',
    lineOf: 'Line {line}',
    runOf: '{run} of {symbol} {times}',
    line: 'Line {line}: {run} of {symbol}',
    lines: '{count} lines matched',
    scatters: '{count} scatters',
    freeSpins: 'Free spins',
    freeCame: '{count} free spins, they cost no stake',
    freeEnd: '{count} free spins are over',
    spinsLeft: 'Spins left: {count}',
    step1:
      'Five reels, {lines} lines. The stake is for all lines; the pay table multiplies the whole stake.',
    step2:
      'Three or more equal symbols in a row from the left on a line pay. The longest match of each line counts, and all lines are added up.',
    step3: 'The wild is on the middle three reels and stands for every symbol but the scatter.',
    step4:
      'Three or more scatters anywhere pay, and bring {count} free spins. In them lines pay {times} times as much; they bring no further free spins.',
    step5:
      'Each place of a reel has the same chance. Free spins are drawn at the start too; to pause or to go on changes nothing.',
    caption: 'Multiples of the whole stake',
    runs: '{run}',
    exampleNote:
      'Example: a stake of {stake}, four of {symbol} on one line pay {times}, which is {payout}, net {net}.',
    allLines: '{lines} lines, from left to right',
  },
  hi: {
    facts: '{lines} लाइनें · सबसे बड़ी',
    lineOf: 'लाइन {line}',
    runOf: '{run} {symbol} {times}',
    line: 'लाइन {line}: {run} {symbol}',
    lines: '{count} लाइनों में मेल',
    scatters: '{count} स्कैटर',
    freeSpins: 'फ़्री स्पिन',
    freeCame: '{count} फ़्री स्पिन, इनमें दाँव नहीं कटता',
    freeEnd: '{count} फ़्री स्पिन पूरे हुए',
    spinsLeft: 'बाक़ी {count} स्पिन',
    step1: 'पाँच रील, {lines} लाइनें। दाँव सब लाइनों के लिए है; तालिका का गुणक पूरे दाँव का है।',
    step2:
      'बाईं ओर से लगातार तीन या ज़्यादा एक जैसे चित्र लाइन पर आएँ तो गुणक मिलता है। हर लाइन का सबसे लंबा मेल गिना जाता है और सब लाइनें जुड़ती हैं।',
    step3: 'वाइल्ड बीच की तीन रीलों पर होता है और स्कैटर छोड़कर हर चित्र की जगह चलता है।',
    step4:
      'कहीं भी तीन या ज़्यादा स्कैटर आएँ तो गुणक और {count} फ़्री स्पिन मिलते हैं। इनमें लाइनें {times} गुना देती हैं; नए फ़्री स्पिन नहीं आते।',
    step5:
      'रील के हर ख़ाने की संभावना बराबर है। फ़्री स्पिन का नतीजा भी शुरू में ही तय होता है; रोकने या चलाने से कुछ नहीं बदलता।',
    caption: 'पूरे दाँव का गुणक',
    runs: '{run}',
    exampleNote:
      'उदाहरण: दाँव {stake}, एक लाइन पर चार {symbol} आएँ तो {times}, यानी {payout}, नेट {net}।',
    allLines: '{lines} लाइनें, बाएँ से दाएँ',
  },
};
