import { titleTable, type Title } from '../title-table.ts';

/** Sports titles: drawn virtual fixtures. */
export const sportsTitles: readonly Title[] = titleTable(`
cricket-live | TS | Cricket / Maidan | ক্রিকেট ময়দান | cricket | night | stadium | none | race white none | k=0.98 hot=11
football-arena | TS | Football / Arena | ফুটবল ময়দান | football | pitch | stadium | confetti | race lime none |
tennis-point | SMT | Match / Point | ম্যাচ পয়েন্ট | racket | feltb | rays dots | none | race lime none |
tara-sports-lobby | TS | Tara Sports / Lobby | তারা স্পোর্টস লবি | trophy | wine | hills | coins | cinzel copper arch | list
kabaddi-court | TS | Kabaddi / Court | *কাবাডি / মাঠ | medal | pitch | rays dots | confetti | bnr white none |
hockey-horizon | TS | Hockey / Horizon | হকি দিগন্ত | shield | space | grid | none | russo chrome bulge |
badminton-bela | TS | Badminton / Bela | ব্যাডমিন্টন বেলা | shuttle | cobalt | rays dots | none | right white none |
basket-bazar | TS | Basket / Bazar | বাস্কেট বাজার | basketball | steel | stadium | none | race mint none |
volley-village | TS | Volley / Village | ভলিবল গ্রাম | volleyball | storm | rays dots | confetti | russo ice none |
green-field-cricket | SMT | Green Field / Cricket | সবুজ মাঠের ক্রিকেট | cricket | feltb | stadium | confetti | lilita gold none | hot=34
green-field-football | SMT | Green Field / Football | সবুজ মাঠের ফুটবল | football | night | rays | none | right chrome smile |
super-over-sobuj | SMT | Super Over / Sobuj | *সুপার / ওভার | cricket | cobalt | stadium | none | bn mint arch |
penalty-play | SMT | Penalty / Play | *পেনাল্টি | football | feltb | stadium | none | bnr white none |
tennis-tala | SMT | Tennis / Tala | টেনিস তলা | racket | cobalt | stadium | none | russo gold bulge |
boxing-bela | SMT | Boxing / Bela | বক্সিং বেলা | glove | cobalt | rays | none | titan gold bulge |
grand-race | SMT | Grand / Race | গতির দৌড় | racecar | wine | rays | embers | lilita white wave |
cup-day | SMT | Cup / Day | কাপের দিন | trophy | aurora | jungle rays | none | right gold smile |
archer-arena | SM | Archer / Arena | তিরন্দাজ | dartboard | feltg | felt rays | sparkles | slab gold smile |
rally-road | SM | Rally / Road | র‍্যালি পথ | flag | nightsea | stadium | none | race gold none |
`);

/** Esports titles: drawn virtual fixtures. */
export const esportsTitles: readonly Title[] = titleTable(`
esports-clash | BJ | Clash / League | সংঘাত লিগ | shield | neon | grid | embers | race chrome none |
esports-pad | NS | Pro / Arena | প্রো অ্যারেনা | pad | space | grid stars | sparkles | russo ice none | new
bijli-blitz | BJ | Bijli / Blitz | বিজলি ব্লিটজ | headset | cobalt | grid | none | bang chrome none | hot=35
keyboard-kings | BJ | Keyboard / Kings | কিবোর্ড রাজা | keycaps | nightsea | grid stars | sparkles | race ice rise |
target-tower | BJ | Target / Tower | নিশানা মিনার | target | aurora | rays grid | none | russo mint bulge |
pixel-tanks | BJ | Pixel / Tanks | পিক্সেল ট্যাংক | tank | nightsea | grid stars | embers | bang gold none |
nishan-cup | NS | Nishan / Cup | নিশান কাপ | trophy | lava | mandala | petals | race fire none |
shield-wars | NS | Shield / Wars | ঢালের লড়াই | shield | nightsea | grid | embers | race mint rise |
nishan-arena | NS | Nishan / Arena | নিশানের ময়দান | swords | cobalt | rays arches | sparkles | cinzel mint none |
turbo-circuit | NS | Turbo / Circuit | টার্বো সার্কিট | racecar | deep | city stars | none | slab ice smile |
sky-squad | NS | Sky / Squad | আকাশ দল | jet | plumb | stars city | sparkles | russo gold none |
pad-masters | NS | Pad / Masters | প্যাড ওস্তাদ | pad | indigo | stars | none | russo chrome none | new
`);

/** Cockfight titles: drawn virtual fixtures of painted roosters. */
export const cockfightTitles: readonly Title[] = titleTable(`
rooster-crest | JH | Morog / Lorai | *মোরগ / লড়াই | rooster | roost | rays | none | bn gold none | k=0.95
rooster-derby | RA | Derby / Ring | ডার্বি রিং | rooster | roostb | rings | none | bowlby white none | k=0.95
jhuti-derby | JH | Jhuti / Derby | ঝুঁটি ডার্বি | rooster | teal | rays | none | titan white arch |
red-crest | JH | Red / Crest | *লাল / ঝুঁটি | rooster | lagoon | rays | leaves | bnr white none |
golden-rooster | JH | Golden / Rooster | সোনার মোরগ | rooster | sky | dots | none | lilita gold none |
rongin-ring | RA | Rongin / Ring | রঙিন রিং | rooster | feltb | rays | none | right gold none |
village-derby | RA | Village / Derby | গ্রামের ডার্বি | rooster | feltg | rings | none | race gold rise |
morning-crow | RA | Morning / Crow | *ভোরের / ডাক | rooster | cobalt | hills rays | leaves | bn white arch |
`);
