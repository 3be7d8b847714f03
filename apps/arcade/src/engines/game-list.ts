import { COMMON_ROOMS, ROOMS, type RoomName } from '../games/rooms.ts';
import type { EngineName, Look } from './engine.ts';

/** The looks of the engines that many titles share. */
type SharedLook = Exclude<Look, 'room'>;

/** The titles of one look: those that run as themselves, and those whose own game is not built yet. */
interface Shelf {
  readonly own?: string;
  readonly standIn?: string;
}

/** What the list says about a title. */
export interface ListedTitle {
  /** The engine's name with which its code begins. */
  readonly engine: EngineName;
  readonly look: Look;
  /** The room of the title's own game, when it has one; its look is then `room`. */
  readonly room?: RoomName;
  /** Whether the title's own game runs. Otherwise a sandbox game is played in its place, and the player is told. */
  readonly isOwn: boolean;
}

/**
 * Every title of the vendor: what runs when it is opened, and whether that is the game that its name and picture
 * promise. This is the only such list; a test compares it with the demo's catalogue. When a title gets an engine of its
 * own, it moves to `own`.
 */
const GAME_LIST: Record<SharedLook, Shelf> = {
  reels5: {
    own: `
      mango-rush lotus-lanterns terracotta padma-pearls dragon-eye lion-crown chilli-fiesta koi-fortune triple-seven
      candy-para phoenix-dawn moon-boat rickshaw-riches pharaoh-vault owl-oracle golden-handi lamp-wishes
      emerald-seven sun-temple fruit-carnival bell-bonus crown-jewels lucky-cherry monsoon-mango litchi-lane
      orange-orchard sundari-tiger rui-ruby sonali-bar joyful-jester spin-bazar clover-para boishakhi-storm
      upohar-mela star-wand golden-trophy honey-pot coconut-beach cha-break bamboo-bear laughing-frog seven-bazar
      bazar-bell chilli-chor jolpai-gems monkey-mela foxy-fair doggo-dhaka mishti-mountain candy-khal mushroom-mohol
      pagla-bomb mask-carnival phool-pop jaba-jazz golap-garden rain-chhata moonlight-moni himel-frost crystal-kutir
      melon-mohona tota-tales deer-delta owl-alley tea-temple jungle-drum alien-adda astro-apu magic-marble
      kite-karnival peacock-pop dragon-drishti firework-fest map-of-moynamoti sailor-sindbad secret-key ruby-ring
      vault-of-varendra sultan-swords jadu-book genie-gems crystal-oracle golden-hourglass pirate-padma star-sorcerer
      hira-luck jadu-seven elephant-emerald rajkiyo-reels painted-peacock canvas-koi clay-kolshi nakshi-nights
      sundarban-sun hill-harvest sonar-fosol rongtuli-rose blue-butterfly tiger-tuli deer-dawn frog-fortune
      snow-summit ice-alpona phoenix-palette rain-raga pundra-gold bronze-age nile-nights pyramid-path resham-road
      lost-library mahasthan-mystery steam-station ember-empire crown-of-gaur drake-dynasty bull-of-bogura
      star-calendar baul-beats moon-melody firefly-field banyan-blues rain-drum magic-ektara owl-opera parrot-parade
      sonar-tori turtle-tide crab-cove starfish-shore mohona-map captain-compass dubu-diver tide-treasure mela-ghuri
      light-festival sugar-elephant gift-gari laddu-land balloon-bazar fruit-fosol drum-seven bazar-reels mayur-throne
      begum-jewels nawab-nights royal-elephant palace-key sultana-rose lion-durbar golden-temple emerald-crown
      velvet-gems royal-hourglass mughal-map silver-swan shapla-shimmer jaba-jewel surjomukhi-smile rose-river
      garden-bee petal-phoenix butterfly-bloom lotus-lamp lily-pearls green-clover forest-fawn muslin-moon woven-lotus
      thread-of-gold nakshi-kantha silk-tiger paisley-peacock star-shawl weaver-bird tok-jhal sour-sugar berry-bhorta
      tea-stall coconut-crush hot-handi kodom-rain cloud-castle rainbow-river ashar-elephant mushroom-monsoon
      peacock-rain buno-orchid wetland-wonder tiger-trail hijol-honey crab-creek owl-orchard bull-bil lily-frog
      neon-fol neon-seven rongdhonu-reels prism-gems electric-owl colour-candy laser-biral star-burner disco-dhol
      glow-jelly night-train desert-caravan ship-of-stars moon-mission jungle-truck world-compass
    `,
  },
  reels3: {
    own: `
      gem-bazaar royal-bengal peacock-palace buffalo-plains book-secrets lantern-night pyramid-gold berry-blast
      panda-para triple-tala bhagyo-horseshoe sunny-surjo bagan-bees fire-projapoti desi-diya rongin-balloon
      kuthi-chest sweet-hari rabbit-rong billi-boutique circus-shahar grape-gang cobra-charm hati-holiday jadu-lamp
      compass-coast wizard-night midnight-mask potion-pot shell-secret volcano-vault cobra-crown tin-bar alpona-art
      rickshaw-rong truck-art temple-of-clay lion-of-lalmai swan-serenade tal-paradise moon-mural clock-of-kings
      old-fort dhol-dance lantern-lane folk-fair swan-lake cup-of-cha river-rani lily-lagoon dolphin-delta pearl-shell
      coral-crown puffer-party festival-drum boishakhi-mask tiger-tamasha dancing-bear moon-flower pink-panda
      jamdani-jewels loom-of-luck indigo-owl fuchka-fever lemon-lake pitha-party honey-hut plum-pickle thunder-tree
      rain-frog green-valley bijli-gems haor-heron bhaluk-bil fox-forest monkey-mangrove palki-parade sky-balloon
      secret-submarine mountain-pass
    `,
  },
  fishing: {
    own: `
      ilish-king deep-angler octo-treasure jelly-glow golden-koi padma-hunt golden-crab sea-star sub-quest
      dolphin-dash coral-chest puffer-pond river-turtle happy-puffer jelly-jam octo-party crab-rave koi-pond
      mukta-diver painted-fish drum-fish sea-mela nouka-net boal-boss hilsa-harvest mohona-monster ancient-turtle
      lost-submarine haor-fishing wetland-crab night-angler rui-run royal-reef neon-reef
    `,
  },
  cards: {
    standIn: `
      kh-hilo blackjack-box hi-lo-hut card-kahini three-card-weave teen-patti royal-flush chip-tower teen-patti-tara
      poker-box teen-patti-sonali river-holdem nawab-poker pagla-patti chip-champ ace-weaver live-blackjack
      blackjack-baagh teen-patti-salon royal-dealer casino-holdem mohua-blackjack jamdani-lounge three-card-live
      neon-blackjack teen-patti-ring jhola-three-card hi-lo-duel holdem-bari twenty-one-tara classic-craps
      dhol-three-card poker-nouka time-patti begum-blackjack snake-tower
    `,
  },
  keno: {
    standIn: `
      kh-mines kh-toss kh-tower video-poker jacks-club joker-jhola mine-mela frog-jump taka-toss tower-climb
    `,
  },
  lottery: {
    own: `
      lotto-six daily-draw night-draw lucky-clover-draw river-draw boat-number hour-draw mela-lottery drum-draw
      minute-balls drawghor-six drawghor-cage drawghor-star
    `,
    standIn: `
      lotto-45 scratch-star tikit-lobby tikit-pick-three tikit-pick-four tikit-scratch six-forty-five jhotpot-lobby
      quick-three quick-four animal-draw drawghor-digits drawghor-race
    `,
  },
  bingo: {
    standIn: `
      bingo-para bingo-boat bingo-bazar mango-bingo nodi-bingo boat-ball pagla-bingo candy-bingo mela-bingo
      drum-ball neon-bingo rainbow-balls flower-bingo ticket-bingo
    `,
  },
  jackpot: {
    standIn: `
      crore-chest jackpot-crown lakh-pot jackpot-mango jadu-jackpot vault-jackpot rong-jackpot
      party-jackpot mayur-jackpot diamond-durbar time-jackpot dhol-jackpot river-jackpot star-jackpot
    `,
  },
  sports: {
    own: `
      football-arena green-field-football evening-football cup-day
    `,
    standIn: `
      cricket-live tennis-point tara-sports-lobby kabaddi-court hockey-horizon badminton-bela basket-bazar
      volley-village green-field-cricket super-over-sobuj tennis-tala boxing-bela grand-race archer-arena rally-road
    `,
  },
  esports: {
    standIn: `
      esports-clash esports-pad bijli-blitz keyboard-kings target-time pixel-tanks nishan-cup shield-wars nishan-arena
      turbo-circuit sky-squad pad-masters
    `,
  },
  cockfight: {
    own: `
      rooster-crest rooster-derby jhuti-derby red-crest golden-rooster rongin-ring village-derby morning-crow
    `,
  },
};

