import type { DemoHelpItem } from './content.types.ts';
import { paragraphs, points, steps } from './help-html.ts';

const VERSION = '2026-11-23';

/** What a deposit is on a site of play credits, and what to do about people who ask for money. */
export const deposit: DemoHelpItem = {
  tag: 'deposit',
  version: VERSION,
  title: { bn: 'ডিপোজিট', en: 'Deposits', hi: 'डिपॉज़िट' },
  content: {
    bn: paragraphs('এখানে খেলা হয় খেলার ক্রেডিটে। কোনো টাকা জমা দিতে হয় না, ক্রেডিট কিনতেও হয় না।'),
    en: paragraphs(
      'You play with play credits here. There is nothing to pay in and nothing to buy.',
    ),
    hi: paragraphs('यहाँ प्ले क्रेडिट से खेला जाता है। न पैसे जमा करने होते हैं, न क्रेडिट ख़रीदने।'),
  },
  children: [
    {
      title: {
        bn: 'খেলতে কি টাকা জমা দিতে হয়?',
        en: 'Do I have to deposit money to play?',
        hi: 'क्या खेलने के लिए पैसे जमा करने होंगे?',
      },
      content: {
        bn: paragraphs(
          'না। অ্যাকাউন্ট খুললেই শুরুর ক্রেডিট পাওয়া যায়, আর জেতা রাউন্ডের পাওনা ব্যালেন্সে যোগ হয়।',
          'ক্রেডিটের কোনো নগদ মূল্য নেই, তাই এর জন্য টাকা দেওয়ারও কিছু নেই।',
        ),
        en: paragraphs(
          'No. A new account comes with opening credits, and payouts of rounds you win are added to the balance.',
          'Credits have no cash value, so there is nothing to pay for them.',
        ),
        hi: paragraphs(
          'नहीं। खाता खोलते ही शुरुआती क्रेडिट मिलते हैं, और जीते हुए राउंड का भुगतान बैलेंस में जुड़ता है।',
          'क्रेडिट का कोई नक़द मूल्य नहीं है, इसलिए उनके लिए पैसे देने का सवाल ही नहीं।',
        ),
      },
    },
    {
      title: {
        bn: 'টাকা পাঠিয়েছি, জমা হয়নি কেন?',
        en: 'I sent money, why was it not credited?',
        hi: 'पैसे भेजे, जमा क्यों नहीं हुए?',
      },
      content: {
        bn:
          paragraphs('এই সাইট কারও কাছ থেকে টাকা নেয় না। টাকা নিয়ে থাকলে অন্য কেউ নিয়েছে।') +
          steps(
            ['আর পাঠাবেন না', 'বাকি টাকা দিলে আগেরটা ফেরত আসবে, এমন কথায় বিশ্বাস করবেন না।'],
            ['প্রমাণ রাখুন', 'লেনদেন নম্বর, মেসেজ আর যে নম্বরে পাঠিয়েছেন তা সেভ করুন।'],
            ['জানান', 'আপনার পেমেন্ট সেবাকে জানান, আর কাস্টমার সার্ভিসে লিখুন কে টাকা চেয়েছিল।'],
          ),
        en:
          paragraphs(
            'This site takes money from nobody. If money was taken, somebody else took it.',
          ) +
          steps(
            ['Send no more', 'Do not believe that a further payment brings the first one back.'],
            [
              'Keep the proof',
              'Save the transaction number, the messages and the number you sent it to.',
            ],
            [
              'Tell',
              'Tell your payment service, and write to customer service who asked for money.',
            ],
          ),
        hi:
          paragraphs('यह साइट किसी से पैसे नहीं लेती। पैसे लिए गए हैं तो किसी और ने लिए हैं।') +
          steps(
            ['और न भेजें', 'यह न मानें कि और पैसे देने पर पहले वाले लौट आएँगे।'],
            ['सबूत रखें', 'लेन-देन संख्या, संदेश और जिस नंबर पर भेजा वह सहेज लें।'],
            ['बताएँ', 'अपनी भुगतान सेवा को बताएँ, और ग्राहक सेवा को लिखें कि पैसे किसने माँगे।'],
          ),
      },
    },
    {
      title: {
        bn: 'ক্রেডিট শেষ হয়ে গেলে কী করব?',
        en: 'What if my credits run out?',
        hi: 'क्रेडिट ख़त्म हो जाएँ तो?',
      },
      content: {
        bn: paragraphs(
          'যে এজেন্টের কোড দিয়ে নিবন্ধন করেছেন, তিনি নিজের ক্রেডিট থেকে আপনাকে দিতে পারেন। ক্রেডিট শেষ হওয়া বিরতি নেওয়ারও ভালো সময়।',
        ),
        en: paragraphs(
          'The agent whose code you registered with can give you some of their own credits. Running out is also a good moment for a break.',
        ),
        hi: paragraphs(
          'जिस एजेंट के कोड से आपने पंजीकरण किया, वह अपने क्रेडिट में से आपको दे सकता है। क्रेडिट ख़त्म होना विराम लेने का भी अच्छा समय है।',
        ),
      },
    },
    {
      title: {
        bn: 'কেউ ক্রেডিট বিক্রি করতে চাইলে',
        en: 'If somebody offers to sell credits',
        hi: 'अगर कोई क्रेडिट बेचना चाहे',
      },
      content: {
        bn: paragraphs(
          'কিনবেন না। ক্রেডিট বেচাকেনা হয় না, তাই যিনি বেচতে চান তিনি ঠকাচ্ছেন। কে কোথায় লিখেছে তা মতামতে জানান।',
        ),
        en: paragraphs(
          'Do not buy. Credits are not for sale, so whoever sells them is cheating. Tell us in feedback who wrote, and where.',
        ),
        hi: paragraphs(
          'न ख़रीदें। क्रेडिट बिकते नहीं, इसलिए जो बेचता है वह ठगी कर रहा है। सुझाव में बताएँ कि किसने और कहाँ लिखा।',
        ),
      },
    },
  ],
};

