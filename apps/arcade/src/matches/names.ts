import type { MatchCategory, MatchWords } from '@maidan/wire';

/** What readers of each category have to know of its matches. */
export const ABOUT: Readonly<Record<MatchCategory, MatchWords>> = {
  sports: {
    bn: 'দল ও লিগগুলো বানানো, ম্যাচ চলে এই স্যান্ডবক্সের আঁকা ইঞ্জিনে। শুরুর আগেই প্রতিটি ফল সিল করা থাকে। এসব ম্যাচে বেট ধরা যায় না।',
    en: 'Teams and leagues are made up, and the sandbox’s own engine plays the matches. Each result is sealed before the start. They take no bets.',
    hi: 'टीमें और लीग काल्पनिक हैं, मैच इसी सैंडबॉक्स का इंजन खेलता है। हर नतीजा शुरू होने से पहले सील होता है। इन पर दाँव नहीं लगता।',
  },
  esports: {
    bn: 'দল ও লিগগুলো বানানো, ম্যাচ চলে এই স্যান্ডবক্সের আঁকা ইঞ্জিনে। শুরুর আগেই প্রতিটি ফল সিল করা থাকে। এসব ম্যাচে বেট ধরা যায় না।',
    en: 'Teams and leagues are made up, and the sandbox’s own engine plays the matches. Each result is sealed before the start. They take no bets.',
    hi: 'टीमें और लीग काल्पनिक हैं, मैच इसी सैंडबॉक्स का इंजन खेलता है। हर नतीजा शुरू होने से पहले सील होता है। इन पर दाँव नहीं लगता।',
  },
  cockfight: {
    bn: 'এগুলো আঁকা লড়াই, কোনো প্রাণী এতে অংশ নেয় না। লড়াই চলে এই স্যান্ডবক্সে, শুরুর আগেই প্রতিটি ফল সিল করা থাকে। এসব লড়াইয়ে বেট ধরা যায় না।',
    en: 'These fights are painted; no animal takes part. The sandbox itself plays them, and each result is sealed before the start. They take no bets.',
    hi: 'ये चित्रित लड़ाइयाँ हैं, कोई जीव भाग नहीं लेता। इन्हें यही सैंडबॉक्स खेलता है और हर नतीजा शुरू होने से पहले सील होता है। इन पर दाँव नहीं लगता।',
  },
};

/** The sides of all competitions, by their codes. None of them exists. */
export const SIDES: Readonly<Record<string, MatchWords>> = {
  'surma-stars': { bn: 'সুরমা স্টারস', en: 'Surma Stars', hi: 'सुरमा स्टार्स' },
  'tista-thunder': { bn: 'তিস্তা থান্ডার', en: 'Tista Thunder', hi: 'तिस्ता थंडर' },
  'karatoa-kings': { bn: 'করতোয়া কিংস', en: 'Karatoa Kings', hi: 'करतोया किंग्स' },
  'rupsa-royals': { bn: 'রূপসা রয়ালস', en: 'Rupsa Royals', hi: 'रूपसा रॉयल्स' },
  'halda-hawks': { bn: 'হালদা হকস', en: 'Halda Hawks', hi: 'हालदा हॉक्स' },
  'gomti-giants': { bn: 'গোমতী জায়ান্টস', en: 'Gomti Giants', hi: 'गोमती जायंट्स' },
  'shapla-rovers': { bn: 'শাপলা রোভার্স', en: 'Shapla Rovers', hi: 'शापला रोवर्स' },
  'kadam-town': { bn: 'কদম টাউন', en: 'Kadam Town', hi: 'कदम टाउन' },
  'shimul-union': { bn: 'শিমুল ইউনিয়ন', en: 'Shimul Union', hi: 'शिमुल यूनियन' },
  'bokul-athletic': { bn: 'বকুল অ্যাথলেটিক', en: 'Bokul Athletic', hi: 'बकुल एथलेटिक' },
  'jarul-rangers': { bn: 'জারুল রেঞ্জার্স', en: 'Jarul Rangers', hi: 'जारुल रेंजर्स' },
  'palash-eleven': { bn: 'পলাশ একাদশ', en: 'Palash Eleven', hi: 'पलाश एकादश' },
  'paper-comets': { bn: 'পেপার কমেটস', en: 'Paper Comets', hi: 'पेपर कॉमेट्स' },
  'quiet-robots': { bn: 'কোয়ায়েট রোবটস', en: 'Quiet Robots', hi: 'क्वाइट रोबॉट्स' },
  'velvet-bytes': { bn: 'ভেলভেট বাইটস', en: 'Velvet Bytes', hi: 'वेलवेट बाइट्स' },
  'lantern-five': { bn: 'ল্যান্টার্ন ফাইভ', en: 'Lantern Five', hi: 'लैंटर्न फ़ाइव' },
  'monsoon-grid': { bn: 'মনসুন গ্রিড', en: 'Monsoon Grid', hi: 'मॉनसून ग्रिड' },
  'copper-owls': { bn: 'কপার আউলস', en: 'Copper Owls', hi: 'कॉपर आउल्स' },
  'tin-dragons': { bn: 'টিন ড্রাগনস', en: 'Tin Dragons', hi: 'टिन ड्रैगन्स' },
  'north-kites': { bn: 'নর্থ কাইটস', en: 'North Kites', hi: 'नॉर्थ काइट्स' },
  'red-crest': { bn: 'লাল ঝুঁটি', en: 'Red Crest', hi: 'लाल कलगी' },
  'dawn-crest': { bn: 'ভোরের ঝুঁটি', en: 'Dawn Crest', hi: 'भोर की कलगी' },
  'amber-crest': { bn: 'অম্বর ঝুঁটি', en: 'Amber Crest', hi: 'अंबर कलगी' },
  'blue-crest': { bn: 'নীল ঝুঁটি', en: 'Blue Crest', hi: 'नीली कलगी' },
  'river-crest': { bn: 'নদীর ঝুঁটি', en: 'River Crest', hi: 'नदी की कलगी' },
  'night-crest': { bn: 'রাতের ঝুঁটি', en: 'Night Crest', hi: 'रात की कलगी' },
};
