/**
 * What people type, and what they mean by it: `typed | meant`. The pairs were written before the rule tables of
 * `sounds`, from how names are written on phones in Bangladesh and India: by ear, in the letters at hand, with a letter
 * doubled or left out, with or without the space. They are not changed to suit the search.
 *
 * What is meant is a game by its slug (several where any of them is right), `@` and a vendor's code, `#` and a classify,
 * or `=` and a game type.
 */
const TABLE = `
ম্যাঙ্গো রাশ | mango-rush
মেঙ্গো রাস | mango-rush
mengo rash | mango-rush
mangorush | mango-rush
amer dour | mango-rush
আমের দোড় | mango-rush
ম্যাংগো | mango-rush,monsoon-mango
জেম বাজার | gem-bazaar
jem bazar | gem-bazaar
gem bajar | gem-bazaar
মনি বাজার | gem-bazaar
রয়াল বেংগল | royal-bengal
রয়েল বেঙ্গল | royal-bengal
royel bengol | royal-bengal
roial bengal | royal-bengal
rayal bengal | royal-bengal
royalbengal | royal-bengal
royal  bengal | royal-bengal
রয়েলবেঙ্গল | royal-bengal
lotas lantern | lotus-lanterns
লোটাস | lotus-lanterns
poddo prodip | lotus-lanterns
পদ্ম প্রদিপ | lotus-lanterns
terakota | terracotta
টেরাকটা | terracotta
teracota mondir | terracotta
podmar mukta | padma-pearls
padma perls | padma-pearls
পদ্মা পার্লস | padma-pearls
dragoner chokh | dragon-eye
ড্রাগনের চোক | dragon-eye
লায়ন ক্রাউন | lion-crown
lion kraun | lion-crown
shingher mukut | lion-crown
সিংহর মুকুট | lion-crown
layon crown | lion-crown
মরিচ ম্যানিয়া | chilli-fiesta
morich maniya | chilli-fiesta
moris mania | chilli-fiesta
pikok palace | peacock-palace
পিকক প্যালেস | peacock-palace
moyur mohol | peacock-palace
ময়ুর মহল | peacock-palace
koi srot | koi-fortune
কৈ স্রোত | koi-fortune
tin sat | triple-seven
teen saat | triple-seven
তিন শাত | triple-seven
৭৭৭ | triple-seven,seven-bazar,jadu-seven
777 | triple-seven,seven-bazar,jadu-seven
মিস্টি পপ | candy-para
misti pop | candy-para
mistipop | candy-para
finiks | phoenix-dawn
fenix dawn | phoenix-dawn
ফিনিক্স ডন | phoenix-dawn
chader nouka | moon-boat
চাদের নৌকা | moon-boat
chander nowka | moon-boat
মুনলিট নৌকা | moon-boat
riksha riches | rickshaw-riches
রিক্সা | rickshaw-riches
rongin riksa | rickshaw-riches
rickshow | rickshaw-riches
pechar bani | owl-oracle
পেচার বানী | owl-oracle
আউল ওরাকল | owl-oracle
sonar hari | golden-handi
সোনার হাড়ি | golden-handi
গোল্ডেন হান্ডি | golden-handi
shonar hari | golden-handi
থান্ডার বুল | buffalo-plains
tander bul | buffalo-plains
bojro shar | buffalo-plains
ইচ্ছার চেরাগ | lamp-wishes
icher cherag | lamp-wishes
fanus rat | lantern-night
ফানুশ রাত | lantern-night
kalboishakhi | boishakhi-storm
কালবৈশাখি | boishakhi-storm
kalboisaki | boishakhi-storm
হাতির ছুটী | hati-holiday
hatir chuti | hati-holiday
পান্ডা পারা | panda-para
golap bagan | golap-garden
gulap bagan | golap-garden
তোতা কাহিনী | tota-tales
bristir chata | rain-chhata
আতশবাজী | firework-fest
atosbaji | firework-fest
3 patti | teen-patti,teen-patti-tara
teenpatti | teen-patti,teen-patti-tara
tin patti | teen-patti,teen-patti-tara
তিনপাত্তি | teen-patti,teen-patti-tara
tin potti | teen-patti,teen-patti-tara
টিন পাত্তি | teen-patti,teen-patti-tara
তিন পত্তি | teen-patti,teen-patti-tara
৩ পাত্তি | teen-patti,teen-patti-tara
तीन पत्ती | teen-patti,teen-patti-tara
sat upor nich | seven-up-down
সাত উপর নীচ | seven-up-down
seven up doun | seven-up-down
লুডো | kh-ludo,ludo-bari,ludo-nouka,ludo-clock,royal-ludo
luddo | kh-ludo,ludo-bari,ludo-nouka,ludo-clock,royal-ludo
ludu | kh-ludo,ludo-bari,ludo-nouka,ludo-clock,royal-ludo
लूडो | kh-ludo,ludo-bari,ludo-nouka,ludo-clock,royal-ludo
jandi munda | jhandi-munda
ঝাণ্ডি মুন্ডা | jhandi-munda
jhandi chotor | jhandi-chottor
holdem bari | holdem-bari
হোলডেম বাড়ি | holdem-bari
hold em bary | holdem-bari
একুস | twenty-one-tara
tuenti wan | twenty-one-tara
tarar ekush | twenty-one-tara
আন্দার বাহার হাট | andar-bahar-haat
andor bahar hat | andar-bahar-haat
dhakar dragon | dragon-tiger-dhaka
ঢাকার ড্রাগন টাইগর | dragon-tiger-dhaka
সাপের মিনর | snake-tower
shaper minar | snake-tower
snek tower | snake-tower
pokar | #Poker
পোকার | #Poker
ইলিস রাজা | ilish-king
elish raja | ilish-king
ilis | ilish-king,hilsa-harvest
boyal raja | boal-boss
বোয়াল | boal-boss
padmar shikari | padma-hunt
octopas hunt | octo-treasure,octo-party
bakara | #Baccarat
বাকারাত | #Baccarat
ব্যাকারাত | #Baccarat
bacarat | #Baccarat
ড্রাগন টাইগার | live-dragontiger
dragan taigar | live-dragontiger
dragontiger | live-dragontiger
rulet | #Roulette
রোলেট | #Roulette
roulet | #Roulette
roulete | #Roulette
रूलेट | #Roulette
রুলেট ময়ুর | live-roulette
blackjak | #Blackjack
ব্লাকজ্যাক | #Blackjack
black jack | #Blackjack
ব্ল্যাক জ্যাক | #Blackjack
andar bahar | live-andarbahar
ondor bahir | live-andarbahar
আন্দার বাহার | live-andarbahar
অন্দর বাহার | live-andarbahar
ander bahar | live-andarbahar
andorbahar | live-andarbahar
अंदर बाहर | live-andarbahar
sikbo | live-sicbo,sic-bo-salon
সিকবো | live-sicbo,sic-bo-salon
boisakhi chaka | live-wheel
বৈশাখি চাকা | live-wheel
kras | #Crash
ক্রাশ | #Crash
ক্র্যাস | #Crash
crash game | #Crash
উরান | kh-uran
udan | kh-uran
মাইনস | kh-mines,mine-mela
mains | kh-mines,mine-mela
প্লিংকো | kh-plinko
plinco | kh-plinko
কিনো | kh-keno
hilo | kh-hilo
হাইলো | kh-hilo
লিমবো | kh-limbo
এভিয়েটর | aviator
aviatar | aviator
aviater | aviator
এভিয়েটার | aviator
অ্যাভিয়েটর | aviator
eviator | aviator
abiator | aviator
एविएटर | aviator
kriket | cricket-live,green-field-cricket
ক্রিকেট | cricket-live,green-field-cricket
criket | cricket-live,green-field-cricket
kirket | cricket-live,green-field-cricket
क्रिकेट | cricket-live,green-field-cricket
cricket moidan | cricket-live
futbol | football-arena,green-field-football
ফুটবোল | football-arena,green-field-football
kabadi | kabaddi-court
কাবাডী | kabaddi-court
betminton | badminton-bela
ব্যাটমিন্টন | badminton-bela
মোরগ লরাই | rooster-crest
morok lorai | rooster-crest
shona choy | lotto-six
জলপাই | @JL
julpai | @JL
jolpay | @JL
পাগলা গেমস | @PG
pagla  games | @PG
pagla gems | @PG
যাদু বক্স | @JDB
jadubox | @JDB
রঙতুলি | @RTG
rong tuli | @RTG
নৌকা প্লে | @NK
somoy | @SM
সময় | @SM
একতারা | @EK
aktara | @EK
ঢোল গেমিং | @DG
moyur | @ML
বাঘ লাইভ | @BL
bagh live | @BL
সাপলা স্টুডিও | @SH
রংধনু | @RD
rongdhanu | @RD
তারা স্পোর্টস | @TS
jotpot | @LOTT
ঝটপট | @LOTT
ঘুরি | @KI
গেম শো | #GameShow
lotari | =LOTT
লটারী | =LOTT
slot | #SM
স্লট | #SM
ফিসিং | =FISH
fising | =FISH
লাইভ ক্যাসিনো | =LIVE
বিংগো | #BG
bingo | #BG
জেকপট | #JP
jakpot | #JP
স্পোর্টস | =SPORTS
`;

/** One pair: what is typed, and everything that is right. */
export interface SpellingPair {
  readonly typed: string;
  readonly meant: readonly string[];
}

/** The spelling pairs, in their order. */
export const spellingPairs: readonly SpellingPair[] = TABLE.split('\n')
  .filter((row) => row.trim() !== '')
  .map((row) => {
    const [typed = '', meant = ''] = row.split(' | ');
    return { typed, meant: meant.split(',') };
  });
