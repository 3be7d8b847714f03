import type { LocalText } from '../model.ts';
import type { BannerGroup, DemoBanner } from './content.types.ts';

type Words = readonly [bn: string, en: string, hi: string];

const textOf = ([bn, en, hi]: Words): LocalText => ({ bn, en, hi });

const banner = (
  groupName: BannerGroup,
  art: string,
  linkage: string,
  kicker: Words,
  title: Words,
  callToAction: Words,
  sites?: readonly string[],
): DemoBanner => ({
  id: [groupName, art, ...(sites ?? [])].join('-'),
  groupName,
  ...(sites === undefined ? {} : { sites }),
  kicker: textOf(kicker),
  title: textOf(title),
  callToAction: textOf(callToAction),
  linkage,
  file: `banners/${art}.webp`,
});

const seeGames: Words = ['গেম দেখুন', 'See the games', 'गेम देखें'];
const open: Words = ['খুলুন', 'Open', 'खोलें'];
const read: Words = ['পড়ুন', 'Read', 'पढ़ें'];

const home: readonly DemoBanner[] = [
  banner(
    'm_home',
    'welcome',
    '/m/register',
    ['খেলায় স্বাগতম', 'Welcome to Khela', 'Khela में स्वागत है'],
    [
      'অ্যাকাউন্ট খুলুন, শুরুর খেলার ক্রেডিট নিন',
      'Open an account, get play credits',
      'खाता खोलें, प्ले क्रेडिट पाएँ',
    ],
    ['অ্যাকাউন্ট খুলুন', 'Register', 'रजिस्टर करें'],
    ['khela'],
  ),
  banner(
    'm_home',
    'river',
    '/m/register',
    ['নদীতে স্বাগতম', 'Welcome to Nodi', 'Nodi में स्वागत है'],
    [
      'শুরুর খেলার ক্রেডিট নিয়ে ভেসে পড়ুন',
      'Set off with play credits',
      'शुरुआती प्ले क्रेडिट के साथ सफ़र शुरू करें',
    ],
    ['অ্যাকাউন্ট খুলুন', 'Register', 'रजिस्टर करें'],
    ['nodi'],
  ),
  banner(
    'm_home',
    'slots',
    '/m/slot',
    ['স্লট', 'Slots', 'स्लॉट'],
    ['পদ্মের আলোয় রঙিন রিল', 'Bright reels by lotus light', 'कमल की रोशनी में रंगीन रील'],
    seeGames,
  ),
  banner(
    'm_home',
    'crash',
    '/m/crash',
    ['ক্র্যাশ', 'Crash', 'क्रैश'],
    [
      'রকেট উঠছে, থামার সময় আপনার হাতে',
      'The rocket climbs, you choose when to stop',
      'कब रुकें, यह आपके हाथ में है',
    ],
    seeGames,
  ),
  banner(
    'm_home',
    'cricket',
    '/m/sport-games',
    ['ভার্চুয়াল ম্যাচ', 'Virtual fixtures', 'वर्चुअल मैच'],
    ['আঁকা ম্যাচ, ফল ঠিক হয় ড্রয়ে', 'Drawn matches, settled by a random draw', 'चित्रित मैच, नतीजा ड्रॉ से'],
    ['ম্যাচ দেখুন', 'See fixtures', 'मैच देखें'],
  ),
  banner(
    'm_home',
    'fishing',
    '/m/fishing-games',
    ['ফিশিং', 'Fishing', 'फ़िशिंग'],
    ['ইলিশ রাজার সঙ্গে নদীতে', 'On the river with the Ilish Raja', 'इलिश राजा के साथ नदी पर'],
    seeGames,
  ),
  banner(
    'm_home',
    'originals',
    '/m/inHouse',
    ['নিজেদের গেম', 'Originals', 'ओरिजिनल्स'],
    ['উড়ান, পাশা, চাকা আর কেনো', 'Uran, dice, Chaka and keno', 'उड़ान, पासा, चाका और केनो'],
    seeGames,
  ),
  banner(
    'm_home',
    'limits',
    '/m/help?tag=responsible',
    ['দায়িত্বশীল খেলা', 'Responsible play', 'ज़िम्मेदार खेल'],
    ['খেলা আনন্দের জন্য, বিরতি নিন', 'Play for fun and take breaks', 'मज़े के लिए खेलें, विराम लें'],
    read,
  ),
];

