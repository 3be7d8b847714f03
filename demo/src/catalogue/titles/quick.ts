import { titleTable, type Title } from '../title-table.ts';

/** Crash titles. */
export const crashTitles: readonly Title[] = titleTable(`
sky-kite | KI | crash | Ghuri | *ঘুড়ি | kite | sky | clouds | streaks | bn white rise | hot=5 free
rocket-dhaka | JL | crash | Rocket / Desh | রকেট দেশ | rocket | space | stars city | streaks | race fire rise | hot=10
jet-turbo | NK | crash | Turbo / Jet | টার্বো জেট | jet | neon | grid stars | streaks | race chrome none | free
aero-plane | SM | crash | Sky / Pilot | আকাশের পাইলট | plane | sunset | clouds | streaks | right white rise |
balloon-up | PG | crash | Balloon / Up | বেলুন উড়ান | balloon | sky | clouds | none | lilita white arch | k=0.96 free
comet-chase | KI | crash | Comet / Chase | ধূমকেতুর পিছে | comet | deep | stars rings | sparkles | race ice none |
paper-plane | KI | crash | Paper / Plane | কাগজের প্লেন | paperplane | aurora | stars rings | sparkles | race gold rise | free
sky-arrow | KI | crash | Sky / Arrow | আকাশ তির | arrow | phx | stars | streaks | right copper smile |
fanush-up | KI | crash | Fanush / Up | *ফানুস | balloon | neon | clouds | none | bnr chrome arch | free
jet-bijli | JL | crash | Jet / Bijli | বিজলি জেট | jet | aurora | stars city | none | lilita chrome none | new
moon-rider | JL | crash | Moon / Rider | চাঁদের সওয়ারি | astronaut | neon | clouds | streaks | russo ice bulge | free
flying-boat | NK | crash | Flying / Boat | উড়াল নৌকা | ship | dusk | waves | embers | cinzel gold none |
para-drop | NK | crash | Para / Drop | প্যারাশুট | parachute | phx | clouds | sparkles | race gold rise | free
comet-clock | SM | crash | Comet / Clock | ধূমকেতুর ঘড়ি | comet | cobalt | stars city | none | right chrome smile |
star-liner | SM | crash | Star / Liner | তারার যান | ufo | deep | grid stars | none | lilita gold none | free
pagla-rocket | PG | crash | Pagla / Rocket | পাগলা রকেট | rocket | neon | clouds | streaks | russo white none | hot=27
bird-rush | PG | crash | Bird / Rush | পাখির দৌড় | bird | lagoon | jungle | sparkles | slab gold none | free
jadu-flight | JDB | crash | Jadu / Flight | জাদুর উড়ান | plane | cobalt | grid stars | none | race gold none |
rising-lantern | JDB | crash | Rising / Lantern | উড়ন্ত লণ্ঠন | lantern | plumb | bokeh | coins | right chrome none | free
turbo-racer | BJ | crash | Turbo / Racer | টার্বো রেসার | racecar | lagoon | grid | petals | deco ice arch |
thunder-run | BJ | crash | Thunder / Run | বজ্র দৌড় | storm | midnight | clouds | none | cinzel gold smile | new free
neon-rocket | RD | crash | Neon / Rocket | নিয়ন রকেট | rocket | plumb | rays clouds | none | right copper wave |
orbit-x | RD | crash | Orbit / X | কক্ষপথ | ufo | sky | stars city | none | lilita chrome arch | free
kite-duel | EK | crash | Kite / Duel | *ঘুড়ির / লড়াই | kite | phx | stars city | none | bn fire arch |
`);

