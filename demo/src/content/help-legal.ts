import type { DemoHelpItem } from './content.types.ts';
import { paragraphs, points } from './help-html.ts';

const VERSION = '2026-11-01';

/** The terms of use of the demo. */
export const terms: DemoHelpItem = {
  tag: 'terms',
  version: VERSION,
  title: { bn: 'ব্যবহারের শর্ত', en: 'Terms of use', hi: 'उपयोग की शर्तें' },
  content: {
    bn: paragraphs(
      'এটি খেলার ক্রেডিটের সাইট। এখানে আসল টাকা জমা, বেট বা উত্তোলন হয় না।',
      'অ্যাকাউন্ট খোলার আগে নিচের অংশগুলো পড়ুন। শর্ত বদলালে নতুন তারিখসহ এই পাতায় দেখা যাবে।',
    ),
    en: paragraphs(
      'This is a play-credit site. No real money is deposited, staked or withdrawn here.',
      'Please read the parts below before you open an account. Changed terms appear on this page with a new date.',
    ),
    hi: paragraphs(
      'यह प्ले क्रेडिट की साइट है। यहाँ असली पैसा न जमा होता है, न दाँव पर लगता है, न निकाला जाता है।',
      'खाता खोलने से पहले कृपया नीचे के हिस्से पढ़ें। बदली हुई शर्तें नई तारीख़ के साथ इसी पेज पर दिखेंगी।',
    ),
  },
  children: [
    {
      title: { bn: 'কে খেলতে পারেন', en: 'Who may play', hi: 'कौन खेल सकता है' },
      content: {
        bn: points(
          'বয়স ১৮ বছর বা তার বেশি হতে হবে',
          'একজন একটি অ্যাকাউন্ট রাখতে পারেন',
          'অ্যাকাউন্ট অন্যকে দেওয়া বা বিক্রি করা যায় না',
        ),
        en: points(
          'You must be 18 or over',
          'One account per person',
          'An account may not be given away or sold',
        ),
        hi: points(
          'आपकी उम्र 18 साल या उससे ज़्यादा होनी चाहिए',
          'एक व्यक्ति का एक ही खाता',
          'खाता किसी को दिया या बेचा नहीं जा सकता',
        ),
      },
    },
    {
      title: { bn: 'খেলার ক্রেডিট', en: 'Play credits', hi: 'प्ले क्रेडिट' },
      content: {
        bn: paragraphs(
          'খেলার ক্রেডিটের কোনো নগদ মূল্য নেই। এগুলো টাকা, পণ্য বা পুরস্কারে বদলানো যায় না। কোনো ভুলে ক্রেডিট যোগ হলে তা নতুন এন্ট্রিতে সংশোধন করা হয়, পুরোনো লেখা মোছা হয় না।',
        ),
        en: paragraphs(
          'Play credits have no cash value. They cannot be changed into money, goods or prizes. Credits added by mistake are corrected by a new entry; old entries are never deleted.',
        ),
        hi: paragraphs(
          'प्ले क्रेडिट का कोई नक़द मूल्य नहीं है। इन्हें पैसे, सामान या इनाम में नहीं बदला जा सकता। ग़लती से जुड़े क्रेडिट नई प्रविष्टि से ठीक किए जाते हैं; पुरानी प्रविष्टियाँ कभी मिटाई नहीं जातीं।',
        ),
      },
    },
    {
      title: { bn: 'গেম ও ফল', en: 'Games and results', hi: 'गेम और नतीजे' },
      content: {
        bn: paragraphs(
          'প্রতিটি রাউন্ডের ফল গেমের সার্ভারে দৈবভাবে ঠিক হয়। আপনার ফোনে যা দেখা যায় তা সেই ফলের ছবি। ছবি আর রেকর্ডে অমিল হলে রেকর্ড ধরা হবে।',
        ),
        en: paragraphs(
          'The result of every round is decided at random on the game server. Your phone shows a picture of that result. Where picture and record differ, the record counts.',
        ),
        hi: paragraphs(
          'हर राउंड का नतीजा गेम सर्वर पर यादृच्छिक ढंग से तय होता है। आपका फ़ोन उस नतीजे का चित्र दिखाता है। चित्र और रिकॉर्ड में अंतर हो तो रिकॉर्ड माना जाएगा।',
        ),
      },
    },
    {
      title: { bn: 'যা করা যাবে না', en: 'What is not allowed', hi: 'क्या करना मना है' },
      content: {
        bn: points(
          'স্বয়ংক্রিয় প্রোগ্রাম দিয়ে খেলা',
          'অন্যের অ্যাকাউন্টে ঢোকা বা ঢোকার চেষ্টা',
          'সাইটের কাজে বাধা দেওয়া',
        ),
        en: points(
          'Playing with automatic programs',
          'Entering or trying to enter another person’s account',
          'Disturbing the working of the site',
        ),
        hi: points(
          'स्वचालित प्रोग्राम से खेलना',
          'किसी और के खाते में जाना या जाने की कोशिश करना',
          'साइट के काम में बाधा डालना',
        ),
      },
    },
  ],
};

