import { titleTable, type Title } from '../title-table.ts';

/** Live casino titles. */
export const liveTitles: readonly Title[] = titleTable(`
live-baccarat | BL | baccarat | Baccarat / Salon | বাকারা সালোঁ | table:9h,Ks | tableG | velvet bokeh | none | cinzel gold none | hot=12 Baccarat
live-dragontiger | BL | dragon-tiger | Dragon / Tiger | ড্রাগন টাইগার | table:Ds,Th | tableR | velvet bokeh | none | bowlby fire none | Table
live-roulette | ML | roulette | Roulette / Mayur | রুলেট ময়ূর | roulette | tableT | bokeh rays | none | cinzel gold none | hot=7 Roulette
live-blackjack | ML | blackjack | Blackjack / 21 | ব্ল্যাকজ্যাক ২১ | table:Ah,Js | tableB | velvet bokeh | none | slab chrome none | Blackjack
live-andarbahar | BL | andar-bahar | Andar / Bahar | আন্দর বাহার | table:Qh,Qs | tableT | arches bokeh | none | deco gold none | new Table
live-sicbo | ML | sic-bo | Sic Bo / Live | সিক বো লাইভ | dice | tableR | velvet bokeh | sparkles | bowlby gold none | k=0.92 Dice
live-wheel | BL | wheel | Boishakhi / Wheel | বৈশাখী চাকা | wheel | tableB | bokeh rays | confetti | lilita gold arch | k=0.86 hot=18 GameShow
baccarat-bagan | BL | baccarat | Baccarat / Bagan | বাকারা বাগান | table:8h,9s | wine | velvet | none | bowlby gold arch | Baccarat
blackjack-baagh | BL | blackjack | Blackjack / Baagh | ব্ল্যাকজ্যাক বাঘ | table:As,Kd | jade | velvet | sparkles | right mint none | Blackjack
roulette-rajbari | BL | roulette | Roulette / Rajbari | রুলেট রাজবাড়ি | roulette | grape | rays | sparkles | bowlby chrome smile | Roulette
sic-bo-salon | BL | sic-bo | Sic Bo / Salon | সিক বো সালোঁ | dice | feltg | velvet | coins | titan gold bulge | Dice
teen-patti-salon | BL | teen-patti | Teen Patti / Salon | তিন পাত্তি সালোঁ | table:Ks,Kh | plumb | bokeh rays | sparkles | bang copper rise | Table
tiger-table | BL | dragon-tiger | Tiger / Table | বাঘের টেবিল | beast:tiger | honey | jungle | sparkles | bowlby copper smile | Table
golden-baccarat | BL | baccarat | Golden / Baccarat | সোনালি বাকারা | table:9d,9c | rosewood | velvet bokeh | none | cinzel gold arch | Baccarat
mayur-baccarat | ML | baccarat | Mayur / Baccarat | ময়ূর বাকারা | table:6h,3s | midnight | velvet bokeh | none | bowlby gold smile | Baccarat
mayur-wheel | ML | wheel | Mayur / Wheel | ময়ূরের চাকা | wheel | coral | dots rays | confetti | titan copper none | GameShow
royal-dealer | ML | blackjack | Royal / Dealer | রাজকীয় ডিলার | table:Kh,Qs | cobalt | velvet | none | slab white smile | Table
casino-holdem | ML | casino-holdem | Casino / Hold'em | ক্যাসিনো হোল্ডেম | table:As,Ah | rosewood | velvet bokeh | none | deco pink none | Table
panna-roulette | ML | roulette | Panna / Roulette | পান্না রুলেট | roulette | rosewood | rings | none | deco violet arch | Roulette
mohua-baccarat | MH | baccarat | Mohua / Baccarat | মহুয়া বাকারা | table:7d,2c | jade | velvet | sparkles | cinzel mint smile | Baccarat
mohua-roulette | MH | roulette | Mohua / Roulette | মহুয়া রুলেট | roulette | teal | velvet | coins | slab white none | Roulette
mohua-blackjack | MH | blackjack | Mohua / Blackjack | মহুয়া ব্ল্যাকজ্যাক | table:Ad,Qc | midnight | arches bokeh | none | lilita gold wave | Blackjack
andar-bahar-mohua | MH | andar-bahar | Andar Bahar / Mohua | মহুয়া আন্দর বাহার | table:Jh,Js | cobalt | bokeh rays | sparkles | right mint smile | Table
dice-darbar | MH | seven-up-down | Dice / Darbar | পাশার দরবার | twodice:4,3 | grape | felt | sparkles | cinzel white none | Dice
flower-wheel | MH | wheel | Flower / Wheel | ফুলের চাকা | wheel | parade | dots rays | sparkles | lilita gold bulge | new GameShow
moonlight-table | MH | baccarat | Moonlight / Table | জ্যোৎস্নার টেবিল | moon | midnight | stars hills | none | right mint wave | Table
dragon-tiger-noir | MH | dragon-tiger | Dragon / Tiger Noir | ড্রাগন টাইগার রাত | table:Kc,Kd | tableG | velvet | sparkles | bang mint none | Table
jamdani-lounge | JM | teen-patti | Jamdani / Lounge | জামদানি লাউঞ্জ | table:10h,As | tableR | arches bokeh | none | cinzel white smile | Table
silk-roulette | JM | roulette | Silk / Roulette | রেশমি রুলেট | roulette | emer | rays | none | bowlby mint none | Roulette
velvet-baccarat | JM | baccarat | Velvet / Baccarat | মখমল বাকারা | table:5s,4d | tableB | bokeh rays | sparkles | bowlby chrome arch | Baccarat
three-card-live | JM | three-card | Three Card / Live | তিন তাস লাইভ | fan:Ah,Ad,As | feltb | mandala felt | confetti | cinzel gold smile | Table
garden-roulette | SH | roulette | Garden / Roulette | বাগান রুলেট | roulette | feltg | mandala felt | coins | deco gold none | Roulette
shapla-baccarat | SH | baccarat | Shapla / Baccarat | শাপলা বাকারা | table:8d,Kc | tableT | bokeh rays | sparkles | slab gold none | Baccarat
lucky-spin | SH | wheel | Lucky / Spin | ভাগ্যের চাকা | wheel | mintp | rings | coins | russo gold bulge | GameShow
neon-blackjack | RD | blackjack | Neon / Blackjack | নিয়ন ব্ল্যাকজ্যাক | table:Ac,10d | wine | arches bokeh | sparkles | bang white none | Blackjack
game-show-rong | RD | wheel | Game Show / Rong | রঙের গেম শো | wheel | storm | stars hills | embers | race gold rise | GameShow
disco-wheel | RD | wheel | Disco / Wheel | ডিস্কো চাকা | wheel | orchid | rays | confetti | bowlby gold none | new GameShow
`);