/** Bingo titles. */
export const bingoTitles: readonly Title[] = titleTable(`
bingo-para | JL | bingo | Bingo / Para | বিঙ্গো পাড়া | bingo | lottob | dots | confetti | titan gold bulge | hot=13 free
bingo-boat | NK | bingo | River / Bingo | নদীপারের বিঙ্গো | bingo | sea | waves rays | bubbles | lilita white wave |
bingo-bazar | JL | bingo | Bingo / Bazar | বিঙ্গো বাজার | bingo | lotusp | dots rays | confetti | bowlby white arch |
mango-bingo | JL | bingo | Mango / Bingo | আম বিঙ্গো | bingo | mintp | mandala | coins | titan gold bulge | free
nodi-bingo | NK | bingo | Nodi / Bingo | নদীর বিঙ্গো | bingo | honey | mandala | coins | lilita fire bulge |
boat-ball | NK | bingo | Boat / Ball | নৌকার বল | balls | parade | mandala | sparkles | russo pink bulge |
pagla-bingo | PG | bingo | Pagla / Bingo | পাগলা বিঙ্গো | bingo | parade | dots rays | coins | bowlby pink smile | free
candy-bingo | PG | bingo | Candy / Bingo | ক্যান্ডি বিঙ্গো | bingo | coral | rings | sparkles | titan copper arch |
mela-bingo | DG | bingo | Mela / Bingo | *মেলার / বিঙ্গো | bingo | grape | mandala | coins | bn copper none |
drum-ball | DG | bingo | Drum / Ball | ঢাকের বল | cage | coral | rays | confetti | lilita gold bulge | free
neon-bingo | RD | bingo | Neon / Bingo | নিয়ন বিঙ্গো | bingo | cobalt | rays | sparkles | russo chrome bulge | new
rainbow-balls | RD | bingo | Rainbow / Balls | রংধনু বল | balls:3,18,27,44,60 | lotusp | rings | coins | bowlby gold arch |
flower-bingo | SH | bingo | Flower / Bingo | ফুলের বিঙ্গো | bingo | sunset | dots rays | confetti | titan gold none | free
ticket-bingo | TK | bingo | Ticket / Bingo | টিকিট বিঙ্গো | ticket | orchid | rays | confetti | lilita pink arch |
`);

/** Jackpot titles. */
export const jackpotTitles: readonly Title[] = titleTable(`
mega-wheel | JDB | wheel | Mega / Chakka | মেগা চাক্কা | wheel | midnight | rays bokeh | coins | bowlby gold none | k=0.84 new free
crore-chest | RTG | slot-respin | Crore / Chest | কোটির সিন্দুক | chest | gold | rays | coins | slab gold none | hot=15
jackpot-crown | PG | slot-respin | Jackpot / Nawab | জ্যাকপট নবাব | crown | crownE | rays bokeh | coins | slab gold none |
lakh-pot | JL | slot-respin | Lakh / Pot | লাখের হাঁড়ি | pot | plumb | velvet bokeh | sparkles | bowlby copper smile |
jackpot-mango | JL | slot-respin | Jackpot / Mango | জ্যাকপট আম | fruits:mango,orange,lemon | aurora | arches bokeh | sparkles | bang gold rise | free
jadu-jackpot | JDB | slot-respin | Jadu / Jackpot | জাদুর জ্যাকপট | crystalball | lava | stars hills | none | lilita gold wave |
vault-jackpot | JDB | slot-respin | Vault / Jackpot | ভল্ট জ্যাকপট | key | koi | velvet bokeh | sparkles | titan gold arch |
rong-jackpot | RTG | slot-respin | Rong / Jackpot | রঙের জ্যাকপট | gems | deep | jungle rays | embers | lilita chrome bulge |
party-jackpot | PG | slot-respin | Party / Jackpot | উৎসবের জ্যাকপট | firework | indigo | stars | none | right chrome smile | free
mayur-jackpot | ML | slot-respin | Mayur / Jackpot | ময়ূর জ্যাকপট | peacock | teal | velvet bokeh | petals | race white none |
diamond-durbar | ML | slot-respin | Diamond / Durbar | হীরার দরবার | ring | storm | dots | sparkles | cinzel chrome smile |
time-jackpot | SM | slot-respin | Time / Jackpot | সময়ের জ্যাকপট | hourglass | lava | velvet bokeh | confetti | slab gold none |
dhol-jackpot | DG | slot-respin | Dhol / Jackpot | ঢোল জ্যাকপট | dhol | emer | dots | embers | right lime none | free
river-jackpot | NK | slot-respin | River / Jackpot | নদীর জ্যাকপট | chest | cobalt | mandala | sparkles | deco gold none | new
star-jackpot | EK | slot-respin | Star / Jackpot | তারার জ্যাকপট | wand | deep | rings | embers | cinzel ice smile |
`);