/** The titles whose own game has a room, by its name. */
const ROOM_TITLES: Record<RoomName, string> = {
  crash: `
    kh-uran kh-curve sky-kite rocket-dhaka jet-turbo aero-plane balloon-up comet-chase paper-plane sky-arrow
    fanush-up jet-bijli moon-rider flying-boat para-drop comet-clock star-liner pagla-rocket bird-rush jadu-flight
    rising-lantern turbo-racer thunder-run neon-rocket orbit-x kite-duel
  `,
  'andar-bahar': `
    andar-bahar-express andar-bahar-roshni andar-bahar-haat live-andarbahar andar-bahar-mohua
  `,
  baccarat: `
    baccarat-bela live-baccarat baccarat-bagan golden-baccarat mayur-baccarat mohua-baccarat
    moonlight-table velvet-baccarat shapla-baccarat
  `,
  dice: `
    kh-dice
  `,
  'jhandi-munda': `
    jhandi-munda jhandi-chottor jhandi-rajbari ghuri-jhandi
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
  plinko: `
    kh-plinko plinko-para rain-drops
  `,
  roulette: `
    roulette-box european-wheel nawabi-roulette rong-neon-roulette live-roulette roulette-rajbari panna-roulette
    mohua-roulette silk-roulette garden-roulette
  `,
  'seven-up-down': `
    river-dice seven-up-down disco-seven-up dice-duel dice-darbar
  `,
  'sic-bo': `
    sic-bo-street live-sicbo sic-bo-salon dice-three
  `,
  wheel: `
    kh-wheel colour-wheel wheel-of-mela live-wheel mayur-wheel flower-wheel lucky-spin disco-wheel game-show-rong
    colour-draw mega-wheel
  `,
};

/** The titles whose codes begin with another engine's name than those of the other titles of their room. */
const OTHER_CODES: Readonly<Record<string, EngineName>> = {
  'ludo-link': 'draw',
  'colour-draw': 'draw',
  'dice-three': 'draw',
  'mega-wheel': 'draw',
};

const ENGINE_OF: Record<SharedLook, EngineName> = {
  reels5: 'slot',
  reels3: 'slot',
  fishing: 'fishing',
  cards: 'table',
  keno: 'draw',
  lottery: 'draw',
  bingo: 'draw',
  jackpot: 'draw',
  sports: 'draw',
  esports: 'draw',
  cockfight: 'draw',
};

/** Every title on the list, by its slug. */
export const listedTitles = allTitles();

/**
 * What the list says about a title; undefined for one that is not on it. A made-up title of a load test runs what its
 * original runs.
 */
export function listedTitle(slug: string): ListedTitle | undefined {
  return listedTitles.get(slug.replace(/^made-\d+-/, ''));
}

/** The shared look of a name, where the engine that has it is the given one. */
export function lookOfEngine(name: string, engine: EngineName): SharedLook | undefined {
  const look = Object.hasOwn(ENGINE_OF, name) ? (name as SharedLook) : undefined;
  return look !== undefined && ENGINE_OF[look] === engine ? look : undefined;
}

function allTitles(): ReadonlyMap<string, ListedTitle> {
  const found = new Map<string, ListedTitle>();
  function add(slugs: string, title: ListedTitle): void {
    for (const slug of slugs.split(/\s+/).filter((word) => word !== '')) {
      if (found.has(slug)) throw new Error(`The title ${slug} is on the list twice`);
      found.set(slug, { ...title, engine: OTHER_CODES[slug] ?? title.engine });
    }
  }
  for (const [look, { own = '', standIn = '' }] of Object.entries(GAME_LIST) as [
    SharedLook,
    Shelf,
  ][]) {
    const engine = ENGINE_OF[look];
    add(own, { engine, look, isOwn: true });
    add(standIn, { engine, look, isOwn: false });
  }
  for (const [room, slugs] of Object.entries(ROOM_TITLES) as [RoomName, string][])
    add(slugs, {
      engine: { ...ROOMS, ...COMMON_ROOMS }[room].engine,
      look: 'room',
      room,
      isOwn: true,
    });
  return found;
}
