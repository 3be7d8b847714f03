import type { LocalText } from '../model.ts';
import type { DemoPromotionWay } from './content.types.ts';

const say = (bn: string, en: string, hi: string): LocalText => ({ bn, en, hi });

const everybody = say('যেকোনো সদস্য।', 'Every member.', 'हर सदस्य।');
const noWagering = say(
  'নেই। ক্রেডিট পেলেই খেলতে পারেন।',
  'None. You can play with the credits at once.',
  'कोई नहीं। क्रेडिट मिलते ही खेल सकते हैं।',
);
const noCash = say(
  'নগদ টাকা। ক্রেডিট তোলা যায় না।',
  'Cash. Credits cannot be withdrawn.',
  'नक़द पैसा। क्रेडिट निकाले नहीं जा सकते।',
);
const byPerson = say(
  'একজন মানুষ আবেদন দেখে মঞ্জুর করার পরে।',
  'After a person has read and approved the application.',
  'किसी व्यक्ति के आवेदन पढ़कर मंज़ूर करने के बाद।',
);
const gift = (rewardMinor: number, amountsMinor: readonly number[]) => ({
  basis: 'balance' as const,
  amountsMinor,
  steps: [{ fromMinor: 0, rewardMinor }],
});
const SOME_BALANCES = [0, 10_000, 100_000];

