import type { DemoHelpItem } from './content.types.ts';
import { paragraphs, points, steps } from './help-html.ts';

const VERSION = '2026-11-01';

/** From the first visit to a settled round. */
export const howToPlay: DemoHelpItem = {
  tag: 'how-to-play',
  version: VERSION,
  title: { bn: 'কীভাবে খেলবেন', en: 'How to play', hi: 'कैसे खेलें' },
  content: {
    bn: paragraphs(
      'অ্যাকাউন্ট খুলুন, একটি গেম বেছে নিন, বেটের পরিমাণ ঠিক করুন আর খেলুন। ফল বেটিং রেকর্ডে থাকে।',
    ),
    en: paragraphs(
      'Open an account, choose a game, set your stake and play. The result is in the betting record.',
    ),
    hi: paragraphs('खाता खोलें, गेम चुनें, दाँव तय करें और खेलें। नतीजा दाँव के रिकॉर्ड में रहता है।'),
  },
  children: [
    {
      title: { bn: 'গেম খোঁজা', en: 'Finding a game', hi: 'गेम खोजना' },
      content: {
        bn: points(
          'হোম পাতা থেকে গেমের ধরন বেছে নিন',
          'তালিকায় প্রোভাইডার বা ধরন বাছলে খোঁজা সহজ হয়',
          'তারকায় চাপলে গেমটি প্রিয় তালিকায় থাকবে',
        ),
        en: points(
          'Choose a kind from the categories on the home page',
          'In a list, a provider or a class narrows the games',
          'Tap the star to keep a favourite',
        ),
        hi: points(
          'होम पेज की श्रेणियों में से प्रकार चुनें',
          'सूची में प्रोवाइडर या वर्ग चुनने पर गेम कम रह जाते हैं',
          'पसंदीदा गेम रखने के लिए तारे पर टैप करें',
        ),
      },
    },
    {
      title: { bn: 'একটি রাউন্ড', en: 'One round', hi: 'एक राउंड' },
      content: {
        bn: points(
          'বেট ধরলে সেই ক্রেডিট সঙ্গে সঙ্গে ব্যালেন্স থেকে কমে যায়',
          'ফল এলে পাওনা ব্যালেন্সে যোগ হয়',
          'প্রতিটি রাউন্ড বেটিং রেকর্ডে আলাদা করে লেখা থাকে',
        ),
        en: points(
          'A stake leaves the balance at once',
          'When the result is in, the payout is added to the balance',
          'Every round has its own entry',
        ),
        hi: points(
          'दाँव लगाते ही वह बैलेंस से घट जाता है',
          'नतीजा आने पर भुगतान बैलेंस में जुड़ जाता है',
          'हर राउंड की अपनी प्रविष्टि होती है',
        ),
      },
    },
    {
      title: {
        bn: 'খেলার মাঝখানে সংযোগ কেটে গেলে',
        en: 'If the connection breaks',
        hi: 'अगर कनेक्शन टूट जाए',
      },
      content: {
        bn: paragraphs(
          'একই গেম আবার খুলুন। রাউন্ড খোলা থাকলে সেখান থেকেই চলবে। শেষ হয়ে গেলে ফল পাবেন বেটিং রেকর্ডে।',
        ),
        en: paragraphs(
          'Open the same game again. An open round goes on from there. A finished one is in the record.',
        ),
        hi: paragraphs(
          'वही गेम फिर से खोलें। अधूरा राउंड वहीं से आगे चलेगा। पूरा हो चुका राउंड रिकॉर्ड में मिलेगा।',
        ),
      },
    },
  ],
};

