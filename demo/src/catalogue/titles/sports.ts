import { titleTable, type Title } from '../title-table.ts';

/** Sports titles: drawn virtual fixtures. */
export const sportsTitles: readonly Title[] = titleTable(`
cricket-live | TS | cricket | Cricket / Maidan | ক্রিকেট ময়দান | cricket | night | stadium | none | race white none | k=0.98 hot=11
football-arena | TS | football | Football / Arena | ফুটবল ময়দান | football | pitch | stadium | confetti | race lime none |
tennis-point | SMT | tennis | Match / Point | ম্যাচ পয়েন্ট | racket | feltb | rays dots | none | race lime none |
tara-sports-lobby | TS | cricket | Tara Sports / Lobby | তারা স্পোর্টস লবি | trophy | wine | hills | coins | cinzel copper arch | list
kabaddi-court | TS | kabaddi | Kabaddi / Court | *কাবাডি / মাঠ | medal | pitch | rays dots | confetti | bnr white none |
hockey-horizon | TS | hockey | Hockey / Horizon | হকি দিগন্ত | shield | space | grid | none | russo chrome bulge |
badminton-bela | TS | badminton | Badminton / Bela | ব্যাডমিন্টন বেলা | shuttle | cobalt | rays dots | none | right white none |
basket-bazar | TS | basketball | Basket / Bazar | বাস্কেট বাজার | basketball | steel | stadium | none | race mint none |
volley-village | TS | volleyball | Volley / Village | ভলিবল গ্রাম | volleyball | storm | rays dots | confetti | russo ice none |
green-field-cricket | SMT | cricket | Green Field / Cricket | সবুজ মাঠের ক্রিকেট | cricket | feltb | stadium | confetti | lilita gold none | hot=34
green-field-football | SMT | football | Green Field / Football | সবুজ মাঠের ফুটবল | football | night | rays | none | right chrome smile |
super-over-sobuj | SMT | cricket | Super Over / Sobuj | *সুপার / ওভার | cricket | cobalt | stadium | none | bn mint arch |
evening-football | SMT | football | Evening / Football | *বিকেলের / ফুটবল | football | feltb | stadium | none | bnr white none |
tennis-tala | SMT | tennis | Tennis / Tala | টেনিস তলা | racket | cobalt | stadium | none | russo gold bulge |
boxing-bela | SMT | boxing | Boxing / Bela | বক্সিং বেলা | glove | cobalt | rays | none | titan gold bulge |
grand-race | SMT | car-race | Grand / Race | গতির দৌড় | racecar | wine | rays | embers | lilita white wave |
cup-day | SMT | football | Cup / Day | কাপের দিন | trophy | aurora | jungle rays | none | right gold smile |
archer-arena | SM | archery | Archer / Arena | তিরন্দাজ | dartboard | feltg | felt rays | sparkles | slab gold smile |
rally-road | SM | car-race | Rally / Road | র‍্যালি পথ | flag | nightsea | stadium | none | race gold none |
nouka-baich | SMT | boat-race | Nouka / Baich | *নৌকা / বাইচ | longboat | lagoon | hills | none | bnr white none | new
padma-race | TS | boat-race | Padma / Race | পদ্মার দৌড় | longboat | dusk | rays | none | lilita gold wave | new
`);

/** Esports titles: drawn virtual fixtures. */
export const esportsTitles: readonly Title[] = titleTable(`
esports-clash | BJ | esports | Clash / League | সংঘাত লিগ | shield | neon | grid | embers | race chrome none |
esports-pad | NS | esports | Pro / Arena | প্রো অ্যারেনা | pad | space | grid stars | sparkles | russo ice none | new
bijli-blitz | BJ | esports | Bijli / Blitz | বিজলি ব্লিটজ | headset | cobalt | grid | none | bang chrome none | hot=35
keyboard-kings | BJ | esports | Keyboard / Kings | কিবোর্ড রাজা | keycaps | nightsea | grid stars | sparkles | race ice rise |
target-time | BJ | esports | Target / Time | নিশানার সময় | target | aurora | rays grid | none | russo mint bulge |
pixel-tanks | BJ | esports | Pixel / Tanks | পিক্সেল ট্যাংক | tank | nightsea | grid stars | embers | bang gold none |
nishan-cup | NS | esports | Nishan / Cup | নিশান কাপ | trophy | lava | mandala | petals | race fire none |
shield-wars | NS | esports | Shield / Wars | ঢালের লড়াই | shield | nightsea | grid | embers | race mint rise |
nishan-arena | NS | esports | Nishan / Arena | নিশানের ময়দান | swords | cobalt | rays arches | sparkles | cinzel mint none |
turbo-circuit | NS | esports | Turbo / Circuit | টার্বো সার্কিট | racecar | deep | city stars | none | slab ice smile |
sky-squad | NS | esports | Sky / Squad | আকাশ দল | jet | plumb | stars city | sparkles | russo gold none |
pad-masters | NS | esports | Pad / Masters | প্যাড ওস্তাদ | pad | indigo | stars | none | russo chrome none | new
`);

/** Cockfight titles: drawn virtual fixtures of painted roosters. */
export const cockfightTitles: readonly Title[] = titleTable(`
rooster-crest | JH | cockfight | Morog / Lorai | *মোরগ / লড়াই | rooster | roost | rays | none | bn gold none | k=0.95
rooster-derby | RA | cockfight | Derby / Ring | ডার্বি রিং | rooster | roostb | rings | none | bowlby white none | k=0.95
jhuti-derby | JH | cockfight | Jhuti / Derby | ঝুঁটি ডার্বি | rooster | teal | rays | none | titan white arch |
red-crest | JH | cockfight | Red / Crest | *লাল / ঝুঁটি | rooster | lagoon | rays | leaves | bnr white none |
golden-rooster | JH | cockfight | Golden / Rooster | সোনার মোরগ | rooster | sky | dots | none | lilita gold none |
rongin-ring | RA | cockfight | Rongin / Ring | রঙিন রিং | rooster | feltb | rays | none | right gold none |
village-derby | RA | cockfight | Village / Derby | গ্রামের ডার্বি | rooster | feltg | rings | none | race gold rise |
morning-crow | RA | cockfight | Morning / Crow | *ভোরের / ডাক | rooster | cobalt | hills rays | leaves | bn white arch |
`);