/** What becomes of credits that were won. */
export const withdrawal: DemoHelpItem = {
  tag: 'withdrawal',
  version: VERSION,
  title: { bn: 'উত্তোলন', en: 'Withdrawals', hi: 'निकासी' },
  content: {
    bn: paragraphs('খেলার ক্রেডিট টাকায় বদলানো যায় না। জেতা ক্রেডিট দিয়ে আরও খেলা যায়, তোলা যায় না।'),
    en: paragraphs(
      'Play credits cannot be turned into money. What you win can be played on with, not paid out.',
    ),
    hi: paragraphs(
      'प्ले क्रेडिट पैसे में नहीं बदले जा सकते। जीते हुए क्रेडिट से आगे खेला जा सकता है, उन्हें निकाला नहीं जा सकता।',
    ),
  },
  children: [
    {
      title: {
        bn: 'জেতা ক্রেডিট কি টাকা হিসেবে তোলা যায়?',
        en: 'Can I withdraw what I win as money?',
        hi: 'क्या जीते हुए क्रेडिट पैसे के रूप में निकाल सकते हैं?',
      },
      content: {
        bn: paragraphs(
          'না। ক্রেডিটের নগদ মূল্য নেই, তাই এই সাইটে উত্তোলনের অনুরোধও নেই। জেতা ক্রেডিট ব্যালেন্সে থাকে।',
        ),
        en: paragraphs(
          'No. Credits have no cash value, so this site has no withdrawal to ask for. What you win stays in the balance.',
        ),
        hi: paragraphs(
          'नहीं। क्रेडिट का नक़द मूल्य नहीं है, इसलिए इस साइट पर निकासी का अनुरोध भी नहीं है। जीते हुए क्रेडिट बैलेंस में रहते हैं।',
        ),
      },
    },
    {
      title: {
        bn: 'কেউ টাকা তুলে দেওয়ার কথা বললে',
        en: 'If somebody promises to cash out for you',
        hi: 'अगर कोई पैसे निकलवाने का वादा करे',
      },
      content: {
        bn: points(
          'বিশ্বাস করবেন না: এখান থেকে টাকা তোলার কোনো পথ নেই',
          'আগাম ফি চাইলে দেবেন না',
          'পাসওয়ার্ড বা ফোনে আসা কোড কাউকে দেবেন না',
        ),
        en: points(
          'Do not believe it: there is no way to take money out of here',
          'Pay no fee in advance',
          'Give nobody your password or a code that came to your phone',
        ),
        hi: points(
          'भरोसा न करें: यहाँ से पैसे निकालने का कोई रास्ता नहीं है',
          'पहले से कोई फ़ीस न दें',
          'पासवर्ड या फ़ोन पर आया कोड किसी को न दें',
        ),
      },
    },
    {
      title: {
        bn: 'ক্রেডিট কি অন্য কাউকে দেওয়া যায়?',
        en: 'Can I give credits to somebody else?',
        hi: 'क्या क्रेडिट किसी और को दे सकते हैं?',
      },
      content: {
        bn: paragraphs(
          'সাধারণ সদস্য পারেন না। শুধু এজেন্ট নিজের ক্রেডিট থেকে সরাসরি নিজের দলের সদস্যকে দিতে পারেন।',
        ),
        en: paragraphs(
          'Members cannot. Only an agent can give own credits, and only to a member of their own team.',
        ),
        hi: paragraphs('सामान्य सदस्य नहीं दे सकते। केवल एजेंट अपने क्रेडिट सीधे अपनी टीम के सदस्य को दे सकता है।'),
      },
    },
  ],
};