/** What the balance means. */
export const wallet: DemoHelpItem = {
  tag: 'wallet',
  version: VERSION,
  title: { bn: 'ওয়ালেট ও খেলার ক্রেডিট', en: 'Wallet and play credits', hi: 'वॉलेट और प्ले क्रेडिट' },
  content: {
    bn: paragraphs('ব্যালেন্সে যা দেখেন তা খেলার ক্রেডিট। এগুলোর কোনো নগদ মূল্য নেই।'),
    en: paragraphs('The balance shows play credits. They have no cash value.'),
    hi: paragraphs('बैलेंस में प्ले क्रेडिट दिखते हैं। इनका कोई नक़द मूल्य नहीं है।'),
  },
  children: [
    {
      title: { bn: 'ক্রেডিট কোথা থেকে আসে', en: 'Where credits come from', hi: 'क्रेडिट कहाँ से आते हैं' },
      content: {
        bn: points('নতুন অ্যাকাউন্টের শুরুর ক্রেডিট', 'জেতা রাউন্ডের পাওনা'),
        en: points('Opening credits of a new account', 'Payouts of rounds you won'),
        hi: points('नए खाते के शुरुआती क्रेडिट', 'जीते हुए राउंड का भुगतान'),
      },
    },
    {
      title: {
        bn: 'ব্যালেন্স মিলছে না মনে হলে',
        en: 'If the balance looks wrong',
        hi: 'अगर बैलेंस ग़लत लगे',
      },
      content: {
        bn: paragraphs(
          'ব্যালেন্সের পাশে রিফ্রেশ চাপুন। তারপর বেটিং রেকর্ডে শেষ রাউন্ডগুলো দেখুন। তবু না মিললে রাউন্ডের নম্বরসহ কাস্টমার সার্ভিসে লিখুন।',
        ),
        en: paragraphs(
          'Tap refresh beside the balance. Then look at the last rounds in the betting record. If it still does not match, write to support with the number of the round.',
        ),
        hi: paragraphs(
          'बैलेंस के पास रीफ़्रेश दबाएँ। फिर दाँव के रिकॉर्ड में पिछले राउंड देखें। तब भी मेल न खाए तो राउंड संख्या के साथ सहायता को लिखें।',
        ),
      },
    },
    {
      title: { bn: 'ব্যালেন্স লুকানো', en: 'Hiding the balance', hi: 'बैलेंस छिपाना' },
      content: {
        bn: paragraphs('চোখের আইকনে চাপলে অঙ্কের বদলে তারকা চিহ্ন দেখা যায়। আবার চাপলে ব্যালেন্স ফিরে আসে।'),
        en: paragraphs(
          'Tap the eye and stars stand in for the digits. Tap it again and the balance returns.',
        ),
        hi: paragraphs('आँख पर टैप करने से अंकों की जगह तारे दिखते हैं। फिर टैप करने पर बैलेंस लौट आता है।'),
      },
    },
  ],
};

