import type { DemoPromotion } from './content.types.ts';

/** Category 1: play credits; 2: taking part. */
const CREDITS = 1;
const TAKING_PART = 2;

const noValueBn = '<p>খেলার ক্রেডিটের কোনো নগদ মূল্য নেই। অংশ নিতে কিছু কিনতে হয় না।</p>';
const noValueEn = '<p>Play credits have no cash value. Nothing has to be bought to take part.</p>';
const noValueHi = '<p>प्ले क्रेडिट का कोई नक़द मूल्य नहीं है। हिस्सा लेने के लिए कुछ ख़रीदना नहीं पड़ता।</p>';
const closedBn = '<p>এই প্রোমোশনের আবেদন এখনও চালু হয়নি।</p>';
const closedEn = '<p>Applications for this promotion are not open yet.</p>';
const closedHi = '<p>इस प्रमोशन के आवेदन अभी शुरू नहीं हुए हैं।</p>';
const list = (...entries: readonly string[]): string =>
  `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;

/** The promotions of the demo, for play credits and for taking part, with every condition stated. */
export const promotions: readonly DemoPromotion[] = [
  {
    id: 101,
    linkedPromotionId: 1101,
    title: { bn: 'শুরুর খেলার ক্রেডিট', en: 'Opening play credits', hi: 'शुरुआती प्ले क्रेडिट' },
    content: {
      bn: `<p>নতুন অ্যাকাউন্ট খোলার সঙ্গে সঙ্গে ওয়ালেটে শুরুর ক্রেডিট যোগ হয়।</p>${list('প্রত্যেকে একটি অ্যাকাউন্টের জন্য একবার পাবেন', 'আবেদন করতে হয় না', 'ক্রেডিট খরচের কোনো শর্ত বা সময়সীমা নেই')}${noValueBn}`,
      en: `<p>Opening credits are added to the wallet as soon as a new account is opened.</p>${list('Once per person, for one account', 'No application is needed', 'No condition and no deadline for using the credits')}${noValueEn}`,
      hi: `<p>नया खाता खुलते ही वॉलेट में शुरुआती क्रेडिट जुड़ जाते हैं।</p>${list('एक व्यक्ति को एक खाते के लिए एक बार', 'आवेदन की ज़रूरत नहीं', 'क्रेडिट ख़र्च करने की कोई शर्त या समय सीमा नहीं')}${noValueHi}`,
    },
    startsInDays: -30,
    noExpiry: 1,
    status: 'process',
    promoAnnouncementCategoryIds: [CREDITS],
    imageRequired: 'N',
    remarkRequired: 'N',
    file: 'banners/welcome.webp',
  },
  {
    id: 102,
    linkedPromotionId: 1102,
    title: { bn: 'ক্রেডিট পূরণ', en: 'Credit refill', hi: 'क्रेडिट भराई' },
    content: {
      bn: `${closedBn}<p>ব্যালেন্স ১০০ ক্রেডিটের নিচে নামলে আবেদন করুন, ৫০০ ক্রেডিট যোগ করা হয়।</p>${list('আবেদনের সময় ব্যালেন্স ১০০ ক্রেডিটের কম থাকতে হবে', 'দিনে একবার আবেদন করা যায়', 'প্রতিটি আবেদন একজন মানুষ দেখে মঞ্জুর করেন')}${noValueBn}`,
      en: `${closedEn}<p>When your balance is below 100 credits, apply and 500 credits are added.</p>${list('The balance must be below 100 credits when you apply', 'One application a day', 'A person reads and approves the application')}${noValueEn}`,
      hi: `${closedHi}<p>बैलेंस 100 क्रेडिट से कम हो तो आवेदन करें, 500 क्रेडिट जोड़े जाएँगे।</p>${list('आवेदन के समय बैलेंस 100 क्रेडिट से कम होना चाहिए', 'दिन में एक आवेदन', 'आवेदन को कोई व्यक्ति पढ़कर मंज़ूर करता है')}${noValueHi}`,
    },
    startsInDays: -30,
    noExpiry: 1,
    status: 'close',
    promoAnnouncementCategoryIds: [CREDITS],
    imageRequired: 'N',
    remarkRequired: 'N',
    file: 'banners/practice.webp',
  },
  {
    id: 103,
    linkedPromotionId: 1103,
    title: {
      bn: 'কী বদলালে ভালো হয়, জানান',
      en: 'Tell us what could be better',
      hi: 'बताएँ कि क्या बेहतर हो सकता है',
    },
    content: {
      bn: `${closedBn}<p>সাইটের কোন জায়গায় অসুবিধা হয়েছে বা কী বদলালে ভালো হয়, কয়েক কথায় লিখুন। প্রস্তাব কাজে লাগলে ২০০ ক্রেডিট পাবেন।</p>${list('লেখা সর্বোচ্চ ১৪০ অক্ষর', 'মাসে একজনের একটি প্রস্তাব গোনা হয়', 'কোন প্রস্তাব কাজের, তা ঠিক করেন সাইটের পরিচালক')}${noValueBn}`,
      en: `${closedEn}<p>Say in a few words where you got stuck or what should change. A useful idea receives 200 credits.</p>${list('At most 140 characters', 'One idea per person and month counts', 'The operator decides which ideas are useful')}${noValueEn}`,
      hi: `${closedHi}<p>कुछ शब्दों में लिखें कि आप कहाँ अटके या क्या बदलना चाहिए। काम आने वाले सुझाव पर 200 क्रेडिट मिलते हैं।</p>${list('ज़्यादा से ज़्यादा 140 वर्ण', 'महीने में एक व्यक्ति का एक सुझाव गिना जाता है', 'कौन-सा सुझाव काम का है, यह संचालक तय करता है')}${noValueHi}`,
    },
    startsInDays: -20,
    noExpiry: 1,
    status: 'close',
    promoAnnouncementCategoryIds: [TAKING_PART],
    imageRequired: 'N',
    remarkRequired: 'Y',
    file: 'banners/ideas.webp',
  },
  {
    id: 104,
    linkedPromotionId: 1104,
    title: {
      bn: 'গেমের বাংলা নাম দিন',
      en: 'Give a game a Bengali name',
      hi: 'किसी गेम को बंगाली नाम दें',
    },
    content: {
      bn: `${closedBn}<p>কোনো গেমের ইংরেজি নামের ভালো বাংলা জানা থাকলে লিখে পাঠান। নামটি নেওয়া হলে ৩০০ ক্রেডিট পাবেন।</p>${list('গেমের নাম ও আপনার প্রস্তাব একসঙ্গে লিখুন', 'একই নাম কয়েকজন দিলে প্রথম জন ক্রেডিট পাবেন', 'নাম বাছাই করেন সাইটের পরিচালক')}${noValueBn}`,
      en: `${closedEn}<p>If you know a good Bengali name for a game, send it in. A name that is taken up receives 300 credits.</p>${list('Write the game and your name for it', 'When several people send the same name, the first receives the credits', 'The operator chooses the names')}${noValueEn}`,
      hi: `${closedHi}<p>अगर आप किसी गेम का अच्छा बंगाली नाम जानते हैं तो लिख भेजें। अपनाए गए नाम पर 300 क्रेडिट मिलते हैं।</p>${list('गेम और उसके लिए अपना सुझाया नाम लिखें', 'कई लोग एक ही नाम भेजें तो क्रेडिट पहले व्यक्ति को मिलते हैं', 'नाम संचालक चुनता है')}${noValueHi}`,
    },
    startsInDays: -10,
    endsInDays: 80,
    noExpiry: 0,
    status: 'close',
    promoAnnouncementCategoryIds: [TAKING_PART],
    imageRequired: 'N',
    remarkRequired: 'Y',
    file: 'banners/explore.webp',
  },
  {
    id: 105,
    linkedPromotionId: 1105,
    title: { bn: 'আলপনার ছবি', en: 'A picture of an alpona', hi: 'अल्पना की तस्वीर' },
    content: {
      bn: `${closedBn}<p>নিজের আঁকা আলপনার ছবি পাঠান। ছবিটি গৃহীত হলে একবার ১০০ ক্রেডিট যোগ হয়।</p>${list('ছবি JPG বা PNG, সর্বোচ্চ ৫ মেগাবাইট, তিনটি পর্যন্ত', 'ছবিতে মানুষের মুখ বা ঠিকানা রাখবেন না', 'একজন একবার অংশ নিতে পারেন')}${noValueBn}`,
      en: `${closedEn}<p>Send a picture of an alpona you drew. An accepted entry receives 100 credits once.</p>${list('JPG or PNG, at most 5 MB each, up to three', 'No faces and no addresses in the picture', 'One entry per person')}${noValueEn}`,
      hi: `${closedHi}<p>अपनी बनाई अल्पना की तस्वीर भेजें। स्वीकार की गई प्रविष्टि पर एक बार 100 क्रेडिट मिलते हैं।</p>${list('JPG या PNG, हर एक ज़्यादा से ज़्यादा 5 MB, तीन तक', 'तस्वीर में किसी का चेहरा या पता न हो', 'एक व्यक्ति की एक प्रविष्टि')}${noValueHi}`,
    },
    startsInDays: -5,
    endsInDays: 60,
    noExpiry: 0,
    status: 'close',
    promoAnnouncementCategoryIds: [TAKING_PART],
    imageRequired: 'Y',
    remarkRequired: 'N',
    file: 'banners/slots.webp',
  },
  {
    id: 106,
    linkedPromotionId: 1106,
    title: { bn: 'ভুল ধরিয়ে দিন', en: 'Report a fault', hi: 'गड़बड़ी बताएँ' },
    content: {
      bn: `${closedBn}<p>কোনো পাতা ঠিকমতো না দেখালে পর্দার ছবিসহ দু-এক কথায় জানান। সমস্যাটি সত্যিই থাকলে ২৫০ ক্রেডিট পাবেন।</p>${list('পর্দার ছবি দিন, আর কী করছিলেন তা লিখুন', 'একই সমস্যা আগে কেউ জানিয়ে থাকলে ক্রেডিট পাবেন তিনিই', 'ছবিতে পাসওয়ার্ড বা কোড রাখবেন না')}${noValueBn}`,
      en: `${closedEn}<p>If a page looks wrong, send a picture of it and a few words. A confirmed fault receives 250 credits.</p>${list('A picture of the screen, and what you were doing', 'If the fault was reported before, the credits go to the first report', 'No passwords and no codes in the picture')}${noValueEn}`,
      hi: `${closedHi}<p>कोई पेज ठीक न दिखे तो उसकी तस्वीर और दो शब्द लिख भेजें। गड़बड़ी की पुष्टि होने पर 250 क्रेडिट मिलते हैं।</p>${list('स्क्रीन की तस्वीर, और यह कि आप क्या कर रहे थे', 'गड़बड़ी पहले बताई जा चुकी हो तो क्रेडिट पहले बताने वाले को मिलते हैं', 'तस्वीर में पासवर्ड या कोड न हों')}${noValueHi}`,
    },
    startsInDays: -15,
    noExpiry: 1,
    status: 'close',
    promoAnnouncementCategoryIds: [TAKING_PART],
    imageRequired: 'Y',
    remarkRequired: 'Y',
    file: 'banners/search.webp',
  },
  {
    id: 107,
    linkedPromotionId: 1107,
    title: { bn: 'নিয়ম পড়ার সপ্তাহ', en: 'Rule-reading weeks', hi: 'नियम पढ़ने के हफ़्ते' },
    content: {
      bn: `${closedBn}<p>হেল্প সেন্টারে যেকোনো এক ধরনের গেমের নিয়ম পড়ে নিজের ভাষায় এক বাক্যে লিখুন। ১৫০ ক্রেডিট যোগ করা হয়।</p>${list('একজন একবার অংশ নিতে পারেন', 'লেখা সর্বোচ্চ ১৪০ অক্ষর', 'প্রতিটি আবেদন একজন মানুষ দেখে মঞ্জুর করেন')}${noValueBn}`,
      en: `${closedEn}<p>Read the rules of one kind of game in the help centre and put them in one sentence of your own. 150 credits are added.</p>${list('One entry per person', 'At most 140 characters', 'A person reads and approves the entry')}${noValueEn}`,
      hi: `${closedHi}<p>सहायता केंद्र में किसी एक प्रकार के गेम के नियम पढ़ें और उन्हें अपने एक वाक्य में लिखें। 150 क्रेडिट जोड़े जाते हैं।</p>${list('एक व्यक्ति की एक प्रविष्टि', 'ज़्यादा से ज़्यादा 140 वर्ण', 'प्रविष्टि को कोई व्यक्ति पढ़कर मंज़ूर करता है')}${noValueHi}`,
    },
    startsInDays: -1,
    endsInDays: 30,
    noExpiry: 0,
    status: 'close',
    promoAnnouncementCategoryIds: [CREDITS, TAKING_PART],
    imageRequired: 'N',
    remarkRequired: 'Y',
    file: 'banners/howto.webp',
  },
  {
    id: 108,
    linkedPromotionId: 1108,
    title: { bn: 'খেলোয়াড়দের আসর', en: 'The players’ circle', hi: 'खिलाड़ियों की मंडली' },
    content: {
      bn: `<p>লবিতে বড় কিছু বদলানোর আগে আসরের সদস্যদের মত জানতে চাওয়া হয়।</p>${list('মাসে বড়জোর একটি প্রশ্ন', 'উত্তর দেওয়া বাধ্যতামূলক নয়', 'আসর ছাড়তে চাইলে কাস্টমার সার্ভিসে জানান')}${noValueBn}`,
      en: `<p>Before something large changes in the lobby, the members of the circle are asked.</p>${list('At most one question a month', 'Nobody has to answer', 'To leave the circle, tell customer service')}${noValueEn}`,
      hi: `<p>लॉबी में कुछ बड़ा बदलने से पहले मंडली के सदस्यों से राय पूछी जाती है।</p>${list('महीने में ज़्यादा से ज़्यादा एक सवाल', 'जवाब देना ज़रूरी नहीं', 'मंडली छोड़ने के लिए ग्राहक सेवा को बताएँ')}${noValueHi}`,
    },
    startsInDays: -3,
    noExpiry: 1,
    status: 'join',
    promoAnnouncementCategoryIds: [TAKING_PART],
    imageRequired: 'N',
    remarkRequired: 'N',
    file: 'banners/carrom.webp',
  },
  {
    id: 109,
    linkedPromotionId: 1109,
    title: { bn: 'শরতের প্রিয় গেম', en: 'The game of the autumn', hi: 'शरद का पसंदीदा गेम' },
    content: {
      bn: `<p>প্রিয় গেম নিয়ে এক বাক্য লেখার এই প্রোমোশন শেষ হয়েছে।</p>${noValueBn}`,
      en: `<p>This promotion, one sentence about a favourite game, has ended.</p>${noValueEn}`,
      hi: `<p>पसंदीदा गेम पर एक वाक्य लिखने का यह प्रमोशन समाप्त हो गया है।</p>${noValueHi}`,
    },
    startsInDays: -60,
    endsInDays: -6,
    noExpiry: 0,
    status: 'join',
    promoAnnouncementCategoryIds: [TAKING_PART],
    imageRequired: 'N',
    remarkRequired: 'Y',
    file: 'banners/wheel.webp',
  },
];
