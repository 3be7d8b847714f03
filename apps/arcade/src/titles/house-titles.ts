/** The titles of each game but slots: `slug=motif/colours`. */
export const HOUSE_TITLES = {
  mines: `
    kh-mines=mines/kh-mines mine-mela=mines/blossom
  `,
  plinko: `
    kh-plinko=plinko/kh-plinko plinko-para=plinko/orchid rain-drops=umbrella/indigo
  `,
  dice: `
    kh-dice=dice/kh-dice
  `,
  limbo: `
    kh-limbo=limbo/kh-limbo
  `,
  'hi-lo': `
    kh-hilo=hilo/kh-hilo hi-lo-hut=hilo/wine card-kahini=fan:Kh,Qs,Jd/emer hi-lo-duel=hilo/indigo
  `,
  tower: `
    kh-tower=tower/kh-tower frog-jump=face:frog/crownE tower-climb=tower/neon chip-tower=tower/feltb
    snake-tower=cobra/grape
  `,
  keno: `
    kh-keno=keno/kh-keno keno-kinara=keno/lottob lucky-lemon=fruits:lemon,melon,cherry/gold ghuri-keno=kite/teal
    takatak-keno=keno/grape
  `,
  wheel: `
    kh-wheel=wheel/kh-wheel mega-wheel=wheel/midnight colour-wheel=wheel/cobalt wheel-of-mela=wheel/lotto
    live-wheel=wheel/tableB mayur-wheel=wheel/coral flower-wheel=wheel/parade lucky-spin=wheel/mintp
    game-show-rong=wheel/storm disco-wheel=wheel/orchid colour-draw=wheel/honey
  `,
  coin: `
    kh-toss=toss/kh-toss taka-toss=toss/mintp
  `,
  'ludo-race': `
    kh-ludo=ludo/kh-ludo ludo-link=ludo/feltg ludo-bari=ludo/feltb ludo-nouka=ludo/midnight ludo-clock=ludo/teal
    royal-ludo=ludo/plumb
  `,
  crash: `
    kh-uran=rocket/kh-uran kh-curve=curve/kh-curve sky-kite=kite/sky rocket-dhaka=rocket/space jet-turbo=jet/neon
    aero-plane=plane/sunset balloon-up=balloon/sky comet-chase=comet/deep paper-plane=paperplane/aurora
    sky-arrow=arrow/phx fanush-up=balloon/neon jet-bijli=jet/aurora moon-rider=astronaut/neon flying-boat=ship/dusk
    para-drop=parachute/phx comet-clock=comet/cobalt star-liner=ufo/deep pagla-rocket=rocket/neon
    bird-rush=bird/lagoon jadu-flight=plane/cobalt rising-lantern=lantern/plumb turbo-racer=racecar/lagoon
    thunder-run=storm/midnight neon-rocket=rocket/plumb orbit-x=ufo/sky kite-duel=kite/phx
  `,
  'teen-patti': `
    teen-patti=fan:As,Ah,Ad/feltg teen-patti-tara=fan:Kh,Ks,Kd/ruby teen-patti-ring=fan:8h,9h,10h/wine
    teen-patti-sonali=aces/ruby time-patti=fan:Qs,Ks,As/teal pagla-patti=aces/feltb teen-patti-salon=table:Ks,Kh/plumb
    jamdani-lounge=table:10h,As/tableR
  `,
  'three-card': `
    three-card-weave=fan:Qh,Qs,Qd/rosewood jhola-three-card=fan:Js,Qs,Ks/deep dhol-three-card=fan:8d,8h,8s/rosewood
    ace-weaver=aces/wine three-card-live=fan:Ah,Ad,As/feltb
  `,
  'andar-bahar': `
    andar-bahar-express=aces/grape andar-bahar-roshni=fan:Jd,5c,Jh/feltr andar-bahar-haat=fan:4h,9c,4s/crownE
    live-andarbahar=table:Qh,Qs/tableT andar-bahar-mohua=table:Jh,Js/cobalt
  `,
  'dragon-tiger': `
    drake-duel=eye/deep dragon-tiger-dhaka=beast:tiger/ruby live-dragontiger=table:Ds,Th/tableR
    tiger-table=beast:tiger/honey dragon-tiger-noir=table:Kc,Kd/tableG
  `,
  baccarat: `
    baccarat-bela=fan:9h,Ks/plumb live-baccarat=table:9h,Ks/tableG baccarat-bagan=table:8h,9s/wine
    golden-baccarat=table:9d,9c/rosewood mayur-baccarat=table:6h,3s/midnight mohua-baccarat=table:7d,2c/jade
    moonlight-table=moon/midnight velvet-baccarat=table:5s,4d/tableB shapla-baccarat=table:8d,Kc/tableT
  `,
  blackjack: `
    blackjack-box=fan:As,Jh/jade twenty-one-tara=fan:Ad,Kc/indigo begum-blackjack=fan:Qh,Ad/feltg
    live-blackjack=table:Ah,Js/tableB blackjack-baagh=table:As,Kd/jade royal-dealer=table:Kh,Qs/cobalt
    mohua-blackjack=table:Ad,Qc/midnight neon-blackjack=table:Ac,10d/wine
  `,
  'casino-holdem': `
    royal-flush=fan/feltb poker-box=chips/midnight holdem-bari=fan:As,Ks/teal poker-nouka=suits/feltb
    river-holdem=chips/indigo nawab-poker=fan:Ah,Kh,Qh,Jh,10h/crownE chip-champ=chips/teal
    casino-holdem=table:As,Ah/rosewood
  `,
  'video-poker': `
    video-poker=fan:10s,Js,Qs,Ks,As/midnight jacks-club=fan:Jh,Js,Jc,Jd/feltr joker-jhola=jester/midnight
  `,
  'sic-bo': `
    sic-bo-street=dice/crownE live-sicbo=dice/tableR sic-bo-salon=dice/feltg dice-three=dice/indigo
  `,
  craps: `
    classic-craps=dice/emer
  `,
  'jhandi-munda': `
    jhandi-munda=jhandi/rosewood jhandi-chottor=jhandi/plumb jhandi-rajbari=jhandi/emer ghuri-jhandi=kite/rosewood
  `,
  'seven-up-down': `
    river-dice=twodice:2,5/feltr seven-up-down=twodice:3,4/grape disco-seven-up=twodice:6,1/feltg
    dice-duel=twodice:1,6/teal dice-darbar=twodice:4,3/grape
  `,
  roulette: `
    roulette-box=roulette/crownE european-wheel=roulette/indigo nawabi-roulette=roulette/feltr
    rong-neon-roulette=roulette/feltb live-roulette=roulette/tableT roulette-rajbari=roulette/grape
    panna-roulette=roulette/rosewood mohua-roulette=roulette/teal silk-roulette=roulette/emer
    garden-roulette=roulette/feltg
  `,
  bingo: `
    bingo-para=bingo/lottob bingo-boat=bingo/sea bingo-bazar=bingo/lotusp mango-bingo=bingo/mintp
    nodi-bingo=bingo/honey boat-ball=balls/parade pagla-bingo=bingo/parade candy-bingo=bingo/coral
    mela-bingo=bingo/grape drum-ball=cage/coral neon-bingo=bingo/cobalt rainbow-balls=balls:3,18,27,44,60/lotusp
    flower-bingo=bingo/sunset ticket-bingo=ticket/orchid
  `,
  'pick-three': `
    tikit-pick-three=digits:4,1,9/orchid quick-three=digits:7,2,5/teal drawghor-digits=digits:9,0,3/lottob
  `,
  'pick-four': `
    tikit-pick-four=digits:2,7,0,5/mintp jhotpot-lobby=cage/grape quick-four=digits:1,4,6,8/lotto
  `,
  'six-of-45': `
    lotto-45=balls:4,45,12,30,8/lottob six-forty-five=balls:6,17,28,39,45/honey
  `,
  scratch: `
    scratch-star=ticket/lotusp tikit-lobby=ticket/sunset tikit-scratch=ticket/blossom animal-draw=face:panda/jade
  `,
  'ball-draw': `
    lotto-six=balls/lotto daily-draw=balls:2,9,15,31,40/orchid night-draw=cage/cobalt lucky-clover-draw=clover/jade2
    river-draw=balls:5,11,23,36,42/teal boat-number=digits:1,0,8/cobalt hour-draw=hourglass/plumb
    mela-lottery=ticket/mintp drum-draw=cage/honey minute-balls=balls:1,8,16,24,33/blossom
    drawghor-six=balls:4,12,19,27,38/coral drawghor-cage=cage/teal drawghor-star=ticket/lotto
  `,
  fishing: `
    ilish-king=bigfish:pals/sea deep-angler=angler/deep octo-treasure=octopus/octo jelly-glow=jelly/deep
    golden-koi=bigfish/gfish padma-hunt=bigfish:pals/nightsea golden-crab=crab/teal sea-star=starfish/cobalt
    sub-quest=submarine/cobalt dolphin-dash=dolphin/octo coral-chest=chest/neon puffer-pond=puffer/gfish
    river-turtle=turtle/teal happy-puffer=puffer/koi jelly-jam=jelly/lagoon octo-party=octopus/cobalt
    crab-rave=crab/sky koi-pond=koi/cobalt mukta-diver=shell/aurora painted-fish=bigfish/cobalt
    drum-fish=bigfish:pals/lagoon sea-mela=starfish/koi nouka-net=moonboat/sunset boal-boss=angler/octo
    hilsa-harvest=bigfish/teal mohona-monster=octopus/teal ancient-turtle=turtle/aurora
    lost-submarine=submarine/nightsea haor-fishing=bigfish:pals/koi wetland-crab=crab/pitch night-angler=angler/aurora
    rui-run=bigfish/aurora royal-reef=shell/octo neon-reef=jelly/octo
  `,
  cricket: `
    cricket-live=cricket/night tara-sports-lobby=trophy/wine green-field-cricket=cricket/feltb
    super-over-sobuj=cricket/cobalt
  `,
  football: `
    football-arena=football/pitch green-field-football=football/night evening-football=football/feltb
    cup-day=trophy/aurora
  `,
  kabaddi: `
    kabaddi-court=medal/pitch
  `,
  tennis: `
    tennis-point=racket/feltb tennis-tala=racket/cobalt
  `,
  badminton: `
    badminton-bela=shuttle/cobalt
  `,
  hockey: `
    hockey-horizon=shield/space
  `,
  basketball: `
    basket-bazar=basketball/steel
  `,
  volleyball: `
    volley-village=volleyball/storm
  `,
  boxing: `
    boxing-bela=glove/cobalt
  `,
  'car-race': `
    grand-race=racecar/wine rally-road=flag/nightsea drawghor-race=racecar/neon
  `,
  'boat-race': `
    nouka-baich=longboat/lagoon padma-race=longboat/dusk
  `,
  archery: `
    archer-arena=dartboard/feltg
  `,
  esports: `
    esports-clash=shield/neon esports-pad=pad/space bijli-blitz=headset/cobalt keyboard-kings=keycaps/nightsea
    target-time=target/aurora pixel-tanks=tank/nightsea nishan-cup=trophy/lava shield-wars=shield/nightsea
    nishan-arena=swords/cobalt turbo-circuit=racecar/deep sky-squad=jet/plumb pad-masters=pad/indigo
  `,
  cockfight: `
    rooster-crest=rooster/roost rooster-derby=rooster/roostb jhuti-derby=rooster/teal red-crest=rooster/lagoon
    golden-rooster=rooster/sky rongin-ring=rooster/feltb village-derby=rooster/feltg morning-crow=rooster/cobalt
  `,
} as const;