/** Opening, keeping and leaving an account. */
export const account: DemoHelpItem = {
  tag: 'account',
  version: VERSION,
  title: { bn: 'অ্যাকাউন্ট ও পাসওয়ার্ড', en: 'Account and password', hi: 'खाता और पासवर्ड' },
  content: {
    bn: paragraphs('অ্যাকাউন্ট খুলতে ইউজারনেম আর পাসওয়ার্ড লাগে। আর কী কী লাগবে, তা ফর্মের শুরুতেই লেখা থাকে।'),
    en: paragraphs(
      'An account needs a username and a password. What else is asked for stands at the top of the form.',
    ),
    hi: paragraphs('खाते के लिए यूज़रनेम और पासवर्ड चाहिए। और क्या चाहिए, यह फ़ॉर्म के शुरू में लिखा रहता है।'),
  },
  children: [
    {
      title: {
        bn: 'পাসওয়ার্ড বদলাব কীভাবে?',
        en: 'How do I change my password?',
        hi: 'पासवर्ड कैसे बदलें?',
      },
      content: {
        bn: steps(
          ['লগইন করে সদস্য কেন্দ্র খুলুন', 'নিচের মেনুর ডান দিকে আছে।'],
          ['পাসওয়ার্ড বদলান চাপুন', 'আগের পাসওয়ার্ড লিখুন, তারপর নতুনটি দুবার।'],
          ['সেভ করুন', 'অন্য সব ডিভাইস থেকে লগআউট হয়ে যাবে।'],
        ),
        en: steps(
          ['Sign in and open the member centre', 'It is on the right of the menu at the bottom.'],
          ['Tap change password', 'Type the old one, then the new one twice.'],
          ['Save', 'Every other device is signed out.'],
        ),
        hi: steps(
          ['लॉग इन करके सदस्य केंद्र खोलें', 'यह नीचे के मेनू में दाईं ओर है।'],
          ['पासवर्ड बदलें दबाएँ', 'पुराना पासवर्ड लिखें, फिर नया दो बार।'],
          ['सेव करें', 'बाक़ी सभी डिवाइस से साइन आउट हो जाएगा।'],
        ),
      },
    },
    {
      title: {
        bn: 'পাসওয়ার্ড ভুলে গেলে',
        en: 'If you forgot your password',
        hi: 'अगर पासवर्ड भूल जाएँ',
      },
      content: {
        bn: paragraphs(
          'লগইনের নিচে “পাসওয়ার্ড ভুলেছেন?” চাপুন। মোবাইল নম্বরে কোড বা ইমেইলে লিংক আসবে, তা দিয়ে নতুন পাসওয়ার্ড ঠিক করুন।',
        ),
        en: paragraphs(
          'Tap “Forgot password?” below the login. A code comes to your mobile number, or a link by email, and you set a new password with it.',
        ),
        hi: paragraphs(
          'लॉग इन के नीचे “पासवर्ड भूल गए?” दबाएँ। मोबाइल नंबर पर कोड या ईमेल पर लिंक आएगा, उससे नया पासवर्ड बनाएँ।',
        ),
      },
    },
    {
      title: { bn: 'কোড আসছে না', en: 'The code does not come', hi: 'कोड नहीं आ रहा' },
      content: {
        bn: points(
          'নম্বরটি ঠিক লেখা আছে কি না দেখুন',
          'ফোনে নেটওয়ার্ক আছে কি না দেখুন, তারপর একটু অপেক্ষা করুন',
          'সময় গোনা শেষ হলে আবার পাঠান চাপুন; শেষের কোডটিই কাজ করে',
        ),
        en: points(
          'Check that the number is typed correctly',
          'Check that the phone has a network, then wait a little',
          'When the countdown ends, ask for another; only the newest code works',
        ),
        hi: points(
          'देखें कि नंबर सही लिखा है',
          'देखें कि फ़ोन में नेटवर्क है, फिर थोड़ा इंतज़ार करें',
          'गिनती पूरी होने पर दोबारा भेजें; सबसे नया कोड ही काम करता है',
        ),
      },
    },
    {
      title: { bn: 'ভালো পাসওয়ার্ড', en: 'A good password', hi: 'अच्छा पासवर्ड' },
      content: {
        bn: points(
          'অন্য কোথাও ব্যবহার করেননি এমন পাসওয়ার্ড দিন',
          'লম্বা পাসওয়ার্ড ছোট জটিল পাসওয়ার্ডের চেয়ে ভালো',
          'কাউকে পাসওয়ার্ড বলবেন না, কাস্টমার সার্ভিসের কর্মীকেও নয়',
        ),
        en: points(
          'Use a password you use nowhere else',
          'A long one is better than a short complicated one',
          'Tell it to nobody, not even to support',
        ),
        hi: points(
          'ऐसा पासवर्ड रखें जो आप कहीं और इस्तेमाल नहीं करते',
          'लंबा पासवर्ड छोटे जटिल पासवर्ड से बेहतर है',
          'किसी को न बताएँ, सहायता कर्मी को भी नहीं',
        ),
      },
    },
    {
      title: { bn: 'লগইন করতে না পারলে', en: 'If you cannot sign in', hi: 'अगर आप लॉग इन न कर पाएँ' },
      content: {
        bn: paragraphs(
          'ইউজারনেম ও পাসওয়ার্ড ঠিক লিখেছেন কি না দেখে আবার চেষ্টা করুন। কয়েকবার ভুল হলে ছবির কোডও লিখতে হয়।',
        ),
        en: paragraphs(
          'Check the spelling of name and password and try again. After several mistakes you are asked to type the code in a picture.',
        ),
        hi: paragraphs(
          'नाम और पासवर्ड की वर्तनी जाँचकर फिर कोशिश करें। कई बार ग़लती होने पर तस्वीर का कोड लिखने को कहा जाता है।',
        ),
      },
    },
    {
      title: { bn: 'লগআউট', en: 'Signing out', hi: 'साइन आउट करना' },
      content: {
        bn: paragraphs('পাশের মেনুর নিচে লগআউট আছে। অন্যের ফোনে খেললে শেষে অবশ্যই লগআউট করুন।'),
        en: paragraphs(
          'Sign out is at the bottom of the side menu. On someone else’s phone, always sign out at the end.',
        ),
        hi: paragraphs(
          'साइन आउट साइड मेनू में सबसे नीचे है। किसी और के फ़ोन पर खेलें तो अंत में ज़रूर साइन आउट करें।',
        ),
      },
    },
  ],
};