/** What the demo stores about a person and why. */
export const privacy: DemoHelpItem = {
  tag: 'privacy',
  version: '2026-11-27',
  title: { bn: 'গোপনীয়তা', en: 'Privacy', hi: 'निजता' },
  content: {
    bn: paragraphs('এই পাতায় লেখা আছে আপনার কোন তথ্য রাখা হয়, কেন রাখা হয় এবং কে দেখতে পান।'),
    en: paragraphs('This page says what is stored about you, why, and who can see it.'),
    hi: paragraphs(
      'इस पेज पर लिखा है कि आपके बारे में क्या रखा जाता है, क्यों रखा जाता है और उसे कौन देख सकता है।',
    ),
  },
  children: [
    {
      title: { bn: 'কী রাখা হয়', en: 'What is stored', hi: 'क्या रखा जाता है' },
      content: {
        bn: points(
          'অ্যাকাউন্টের নাম ও রেজিস্টারের সময় আপনার দেওয়া তথ্য',
          'পাসওয়ার্ডের একমুখী ছাপ, পাসওয়ার্ড নিজে নয়',
          'লগইনের সময়, রাউন্ড ও ওয়ালেটের লেখা',
          'লগইনের ব্রাউজার ও নেটওয়ার্কের প্রথম অংশ, ৩০ দিন; পুরো ঠিকানা নয়',
        ),
        en: points(
          'The account name and what you entered when registering',
          'A one-way print of the password, not the password',
          'Times of sign-in, rounds and wallet entries',
          'The browser and the first part of the network of a sign-in, for 30 days; not the whole address',
        ),
        hi: points(
          'खाते का नाम और रजिस्टर करते समय आपकी दी हुई जानकारी',
          'पासवर्ड की एकतरफ़ा छाप, पासवर्ड नहीं',
          'लॉग इन के समय, राउंड और वॉलेट की प्रविष्टियाँ',
          'लॉग इन का ब्राउज़र और नेटवर्क का पहला हिस्सा, 30 दिन; पूरा पता नहीं',
        ),
      },
    },
    {
      title: { bn: 'কেন রাখা হয়', en: 'Why it is stored', hi: 'क्यों रखा जाता है' },
      content: {
        bn: paragraphs(
          'আপনাকে চিনে নিতে, ব্যালেন্স ঠিক রাখতে আর রেকর্ড দেখাতে। বিজ্ঞাপনের জন্য কোনো তথ্য রাখা হয় না।',
        ),
        en: paragraphs(
          'To recognise you, to keep the balance right and to show your records. Nothing is stored for advertising.',
        ),
        hi: paragraphs(
          'आपको पहचानने, बैलेंस सही रखने और आपके रिकॉर्ड दिखाने के लिए। विज्ञापन के लिए कुछ नहीं रखा जाता।',
        ),
      },
    },
    {
      title: {
        bn: 'গেমের সার্ভার কী পায়',
        en: 'What the game server receives',
        hi: 'गेम सर्वर को क्या मिलता है',
      },
      content: {
        bn: paragraphs(
          'গেম আলাদা সার্ভারে চলে। সেটি একটি অস্থায়ী চাবি, ভাষা ও ব্যালেন্স পায়। আপনার পাসওয়ার্ড সেখানে যায় না।',
        ),
        en: paragraphs(
          'Games run on a separate server. It receives a temporary key, the language and the balance. Your password never goes there.',
        ),
        hi: paragraphs(
          'गेम अलग सर्वर पर चलते हैं। उसे एक अस्थायी कुंजी, भाषा और बैलेंस मिलता है। आपका पासवर्ड वहाँ कभी नहीं जाता।',
        ),
      },
    },
    {
      title: { bn: 'ফোনে যা থাকে', en: 'What stays on your phone', hi: 'आपके फ़ोन पर क्या रहता है' },
      content: {
        bn: paragraphs(
          'লগইনের কুকি, ভাষা আর দেখার পছন্দ ফোনে থাকে। লগআউট করলে লগইনের কুকি মুছে যায়।',
          'আরেকটি কুকিতে থাকে ফোনটির একটি এলোমেলো নম্বর, যা দিয়ে আপনার অ্যাকাউন্ট ফোনটিকে চেনে; অন্য কেউ পাসওয়ার্ড আন্দাজ করলেও এই ফোনে আপনার লগইন আটকায় না। শেষ লগইনের পর এটি ৩০ দিন থাকে, লগআউট করার পরেও।',
        ),
        en: paragraphs(
          'The sign-in cookie, the language and your display choices stay on the phone. Signing out deletes the sign-in cookie.',
          'Another cookie holds a random number of the phone, by which your account knows it again: when somebody guesses at your password, your login on this phone is not held up. It stays for 30 days after the last login, also when you sign out.',
        ),
        hi: paragraphs(
          'लॉग इन की कुकी, भाषा और दिखावट की पसंद फ़ोन पर रहती हैं। साइन आउट करने पर लॉग इन की कुकी मिट जाती है।',
          'एक और कुकी में फ़ोन का एक बेतरतीब नंबर रहता है, जिससे आपका खाता इस फ़ोन को पहचानता है: कोई और पासवर्ड का अंदाज़ा लगाए, तब भी इस फ़ोन पर आपका लॉग इन नहीं रुकता। यह पिछले लॉग इन के बाद 30 दिन तक रहती है, साइन आउट करने पर भी।',
        ),
      },
    },
  ],
};