/** Promotions and their conditions. */
export const bonus: DemoHelpItem = {
  tag: 'bonus',
  version: VERSION,
  title: { bn: 'বোনাস ও প্রোমোশন', en: 'Bonuses and promotions', hi: 'बोनस और प्रमोशन' },
  content: {
    bn: paragraphs(
      'প্রোমোশনে বাড়তি খেলার ক্রেডিট পাওয়া যেতে পারে। কে, কখন আর কীভাবে পাবেন তা প্রতিটির পাতায় লেখা থাকে।',
    ),
    en: paragraphs(
      'A promotion can bring extra play credits. Its page says who gets them, when and how.',
    ),
    hi: paragraphs(
      'प्रमोशन से अतिरिक्त प्ले क्रेडिट मिल सकते हैं। किसे, कब और कैसे मिलेंगे, यह हर प्रमोशन के पेज पर लिखा रहता है।',
    ),
  },
  children: [
    {
      title: { bn: 'বেটের শর্ত কী?', en: 'What is a wagering condition?', hi: 'दाँव की शर्त क्या है?' },
      content: {
        bn: paragraphs(
          'কিছু বোনাসের সঙ্গে বলা থাকে, মোট কত ক্রেডিটের বেট ধরতে হবে। সেটাই বেটের শর্ত।',
          'যেমন বোনাস ১,০০০ ক্রেডিট আর শর্ত ৫ গুণ হলে মোট ৫,০০০ ক্রেডিটের বেট ধরতে হয়। ফল জেতা বা হারা, দুটিই গোনা হয়।',
        ),
        en: paragraphs(
          'Some bonuses say how many credits you have to stake in all. That is the wagering condition.',
          'For example, a bonus of 1,000 credits with a condition of 5 times asks for stakes of 5,000 credits in all. Rounds that are won and lost both count.',
        ),
        hi: paragraphs(
          'कुछ बोनस के साथ लिखा होता है कि कुल कितने क्रेडिट के दाँव लगाने हैं। यही दाँव की शर्त है।',
          'जैसे बोनस 1,000 क्रेडिट हो और शर्त 5 गुना, तो कुल 5,000 क्रेडिट के दाँव लगाने होते हैं। जीते और हारे, दोनों राउंड गिने जाते हैं।',
        ),
      },
    },
    {
      title: {
        bn: 'প্রোমোশন কোথায় দেখব?',
        en: 'Where do I see promotions?',
        hi: 'प्रमोशन कहाँ दिखेंगे?',
      },
      content: {
        bn: steps(
          ['প্রোমোশন খুলুন', 'নিচের মেনুতে উপহারের আইকনে চাপুন।'],
          ['একটি বেছে নিন', 'কার্ডে চাপলে শর্ত আর তারিখ দেখা যায়।'],
          ['শর্ত পড়ুন', 'নিচের বোতামটি বলে দেয় এখন কী করতে পারেন।'],
        ),
        en: steps(
          ['Open promotions', 'Tap the gift in the menu at the bottom.'],
          ['Choose one', 'A tap on it leads to the conditions and the dates.'],
          ['Read the conditions', 'The button below says what you can do now.'],
        ),
        hi: steps(
          ['प्रमोशन खोलें', 'नीचे के मेनू में उपहार पर टैप करें।'],
          ['एक चुनें', 'कार्ड पर टैप करने से शर्तें और तारीख़ें दिखती हैं।'],
          ['शर्तें पढ़ें', 'नीचे का बटन बताता है कि अभी क्या कर सकते हैं।'],
        ),
      },
    },
    {
      title: { bn: 'বোনাস জমা হয়নি', en: 'A bonus was not credited', hi: 'बोनस जमा नहीं हुआ' },
      content: {
        bn: points(
          'প্রোমোশনের পাতায় দেখুন, শর্ত আর তারিখ মিলছে কি না',
          'ব্যালেন্সের পাশে রিফ্রেশ চাপুন',
          'তবু না এলে প্রোমোশনের নামসহ কাস্টমার সার্ভিসে লিখুন',
        ),
        en: points(
          'Look on the promotion’s page whether its conditions and dates are met',
          'Tap refresh beside the balance',
          'If it still is not there, write to customer service with the name of the promotion',
        ),
        hi: points(
          'प्रमोशन के पेज पर देखें कि शर्तें और तारीख़ें पूरी होती हैं या नहीं',
          'बैलेंस के पास रीफ़्रेश दबाएँ',
          'तब भी न आए तो प्रमोशन के नाम के साथ ग्राहक सेवा को लिखें',
        ),
      },
    },
    {
      title: {
        bn: 'প্রোমোশন নিতে কি টাকা লাগে?',
        en: 'Does a promotion cost money?',
        hi: 'क्या प्रमोशन लेने में पैसे लगते हैं?',
      },
      content: {
        bn: paragraphs('না। কেউ বোনাসের জন্য ফি চাইলে তিনি এই সাইটের কেউ নন।'),
        en: paragraphs('No. Whoever asks a fee for a bonus does not belong to this site.'),
        hi: paragraphs('नहीं। बोनस के लिए फ़ीस माँगने वाला इस साइट का कोई नहीं है।'),
      },
    },
  ],
};
