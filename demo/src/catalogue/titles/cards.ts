import { titleTable, type Title } from '../title-table.ts';

/** Card and board games at a table. */
export const cardTitles: readonly Title[] = titleTable(`
teen-patti | JL | Teen / Patti | তিন পাত্তি | fan:As,Ah,Ad | feltg | felt rays | coins | slab gold none | k=0.95 hot=4 free TeenPatti
royal-flush | JDB | Hold'em / Royal | হোল্ডেম রয়েল | fan | feltb | felt | sparkles | cinzel gold none | k=0.95 Poker
rummy-raja | EK | Rummy / Roshni | রামি রোশনি | aces | feltr | felt mandala | sparkles | bowlby gold arch | k=0.88 dy=-16 Rummy
callbreak | DG | Call / Break | কল ব্রেক | fan:Ks,10c,Ad,2h | grape | dots | none | titan white none | k=0.95 new free Cards
chip-tower | NK | Chip / Tower | চিপের মিনার | chips | feltb | rays felt | sparkles | slab chrome none | Cards
teen-patti-tara | JL | Teen Patti / Tara | তিন পাত্তি তারা | fan:Kh,Ks,Kd | ruby | rings | none | lilita fire none | hot=28 TeenPatti
rummy-ring | JL | Rummy / Ring | রামি চক্র | fan:7h,8h,9h,10h | wine | mandala felt | confetti | titan white none | free Rummy
ludo-bari | JL | Ludo / Bari | লুডু বাড়ি | ludo | feltb | felt rays | none | deco gold arch | Board
carrom-chottor | JL | Carrom / Chottor | ক্যারম চত্বর | carrom | plumb | felt rays | confetti | slab gold none | hot=22 Board
poker-box | JDB | Poker / Box | পোকার বাক্স | chips | midnight | felt rays | confetti | cinzel mint arch | free Poker
jhola-rummy | JDB | Jhola / Rummy | ঝোলা রামি | jester | deep | rays arches | sparkles | cinzel gold none | Rummy
teen-patti-sonali | JDB | Teen Patti / Sonali | সোনালি পাত্তি | aces | ruby | dots | sparkles | right gold smile | TeenPatti
domino-duel | JDB | Domino / Duel | ডমিনো দ্বৈরথ | domino | wine | felt rays | confetti | titan gold none | free Board
bridge-bari | EK | Bridge / Bari | ব্রিজ বাড়ি | fan:As,Ks,Qs,Js | teal | mandala felt | coins | deco gold none | Cards
twenty-nine | EK | Twenty / Nine | টোয়েন্টি নাইন | fan:Jh,9h,Ah,10h | indigo | felt | coins | slab mint none | Cards
hazari-house | EK | Hazari / House | *হাজারি | fan:3c,4c,5c | crownE | velvet | coins | bn gold arch | free Cards
chess-dhaka | DG | Chess / Dhaka | দাবার ঢাকা | chess | ruby | velvet | confetti | cinzel fire smile | Board
donkey-deck | DG | Donkey / Deck | গাধা তাস | fan:8d,8h,8s | rosewood | felt rays | confetti | bowlby violet none | Cards
carrom-rajbari | DG | Carrom / Rajbari | ক্যারম রাজবাড়ি | carrom | ruby | mandala felt | coins | titan chrome none | free Board
omaha-nouka | NK | Omaha / Nouka | ওমাহা নৌকা | suits | feltb | rings | confetti | deco ice arch | Poker
river-holdem | NK | River / Hold'em | নদীর হোল্ডেম | chips | indigo | velvet | coins | slab mint none | Poker
ludo-nouka | NK | Ludo / Nouka | লুডুর নৌকা | ludo | midnight | mandala felt | sparkles | cinzel gold arch | free Board
chess-clock | SM | Chess / Clock | দাবার ঘড়ি | chess | feltg | rings | confetti | bowlby lime smile | Board
time-rummy | SM | Time / Rummy | সময়ের রামি | fan:Qs,Ks,As | teal | dots | none | titan gold arch | Rummy
royal-chess | ML | Royal / Chess | *রাজদাবা | chess | plumb | velvet | coins | bnr white arch | free Board
nawab-poker | ML | Nawab / Poker | নবাবি পোকার | fan:Ah,Kh,Qh,Jh,10h | crownE | mandala felt | coins | deco mint arch | Poker
begum-bridge | ML | Begum / Bridge | বেগমের ব্রিজ | fan:Qh,Qd,Qs | feltg | rings | coins | slab white smile | Cards
pagla-patti | PG | Pagla / Patti | পাগলা পাত্তি | aces | feltb | velvet | none | cinzel white smile | free TeenPatti
domino-disco | PG | Domino / Disco | ডমিনো ডিস্কো | domino | feltg | felt | sparkles | bowlby lime arch | new Board
dice-duel | PK | Dice / Duel | পাশার দ্বৈরথ | dice | teal | rays | none | titan white none | Board
snakes-and-ladders | PK | Snakes and / Ladders | *সাপ / লুডু | cobra | grape | jungle rays | leaves | bnr gold none | free Board
dart-duel | KI | Dart / Duel | ডার্ট দ্বৈরথ | dartboard | rosewood | velvet | confetti | deco white arch | Board
chip-champ | RD | Chip / Champ | চিপের রাজা | chips | teal | rays | sparkles | slab white bulge | Cards
ace-weaver | JM | Ace / Weaver | টেক্কার তাঁতি | aces | wine | felt | sparkles | cinzel copper none | free Cards
`);