const groups: readonly DemoBanner[] = [
  banner(
    'm_promotion',
    'practice',
    '/m/activity?id=102',
    ['৫০০ ক্রেডিট', '500 credits', '500 क्रेडिट'],
    ['ক্রেডিট কমে গেলে আবার নিন', 'Running low? Ask for a refill', 'क्रेडिट कम हैं? और माँगें'],
    ['শর্ত দেখুন', 'See the terms', 'शर्तें देखें'],
  ),
  banner(
    'm_promotion',
    'ideas',
    '/m/activity?id=103',
    ['২০০ ক্রেডিট', '200 credits', '200 क्रेडिट'],
    ['কী বদলালে ভালো হয়, জানান', 'Tell us what would make this better', 'बताएँ कि क्या बेहतर हो सकता है'],
    ['শর্ত দেখুন', 'See the terms', 'शर्तें देखें'],
  ),
  banner(
    'm_promotion',
    'explore',
    '/m/activity?id=104',
    ['৩০০ ক্রেডিট', '300 credits', '300 क्रेडिट'],
    ['একটি গেমের বাংলা নাম দিন', 'Suggest a Bengali name for a game', 'किसी गेम का बंगाली नाम सुझाएँ'],
    ['শর্ত দেখুন', 'See the terms', 'शर्तें देखें'],
  ),
  banner(
    'm_video',
    'video',
    '/m/rng-games?gameClassify=Video',
    ['ভিডিও গেম', 'Video games', 'वीडियो गेम'],
    ['নম্বর বাছুন, ড্র দেখুন', 'Pick numbers and watch the draw', 'नंबर चुनें और ड्रॉ देखें'],
    seeGames,
  ),
  banner(
    'm_video',
    'howto',
    '/m/help?tag=how-to-play',
    ['শেখার পাতা', 'Learn', 'सीखें'],
    ['চা হাতে নিয়ম পড়ে নিন', 'Read the rules over a cup of tea', 'चाय के साथ नियम पढ़ें'],
    read,
  ),
  banner(
    'm_game',
    'hot',
    '/m/hot-games',
    ['জনপ্রিয় গেম', 'Hot games', 'हॉट गेम'],
    ['এক পাতায় সব জনপ্রিয় গেম', 'All hot games on one page', 'सारे हॉट गेम एक पेज पर'],
    seeGames,
  ),
  banner(
    'm_game',
    'search',
    '/m/search-games',
    ['খোঁজ', 'Search', 'खोज'],
    ['নাম লিখে গেম খুঁজুন', 'Find a game by its name', 'नाम से गेम खोजें'],
    ['খুঁজুন', 'Search', 'खोज'],
  ),
  banner(
    'm_reg',
    'register',
    '/m/register',
    ['নতুন অ্যাকাউন্ট', 'New account', 'नया खाता'],
    ['একটি নাম আর পাসওয়ার্ডই যথেষ্ট', 'A name and a password are enough', 'एक नाम और पासवर्ड काफ़ी हैं'],
    ['অ্যাকাউন্ট খুলুন', 'Register', 'रजिस्टर करें'],
    ['khela'],
  ),
  banner(
    'm_reg',
    'register',
    '/m/register',
    ['নতুন অ্যাকাউন্ট', 'New account', 'नया खाता'],
    ['শুরুতেই খেলার ক্রেডিট', 'Play credits from the start', 'शुरुआत से ही प्ले क्रेडिट'],
    ['অ্যাকাউন্ট খুলুন', 'Register', 'रजिस्टर करें'],
    ['nodi'],
  ),
  banner(
    'm_reg',
    'account',
    '/m/help?tag=account',
    ['অ্যাকাউন্টের নিরাপত্তা', 'Account safety', 'खाते की सुरक्षा'],
    ['ভালো পাসওয়ার্ড যেভাবে বেছে নেবেন', 'How to choose a good password', 'अच्छा पासवर्ड कैसे चुनें'],
    read,
  ),
];

