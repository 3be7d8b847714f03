import { COMMON_ROOMS, ROOMS, type RoomName } from '../games/rooms.ts';
import type { EngineName } from './engine.ts';

/** What the list says about a title. */
export interface ListedTitle {
  /** The engine's name with which its code begins. */
  readonly engine: EngineName;
  /** The room of the title's own game. */
  readonly room: RoomName;
  /** Whether a part of each stake goes into a jackpot of the site, which its grand prize pays out. */
  readonly isJackpot?: true;
}

/**
 * Every title of the vendor: the room of the game that its name and picture promise. This is the only such list; a test
 * compares it with the demo's catalogue.
 */
const ROOM_TITLES: Record<RoomName, string> = {
  crash: `
    kh-uran kh-curve sky-kite rocket-dhaka jet-turbo aero-plane balloon-up comet-chase paper-plane sky-arrow
    fanush-up jet-bijli moon-rider flying-boat para-drop comet-clock star-liner pagla-rocket bird-rush jadu-flight
    rising-lantern turbo-racer thunder-run neon-rocket orbit-x kite-duel
  `,
  'andar-bahar': `
    andar-bahar-express andar-bahar-roshni andar-bahar-haat live-andarbahar andar-bahar-mohua
  `,
  'ball-draw': `
    lotto-six daily-draw night-draw lucky-clover-draw river-draw boat-number hour-draw mela-lottery drum-draw
    minute-balls drawghor-six drawghor-cage drawghor-star
  `,
  'six-of-45': `
    lotto-45 six-forty-five
  `,
  'pick-three': `
    tikit-pick-three quick-three drawghor-digits
  `,
  'pick-four': `
    tikit-pick-four quick-four jhotpot-lobby
  `,
  bingo: `
    bingo-para bingo-boat bingo-bazar mango-bingo nodi-bingo boat-ball pagla-bingo candy-bingo mela-bingo
    drum-ball neon-bingo rainbow-balls flower-bingo ticket-bingo
  `,
  baccarat: `
    baccarat-bela live-baccarat baccarat-bagan golden-baccarat mayur-baccarat mohua-baccarat
    moonlight-table velvet-baccarat shapla-baccarat
  `,
  blackjack: `
    blackjack-box live-blackjack blackjack-baagh mohua-blackjack neon-blackjack twenty-one-tara begum-blackjack
    royal-dealer
  `,
  'casino-holdem': `
    royal-flush poker-box river-holdem nawab-poker chip-champ casino-holdem holdem-bari poker-nouka
  `,
  football: `
    football-arena green-field-football evening-football cup-day
  `,
  tennis: `
    tennis-point tennis-tala
  `,
  kabaddi: `
    kabaddi-court
  `,
  hockey: `
    hockey-horizon
  `,
  badminton: `
    badminton-bela
  `,
  basketball: `
    basket-bazar
  `,
  volleyball: `
    volley-village
  `,
  boxing: `
    boxing-bela
  `,
  archery: `
    archer-arena
  `,
  esports: `
    esports-clash esports-pad bijli-blitz keyboard-kings target-time pixel-tanks nishan-cup shield-wars nishan-arena
    turbo-circuit sky-squad pad-masters
  `,
  cockfight: `
    rooster-crest rooster-derby jhuti-derby red-crest golden-rooster rongin-ring village-derby morning-crow
  `,
  'car-race': `
    grand-race rally-road drawghor-race
  `,
  'boat-race': `
    nouka-baich padma-race
  `,
  cricket: `
    cricket-live tara-sports-lobby green-field-cricket super-over-sobuj
  `,
  coin: `
    kh-toss taka-toss
  `,
  craps: `
    classic-craps
  `,
  dice: `
    kh-dice
  `,
  'hi-lo': `
    kh-hilo hi-lo-hut card-kahini hi-lo-duel
  `,
  'jhandi-munda': `
    jhandi-munda jhandi-chottor jhandi-rajbari ghuri-jhandi
  `,
  fishing: `
    ilish-king deep-angler octo-treasure jelly-glow golden-koi padma-hunt golden-crab sea-star sub-quest dolphin-dash
    coral-chest puffer-pond river-turtle happy-puffer jelly-jam octo-party crab-rave koi-pond mukta-diver painted-fish
    drum-fish sea-mela nouka-net boal-boss hilsa-harvest mohona-monster ancient-turtle lost-submarine haor-fishing
    wetland-crab night-angler rui-run royal-reef neon-reef
  `,
  'dragon-tiger': `
    live-dragontiger dragon-tiger-noir dragon-tiger-dhaka drake-duel tiger-table
  `,
  keno: `
    kh-keno keno-kinara takatak-keno ghuri-keno lucky-lemon
  `,
  limbo: `
    kh-limbo
  `,
  'ludo-race': `
    kh-ludo ludo-link ludo-bari ludo-nouka ludo-clock royal-ludo
  `,
  mines: `
    kh-mines mine-mela
  `,
  plinko: `
    kh-plinko plinko-para rain-drops
  `,
  roulette: `
    roulette-box european-wheel nawabi-roulette rong-neon-roulette live-roulette roulette-rajbari panna-roulette
    mohua-roulette silk-roulette garden-roulette
  `,
  scratch: `
    scratch-star tikit-lobby tikit-scratch animal-draw
  `,
  'seven-up-down': `
    river-dice seven-up-down disco-seven-up dice-duel dice-darbar
  `,
  'sic-bo': `
    sic-bo-street live-sicbo sic-bo-salon dice-three
  `,
  'slot-cascade': `
    mango-rush gem-bazaar candy-para emerald-seven fruit-carnival berry-blast lucky-cherry monsoon-mango litchi-lane
    orange-orchard rui-ruby clover-para sweet-hari jolpai-gems mishti-mountain candy-khal mushroom-mohol pagla-bomb
    phool-pop jaba-jazz golap-garden himel-frost crystal-kutir grape-gang melon-mohona ruby-ring genie-gems
    sonar-fosol rongtuli-rose ice-alpona laddu-land fruit-fosol begum-jewels sultana-rose velvet-gems jaba-jewel
    surjomukhi-smile rose-river green-clover jamdani-jewels thread-of-gold loom-of-luck star-shawl sour-sugar
    fuchka-fever lemon-lake berry-bhorta plum-pickle mushroom-monsoon bijli-gems buno-orchid neon-fol prism-gems
    colour-candy
  `,
  'slot-classic': `
    triple-seven bell-bonus sonali-bar spin-bazar bhagyo-horseshoe seven-bazar bazar-bell hira-luck tin-bar jadu-seven
    rajkiyo-reels drum-seven bazar-reels neon-seven rongdhonu-reels
  `,
  'slot-lines': `
    royal-bengal lotus-lanterns terracotta dragon-eye lion-crown chilli-fiesta peacock-palace phoenix-dawn moon-boat
    rickshaw-riches pharaoh-vault owl-oracle buffalo-plains book-secrets sun-temple pyramid-gold crown-jewels
    sundari-tiger panda-para triple-tala joyful-jester sunny-surjo fire-projapoti boishakhi-storm upohar-mela
    star-wand golden-trophy rongin-balloon coconut-beach cha-break bamboo-bear laughing-frog chilli-chor monkey-mela
    foxy-fair rabbit-rong billi-boutique doggo-dhaka circus-shahar mask-carnival rain-chhata moonlight-moni
    cobra-charm tota-tales deer-delta hati-holiday owl-alley tea-temple jungle-drum alien-adda astro-apu kite-karnival
    peacock-pop dragon-drishti firework-fest map-of-moynamoti sailor-sindbad compass-coast secret-key wizard-night
    sultan-swords jadu-book midnight-mask volcano-vault pirate-padma star-sorcerer cobra-crown elephant-emerald
    painted-peacock alpona-art rickshaw-rong truck-art nakshi-nights sundarban-sun hill-harvest blue-butterfly
    temple-of-clay lion-of-lalmai tiger-tuli swan-serenade deer-dawn frog-fortune tal-paradise snow-summit
    phoenix-palette moon-mural rain-raga bronze-age nile-nights pyramid-path resham-road old-fort lost-library
    mahasthan-mystery steam-station ember-empire crown-of-gaur drake-dynasty bull-of-bogura star-calendar baul-beats
    dhol-dance moon-melody firefly-field banyan-blues folk-fair swan-lake rain-drum magic-ektara owl-opera cup-of-cha
    parrot-parade river-rani sonar-tori lily-lagoon turtle-tide crab-cove dolphin-delta starfish-shore mohona-map
    captain-compass dubu-diver coral-crown puffer-party festival-drum mela-ghuri boishakhi-mask light-festival
    sugar-elephant gift-gari balloon-bazar tiger-tamasha dancing-bear mayur-throne royal-elephant palace-key
    lion-durbar golden-temple emerald-crown mughal-map silver-swan shapla-shimmer petal-phoenix butterfly-bloom
    moon-flower forest-fawn pink-panda muslin-moon woven-lotus nakshi-kantha silk-tiger paisley-peacock indigo-owl
    weaver-bird tok-jhal tea-stall coconut-crush hot-handi kodom-rain thunder-tree rain-frog cloud-castle
    rainbow-river green-valley ashar-elephant peacock-rain haor-heron wetland-wonder bhaluk-bil fox-forest
    monkey-mangrove tiger-trail crab-creek owl-orchard bull-bil lily-frog electric-owl laser-biral star-burner
    disco-dhol glow-jelly palki-parade night-train desert-caravan sky-balloon ship-of-stars moon-mission jungle-truck
    secret-submarine mountain-pass world-compass
  `,
  'slot-respin': `
    padma-pearls koi-fortune golden-handi lamp-wishes lantern-night bagan-bees desi-diya honey-pot kuthi-chest
    magic-marble jadu-lamp vault-of-varendra potion-pot crystal-oracle golden-hourglass shell-secret canvas-koi
    clay-kolshi clock-of-kings pundra-gold lantern-lane pearl-shell tide-treasure nawab-nights royal-hourglass
    garden-bee lotus-lamp lily-pearls pitha-party honey-hut hijol-honey crore-chest jackpot-crown lakh-pot
    jackpot-mango jadu-jackpot vault-jackpot rong-jackpot party-jackpot mayur-jackpot diamond-durbar time-jackpot
    dhol-jackpot river-jackpot star-jackpot
  `,
  'teen-patti': `
    teen-patti teen-patti-tara teen-patti-ring teen-patti-sonali time-patti pagla-patti teen-patti-salon jamdani-lounge
  `,
  'three-card': `
    three-card-weave jhola-three-card dhol-three-card ace-weaver three-card-live
  `,
  tower: `
    kh-tower frog-jump tower-climb chip-tower snake-tower
  `,
  'video-poker': `
    video-poker jacks-club joker-jhola
  `,
  wheel: `
    kh-wheel colour-wheel wheel-of-mela live-wheel mayur-wheel flower-wheel lucky-spin disco-wheel game-show-rong
    colour-draw mega-wheel
  `,
};