/** How to keep play healthy. */
export const responsible: DemoHelpItem = {
  tag: 'responsible',
  version: VERSION,
  title: { bn: 'দায়িত্বশীল খেলা', en: 'Responsible play', hi: 'ज़िम्मेदार खेल' },
  content: {
    bn: paragraphs(
      'খেলা আনন্দের জন্য। খেলার ক্রেডিট হলেও সময় আর মনোযোগ আপনার।',
      'খেলা যদি ঘুম, কাজ বা পরিবারের সময় কেড়ে নেয়, তাহলে বিরতি নিন।',
    ),
    en: paragraphs(
      'Play is for fun. Even with play credits, the time and attention are yours.',
      'When play takes time from sleep, work or family, take a break.',
    ),
    hi: paragraphs(
      'खेल मज़े के लिए है। प्ले क्रेडिट हों तब भी समय और ध्यान आपका ही है।',
      'जब खेल नींद, काम या परिवार का समय लेने लगे तो विराम लें।',
    ),
  },
  children: [
    {
      title: { bn: 'সহজ কয়েকটি অভ্যাস', en: 'A few simple habits', hi: 'कुछ आसान आदतें' },
      content: {
        bn: points(
          'শুরু করার আগে সময় ঠিক করুন',
          'হারানো ক্রেডিট ফেরত আনতে খেলবেন না',
          'ক্লান্ত, রাগ বা মন খারাপ থাকলে খেলবেন না',
          'খেলার মাঝে উঠে হাঁটুন',
        ),
        en: points(
          'Set a time before you start',
          'Do not play to win lost credits back',
          'Do not play when tired, angry or low',
          'Get up and walk between games',
        ),
        hi: points(
          'शुरू करने से पहले समय तय करें',
          'हारे हुए क्रेडिट वापस पाने के लिए न खेलें',
          'थके, ग़ुस्से में या उदास हों तो न खेलें',
          'गेम के बीच उठकर टहलें',
        ),
      },
    },
    {
      title: { bn: 'লক্ষণ চিনুন', en: 'Know the signs', hi: 'लक्षण पहचानें' },
      content: {
        bn: points('খেলার কথা কাছের মানুষের কাছে লুকানো', 'থামতে চেয়েও না পারা', 'খেলার জন্য জরুরি কাজ ফেলে রাখা'),
        en: points(
          'Hiding your play from people close to you',
          'Wanting to stop and not managing it',
          'Leaving important things undone for play',
        ),
        hi: points(
          'अपना खेल क़रीबी लोगों से छिपाना',
          'रुकना चाहना और रुक न पाना',
          'खेल के लिए ज़रूरी काम छोड़ देना',
        ),
      },
    },
    {
      title: { bn: 'শিশুদের দূরে রাখুন', en: 'Keep children away', hi: 'बच्चों को दूर रखें' },
      content: {
        bn: paragraphs(
          'এই সাইট ১৮ বছরের কম বয়সীদের জন্য নয়। ভাগাভাগির ফোনে খেলা শেষে লগআউট করুন এবং পাসওয়ার্ড মনে রাখার সুবিধা বন্ধ রাখুন।',
        ),
        en: paragraphs(
          'This site is not for anyone under 18. On a shared phone, sign out after playing and leave remembering the password switched off.',
        ),
        hi: paragraphs(
          'यह साइट 18 साल से कम उम्र के लोगों के लिए नहीं है। साझा फ़ोन पर खेलने के बाद साइन आउट करें और पासवर्ड याद रखना बंद रखें।',
        ),
      },
    },
    {
      title: { bn: 'কথা বলুন', en: 'Talk to someone', hi: 'किसी से बात करें' },
      content: {
        bn: paragraphs('নিজের বা কাছের কারও খেলা নিয়ে চিন্তা হলে বিশ্বস্ত কাউকে বা একজন চিকিৎসককে বলুন।'),
        en: paragraphs(
          'If you worry about your own play or that of someone close, talk to a person you trust or to a doctor.',
        ),
        hi: paragraphs(
          'अगर अपने या किसी क़रीबी के खेल को लेकर चिंता हो तो किसी भरोसेमंद व्यक्ति या डॉक्टर से बात करें।',
        ),
      },
    },
  ],
};
