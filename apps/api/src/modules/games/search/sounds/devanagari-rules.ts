import { soundTable } from './script-rules.ts';
import type { ScriptRules } from './script-rules.ts';

/** Devanagari, as Hindi reads it. The Unicode Standard, chapter 12.1, and ISO 15919:2001; ॉ and ऑ are English o. */
export const devanagariRules: ScriptRules = {
  rewritings: [
    // Composed text has the dot below as a letter of its own.
    [/[\u0921\u0922]\u093C/gu, 'R'],
    [/\u092B\u093C/gu, 'F'],
    [/\u093C/gu, ''],
    [/क्ष/gu, 'K'],
    [/ज्ञ/gu, 'ग'],
    [/य/gu, 'Y'],
  ],
  sounds: soundTable(`
    कखK=k गघ=g ङ=ng चछ=c जझ=j ञणनं=n टठतथ=t डढदध=d प=p फF=f बभव=b म=m रR=r ल=l शषस=s ह=h Y=y
    अ=a आा=a इईिी=i उऊुू=u ऋृ=ri एेऐै=e ओोऑॉ=o औौ=ou ःँ=
  `),
  inherent: {
    letters: /[कखगघङचछजझञटठडढणतथदधनपफबभमरलवशषसहKFR]/u,
    vowel: 'a',
    sign: /[ा-्ंःँ]/u,
  },
};
