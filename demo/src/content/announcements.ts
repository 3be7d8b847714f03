import type { DemoAnnouncement } from './content.types.ts';

const cover = (art: string): DemoAnnouncement['images'] => [
  { file: `banners/${art}.webp`, sequence: 1 },
];

/** The announcements of the demo. */
export const announcements: readonly DemoAnnouncement[] = [
  {
    id: 201,
    types: 'Pop_Up',
    groupName: 'm_home',
    title: {
      bn: 'এখানে খেলার ক্রেডিট দিয়ে খেলা হয়',
      en: 'This site runs on play credits',
      hi: 'यह साइट प्ले क्रेडिट पर चलती है',
    },
    content: {
      bn: '<p>খেলার ক্রেডিটের কোনো নগদ মূল্য নেই। এগুলো কেনা যায় না, বেচা যায় না, টাকায় বদলানোও যায় না।</p><p>নতুন অ্যাকাউন্ট খুললে শুরুর ক্রেডিট পাবেন।</p>',
      en: '<p>Play credits have no cash value. They cannot be bought, sold or changed into money.</p><p>A new account receives opening credits.</p>',
      hi: '<p>प्ले क्रेडिट का कोई नक़द मूल्य नहीं है। इन्हें ख़रीदा, बेचा या पैसे में बदला नहीं जा सकता।</p><p>नए खाते को शुरुआती क्रेडिट मिलते हैं।</p>',
    },
    startsInDays: -30,
    url: '/m/help?tag=wallet',
    images: cover('practice'),
  },
  {
    id: 202,
    types: 'Pop_Up',
    groupName: 'm_home',
    title: { bn: 'প্রথমবার খেলছেন?', en: 'Playing for the first time?', hi: 'पहली बार खेल रहे हैं?' },
    content: {
      bn: '<p>হেল্প সেন্টারে প্রতিটি ধরনের গেমের নিয়ম লেখা আছে। শুরু করার আগে একবার পড়ে নিন।</p>',
      en: '<p>The help centre explains the rules of every kind of game. Read them once before you start.</p>',
      hi: '<p>सहायता केंद्र में हर तरह के गेम के नियम लिखे हैं। शुरू करने से पहले उन्हें एक बार पढ़ लें।</p>',
    },
    startsInDays: -14,
    endsInDays: 120,
    url: '/m/help?tag=how-to-play',
    images: cover('howto'),
  },
  {
    id: 203,
    types: 'Player',
    groupName: '',
    title: { bn: 'ভাষা বদলান এক চাপে', en: 'Change the language with one tap', hi: 'एक टैप में भाषा बदलें' },
    content: {
      bn: '<p>মেনুর “ভাষা” থেকে নিজের ভাষা বেছে নিন। লেখা আর সংখ্যা, দুটোই সঙ্গে সঙ্গে বদলে যায়।</p>',
      en: '<p>Choose your language under “Language” in the menu. Words and digits change at once.</p>',
      hi: '<p>मेनू में “भाषा” से अपनी भाषा चुनें। शब्द और अंक तुरंत बदल जाते हैं।</p>',
    },
    startsInDays: -10,
    endsInDays: 90,
    url: '',
    images: [],
  },
  {
    id: 204,
    types: 'Player',
    groupName: '',
    title: {
      bn: 'খেলার ম্যাচগুলো আঁকা, আসল নয়',
      en: 'Fixtures here are drawn, not real',
      hi: 'यहाँ के मैच चित्रित हैं, असली नहीं',
    },
    content: {
      bn: '<p>খেলাধুলা, ই-স্পোর্টস ও মোরগ লড়াই বিভাগের সব ম্যাচ আঁকা। ফল ঠিক হয় দৈব ড্রয়ে। কোনো আসল দল, খেলোয়াড় বা প্রাণী এতে জড়িত নয়।</p>',
      en: '<p>Every fixture under sports, esports and cockfight is drawn. A random draw decides the result. No real team, player or animal is involved.</p>',
      hi: '<p>स्पोर्ट्स, ई-स्पोर्ट्स और मुर्ग़ों की लड़ाई के सारे मैच चित्रित हैं। नतीजा यादृच्छिक ड्रॉ से तय होता है। कोई असली टीम, खिलाड़ी या जानवर शामिल नहीं है।</p>',
    },
    startsInDays: -7,
    endsInDays: 180,
    url: '/m/help?tag=rules',
    images: [],
  },
  {
    id: 205,
    types: 'Player',
    groupName: '',
    title: {
      bn: 'প্রতিটি রাউন্ডের হিসাব দেখুন',
      en: 'See every round you played',
      hi: 'अपना खेला हर राउंड देखें',
    },
    content: {
      bn: '<p>বেটিং রেকর্ডে প্রতিটি রাউন্ডের বেট, ফল ও পাওনা লেখা থাকে। জেতা ও হারা, দুটোই সমানভাবে দেখানো হয়।</p>',
      en: '<p>The betting record lists stake, result and payout of every round. Wins and losses are shown alike.</p>',
      hi: '<p>दाँव के रिकॉर्ड में हर राउंड का दाँव, नतीजा और भुगतान लिखा होता है। जीत और हार एक समान दिखाई जाती हैं।</p>',
    },
    startsInDays: -5,
    endsInDays: 120,
    url: '/m/gameRecord',
    images: [],
  },
  {
    id: 206,
    types: 'Player',
    groupName: '',
    title: {
      bn: 'মাঝপথে বেরিয়ে গেলেও রাউন্ড থাকে',
      en: 'Left mid-round? Your round waits',
      hi: 'राउंड के बीच से जाकर लौट आएँ',
    },
    content: {
      bn: '<p>রাউন্ড শেষ হওয়ার আগে গেম বন্ধ হলে আবার একই গেম খুলুন। খোলা রাউন্ডটি সেখান থেকেই চলবে।</p>',
      en: '<p>If a game closes before the round ends, open the same game again. The open round goes on from there.</p>',
      hi: '<p>अगर राउंड ख़त्म होने से पहले गेम बंद हो जाए तो वही गेम फिर से खोलें। अधूरा राउंड वहीं से आगे चलेगा।</p>',
    },
    startsInDays: -4,
    endsInDays: 120,
    url: '/m/help?tag=how-to-play',
    images: [],
  },
  {
    id: 207,
    types: 'Banner',
    groupName: 'm_home',
    title: { bn: 'নিজেদের গেমের তাক', en: 'The shelf of our own games', hi: 'हमारे अपने गेम' },
    content: {
      bn: '<p>উড়ান, ঢেউ, পাশা, চাকা ও কেনো নিজের নিয়মে চলে। বাকিগুলো এখনও তৈরি হচ্ছে; খুললে প্রথম পর্দাতেই লেখা থাকে, এখন কোন গেম চলছে।</p>',
      en: '<p>Uran, Dheu, Dice, Chaka and Keno run by their own rules. The others are still being built; each says on its first screen which game runs in its place.</p>',
      hi: '<p>उड़ान, ढेउ, पासा, चाका और केनो अपने नियमों से चलते हैं। बाक़ी अभी बन रहे हैं; खोलने पर पहली स्क्रीन पर लिखा रहता है कि अभी कौन-सा गेम चल रहा है।</p>',
    },
    startsInDays: -3,
    endsInDays: 60,
    url: '/m/inHouse',
    images: cover('originals'),
  },
  {
    id: 208,
    types: 'Banner',
    groupName: 'm_home',
    title: { bn: 'খেলার ফাঁকে বিরতি নিন', en: 'Take a break between games', hi: 'खेल के बीच विराम लें' },
    content: {
      bn: '<p>খেলা আনন্দের জন্য। সময় ঠিক করে খেলুন, ক্লান্ত বা মন খারাপ থাকলে খেলবেন না। এই সাইট ১৮ বছর বা তার বেশি বয়সীদের জন্য।</p>',
      en: '<p>Play is for fun. Set a time for it, and do not play when you are tired or low. This site is for people aged 18 or over.</p>',
      hi: '<p>खेल मज़े के लिए है। समय तय करके खेलें, और थके या उदास हों तो न खेलें। यह साइट 18 साल या उससे ज़्यादा उम्र के लोगों के लिए है।</p>',
    },
    startsInDays: -2,
    url: '/m/help?tag=responsible',
    images: cover('limits'),
  },
];