/**
 * The titles of the room `slot-respin` whose grand prize is a jackpot of the site: a part of each stake is put into it.
 */
const JACKPOT_TITLES = `
    crore-chest jackpot-crown lakh-pot jackpot-mango jadu-jackpot vault-jackpot rong-jackpot party-jackpot
    mayur-jackpot diamond-durbar time-jackpot dhol-jackpot river-jackpot star-jackpot
`;

/** The titles whose codes begin with another engine's name than those of the other titles of their room. */
const OTHER_CODES: Readonly<Record<string, EngineName>> = {
  ...Object.fromEntries(wordsOf(JACKPOT_TITLES).map((slug) => [slug, 'draw' as const])),
  'chip-tower': 'table',
  'snake-tower': 'table',
  'ludo-link': 'draw',
  'colour-draw': 'draw',
  'dice-three': 'draw',
  'mega-wheel': 'draw',
};

/** The slugs of a text. */
function wordsOf(slugs: string): string[] {
  return slugs.split(/\s+/).filter((word) => word !== '');
}

/** Every title on the list, by its slug. */
export const listedTitles = allTitles();

/**
 * What the list says about a title; undefined for one that is not on it. A made-up title of a load test runs what its
 * original runs.
 */
export function listedTitle(slug: string): ListedTitle | undefined {
  return listedTitles.get(slug.replace(/^made-\d+-/, ''));
}

function allTitles(): ReadonlyMap<string, ListedTitle> {
  const found = new Map<string, ListedTitle>();
  const jackpots = new Set(wordsOf(JACKPOT_TITLES));
  function add(slugs: string, title: ListedTitle): void {
    for (const slug of wordsOf(slugs)) {
      if (found.has(slug)) throw new Error(`The title ${slug} is on the list twice`);
      const isJackpot = jackpots.has(slug) ? ({ isJackpot: true } as const) : {};
      found.set(slug, { ...title, ...isJackpot, engine: OTHER_CODES[slug] ?? title.engine });
    }
  }
  for (const [room, slugs] of Object.entries(ROOM_TITLES) as [RoomName, string][])
    add(slugs, {
      engine: { ...ROOMS, ...COMMON_ROOMS }[room].engine,
      room,
    });
  return found;
}
