import { titleTable, type Title } from '../title-table.ts';

/** Lottery titles. */
export const lotteryTitles: readonly Title[] = titleTable(`
lotto-six | NK | ball-draw | Shona / Six | সোনা ছয় | balls | lotto | rays | confetti | titan gold arch | trad
lotto-45 | SM | six-of-45 | Draw / 45 | ড্র ৪৫ | balls:4,45,12,30,8 | lottob | dots rays | sparkles | russo white none | trad
scratch-star | DG | scratch | Scratch / Star | স্ক্র্যাচ তারা | ticket | lotusp | rays | confetti | lilita pink none | new ent
tikit-lobby | TK | scratch | Tikit / Lobby | টিকিট লবি | ticket | sunset | rays | confetti | titan copper arch | list
tikit-pick-three | TK | pick-three | Tikit / Pick Three | টিকিট তিন | digits:4,1,9 | orchid | dots rays | coins | lilita white arch | trad
tikit-pick-four | TK | pick-four | Tikit / Pick Four | টিকিট চার | digits:2,7,0,5 | mintp | dots | confetti | right mint smile | trad
tikit-scratch | TK | scratch | Tikit / Scratch | টিকিট স্ক্র্যাচ | ticket | blossom | dots rays | sparkles | bowlby violet smile | ent
daily-draw | TK | ball-draw | Daily / Draw | দিনের ড্র | balls:2,9,15,31,40 | orchid | dots rays | confetti | titan violet arch | trad
night-draw | TK | ball-draw | Night / Draw | রাতের ড্র | cage | cobalt | rays | sparkles | lilita mint bulge | trad
lucky-clover-draw | TK | ball-draw | Lucky / Clover Draw | ক্লোভার ড্র | clover | jade2 | rays arches | embers | right lime wave | ent
river-draw | NK | ball-draw | River / Draw | নদীর ড্র | balls:5,11,23,36,42 | teal | dots rays | confetti | russo mint none | trad
boat-number | NK | ball-draw | Boat / Number | নৌকার নম্বর | digits:1,0,8 | cobalt | mandala | confetti | bowlby chrome arch | trad
hour-draw | SM | ball-draw | Hour / Draw | ঘণ্টার ড্র | hourglass | plumb | dots | confetti | deco white none | ent
six-forty-five | SM | six-of-45 | Six / Forty Five | ছয় পঁয়তাল্লিশ | balls:6,17,28,39,45 | honey | dots rays | confetti | cinzel gold smile | trad
mela-lottery | DG | ball-draw | Mela / Lottery | *মেলার / লটারি | ticket | mintp | rings | confetti | bnr gold arch | ent
drum-draw | DG | ball-draw | Drum / Draw | ঢাকের ড্র | cage | honey | mandala | coins | lilita gold bulge | trad
`);

/** E-lottery titles. */
export const elotteryTitles: readonly Title[] = titleTable(`
jhotpot-lobby | LOTT | pick-four | Jhotpot / Lobby | ঝটপট লবি | cage | grape | rays | confetti | russo white none | list
quick-three | LOTT | pick-three | Quick / Three | ঝটপট তিন | digits:7,2,5 | teal | dots rays | coins | bowlby gold none | trad
quick-four | LOTT | pick-four | Quick / Four | ঝটপট চার | digits:1,4,6,8 | lotto | dots rays | coins | titan white bulge | trad
minute-balls | LOTT | ball-draw | Minute / Balls | মিনিটের বল | balls:1,8,16,24,33 | blossom | dots | sparkles | lilita gold wave | trad
takatak-keno | LOTT | keno | Takatak / Keno | গতির কেনো | keno | grape | dots | sparkles | russo copper bulge | ent
dice-three | LOTT | sic-bo | Dice / Three | তিন পাশা | dice | indigo | dots | sparkles | cinzel mint smile | ent
colour-draw | LOTT | wheel | Colour / Draw | রঙের ড্র | wheel | honey | dots rays | coins | bowlby gold arch | ent
animal-draw | LOTT | scratch | Animal / Draw | পশুপাখির ড্র | face:panda | jade | bokeh | sparkles | cinzel gold none | ent
drawghor-six | DR | ball-draw | Drawghor / Six | ড্রঘর ছয় | balls:4,12,19,27,38 | coral | mandala | coins | titan gold none | trad
drawghor-digits | DR | pick-three | Drawghor / Digits | ড্রঘর সংখ্যা | digits:9,0,3 | lottob | rings | coins | lilita ice wave | trad
drawghor-race | DR | car-race | Drawghor / Race | ড্রঘর দৌড় | racecar | neon | grid | none | bowlby ice arch | ent
drawghor-cage | DR | ball-draw | Drawghor / Cage | ড্রঘর খাঁচা | cage | teal | rings | sparkles | russo white none | trad
drawghor-star | DR | ball-draw | Drawghor / Star | ড্রঘর তারা | ticket | lotto | dots rays | sparkles | bowlby white smile | ent
`);
