import { titleTable, type Title } from '../title-table.ts';

/** Slot titles; the columns are those of `titleTable`. */
export const slotTitles: readonly Title[] = titleTable(`
mango-rush | JL | slot-cascade | Mango / Rush | আমের দৌড় | fruits:mango,berry,lemon | orchard | rays jungle | leaves | lilita gold arch | hot=2 free
gem-bazaar | PG | slot-cascade | Gem / Bazaar | মণি বাজার | gems | midnight | arches bokeh | sparkles | titan ice bulge | hot=6
royal-bengal | JL | slot-lines | Royal / Bengal | রয়েল বেঙ্গল | beast:tiger | tiger | rays jungle | embers | slab gold smile | hot=1 MegaWin
lotus-lanterns | PG | slot-lines | Lotus / Lanterns | পদ্ম প্রদীপ | lotus | lotusp | mandala stars | petals | deco pink arch | hot=26 free
terracotta | RTG | slot-lines | Terracotta / Temple | টেরাকোটা মন্দির | terracotta | ember | rays hills | embers | cinzel gold smile |
padma-pearls | JDB | slot-respin | Padma / Pearls | পদ্মার মুক্তা | chest | sea | undersea | bubbles | lilita gold wave |
dragon-eye | SM | slot-lines | Eye of / the Drake | ড্রাগনের চোখ | eye | dragon | plain | embers | cinzel fire none | k=1.02 hot=24 free
lion-crown | JDB | slot-lines | Lion / Crown | সিংহের মুকুট | beast:lion,crown | lion | rays bokeh | sparkles | bowlby gold none | k=0.9 dy=12 MegaWin
chilli-fiesta | PG | slot-lines | Morich / Mania | মরিচ মাতন | chilli | ember | rays | embers | bang fire rise |
peacock-palace | ML | slot-lines | Peacock / Palace | ময়ূর মহল | peacock | peacock | arches bokeh | sparkles | cinzel mint smile | k=0.95 free
koi-fortune | RTG | slot-respin | Koi / Current | কই স্রোত | koi | koi | rings | petals | right white none | hot=14
triple-seven | JL | slot-classic | Tin / Saat | তিন সাত | seven | ruby | rays bokeh | coins | slab gold bulge | hot=20 Classic
candy-para | PG | slot-cascade | Mishti / Pop | *মিষ্টি / পপ | candy | candy | dots | confetti | bnr pink none | hot=8 free MegaWin
phoenix-dawn | SM | slot-lines | Phoenix / Dawn | ফিনিক্স ভোর | phoenix | phx | rays stars | embers | deco fire arch | k=0.84 hot=16
moon-boat | NK | slot-lines | Moonlit / Nouka | চাঁদের নৌকা | moonboat | dusk | stars hills | none | cinzel gold smile | new
rickshaw-riches | DG | slot-lines | Rickshaw / Riches | রঙিন রিকশা | rickshaw | candy | rays city | coins | lilita gold arch | free
pharaoh-vault | SM | slot-lines | Nile / Vault | নীল নদের ভাণ্ডার | pharaoh | sand | rays hills | sparkles | cinzel gold none | k=0.96
owl-oracle | EK | slot-lines | Owl / Oracle | পেঁচার বাণী | owl | grape | mandala stars | sparkles | deco ice none | k=0.94 MegaWin
golden-handi | JDB | slot-respin | Golden / Handi | সোনার হাঁড়ি | pot | ruby | rays arches | coins | bowlby gold arch | free
buffalo-plains | RTG | slot-lines | Thunder / Bull | বজ্র ষাঁড় | bull | bull | rays hills | embers | slab chrome none | k=0.95
lamp-wishes | EK | slot-respin | Lamp of / Wishes | ইচ্ছের চেরাগ | lamp | grape | stars arches | sparkles | deco gold none |
book-secrets | SM | slot-lines | Puthi of / Secrets | রহস্যের পুঁথি | book | jade | arches bokeh | sparkles | cinzel gold smile | free
lantern-night | JL | slot-respin | Fanush / Night | *ফানুস / রাত | lantern | dusk | stars city | embers | bn fire none | new MegaWin
emerald-seven | NK | slot-cascade | Emerald / Char | পান্না চর | gems | emer | jungle rays | leaves | right lime smile |
sun-temple | RTG | slot-lines | Surjo / Temple | সূর্য মন্দির | temple | sand | rays jungle | embers | cinzel gold none | free
fruit-carnival | DG | slot-cascade | Fruit / Mela | *ফলের / মেলা | fruits:melon,grape,orange | forest | dots rays | confetti | bn lime none |
bell-bonus | JDB | slot-classic | Ring / Ring | টুংটাং | bell | feltr | velvet | coins | bowlby gold none | Classic
pyramid-gold | EK | slot-lines | Desert / Light | মরুর আলো | pyramid | dusk | stars hills | sparkles | cinzel gold none | free MegaWin
berry-blast | PG | slot-cascade | Berry / Bela | বেরি বেলা | fruits:berry,plum,cherry | candy | rays | sparkles | bang pink rise |
crown-jewels | ML | slot-lines | Nawab / Jewels | নবাবের মণি | crown | ruby | velvet bokeh | sparkles | deco gold none |
lucky-cherry | DG | slot-cascade | Cherry / Chottor | চেরি চত্বর | fruits:cherry,lemon,plum | neon | grid stars | sparkles | race pink none | free
monsoon-mango | JL | slot-cascade | Monsoon / Mango | বর্ষার আম | fruits:mango,lemon,orange | lava | hills | none | titan gold arch | hot=32
litchi-lane | JL | slot-cascade | Litchi / Lane | লিচু লেন | fruits:berry,cherry,grape | teal | dots | embers | lilita gold bulge |
orange-orchard | JL | slot-cascade | Orange / Orchard | কমলা বাগান | fruits:orange,lemon,mango | deep | rays bokeh | none | right ice wave | free
sundari-tiger | JL | slot-lines | Sundari / Tiger | সুন্দরীর বাঘ | beast:tiger | orchard | rays jungle | sparkles | race chrome rise | MegaWin
panda-para | JL | slot-lines | Panda / Para | পান্ডা পাড়া | face:panda | forest | jungle | coins | cinzel gold none | free
rui-ruby | JL | slot-cascade | Rui / Ruby | রুই রুবি | gems | wine | stars hills | leaves | slab copper none | free
sonali-bar | JL | slot-classic | Sonali / Bar | সোনালি বার | bars | cobalt | dots | petals | right chrome smile | Classic
triple-tala | JL | slot-lines | Triple / Tala | তিন তালা | key | lava | dots | none | deco gold arch |
joyful-jester | JL | slot-lines | Joyful / Jester | হাসির রাজা | jester | storm | mandala stars | confetti | cinzel gold none | free
spin-bazar | JL | slot-classic | Spin / Bazar | স্পিন বাজার | reels | phx | hills | petals | bowlby white none | Classic free
bhagyo-horseshoe | JL | slot-classic | Bhagyo / Horseshoe | ভাগ্যের নাল | horseshoe | koi | jungle rays | none | right chrome none | Classic
clover-para | JL | slot-cascade | Clover / Para | ক্লোভার পাড়া | clover | limep | rays | sparkles | lilita lime none | free
sunny-surjo | JL | slot-lines | Sunny / Surjo | হাসি সূর্য | sun | sunset | hills | embers | titan white bulge |
bagan-bees | JL | slot-respin | Bagan / Bees | বাগানের মৌমাছি | bee | honey | hills | none | lilita fire wave |
fire-projapoti | JL | slot-lines | Fire / Projapoti | আগুন প্রজাপতি | butterfly | lotusp | dots | sparkles | right white wave | free
boishakhi-storm | JL | slot-lines | Boishakhi / Storm | *কালবৈশাখী | storm | steel | clouds | sparkles | bnr mint arch | MegaWin
upohar-mela | JL | slot-lines | Upohar / Mela | উপহার মেলা | gift | aurora | jungle rays | embers | race white rise | new
star-wand | JL | slot-lines | Star / Wand | তারার কাঠি | wand | teal | rays bokeh | confetti | cinzel gold none | free
desi-diya | JL | slot-respin | Desi / Diya | *প্রদীপ / রাত | diya | wine | velvet bokeh | coins | bn gold smile |
golden-trophy | JL | slot-lines | Golden / Trophy | সোনার ট্রফি | trophy | plumb | rays | none | slab fire smile |
rongin-balloon | JL | slot-lines | Rongin / Balloon | রঙিন বেলুন | firework | midnight | city stars | leaves | right gold none | free
honey-pot | JL | slot-respin | Honey / Pot | মধুর হাঁড়ি | pot | grape | mandala stars | confetti | deco gold none |
kuthi-chest | JL | slot-respin | Kuthi / Chest | কুঠির সিন্দুক | chest | midnight | rays | confetti | cinzel ice smile | MegaWin
coconut-beach | JL | slot-lines | Coconut / Beach | নারিকেল সৈকত | palm | forest | waves | confetti | bowlby gold smile | free
sweet-hari | JL | slot-cascade | Sweet / Hari | *মিষ্টির / হাঁড়ি | sweets | blossom | rings | confetti | bnr white arch | new
cha-break | JL | slot-lines | Cha / Break | চা বিরতি | teacup | gold | velvet bokeh | leaves | bang white none |
bamboo-bear | JL | slot-lines | Bamboo / Bear | বাঁশবনের ভালুক | face:bear | copperp | hills | none | lilita copper arch | free
laughing-frog | JL | slot-lines | Laughing / Frog | হাসিখুশি ব্যাঙ | face:frog,crown | limep | jungle | coins | titan white bulge |
seven-bazar | JL | slot-classic | Seven / Bazar | সাত বাজার | seven | midnight | rays | confetti | lilita white arch | Classic
bazar-bell | JL | slot-classic | Bazar / Bell | বাজার ঘণ্টা | bell | plumb | hills | confetti | right white smile | Classic free
chilli-chor | JL | slot-lines | Chilli / Chor | *ঝাল / মরিচ | chilli | lava | jungle rays | sparkles | bn gold arch |
jolpai-gems | JL | slot-cascade | Jolpai / Gems | জলপাই মণি | ring | cobalt | stars hills | leaves | race ice none |
monkey-mela | PG | slot-lines | Monkey / Mela | বানর মেলা | face:monkey | copperp | jungle rays | none | cinzel fire arch | free
foxy-fair | PG | slot-lines | Foxy / Fair | শেয়াল মেলা | face:fox | coral | stars hills | embers | slab fire smile | hot=19
rabbit-rong | PG | slot-lines | Rabbit / Rong | রঙিন খরগোশ | face:rabbit | candy | mandala stars | sparkles | right gold none |
billi-boutique | PG | slot-lines | Billi / Boutique | বিড়াল বাড়ি | face:cat | coral | rings | petals | deco copper none | free
doggo-dhaka | PG | slot-lines | Doggo / Dhaka | ঢাকার কুকুরছানা | face:dog | copperp | arches bokeh | confetti | cinzel white arch | free
mishti-mountain | PG | slot-cascade | Mishti / Mountain | মিষ্টি পাহাড় | sweets | coral | dots | leaves | bowlby fire smile | MegaWin
candy-khal | PG | slot-cascade | Candy / Khal | ক্যান্ডি খাল | candy | lotusp | arches bokeh | embers | bang gold rise | free
mushroom-mohol | PG | slot-cascade | Mushroom / Mohol | মাশরুম মহল | mushroom | koi | jungle rays | embers | lilita gold none |
pagla-bomb | PG | slot-cascade | Pagla / Bomb | পাগলা বোমা | bomb | neon | velvet bokeh | sparkles | titan ice bulge |
circus-shahar | PG | slot-lines | Circus / Shahar | সার্কাস শহর | jester | phx | stars hills | embers | lilita copper arch | free
mask-carnival | PG | slot-lines | Mask / Carnival | মুখোশ উৎসব | mask | aurora | velvet bokeh | petals | right white smile | MegaWin
phool-pop | PG | slot-cascade | Phool / Pop | ফুল পপ | sunflower | cobalt | rings | leaves | race mint none |
jaba-jazz | PG | slot-cascade | Jaba / Jazz | জবার জ্যাজ | hibiscus | feltg | rays bokeh | none | cinzel mint none | free
golap-garden | PG | slot-cascade | Golap / Garden | *গোলাপ / বাগান | rose | feltg | dots | sparkles | bnr lime none | free
rain-chhata | PG | slot-lines | Rain / Chhata | *বৃষ্টির / ছাতা | umbrella | steel | city | confetti | bn chrome arch |
moonlight-moni | PG | slot-lines | Moonlight / Moni | চাঁদের মণি | moon | gold | velvet bokeh | leaves | right gold wave | free
himel-frost | PG | slot-cascade | Himel / Frost | হিমেল তুষার | snowflake | ice | bokeh | none | right gold none |
crystal-kutir | PG | slot-cascade | Crystal / Kutir | স্ফটিক গুহা | crystal | lava | rays | leaves | deco white arch | MegaWin
grape-gang | PG | slot-cascade | Grape / Gang | আঙুর দল | fruits:grape,plum,berry | plumb | bokeh | sparkles | cinzel fire arch | free
melon-mohona | PG | slot-cascade | Melon / Mohona | তরমুজ মোহনা | fruits:melon,mango,lemon | koi | rings | sparkles | bowlby mint smile | free
cobra-charm | PG | slot-lines | Cobra / Charm | সাপুড়ের বীণ | cobra | jade | dots | petals | bang gold none |
tota-tales | PG | slot-lines | Tota / Tales | তোতা কাহিনি | parrot | jade2 | hills | none | lilita white none | free
deer-delta | PG | slot-lines | Deer / Delta | বদ্বীপের হরিণ | face:deer | desert | velvet bokeh | confetti | titan chrome arch |
hati-holiday | PG | slot-lines | Hati / Holiday | হাতির ছুটি | face:elephant | ice | rays | petals | lilita mint arch | hot=30
owl-alley | PG | slot-lines | Owl / Alley | পেঁচা গলি | owl | indigo | mandala stars | confetti | right gold wave | free
tea-temple | PG | slot-lines | Tea / Temple | চা মন্দির | temple | desert | rays jungle | confetti | race white rise |
jungle-drum | PG | slot-lines | Jungle / Drum | বনের ঢোল | dhol | ember | rays bokeh | leaves | cinzel gold none |
alien-adda | PG | slot-lines | Alien / Adda | ভিনগ্রহের আড্ডা | ufo | neon | stars | sparkles | right gold none | new free
astro-apu | PG | slot-lines | Astro / Apu | নভোচারী অপু | astronaut | sky | rays clouds | none | lilita ice wave | new
magic-marble | PG | slot-respin | Magic / Marble | জাদুর মার্বেল | crystalball | deep | rays bokeh | petals | slab chrome bulge |
kite-karnival | PG | slot-lines | Kite / Karnival | ঘুড়ি উৎসব | kite | aurora | clouds | none | russo ice none | free
peacock-pop | PG | slot-lines | Peacock / Pop | ময়ূর পপ | peacock | jade | rays | embers | right white none |
dragon-drishti | PG | slot-lines | Dragon / Drishti | ড্রাগনের দৃষ্টি | eye | lava | plain | confetti | deco fire arch | MegaWin
firework-fest | PG | slot-lines | Firework / Fest | আতশবাজি উৎসব | firework | plumb | stars | coins | cinzel gold none | free
jadu-lamp | JDB | slot-respin | Jadu / Lamp | *জাদুর / চেরাগ | lamp | wine | jungle rays | none | bnr fire arch |
map-of-moynamoti | JDB | slot-lines | Map of / Moynamoti | ময়নামতির মানচিত্র | map | phx | rays bokeh | petals | right fire wave |
sailor-sindbad | JDB | slot-lines | Sailor / Sindbad | নাবিকের সাত সাগর | ship | sky | clouds | sparkles | bang mint rise | free
compass-coast | JDB | slot-lines | Compass / Coast | কম্পাস উপকূল | compass | teal | hills | sparkles | lilita gold wave |
secret-key | JDB | slot-lines | Secret / Key | গোপন চাবি | key | plumb | hills | none | titan white arch | free
wizard-night | JDB | slot-lines | Wizard / Night | জাদুকরের রাত | wand | lotusp | dots rays | sparkles | lilita gold none | free
ruby-ring | JDB | slot-cascade | Ruby / Ring | রুবির আংটি | ring | koi | rays bokeh | confetti | lilita chrome none | MegaWin
vault-of-varendra | JDB | slot-respin | Vault of / Varendra | বরেন্দ্রর ভাণ্ডার | chest | wine | rays arches | petals | right copper none | MegaWin
sultan-swords | JDB | slot-lines | Sultan / Swords | সুলতানের তলোয়ার | swords | aurora | rays bokeh | petals | race mint none | free
jadu-book | JDB | slot-lines | Jadu / Book | জাদুর পুঁথি | book | phx | stars hills | sparkles | cinzel gold none |
genie-gems | JDB | slot-cascade | Genie / Gems | জিনের মণি | gems | lava | stars hills | petals | slab gold bulge |
midnight-mask | JDB | slot-lines | Midnight / Mask | মাঝরাতের মুখোশ | mask | plumb | stars hills | none | right white wave | free
potion-pot | JDB | slot-respin | Potion / Pot | জাদুর কলস | kolshi | feltb | dots | sparkles | deco gold arch |
crystal-oracle | JDB | slot-respin | Crystal / Oracle | স্ফটিক বাণী | crystalball | neon | rings | sparkles | cinzel gold none |
golden-hourglass | JDB | slot-respin | Golden / Hourglass | সোনার বালুঘড়ি | hourglass | gold | rays | embers | lilita gold none | free
shell-secret | JDB | slot-respin | Shell / Secret | ঝিনুকের রহস্য | shell | koi | rings | bubbles | lilita gold arch | free
volcano-vault | JDB | slot-lines | Volcano / Vault | আগ্নেয়গিরির ভাণ্ডার | volcano | lava | rays hills | confetti | bang chrome rise | MegaWin
pirate-padma | JDB | slot-lines | Pirate / Padma | পদ্মার জলদস্যু | ship | lagoon | waves | coins | lilita gold none | hot=29 free
star-sorcerer | JDB | slot-lines | Star / Sorcerer | তারা জাদুকর | wand | phx | rings | leaves | titan gold bulge |
cobra-crown | JDB | slot-lines | Cobra / Crown | নাগমুকুট | cobra | emer | jungle rays | sparkles | lilita white wave |
hira-luck | JDB | slot-classic | Hira / Luck | হীরার ভাগ্য | gems | teal | rays arches | sparkles | right mint none | Classic free
tin-bar | JDB | slot-classic | Tin / Bar | তিন বার | bars | neon | mandala stars | confetti | race ice none | Classic free
jadu-seven | JDB | slot-classic | Jadu / Seven | জাদুর সাত | seven | neon | mandala stars | confetti | cinzel white none | Classic
elephant-emerald | JDB | slot-lines | Elephant / Emerald | পান্নার হাতি | face:elephant,crown | storm | velvet bokeh | confetti | slab gold smile | free
rajkiyo-reels | JDB | slot-classic | Rajkiyo / Reels | রাজকীয় রিল | reels | gold | arches bokeh | sparkles | right gold none | Classic
painted-peacock | RTG | slot-lines | Painted / Peacock | রঙিন ময়ূর | peacock | midnight | stars hills | sparkles | deco gold arch |
canvas-koi | RTG | slot-respin | Canvas / Koi | ক্যানভাস কই | koi | octo | waves | bubbles | titan white arch | free
alpona-art | RTG | slot-lines | Alpona / Art | *আলপনা | lotus | plumb | stars hills | confetti | bn fire smile |
rickshaw-rong | RTG | slot-lines | Rickshaw / Rong | রিকশার রং | rickshaw | midnight | rays city | sparkles | cinzel mint smile |
truck-art | RTG | slot-lines | Truck / Art | ট্রাক চিত্র | truck | lagoon | rays city | embers | bowlby gold none | new free
clay-kolshi | RTG | slot-respin | Clay / Kolshi | মাটির কলসি | kolshi | lagoon | rays arches | coins | bang chrome none |
nakshi-nights | RTG | slot-lines | Nakshi / Nights | নকশি রাত | mask | lava | hills | sparkles | lilita fire bulge |
sundarban-sun | RTG | slot-lines | Sundarban / Sun | সুন্দরবনের সূর্য | sun | honey | stars hills | confetti | cinzel gold smile | free
hill-harvest | RTG | slot-lines | Hill / Harvest | পাহাড়ি ফসল | mountain | steel | clouds | coins | lilita ice wave | free
sonar-fosol | RTG | slot-cascade | Sonar / Fosol | সোনার ফসল | sunflower | lottob | velvet bokeh | petals | right chrome wave |
rongtuli-rose | RTG | slot-cascade | Rongtuli / Rose | রংতুলির গোলাপ | rose | feltb | rings | embers | race ice none | free
blue-butterfly | RTG | slot-lines | Blue / Butterfly | নীল প্রজাপতি | butterfly | midnight | mandala stars | sparkles | cinzel gold none |
temple-of-clay | RTG | slot-lines | Temple of / Clay | *পোড়ামাটির / মন্দির | terracotta | sky | rays hills | coins | bnr chrome arch | MegaWin
lion-of-lalmai | RTG | slot-lines | Lion of / Lalmai | লালমাইয়ের সিংহ | beast:lion | sand | rays bokeh | sparkles | slab gold bulge | free
tiger-tuli | RTG | slot-lines | Tiger / Tuli | বাঘের তুলি | beast:tiger | ember | jungle | leaves | right copper none |
swan-serenade | RTG | slot-lines | Swan / Serenade | রাজহাঁসের গান | swan | nightsea | stars hills | sparkles | deco mint none |
deer-dawn | RTG | slot-lines | Deer / Dawn | ভোরের হরিণ | face:deer | copperp | mandala stars | coins | cinzel white smile | free
frog-fortune | RTG | slot-lines | Frog / Fortune | ব্যাঙের ভাগ্য | face:frog | moss | waves | none | bowlby mint none |
tal-paradise | RTG | slot-lines | Tal / Paradise | তালের দেশ | palm | limep | hills rays | leaves | bang white none |
snow-summit | RTG | slot-lines | Snow / Summit | তুষার চূড়া | mountain | storm | stars | sparkles | lilita gold bulge | free
ice-alpona | RTG | slot-cascade | Ice / Alpona | বরফের আলপনা | snowflake | steel | mandala | sparkles | titan ice bulge |
phoenix-palette | RTG | slot-lines | Phoenix / Palette | ফিনিক্সের রং | phoenix | wine | hills | embers | lilita chrome arch | MegaWin
moon-mural | RTG | slot-lines | Moon / Mural | চাঁদের ছবি | moon | cobalt | dots | coins | right white none | free
rain-raga | RTG | slot-lines | Rain / Raga | বৃষ্টির রাগ | storm | storm | rays | confetti | race gold rise |
clock-of-kings | SM | slot-respin | Clock of / Kings | রাজার ঘড়ি | hourglass | wine | dots | coins | cinzel white none |
pundra-gold | SM | slot-respin | Pundra / Gold | পুণ্ড্রের সোনা | pot | midnight | mandala stars | confetti | slab chrome bulge | free
bronze-age | SM | slot-lines | Bronze / Age | ব্রোঞ্জের যুগ | swords | lava | rays bokeh | leaves | right white none |
nile-nights | SM | slot-lines | Nile / Nights | নীল নদের রাত | pharaoh | cobalt | rays bokeh | petals | deco ice none | MegaWin
pyramid-path | SM | slot-lines | Pyramid / Path | পিরামিডের পথ | pyramid | sand | stars hills | confetti | cinzel gold arch | free
resham-road | SM | slot-lines | Resham / Road | রেশম পথ | map | deep | rays arches | sparkles | bowlby ice arch | free
old-fort | SM | slot-lines | Old / Fort | পুরোনো দুর্গ | terracotta | lagoon | hills | embers | bang gold rise |
lost-library | SM | slot-lines | Lost / Library | হারানো পাঠাগার | book | nightsea | arches bokeh | embers | lilita ice none | free
mahasthan-mystery | SM | slot-lines | Mahasthan / Mystery | মহাস্থানের রহস্য | temple | jade | stars hills | petals | cinzel gold arch |
steam-station | SM | slot-lines | Steam / Station | বাষ্প স্টেশন | train | sky | city stars | petals | lilita ice arch |
ember-empire | SM | slot-lines | Ember / Empire | অঙ্গার সাম্রাজ্য | volcano | ember | stars | none | right fire wave | MegaWin free
crown-of-gaur | SM | slot-lines | Crown of / Gaur | গৌড়ের মুকুট | crown | midnight | stars hills | coins | race chrome rise |
drake-dynasty | SM | slot-lines | Drake / Dynasty | ড্রাগনের বংশ | eye | plumb | plain | confetti | cinzel white arch |
bull-of-bogura | SM | slot-lines | Bull of / Bogura | বগুড়ার ষাঁড় | bull | dusk | stars hills | sparkles | slab copper none | free
star-calendar | SM | slot-lines | Star / Calendar | তারার পঞ্জিকা | compass | midnight | rings | petals | right gold wave | new
baul-beats | EK | slot-lines | Baul / Beats | *বাউলের / সুর | ektara | gold | dots | sparkles | bn white none |
dhol-dance | EK | slot-lines | Dhol / Dance | ঢোলের নাচ | dhol | teal | rings | petals | deco gold none | free
lantern-lane | EK | slot-respin | Lantern / Lane | লণ্ঠনের গান | lantern | midnight | stars city | embers | cinzel ice arch |
moon-melody | EK | slot-lines | Moon / Melody | চাঁদের সুর | moonboat | nightsea | stars hills | sparkles | bowlby gold smile |
firefly-field | EK | slot-lines | Firefly / Field | *জোনাকির / মাঠ | tree | forest | hills | sparkles | bnr gold arch | free
banyan-blues | EK | slot-lines | Banyan / Blues | বটের ছায়া | tree | moss | rays hills | coins | bang mint none |
folk-fair | EK | slot-lines | Folk / Fair | লোকমেলা | rickshaw | plumb | dots | confetti | lilita copper arch |
swan-lake | EK | slot-lines | Swan / Lake | হাঁসের দিঘি | swan | dawn | hills | sparkles | titan white arch | free
rain-drum | EK | slot-lines | Rain / Drum | বৃষ্টির মাদল | umbrella | storm | clouds | coins | lilita white arch |
magic-ektara | EK | slot-lines | Magic / Ektara | জাদুর একতারা | ektara | plumb | arches bokeh | leaves | right gold smile | MegaWin
owl-opera | EK | slot-lines | Owl / Opera | পেঁচার পালা | owl | midnight | velvet bokeh | confetti | race ice rise | free
cup-of-cha | EK | slot-lines | Cup of / Cha | এক কাপ চা | teacup | plumb | jungle rays | confetti | cinzel gold arch | new
parrot-parade | EK | slot-lines | Parrot / Parade | তোতার মিছিল | parrot | forest | stars hills | coins | slab mint bulge |
river-rani | NK | slot-lines | River / Rani | নদীর রানি | ship | midnight | stars | confetti | right gold wave | free
sonar-tori | NK | slot-lines | Sonar / Tori | *সোনার / তরী | moonboat | midnight | stars city | embers | bn white none | hot=21
lily-lagoon | NK | slot-lines | Lily / Lagoon | শাপলা বিল | lotus | candy | velvet bokeh | none | deco gold arch |
turtle-tide | NK | slot-lines | Turtle / Tide | কাছিমের জোয়ার | turtle | octo | rings | bubbles | right gold wave | free
crab-cove | NK | slot-lines | Crab / Cove | কাঁকড়া খাঁড়ি | crab | lagoon | waves | confetti | cinzel white none |
dolphin-delta | NK | slot-lines | Dolphin / Delta | শুশুক বদ্বীপ | dolphin | gfish | waves | bubbles | slab gold bulge |
starfish-shore | NK | slot-lines | Starfish / Shore | তারামাছ তীর | starfish | gfish | rings | bubbles | bang gold none | free
pearl-shell | NK | slot-respin | Pearl / Shell | মুক্তার ঝিনুক | shell | deep | rings | bubbles | lilita ice arch | MegaWin
mohona-map | NK | slot-lines | Mohona / Map | মোহনার মানচিত্র | map | gold | jungle rays | leaves | bowlby copper none |
captain-compass | NK | slot-lines | Captain / Compass | কাপ্তানের কম্পাস | compass | wine | rays arches | sparkles | bang fire none | free
dubu-diver | NK | slot-lines | Dubu / Diver | *ডুবুরি | submarine | gfish | waves | bubbles | bnr mint none |
coral-crown | NK | slot-lines | Coral / Crown | প্রবাল মুকুট | crown | cobalt | jungle rays | none | lilita ice bulge |
tide-treasure | NK | slot-respin | Tide / Treasure | জোয়ারের ধন | chest | lava | bokeh | confetti | titan copper arch | free
puffer-party | NK | slot-lines | Puffer / Party | পটকা মাছের উৎসব | puffer | aurora | undersea | bubbles | titan gold arch | new
festival-drum | DG | slot-lines | Festival / Drum | উৎসবের ঢাক | dhol | wine | rings | embers | lilita gold arch |
mela-ghuri | DG | slot-lines | Mela / Ghuri | *মেলার / ঘুড়ি | kite | honey | rays | coins | bnr white arch | free
boishakhi-mask | DG | slot-lines | Boishakhi / Mask | বৈশাখী মুখোশ | mask | teal | jungle rays | leaves | bang gold rise |
light-festival | DG | slot-lines | Light / Festival | আলোর উৎসব | firework | neon | city stars | sparkles | race chrome rise |
sugar-elephant | DG | slot-lines | Sugar / Elephant | চিনির হাতি | face:elephant | steel | bokeh | petals | cinzel ice arch | free
gift-gari | DG | slot-lines | Gift / Gari | উপহারের গাড়ি | truck | sky | dots | sparkles | slab gold bulge | free
laddu-land | DG | slot-cascade | Laddu / Land | লাড্ডুর দেশ | sweets | candy | rings | leaves | right violet wave | MegaWin
balloon-bazar | DG | slot-lines | Balloon / Bazar | বেলুন বাজার | balloon | plumb | stars | none | race gold rise | free
fruit-fosol | DG | slot-cascade | Fruit / Fosol | ফলের ফসল | fruits:grape,mango,cherry | nightsea | rays dots | none | russo gold bulge | new
tiger-tamasha | DG | slot-lines | Tiger / Tamasha | বাঘের তামাশা | beast:tiger,crown | copperp | mandala | embers | deco fire none |
dancing-bear | DG | slot-lines | Dancing / Bear | নাচের ভালুক | face:bear | desert | arches bokeh | none | cinzel chrome none | free
drum-seven | DG | slot-classic | Drum / Seven | ঢাকের সাত | seven | plumb | arches bokeh | petals | bowlby copper none | Classic
bazar-reels | DG | slot-classic | Bazar / Reels | বাজার রিল | reels:7,B,7 | koi | rays bokeh | embers | bang ice none | Classic
mayur-throne | ML | slot-lines | Mayur / Throne | ময়ূর সিংহাসন | peacock | emer | dots | petals | lilita mint wave | MegaWin free
begum-jewels | ML | slot-cascade | Begum / Jewels | বেগমের গয়না | ring | teal | hills | leaves | titan ice none |
nawab-nights | ML | slot-respin | Nawab / Nights | নবাবি রাত | lantern | wine | stars | none | lilita copper wave |
royal-elephant | ML | slot-lines | Royal / Elephant | রাজার হাতি | face:elephant,crown | feltg | jungle rays | confetti | right mint wave | hot=33 free
palace-key | ML | slot-lines | Palace / Key | মহলের চাবি | key | cobalt | arches bokeh | leaves | race gold none |
sultana-rose | ML | slot-cascade | Sultana / Rose | সুলতানার গোলাপ | rose | pitch | hills | coins | cinzel fire smile |
lion-durbar | ML | slot-lines | Lion / Durbar | সিংহ দরবার | beast:lion,crown | honey | stars hills | confetti | slab chrome bulge | free
golden-temple | ML | slot-lines | Golden / Temple | সোনার দেউল | temple | gold | rays | confetti | right copper wave |
emerald-crown | ML | slot-lines | Emerald / Crown | পান্নার মুকুট | crown | koi | velvet bokeh | leaves | deco ice none | MegaWin
velvet-gems | ML | slot-cascade | Velvet / Gems | মখমলের মণি | gems | storm | bokeh | sparkles | cinzel chrome arch | free
royal-hourglass | ML | slot-respin | Royal / Hourglass | রাজকীয় সময় | hourglass | deep | bokeh | confetti | right gold smile |
mughal-map | ML | slot-lines | Mughal / Map | মোগল মানচিত্র | map | lava | bokeh | petals | bang gold rise |
silver-swan | ML | slot-lines | Silver / Swan | রুপালি রাজহাঁস | swan | midnight | bokeh | leaves | lilita chrome bulge | free
shapla-shimmer | SH | slot-lines | Shapla / Shimmer | শাপলার ঝিলিক | lotus | blossom | jungle rays | sparkles | titan violet bulge |
jaba-jewel | SH | slot-cascade | Jaba / Jewel | জবার মণি | hibiscus | lagoon | rings | confetti | lilita gold wave |
surjomukhi-smile | SH | slot-cascade | Surjomukhi / Smile | সূর্যমুখীর হাসি | sunflower | honey | rings | none | bang gold none | free
rose-river | SH | slot-cascade | Rose / River | গোলাপ নদী | rose | teal | velvet bokeh | petals | race gold none |
garden-bee | SH | slot-respin | Garden / Bee | বাগানের মধু | bee | forest | dots | coins | cinzel gold smile |
petal-phoenix | SH | slot-lines | Petal / Phoenix | পাপড়ির ফিনিক্স | phoenix | ember | rays arches | embers | slab gold none | MegaWin free
butterfly-bloom | SH | slot-lines | Butterfly / Bloom | প্রজাপতির ফুল | butterfly | parade | bokeh | sparkles | right white smile |
moon-flower | SH | slot-lines | Moon / Flower | চাঁদফুল | moon | honey | hills | sparkles | deco copper none |
lotus-lamp | SH | slot-respin | Lotus / Lamp | পদ্মপ্রদীপ | diya | plumb | dots | embers | cinzel fire none | free
lily-pearls | SH | slot-respin | Lily / Pearls | শাপলা মুক্তা | shell | gfish | undersea bokeh | bubbles | right ice wave |
green-clover | SH | slot-cascade | Green / Clover | সবুজ ক্লোভার | clover | moss | hills | sparkles | bowlby white arch |
forest-fawn | SH | slot-lines | Forest / Fawn | বনের হরিণছানা | face:deer | dawn | stars hills | leaves | bang copper none | free
pink-panda | SH | slot-lines | Pink / Panda | গোলাপি পান্ডা | face:panda | blossom | jungle rays | coins | lilita gold arch | new
jamdani-jewels | JM | slot-cascade | Jamdani / Jewels | জামদানি মণি | gems | nightsea | rings | coins | titan gold none |
muslin-moon | JM | slot-lines | Muslin / Moon | মসলিন চাঁদ | moonboat | plumb | stars | confetti | lilita copper none | free
woven-lotus | JM | slot-lines | Woven / Lotus | বোনা পদ্ম | lotus | orchid | hills | coins | right gold none |
thread-of-gold | JM | slot-cascade | Thread of / Gold | সোনার সুতা | ring | phx | stars hills | embers | race copper rise |
nakshi-kantha | JM | slot-lines | Nakshi / Kantha | *নকশিকাঁথা | butterfly | aurora | mandala | coins | bnr ice none | free
silk-tiger | JM | slot-lines | Silk / Tiger | রেশমি বাঘ | beast:tiger | coral | rays | leaves | cinzel gold arch | MegaWin
loom-of-luck | JM | slot-cascade | Loom of / Luck | ভাগ্যের তাঁত | clover | grape | dots rays | coins | russo chrome none |
paisley-peacock | JM | slot-lines | Paisley / Peacock | কল্কা ময়ূর | peacock | grape | dots | confetti | slab white bulge | free
indigo-owl | JM | slot-lines | Indigo / Owl | নীল পেঁচা | owl | plumb | velvet bokeh | none | right copper none |
star-shawl | JM | slot-cascade | Star / Shawl | তারার শাল | crystal | cobalt | arches bokeh | petals | deco gold arch | free
weaver-bird | JM | slot-lines | Weaver / Bird | *বাবুই / পাখি | bird | teal | clouds | none | bn gold none | free
tok-jhal | TN | slot-lines | Tok / Jhal | *টক / ঝাল | chilli | ruby | dots | confetti | bnr white none |
sour-sugar | TN | slot-cascade | Sour / Sugar | টক মিষ্টি | candy | parade | velvet bokeh | sparkles | cinzel white arch |
fuchka-fever | TN | slot-cascade | Fuchka / Fever | ফুচকা জ্বর | sweets | honey | rings | coins | bowlby gold smile | new free
lemon-lake | TN | slot-cascade | Lemon / Lake | লেবুর দিঘি | fruits:lemon,orange,melon | cobalt | city stars | none | bang ice rise |
berry-bhorta | TN | slot-cascade | Berry / Bhorta | বেরি ভর্তা | fruits:berry,grape,plum | lagoon | rings | embers | lilita white arch | free
tea-stall | TN | slot-lines | Tea / Stall | চায়ের দোকান | teacup | midnight | velvet bokeh | confetti | titan gold none | free
pitha-party | TN | slot-respin | Pitha / Party | পিঠার উৎসব | pot | teal | rays arches | sparkles | lilita gold none |
coconut-crush | TN | slot-lines | Coconut / Crush | নারিকেল নাড়ু | palm | jade2 | clouds | confetti | right white wave |
honey-hut | TN | slot-respin | Honey / Hut | মধুর কুটির | bee | limep | jungle | embers | race gold none | free
plum-pickle | TN | slot-cascade | Plum / Pickle | বরইয়ের আচার | fruits:plum,cherry,berry | wine | stars hills | leaves | cinzel copper arch |
hot-handi | TN | slot-lines | Hot / Handi | গরম হাঁড়ি | chilli | sunset | arches bokeh | leaves | slab fire smile | MegaWin
kodom-rain | KD | slot-lines | Kodom / Rain | কদমের বৃষ্টি | umbrella | teal | bokeh | confetti | right mint smile | free
thunder-tree | KD | slot-lines | Thunder / Tree | বজ্রবৃক্ষ | storm | indigo | city | sparkles | deco mint arch |
rain-frog | KD | slot-lines | Rain / Frog | বৃষ্টির ব্যাঙ | face:frog | forest | rays jungle | none | cinzel white smile |
cloud-castle | KD | slot-lines | Cloud / Castle | মেঘের প্রাসাদ | terracotta | teal | stars | sparkles | bowlby gold none | free
rainbow-river | KD | slot-lines | Rainbow / River | রংধনু নদী | rickshaw | gold | mandala | embers | bang copper none |
green-valley | KD | slot-lines | Green / Valley | সবুজ উপত্যকা | mountain | dawn | bokeh | embers | lilita fire wave | free
ashar-elephant | KD | slot-lines | Ashar / Elephant | আষাঢ়ের হাতি | face:elephant | peacock | hills | sparkles | titan mint arch | free
mushroom-monsoon | KD | slot-cascade | Mushroom / Monsoon | বর্ষার ছাতু | mushroom | lagoon | rings | sparkles | lilita white none |
peacock-rain | KD | slot-lines | Peacock / Rain | ময়ূরের বৃষ্টি | peacock | teal | velvet bokeh | petals | right chrome none |
bijli-gems | KD | slot-cascade | Bijli / Gems | বিজলির মণি | gems | lagoon | bokeh | embers | race mint rise | MegaWin free
buno-orchid | KD | slot-cascade | Buno / Orchid | বুনো অর্কিড | hibiscus | feltb | rays arches | coins | cinzel chrome smile |
haor-heron | HJ | slot-lines | Haor / Heron | হাওরের পাখি | bird | sky | hills | petals | slab mint smile |
wetland-wonder | HJ | slot-lines | Wetland / Wonder | জলাভূমির বিস্ময় | turtle | nightsea | undersea | bubbles | slab ice none | free
bhaluk-bil | HJ | slot-lines | Bhaluk / Bil | ভালুকের বিল | face:bear | bull | hills | embers | right gold smile |
fox-forest | HJ | slot-lines | Fox / Forest | শেয়ালের বন | face:fox | lava | rays bokeh | none | deco gold arch | free
monkey-mangrove | HJ | slot-lines | Monkey / Mangrove | ম্যানগ্রোভ বানর | face:monkey | desert | jungle | confetti | cinzel gold arch | free
tiger-trail | HJ | slot-lines | Tiger / Trail | বাঘের পথ | beast:tiger | sunset | rays jungle | confetti | bowlby copper arch | MegaWin
hijol-honey | HJ | slot-respin | Hijol / Honey | হিজলের মধু | bee | lotto | hills | embers | bang chrome rise |
crab-creek | HJ | slot-lines | Crab / Creek | কাঁকড়ার খাল | crab | feltb | undersea | embers | lilita gold arch | free
owl-orchard | HJ | slot-lines | Owl / Orchard | পেঁচার বাগান | owl | moss | rings | sparkles | titan lime arch |
bull-bil | HJ | slot-lines | Bull / Bil | বিলের মহিষ | bull | storm | mandala stars | none | lilita mint bulge |
lily-frog | HJ | slot-lines | Lily / Frog | শাপলার ব্যাঙ | face:frog,crown | jade2 | jungle | none | right gold none | free
neon-fol | RD | slot-cascade | Neon / Fol | নিয়ন ফল | fruits:cherry,berry,lemon | phx | city stars | coins | race gold none |
neon-seven | RD | slot-classic | Neon / Seven | নিয়ন সাত | seven | wine | rays bokeh | petals | cinzel gold arch | Classic
rongdhonu-reels | RD | slot-classic | Rongdhonu / Reels | রংধনু রিল | reels:R,7,G | neon | dots | petals | right mint none | free Classic
prism-gems | RD | slot-cascade | Prism / Gems | প্রিজমের মণি | crystal | storm | rings | sparkles | right ice none | MegaWin
electric-owl | RD | slot-lines | Electric / Owl | বিজলি পেঁচা | owl | teal | rays arches | none | deco chrome arch |
colour-candy | RD | slot-cascade | Colour / Candy | রঙের ক্যান্ডি | candy | orchid | dots | confetti | cinzel pink smile | free
laser-biral | RD | slot-lines | Laser / Biral | লেজার বিড়াল | face:cat | grape | velvet bokeh | petals | bowlby gold arch |
star-burner | RD | slot-lines | Star / Burner | তারার আগুন | comet | sky | grid stars | none | right white wave |
disco-dhol | RD | slot-lines | Disco / Dhol | ডিস্কো ঢোল | dhol | midnight | felt | coins | cinzel chrome smile | new free
glow-jelly | RD | slot-lines | Glow / Jelly | জ্বলজ্বলে জেলি | jelly | gfish | waves | bubbles | bang gold rise |
palki-parade | PK | slot-lines | Palki / Parade | পালকির যাত্রা | rickshaw | teal | rays city | coins | bang mint none |
night-train | PK | slot-lines | Night / Train | *রাতের / ট্রেন | train | lagoon | hills | confetti | bn gold smile | free
desert-caravan | PK | slot-lines | Desert / Caravan | মরুর কাফেলা | pyramid | desert | rays hills | none | lilita gold bulge |
sky-balloon | PK | slot-lines | Sky / Balloon | আকাশ বেলুন | balloon | phx | stars city | sparkles | lilita fire arch |
ship-of-stars | PK | slot-lines | Ship of / Stars | তারার জাহাজ | ship | ruby | clouds | sparkles | titan white none | free
moon-mission | PK | slot-lines | Moon / Mission | চাঁদের অভিযান | astronaut | cobalt | stars city | streaks | russo chrome bulge | MegaWin
jungle-truck | PK | slot-lines | Jungle / Truck | বনের ট্রাক | truck | feltb | hills | petals | lilita ice none |
secret-submarine | PK | slot-lines | Secret / Submarine | গোপন ডুবোজাহাজ | submarine | lagoon | undersea | bubbles | right gold wave | free
mountain-pass | PK | slot-lines | Mountain / Pass | পাহাড়ি পথ | mountain | plumb | clouds | none | right white none |
world-compass | PK | slot-lines | World / Compass | দুনিয়ার কম্পাস | compass | storm | bokeh | embers | race chrome none |
`);
