import type { MatchWords } from '@maidan/wire';
import { side, words } from '../../fixtures/sides.ts';
import type { Side } from '../../fixtures/sport.ts';

/** The sides of the cricket titles. None of them exists. */
export const CRICKET_SIDES: readonly Side[] = [
  side(1, 'পদ্মা রাইডার্স', 'Padma Riders', 'पद्मा राइडर्स'),
  side(2, 'মেঘনা টাইটানস', 'Meghna Titans', 'मेघना टाइटन्स'),
  side(1, 'সুরমা স্টারস', 'Surma Stars', 'सुरमा स्टार्स'),
  side(0, 'তিস্তা থান্ডার', 'Tista Thunder', 'तिस्ता थंडर'),
  side(1, 'রূপসা রয়ালস', 'Rupsa Royals', 'रूपसा रॉयल्स'),
  side(2, 'হালদা হকস', 'Halda Hawks', 'हालदा हॉक्स'),
  side(0, 'গোমতী জায়ান্টস', 'Gomti Giants', 'गोमती जायंट्स'),
];

/** The names of the tabs. */
export const CRICKET_GROUPS: Readonly<Record<string, MatchWords>> = {
  ball: words('পরের বল', 'Next ball', 'अगली गेंद'),
  over: words('এই ওভার', 'This over', 'यह ओवर'),
  match: words('ম্যাচ', 'Match', 'मैच'),
};

/** The names of the picks. */
export const CRICKET_PICKS: Readonly<Record<string, MatchWords>> = {
  '0': words('ডট', 'Dot ball', 'डॉट'),
  '1': words('১ রান', '1 run', '1 रन'),
  twothree: words('২ বা ৩', '2 or 3', '2 या 3'),
  '4': words('চার', 'Four', 'चौका'),
  '6': words('ছয়', 'Six', 'छक्का'),
  W: words('উইকেট', 'Wicket', 'विकेट'),
  r5: words('০–৫ রান', '0–5 runs', '0–5 रन'),
  r9: words('৬–৯ রান', '6–9 runs', '6–9 रन'),
  r14: words('১০–১৪ রান', '10–14 runs', '10–14 रन'),
  more: words('১৫ বা বেশি', '15 or more', '15 या ज़्यादा'),
  out: words('উইকেট পড়বে', 'A wicket', 'विकेट गिरेगा'),
  safe: words('উইকেট নয়', 'No wicket', 'विकेट नहीं'),
  tie: words('টাই', 'Tie', 'टाई'),
  atleast: words('১ম ইনিংস {n}+', '1st innings {n}+', 'पहली पारी {n}+'),
  below: words('১ম ইনিংস {n}-এর কম', '1st innings under {n}', 'पहली पारी {n} से कम'),
};