/** Table games against the house and video games. */
export const tableTitles: readonly Title[] = titleTable(`
andar-bahar-express | JL | andar-bahar | Andar Bahar / Express | আন্দর বাহার এক্সপ্রেস | aces | grape | rings | coins | right fire smile | Table free
sic-bo-street | JL | sic-bo | Sic Bo / Street | সিক বো গলি | dice | crownE | felt | sparkles | titan white none | Table hot=36
jhandi-munda | JL | jhandi-munda | Jhandi / Munda | ঝান্ডি মুন্ডা | jhandi | rosewood | felt rays | sparkles | deco violet none | k=0.86 dy=-16 Table free
roulette-box | JDB | roulette | Roulette / Box | রুলেট বাক্স | roulette | crownE | dots | confetti | slab gold none | Table
blackjack-box | JDB | blackjack | Blackjack / Box | ব্ল্যাকজ্যাক বাক্স | fan:As,Jh | jade | velvet | sparkles | right gold smile | Table free
baccarat-bela | JDB | baccarat | Baccarat / Bela | বাকারা বেলা | fan:9h,Ks | plumb | velvet | sparkles | bowlby gold smile | Table
european-wheel | SM | roulette | European / Wheel | ইউরোপীয় চাকা | roulette | indigo | mandala felt | sparkles | titan ice bulge | Table free
classic-craps | SM | craps | Classic / Craps | ক্লাসিক ক্র্যাপস | dice | emer | felt rays | coins | deco mint arch | Table
hi-lo-hut | EK | hi-lo | Hi Lo / Hut | *কম / বেশি | hilo | wine | felt | none | bnr fire none | Table free
card-kahini | EK | hi-lo | Card / Kahini | তাসের কাহিনি | fan:Kh,Qs,Jd | emer | felt rays | coins | slab gold bulge | Table
nawabi-roulette | ML | roulette | Nawabi / Roulette | রাজকীয় রুলেট | roulette | feltr | dots | coins | cinzel gold arch | Table free
drake-duel | ML | dragon-tiger | Drake / Duel | ড্রাগন দ্বৈরথ | eye | deep | plain | sparkles | bowlby gold arch | Table
rong-neon-roulette | RD | roulette | Rong Neon / Roulette | নিয়ন রুলেট | roulette | feltb | rays | none | cinzel gold arch | Table free
colour-wheel | RD | wheel | Colour / Wheel | রঙের চাকা | wheel | cobalt | dots rays | sparkles | russo gold none | Table
three-card-weave | JM | three-card | Three Card / Weave | *তিন / তাস | fan:Qh,Qs,Qd | rosewood | rays | sparkles | bn gold smile | Table free
keno-kinara | NK | keno | Keno / Kinara | কেনো কিনারা | keno | lottob | dots rays | coins | bowlby gold arch | Video
river-dice | NK | seven-up-down | River / Dice | নদীর পাশা | twodice:2,5 | feltr | mandala felt | sparkles | titan white arch | Table free
video-poker | SM | video-poker | Video / Poker | ভিডিও পোকার | fan:10s,Js,Qs,Ks,As | midnight | rays | coins | deco gold none | Video
jacks-club | JDB | video-poker | Jacks / Club | গোলাম ক্লাব | fan:Jh,Js,Jc,Jd | feltr | rays | confetti | slab white none | Video free
joker-jhola | EK | video-poker | Joker / Jhola | জোকার ঝোলা | jester | midnight | arches bokeh | petals | bang ice none | Video
plinko-para | PG | plinko | Plinko / Para | প্লিঙ্কো পাড়া | plinko | orchid | mandala | sparkles | titan gold bulge | Video free
mine-mela | PG | mines | Mine / Mela | মাইন মেলা | mines | blossom | rays | sparkles | lilita pink wave | Video
rain-drops | KD | plinko | Rain / Drops | বৃষ্টির ফোঁটা | umbrella | indigo | city | embers | lilita gold arch | Video free
frog-jump | HJ | tower | Frog / Jump | ব্যাঙের লাফ | face:frog | crownE | waves | sparkles | titan mint bulge | Video
ludo-link | PK | ludo-race | Ludo / Link | *লুডু / পথ | ludo | feltg | felt rays | sparkles | bnr white none | Video free
lucky-lemon | TN | keno | Lucky / Lemon | লেবুর ভাগ্য | fruits:lemon,melon,cherry | gold | rays arches | coins | lilita white wave | Video
taka-toss | DG | coin | Taka / Toss | টাকা টস | toss | mintp | rays | confetti | russo gold none | Video free
wheel-of-mela | DG | wheel | Wheel of / Mela | মেলার চাকা | wheel | lotto | dots rays | sparkles | bowlby white arch | Video at-table
tower-climb | KI | tower | Tower / Climb | মিনারে ওঠা | tower | neon | rings | embers | right ice none | Video free
ghuri-keno | KI | keno | Ghuri / Keno | ঘুড়ির কেনো | kite | teal | felt | confetti | cinzel chrome smile | Video
`);
