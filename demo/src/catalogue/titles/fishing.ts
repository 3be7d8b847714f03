import { titleTable, type Title } from '../title-table.ts';

/** Fishing titles. */
export const fishingTitles: readonly Title[] = titleTable(`
ilish-king | JDB | fishing | Ilish / Raja | *ইলিশ / রাজা | bigfish:pals | sea | undersea | bubbles | bn ice none | dx=4 hot=3 free
deep-angler | JL | fishing | Abyss / Angler | অতলের শিকারি | angler | deep | undersea | bubbles | bang mint none | k=0.92 dx=6
octo-treasure | DG | fishing | Octo / Hunt | অক্টো শিকার | octopus | octo | undersea | bubbles | titan gold bulge |
jelly-glow | NK | fishing | Jelly / Glow | জেলির আলো | jelly | deep | undersea | bubbles | right ice none | k=0.96 new free
golden-koi | RTG | fishing | Golden / Rui | সোনালি রুই | bigfish | gfish | undersea | bubbles | slab gold none | dx=6
padma-hunt | JL | fishing | Padma / Hunt | পদ্মার শিকারি | bigfish:pals | nightsea | undersea | bubbles | titan white bulge | hot=31
golden-crab | JL | fishing | Golden / Crab | সোনার কাঁকড়া | crab | teal | rays | none | race gold none | free
sea-star | JL | fishing | Sea / Star | সাগরের তারা | starfish | cobalt | undersea bokeh | bubbles | right ice wave |
sub-quest | JL | fishing | Sub / Quest | ডুবোজাহাজ অভিযান | submarine | cobalt | undersea | bubbles | slab gold bulge |
dolphin-dash | JDB | fishing | Dolphin / Dash | শুশুকের দৌড় | dolphin | octo | undersea | bubbles | bang gold rise | free
coral-chest | JDB | fishing | Coral / Chest | প্রবালের সিন্দুক | chest | neon | city stars | leaves | cinzel gold smile |
puffer-pond | JDB | fishing | Puffer / Pond | পটকা পুকুর | puffer | gfish | undersea | bubbles | lilita gold bulge |
river-turtle | JDB | fishing | River / Turtle | নদীর কাছিম | turtle | teal | undersea | bubbles | titan gold none | free
happy-puffer | PG | fishing | Happy / Puffer | হাসিখুশি পটকা | puffer | koi | undersea | bubbles | right ice wave |
jelly-jam | PG | fishing | Jelly / Jam | জেলির ভিড় | jelly | lagoon | rings | bubbles | slab ice smile |
octo-party | PG | fishing | Octo / Party | অক্টোপাসের উৎসব | octopus | cobalt | undersea | bubbles | bang mint none | free
crab-rave | PG | fishing | Crab / Rave | কাঁকড়ার নাচ | crab | sky | waves | sparkles | slab white bulge | new
koi-pond | RTG | fishing | Koi / Pond | কইয়ের পুকুর | koi | cobalt | rings | bubbles | lilita white wave |
mukta-diver | RTG | fishing | Mukta / Diver | মুক্তার ডুবুরি | shell | aurora | undersea | bubbles | titan gold arch | free
painted-fish | RTG | fishing | Painted / Fish | রঙিন মাছ | bigfish | cobalt | rings | bubbles | right gold wave |
drum-fish | DG | fishing | Drum / Fish | ঢোল মাছ | bigfish:pals | lagoon | rings | bubbles | slab gold smile |
sea-mela | DG | fishing | Sea / Mela | সাগর মেলা | starfish | koi | rings | bubbles | bang white none | free
nouka-net | NK | fishing | Nouka / Net | নৌকার জাল | moonboat | sunset | stars hills | petals | right white wave |
boal-boss | NK | fishing | Boal / Boss | *বোয়াল / রাজা | angler | octo | waves | bubbles | bn gold smile |
hilsa-harvest | NK | fishing | Hilsa / Harvest | ইলিশের মৌসুম | bigfish | teal | waves | bubbles | lilita chrome none | hot=23 free
mohona-monster | NK | fishing | Mohona / Monster | মোহনার দানব | octopus | teal | waves | bubbles | titan gold bulge |
ancient-turtle | SM | fishing | Ancient / Turtle | আদি কাছিম | turtle | aurora | undersea bokeh | bubbles | right white none |
lost-submarine | SM | fishing | Lost / Submarine | হারানো ডুবোজাহাজ | submarine | nightsea | waves | bubbles | right mint none | free
haor-fishing | HJ | fishing | Haor / Fishing | হাওরের মাছ | bigfish:pals | koi | undersea | bubbles | bang gold none |
wetland-crab | HJ | fishing | Wetland / Crab | বিলের কাঁকড়া | crab | pitch | undersea | sparkles | deco chrome arch |
night-angler | HJ | fishing | Night / Angler | রাতের শিকারি | angler | aurora | undersea | bubbles | lilita gold arch | free
rui-run | TN | fishing | Rui / Run | রুই দৌড় | bigfish | aurora | undersea bokeh | bubbles | titan gold bulge | free
royal-reef | ML | fishing | Royal / Reef | রাজকীয় প্রবাল | shell | octo | undersea bokeh | bubbles | right gold wave |
neon-reef | RD | fishing | Neon / Reef | নিয়ন প্রবাল | jelly | octo | rings | bubbles | slab gold none | new free
`);
