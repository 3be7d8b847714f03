import { titleTable, type Title } from '../title-table.ts';

/** Card and board games at a table. */
export const cardTitles: readonly Title[] = titleTable(`
teen-patti | JL | teen-patti | Teen / Patti | তিন পাত্তি | fan:As,Ah,Ad | feltg | felt rays | coins | slab gold none | k=0.95 hot=4 free TeenPatti
royal-flush | JDB | casino-holdem | Hold'em / Royal | হোল্ডেম রয়েল | fan | feltb | felt | sparkles | cinzel gold none | k=0.95 Poker
andar-bahar-roshni | EK | andar-bahar | Andar Bahar / Roshni | আন্দর বাহার রোশনি | fan:Jd,5c,Jh | feltr | felt mandala | sparkles | bowlby gold arch | k=0.92 Cards
seven-up-down | DG | seven-up-down | Seven / Up Down | সাত উপর নিচ | twodice:3,4 | grape | dots | none | titan white none | k=0.95 new free Board
chip-tower | NK | tower | Chip / Tower | চিপের মিনার | tower | feltb | rays felt | sparkles | slab chrome none | Board
teen-patti-tara | JL | teen-patti | Teen Patti / Tara | তিন পাত্তি তারা | fan:Kh,Ks,Kd | ruby | rings | none | lilita fire none | hot=28 TeenPatti
teen-patti-ring | JL | teen-patti | Teen Patti / Ring | তিন পাত্তি চক্র | fan:8h,9h,10h | wine | mandala felt | confetti | titan white none | free TeenPatti
ludo-bari | JL | ludo-race | Ludo / Bari | লুডু বাড়ি | ludo | feltb | felt rays | none | deco gold arch | Board
jhandi-chottor | JL | jhandi-munda | Jhandi / Chottor | ঝান্ডি চত্বর | jhandi | plumb | felt rays | confetti | slab gold none | k=0.86 dy=-16 hot=22 Board
poker-box | JDB | casino-holdem | Poker / Box | পোকার বাক্স | chips | midnight | felt rays | confetti | cinzel mint arch | free Poker
jhola-three-card | JDB | three-card | Jhola / Three Card | ঝোলার তিন তাস | fan:Js,Qs,Ks | deep | rays arches | sparkles | cinzel gold none | Cards
teen-patti-sonali | JDB | teen-patti | Teen Patti / Sonali | সোনালি পাত্তি | aces | ruby | dots | sparkles | right gold smile | TeenPatti
hi-lo-duel | JDB | hi-lo | Hi-Lo / Duel | বেশি কমের দ্বৈরথ | hilo | indigo | felt rays | confetti | titan gold none | free Cards
holdem-bari | EK | casino-holdem | Hold'em / Bari | হোল্ডেম বাড়ি | fan:As,Ks | teal | mandala felt | coins | deco gold none | Poker
twenty-one-tara | EK | blackjack | Twenty One / Tara | তারার একুশ | fan:Ad,Kc | indigo | felt | coins | slab mint none | Blackjack Cards
andar-bahar-haat | EK | andar-bahar | Andar Bahar / Haat | *আন্দর / বাহার হাট | fan:4h,9c,4s | crownE | velvet | coins | bn gold arch | free Cards
dragon-tiger-dhaka | DG | dragon-tiger | Dragon Tiger / Dhaka | ঢাকার ড্রাগন টাইগার | beast:tiger | ruby | velvet | confetti | cinzel fire smile | Cards
dhol-three-card | DG | three-card | Dhol / Three Card | ঢোলের তিন তাস | fan:8d,8h,8s | rosewood | felt rays | confetti | bowlby violet none | Cards
jhandi-rajbari | DG | jhandi-munda | Jhandi / Rajbari | ঝান্ডি রাজবাড়ি | jhandi | emer | mandala felt | coins | titan chrome none | k=0.86 dy=-16 free Board
poker-nouka | NK | casino-holdem | Poker / Nouka | পোকারের নৌকা | suits | feltb | rings | confetti | deco ice arch | Poker
river-holdem | NK | casino-holdem | River / Hold'em | নদীর হোল্ডেম | chips | indigo | velvet | coins | slab mint none | Poker
ludo-nouka | NK | ludo-race | Ludo / Nouka | লুডুর নৌকা | ludo | midnight | mandala felt | sparkles | cinzel gold arch | free Board
ludo-clock | SM | ludo-race | Ludo / Clock | লুডুর ঘড়ি | ludo | teal | rings | confetti | bowlby lime smile | Board
time-patti | SM | teen-patti | Time / Patti | সময়ের পাত্তি | fan:Qs,Ks,As | teal | dots | none | titan gold arch | TeenPatti
royal-ludo | ML | ludo-race | Royal / Ludo | *রাজলুডু | ludo | plumb | velvet | coins | bnr white arch | free Board
nawab-poker | ML | casino-holdem | Nawab / Poker | নবাবি পোকার | fan:Ah,Kh,Qh,Jh,10h | crownE | mandala felt | coins | deco mint arch | Poker
begum-blackjack | ML | blackjack | Begum / Blackjack | বেগমের ব্ল্যাকজ্যাক | fan:Qh,Ad | feltg | rings | coins | slab white smile | Blackjack Cards
pagla-patti | PG | teen-patti | Pagla / Patti | পাগলা পাত্তি | aces | feltb | velvet | none | cinzel white smile | free TeenPatti
disco-seven-up | PG | seven-up-down | Disco / Seven Up | *ডিস্কো / সাত উপর | twodice:6,1 | feltg | felt | sparkles | bn lime arch | new Board
dice-duel | PK | seven-up-down | Dice / Duel | পাশার দ্বৈরথ | twodice:1,6 | teal | rays | none | titan white none | Board
snake-tower | PK | tower | Snake / Tower | *সাপের / মিনার | cobra | grape | jungle rays | leaves | bnr gold none | free Board
ghuri-jhandi | KI | jhandi-munda | Ghuri / Jhandi | ঘুড়ির ঝান্ডি | kite | rosewood | velvet | confetti | deco white arch | Board
chip-champ | RD | casino-holdem | Chip / Champ | চিপের রাজা | chips | teal | rays | sparkles | slab white bulge | Cards
ace-weaver | JM | three-card | Ace / Weaver | টেক্কার তাঁতি | aces | wine | felt | sparkles | cinzel copper none | free Cards
`);
