import { soundTable } from './script-rules.ts';
import type { ScriptRules } from './script-rules.ts';

/**
 * Bengali. Letters and signs: The Unicode Standard, chapter 12.2, and ISO 15919:2001. What conjuncts sound like, and
 * that ঙ and ং, ণ and ন, শ, ষ and স, ই and ঈ are one sound: S. K. Chatterji, The Origin and Development of the Bengali
 * Language, part I, and the pronunciation guide of the Bangla Academy's dictionary.
 */
export const bengaliRules: ScriptRules = {
  rewritings: [
    // ড় and ঢ় are r, and after a vowel য় only glides. Composed text has the dot as a letter of its own.
    [/[\u09A1\u09A2]\u09BC/gu, 'R'],
    [/\u09AF\u09BC/gu, 'Y'],
    [/\u09BC/gu, ''],
    [/ক্ষ/gu, 'খ'],
    [/জ্ঞ/gu, 'গ'],
    // The vowel of "ম্যাঙ্গো"; also written with অ or এ before it.
    [/[অএ]্যা/gu, 'এ'],
    [/্যা/gu, 'ে'],
    [/্য/gu, ''],
    // After another consonant the lower ব is silent, except after ম and ব, where "কম্বল" sounds it.
    [/(?<=[^মব])্ব/gu, ''],
  ],
  sounds: soundTable(`
    কখ=k গঘ=g ঙং=ng চছ=c জঝয=j ঞণন=n টঠতথৎ=t ডঢদধ=d প=p ফ=f বভ=b ম=m র=r ল=l শষস=s হ=h
    R=r Y=y অ=o আা=a ইঈিী=i উঊুূ=u ঋৃ=ri এে=e ঐৈ=oi ওো=o ঔৌ=ou ঃঁ=
  `),
  inherent: {
    letters: /[কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহR]/u,
    vowel: 'o',
    sign: /[া-ৌ্ৎংঃঁ]/u,
  },
};