const kinds: readonly DemoBanner[] = [
  banner(
    'm_rng',
    'roulette',
    '/m/rng-games?gameClassify=Table',
    ['টেবিল', 'Tables', 'टेबल'],
    ['রুলেট আর পাশার টেবিল', 'Roulette and dice tables', 'रूलेट और पासे की टेबल'],
    seeGames,
  ),
  banner(
    'm_rng',
    'jackpot',
    '/m/jackpots',
    ['জ্যাকপট', 'Jackpots', 'जैकपॉट'],
    [
      'জ্যাকপট এখনও নেই, চলে নম্বর ড্র',
      'No jackpot yet: number draws',
      'जैकपॉट अभी नहीं, नंबर ड्रॉ चलता है',
    ],
    seeGames,
  ),
  banner(
    'm_sports',
    'football',
    '/m/sport-games',
    ['ভার্চুয়াল ম্যাচ', 'Virtual fixtures', 'वर्चुअल मैच'],
    [
      'আঁকা ফুটবল, ফল ঠিক হয় ড্রয়ে',
      'Drawn football, settled by a random draw',
      'चित्रित फ़ुटबॉल, नतीजा ड्रॉ से',
    ],
    ['ম্যাচ দেখুন', 'See fixtures', 'मैच देखें'],
  ),
  banner(
    'm_sports',
    'cricket',
    '/m/sport-games',
    ['ক্রিকেট', 'Cricket', 'क्रिकेट'],
    [
      'আঁকা মাঠ, আপাতত ফুটবলের নিয়ম',
      'A drawn field, football rules for now',
      'चित्रित मैदान, अभी फ़ुटबॉल के नियम',
    ],
    ['ম্যাচ দেখুন', 'See fixtures', 'मैच देखें'],
  ),
  banner(
    'm_pvp',
    'cards',
    '/m/poker-games',
    ['তাস', 'Cards', 'ताश'],
    ['এখন এক খেলাই চলে: বড় তাস কার', 'For now: the higher card', 'अभी एक ही खेल: बड़ा पत्ता किसका'],
    seeGames,
  ),
  banner(
    'm_pvp',
    'carrom',
    '/m/poker-games?gameClassify=Board',
    ['বোর্ড গেম', 'Board games', 'बोर्ड गेम'],
    [
      'বোর্ড আঁকা আছে, আপাতত চলে বড় তাস',
      'Only drawn yet: high card runs',
      'बोर्ड बने हैं, अभी बड़ा पत्ता चलता है',
    ],
    seeGames,
  ),
  banner(
    'm_live',
    'live',
    '/m/live-games',
    ['লাইভ টেবিল', 'Live tables', 'लाइव टेबल'],
    ['ডিলার নেই, ফল ঠিক হয় ড্রয়ে', 'No dealer yet: a random draw decides', 'डीलर नहीं, नतीजा ड्रॉ से'],
    seeGames,
  ),
  banner(
    'm_live',
    'wheel',
    '/m/live-games?gameClassify=GameShow',
    ['গেম শো', 'Game show', 'गेम शो'],
    ['বৈশাখী চাকা ঘোরান', 'Spin the Boishakhi wheel', 'बैसाखी पहिया घुमाएँ'],
    seeGames,
  ),
  banner(
    'm_fish',
    'reef',
    '/m/fishing-games',
    ['ফিশিং', 'Fishing', 'फ़िशिंग'],
    ['কাছিমের সঙ্গে প্রবালের পথে', 'Along the reef with a turtle', 'कछुए के साथ मूँगे की राह पर'],
    seeGames,
  ),
  banner(
    'm_fish',
    'fishing',
    '/m/fishing-games',
    ['নদী', 'River', 'नदी'],
    ['রুপালি ইলিশ, নীল জল', 'Silver hilsa and blue water', 'चाँदी-सी हिलसा और नीला पानी'],
    seeGames,
  ),
  banner(
    'm_lott',
    'balls',
    '/m/lott',
    ['লটারি', 'Lottery', 'लॉटरी'],
    ['নম্বর বাছুন, ড্র দেখুন', 'Pick numbers and watch the draw', 'नंबर चुनें और ड्रॉ देखें'],
    open,
  ),
  banner(
    'm_lott',
    'tickets',
    '/m/lott',
    ['টিকিট', 'Tickets', 'टिकट'],
    ['নম্বর বাছুন, ড্র হয় সঙ্গে সঙ্গে', 'Pick numbers, drawn at once', 'नंबर चुनें, ड्रॉ तुरंत'],
    open,
  ),
  banner(
    'm_elott',
    'digits',
    '/m/elott',
    ['ই-লটারি', 'E-lottery', 'ई-लॉटरी'],
    ['ছয়টি পর্যন্ত নম্বর, ফল সঙ্গে সঙ্গে', 'Up to six numbers, drawn at once', 'छह तक नंबर, नतीजा तुरंत'],
    open,
  ),
];

/** Every banner of the demo, in the order of showing within its group. */
export const banners: readonly DemoBanner[] = [...home, ...groups, ...kinds];