/** What each promotion is, in plain words and figures, by its id. Amounts are minor units. */
export const promotionWays: Readonly<Record<number, DemoPromotionWay>> = {
  101: {
    kind: 'credits',
    summary: say(
      'নতুন অ্যাকাউন্টে নিজে থেকেই ক্রেডিট যোগ হয়।',
      'Credits are added to a new account by themselves.',
      'नए खाते में क्रेडिट अपने आप जुड़ जाते हैं।',
    ),
    terms: {
      who: say('যাঁরা নতুন অ্যাকাউন্ট খোলেন।', 'Whoever opens a new account.', 'नया खाता खोलने वाले।'),
      what: say('শুরুর খেলার ক্রেডিট।', 'Opening play credits.', 'शुरुआती प्ले क्रेडिट।'),
      when: say('অ্যাকাউন্ট খোলার সঙ্গে সঙ্গে।', 'As soon as the account is opened.', 'खाता खुलते ही।'),
      how: say('কিছু করতে হয় না।', 'Nothing has to be done.', 'कुछ करना नहीं होता।'),
      wagering: noWagering,
      excluded: noCash,
    },
    act: 'play',
    actPath: '/m/hot-games',
  },
  102: {
    kind: 'credits',
    summary: say(
      'ব্যালেন্স ১০০-এর নিচে নামলে ৫০০ ক্রেডিট।',
      '500 credits when the balance falls below 100.',
      'बैलेंस 100 से कम होने पर 500 क्रेडिट।',
    ),
    terms: {
      who: say(
        'যাঁদের ব্যালেন্স ১০০ ক্রেডিটের কম।',
        'Members with a balance below 100 credits.',
        'जिनका बैलेंस 100 क्रेडिट से कम है।',
      ),
      what: say('৫০০ ক্রেডিট, একবার।', '500 credits, once.', '500 क्रेडिट, एक बार।'),
      when: byPerson,
      how: say(
        'আবেদন পাঠান। ছবি লাগে না।',
        'Send an application. No picture is needed.',
        'आवेदन भेजें। तस्वीर नहीं चाहिए।',
      ),
      wagering: noWagering,
      excluded: noCash,
    },
    figures: {
      basis: 'balance',
      amountsMinor: [0, 4_000, 15_000],
      steps: [
        { fromMinor: 0, rewardMinor: 50_000 },
        { fromMinor: 10_000, rewardMinor: 0 },
      ],
    },
    act: 'apply',
  },
  103: {
    kind: 'taking_part',
    summary: say(
      'প্রস্তাব কাজে লাগলে ২০০ ক্রেডিট।',
      '200 credits for an idea that is used.',
      'काम आने वाले सुझाव पर 200 क्रेडिट।',
    ),
    terms: {
      who: everybody,
      what: say('২০০ ক্রেডিট, একবার।', '200 credits, once.', '200 क्रेडिट, एक बार।'),
      when: byPerson,
      how: say(
        '১৪০ অক্ষরে প্রস্তাব লিখুন।',
        'Write your idea in 140 characters.',
        '140 वर्णों में सुझाव लिखें।',
      ),
      wagering: noWagering,
      excluded: noCash,
    },
    figures: gift(20_000, SOME_BALANCES),
    act: 'apply',
  },
  104: {
    kind: 'taking_part',
    summary: say(
      'আপনার দেওয়া নাম নেওয়া হলে ৩০০ ক্রেডিট।',
      '300 credits for a name that is taken up.',
      'अपनाए गए नाम पर 300 क्रेडिट।',
    ),
    terms: {
      who: everybody,
      what: say('৩০০ ক্রেডিট।', '300 credits.', '300 क्रेडिट।'),
      when: byPerson,
      how: say(
        'গেমের নাম ও আপনার প্রস্তাব লিখুন।',
        'Write the game and your name for it.',
        'गेम और अपना सुझाया नाम लिखें।',
      ),
      wagering: noWagering,
      excluded: say(
        'যে নাম আগে কেউ পাঠিয়েছেন।',
        'A name that somebody sent before.',
        'जो नाम पहले कोई भेज चुका हो।',
      ),
    },
    figures: gift(30_000, SOME_BALANCES),
    act: 'apply',
  },
  105: {
    kind: 'taking_part',
    summary: say(
      'গৃহীত ছবির জন্য একবার ১০০ ক্রেডিট।',
      '100 credits, once, for an accepted picture.',
      'स्वीकार की गई तस्वीर पर एक बार 100 क्रेडिट।',
    ),
    terms: {
      who: say('যাঁরা নিজে আলপনা আঁকেন।', 'Whoever draws an alpona.', 'जो ख़ुद अल्पना बनाते हैं।'),
      what: say('১০০ ক্রেডিট, একবার।', '100 credits, once.', '100 क्रेडिट, एक बार।'),
      when: byPerson,
      how: say('এক থেকে তিনটি ছবি পাঠান।', 'Send one to three pictures.', 'एक से तीन तस्वीरें भेजें।'),
      wagering: noWagering,
      excluded: say(
        'যে ছবিতে মুখ বা ঠিকানা আছে।',
        'Pictures with faces or addresses.',
        'जिस तस्वीर में चेहरा या पता हो।',
      ),
    },
    figures: gift(10_000, SOME_BALANCES),
    act: 'apply',
  },
  106: {
    kind: 'taking_part',
    summary: say(
      'ভুলটি সত্যিই থাকলে ২৫০ ক্রেডিট।',
      '250 credits for a confirmed fault.',
      'गड़बड़ी की पुष्टि होने पर 250 क्रेडिट।',
    ),
    terms: {
      who: everybody,
      what: say('২৫০ ক্রেডিট।', '250 credits.', '250 क्रेडिट।'),
      when: byPerson,
      how: say(
        'পর্দার ছবি ও দু-এক কথা পাঠান।',
        'Send a picture of the screen and a few words.',
        'स्क्रीन की तस्वीर और दो शब्द भेजें।',
      ),
      wagering: noWagering,
      excluded: say(
        'যে ভুল আগে কেউ জানিয়েছেন।',
        'A fault that was reported before.',
        'जो गड़बड़ी पहले बताई जा चुकी हो।',
      ),
    },
    figures: gift(25_000, SOME_BALANCES),
    act: 'apply',
  },
  107: {
    kind: 'taking_part',
    summary: say(
      'একটি নিয়ম নিজের ভাষায় লিখলে ১৫০ ক্রেডিট।',
      '150 credits for a rule in your own words.',
      'अपने शब्दों में एक नियम लिखने पर 150 क्रेडिट।',
    ),
    terms: {
      who: everybody,
      what: say('১৫০ ক্রেডিট, একবার।', '150 credits, once.', '150 क्रेडिट, एक बार।'),
      when: byPerson,
      how: say(
        'হেল্প সেন্টারে নিয়ম পড়ে এক বাক্যে লিখুন।',
        'Read a rule in the help centre and write one sentence.',
        'सहायता केंद्र में नियम पढ़ें और एक वाक्य लिखें।',
      ),
      wagering: noWagering,
      excluded: noCash,
    },
    figures: gift(15_000, SOME_BALANCES),
    act: 'apply',
  },
  108: {
    kind: 'taking_part',
    summary: say(
      'লবি বদলানোর আগে আপনার মত জানতে চাওয়া হবে।',
      'You are asked before the lobby changes.',
      'लॉबी बदलने से पहले आपकी राय पूछी जाएगी।',
    ),
    terms: {
      who: everybody,
      what: say(
        'মত জানানোর সুযোগ, ক্রেডিট নয়।',
        'A say, and no credits.',
        'राय देने का मौक़ा, क्रेडिट नहीं।',
      ),
      when: say(
        'মাসে বড়জোর একটি প্রশ্ন।',
        'At most one question a month.',
        'महीने में ज़्यादा से ज़्यादा एक सवाल।',
      ),
      how: say('“যোগ দিন” চাপুন।', 'Press “Join”.', '“शामिल हों” दबाएँ।'),
      excluded: say(
        'কত খেলেন, তা দেখা হয় না।',
        'How much you play does not matter.',
        'आप कितना खेलते हैं, यह नहीं देखा जाता।',
      ),
    },
    act: 'join',
  },
  109: {
    kind: 'taking_part',
    summary: say(
      'শরতের প্রিয় গেম নিয়ে লেখা নেওয়া শেষ।',
      'Texts about the game of the autumn are closed.',
      'शरद के पसंदीदा गेम पर लेख लेना समाप्त।',
    ),
    terms: {
      who: everybody,
      what: say('১০০ ক্রেডিট, একবার।', '100 credits, once.', '100 क्रेडिट, एक बार।'),
    },
    act: 'apply',
  },
};