/** The rules of each kind of game, as the sandbox vendor plays them. */
export const rules: DemoHelpItem = {
  tag: 'rules',
  version: VERSION,
  title: { bn: 'গেমের নিয়ম', en: 'Rules of the games', hi: 'गेम के नियम' },
  content: {
    bn: paragraphs('প্রতিটি গেমের ভেতরে তার নিয়ম ও পাওনার ছক লেখা আছে। এখানে আছে প্রতিটি ধরনের মূল কথা।'),
    en: paragraphs(
      'Every game lists its rules and payouts inside. Here is the main idea of each kind.',
    ),
    hi: paragraphs('हर गेम के अंदर उसके नियम और भुगतान लिखे हैं। यहाँ हर प्रकार की मुख्य बात है।'),
  },
  children: [
    {
      title: { bn: 'স্লট', en: 'Slots', hi: 'स्लॉट' },
      content: {
        bn: paragraphs(
          'বেট ঠিক করে ঘোরান। বাঁ দিক থেকে একই চিহ্ন এক লাইনে মিললে ছক অনুযায়ী পাওনা হয়। কোনোবারের ফল আগের বারের ওপর নির্ভর করে না।',
        ),
        en: paragraphs(
          'Set a stake and spin. Equal symbols on a line from the left pay by the table. No spin depends on the one before.',
        ),
        hi: paragraphs(
          'दाँव तय करके घुमाएँ। बाएँ से एक लाइन पर एक जैसे चिह्न मिलें तो तालिका के अनुसार भुगतान होता है। कोई भी स्पिन पिछले स्पिन पर निर्भर नहीं है।',
        ),
      },
    },
    {
      title: { bn: 'ক্র্যাশ', en: 'Crash', hi: 'क्रैश' },
      content: {
        bn: paragraphs(
          'গুণক বাড়তে বাড়তে হঠাৎ থেমে যায়। তার আগে ক্যাশ আউট করলে বেটের তত গুণ পাওয়া যায়। না করলে বেট হারাবেন।',
        ),
        en: paragraphs(
          'The multiplier climbs and stops without warning. Cash out before it stops and the stake is multiplied. If you do not, the stake is lost.',
        ),
        hi: paragraphs(
          'गुणक बढ़ता जाता है और अचानक रुक जाता है। रुकने से पहले निकाल लें तो दाँव उस गुणक से गुणा होता है। न निकालें तो दाँव हार जाते हैं।',
        ),
      },
    },
    {
      title: {
        bn: 'ড্র, বিঙ্গো, জ্যাকপট ও লটারি',
        en: 'Draws, bingo, jackpots and lotteries',
        hi: 'ड्रॉ, बिंगो, जैकपॉट और लॉटरी',
      },
      content: {
        bn: paragraphs(
          'নম্বর বেছে বেট ধরুন। ড্রয়ে ওঠা নম্বরের সঙ্গে যত মেলে, ছক অনুযায়ী পাওনা তত বেশি। লটারি ও বিঙ্গোর ড্র হয় ঘড়ি ধরে, সবার জন্য একই। জ্যাকপটের গেম স্লট: প্রতি বেটের একটি অংশ জ্যাকপটে জমা হয়।',
        ),
        en: paragraphs(
          'Pick numbers and place a stake. The more of them are drawn, the more the table pays. Lottery and bingo draws come by the clock, the same for everybody. Jackpot titles are slots: a part of each stake goes into the jackpot.',
        ),
        hi: paragraphs(
          'नंबर चुनें और दाँव लगाएँ। जितने नंबर ड्रॉ में निकलते हैं, तालिका के अनुसार उतना ज़्यादा भुगतान होता है। लॉटरी और बिंगो के ड्रॉ घड़ी से होते हैं, सबके लिए एक ही। जैकपॉट के गेम स्लॉट हैं: हर दाँव का एक हिस्सा जैकपॉट में जाता है।',
        ),
      },
    },
    {
      title: { bn: 'টেবিল, তাস ও লাইভ', en: 'Tables, cards and live', hi: 'टेबल, ताश और लाइव' },
      content: {
        bn: paragraphs(
          'একটি দিক বা ঘর বেছে বেট ধরুন। তাস, চাকা ও পাশার ফল ঠিক হয় দৈবভাবে। টেবিলগুলো আঁকা, কোনো ডিলার নেই। যে টেবিলের যে নাম, সেখানে সেই খেলাই চলে।',
        ),
        en: paragraphs(
          'Choose a side or a field and place a stake. Cards, wheel and dice fall at random. The tables are drawn and have no dealer. Each table plays the game that it names.',
        ),
        hi: paragraphs(
          'कोई पक्ष या ख़ाना चुनकर दाँव लगाएँ। ताश, पहिए और पासे का नतीजा यादृच्छिक होता है। टेबल चित्रित हैं, कोई डीलर नहीं है। जिस टेबल का जो नाम है, वहाँ वही खेल चलता है।',
        ),
      },
    },
    {
      title: { bn: 'ফিশিং', en: 'Fishing', hi: 'फ़िशिंग' },
      content: {
        bn: paragraphs(
          'একটি মাছ তাক করে গুলি করুন, প্রতিটি গুলি ওই মাছের ওপর একটি বেট। ধরা পড়লে মাছের গুণক অনুযায়ী পাওনা হয়। বড় মাছ কম ধরা পড়ে।',
        ),
        en: paragraphs(
          'Aim at a fish and shoot. Each shot is one bet on the fish that it is aimed at. A catch pays by the fish’s multiplier. Big fish are caught less often.',
        ),
        hi: paragraphs(
          'मछली पर निशाना लगाकर गोली चलाएँ। हर गोली उस मछली पर एक दाँव है। मछली पकड़ में आए तो उसके गुणक के अनुसार भुगतान होता है। बड़ी मछलियाँ कम पकड़ में आती हैं।',
        ),
      },
    },
    {
      title: {
        bn: 'খেলাধুলা, ই-স্পোর্টস ও মোরগ লড়াই',
        en: 'Sports, esports and cockfight',
        hi: 'स्पोर्ट्स, ई-स्पोर्ट्स और मुर्ग़ों की लड़ाई',
      },
      content: {
        bn: paragraphs(
          'এগুলো আঁকা ভার্চুয়াল ম্যাচ, ফল ঠিক হয় দৈব ড্রয়ে। আসল কোনো দল, খেলোয়াড় বা প্রাণী এতে নেই। প্রতিটি খেলার নিজের মাঠ আর নিজের বেট আছে।',
        ),
        en: paragraphs(
          'These are drawn virtual fixtures. A random draw decides the result. No real team, player or animal takes part. Each sport has its own course and its own bets.',
        ),
        hi: paragraphs(
          'ये चित्रित वर्चुअल मैच हैं। नतीजा यादृच्छिक ड्रॉ से तय होता है। कोई असली टीम, खिलाड़ी या जानवर हिस्सा नहीं लेता। हर खेल का अपना मैदान और अपने दाँव हैं।',
        ),
      },
    },
  ],
};
