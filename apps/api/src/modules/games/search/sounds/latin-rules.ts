import { soundTable } from './script-rules.ts';
import type { ScriptRules } from './script-rules.ts';

/**
 * Latin letters, of English names and of Bengali and Hindi words typed with them. Which letters stand for which Bengali
 * ones: the layout of Avro Phonetic (OmicronLab) and ISO 15919:2001. What English spelling does not sound: E. Carney, A
 * Survey of English Spelling, chapter 3. Capitals are sounds that no later rewriting may touch.
 */
export const latinRules: ScriptRules = {
  rewritings: [
    [/^kn/g, 'n'],
    [/^wr/g, 'r'],
    [/^wh/g, 'w'],
    [/ght/g, 't'],
    [/tion/g, 'son'],
    [/tch|chh|ch/g, 'C'],
    [/ck/g, 'k'],
    [/dge/g, 'j'],
    [/ph/g, 'f'],
    [/([bdgjktrsz])h/g, '$1'],
    [/c(?=[eiy])/g, 's'],
    [/qu/g, 'ku'],
    [/ee|ea/g, 'i'],
    [/aw|au/g, 'o'],
    [/(?<=[aeiou])y(?=[aeiou])/g, ''],
    // The last e of English words is silent.
    [/(?<=..[^aeiou])e$/g, ''],
  ],
  sounds: soundTable(`
    ckq=k C=c g=g jz=j t=t d=d n=n p=p f=f bv=b m=m r=r l=l s=s h=h x=ks
    a=a e=e iy=i o=o uw=u
  `),
};
