/** The slot titles of each family: `slug=motif/colours`. */
export const SLOT_TITLES = {
  'slot-classic': `
    triple-seven=seven/ruby bell-bonus=bell/feltr sonali-bar=bars/cobalt spin-bazar=reels/phx
    bhagyo-horseshoe=horseshoe/koi seven-bazar=seven/midnight bazar-bell=bell/plumb hira-luck=gems/teal
    tin-bar=bars/neon jadu-seven=seven/neon rajkiyo-reels=reels/gold drum-seven=seven/plumb
    bazar-reels=reels:7,B,7/koi neon-seven=seven/wine rongdhonu-reels=reels:R,7,G/neon
  `,
  'slot-lines': `
    royal-bengal=beast:tiger/tiger lotus-lanterns=lotus/lotusp terracotta=terracotta/ember dragon-eye=eye/dragon
    lion-crown=beast:lion,crown/lion chilli-fiesta=chilli/ember peacock-palace=peacock/peacock
    phoenix-dawn=phoenix/phx moon-boat=moonboat/dusk rickshaw-riches=rickshaw/candy pharaoh-vault=pharaoh/sand
    owl-oracle=owl/grape buffalo-plains=bull/bull book-secrets=book/jade sun-temple=temple/sand
    pyramid-gold=pyramid/dusk crown-jewels=crown/ruby sundari-tiger=beast:tiger/orchard panda-para=face:panda/forest
    triple-tala=key/lava joyful-jester=jester/storm sunny-surjo=sun/sunset fire-projapoti=butterfly/lotusp
    boishakhi-storm=storm/steel upohar-mela=gift/aurora star-wand=wand/teal golden-trophy=trophy/plumb
    rongin-balloon=firework/midnight coconut-beach=palm/forest cha-break=teacup/gold bamboo-bear=face:bear/copperp
    laughing-frog=face:frog,crown/limep chilli-chor=chilli/lava monkey-mela=face:monkey/copperp
    foxy-fair=face:fox/coral rabbit-rong=face:rabbit/candy billi-boutique=face:cat/coral doggo-dhaka=face:dog/copperp
    circus-shahar=jester/phx mask-carnival=mask/aurora rain-chhata=umbrella/steel moonlight-moni=moon/gold
    cobra-charm=cobra/jade tota-tales=parrot/jade2 deer-delta=face:deer/desert hati-holiday=face:elephant/ice
    owl-alley=owl/indigo tea-temple=temple/desert jungle-drum=dhol/ember alien-adda=ufo/neon astro-apu=astronaut/sky
    kite-karnival=kite/aurora peacock-pop=peacock/jade dragon-drishti=eye/lava firework-fest=firework/plumb
    map-of-moynamoti=map/phx sailor-sindbad=ship/sky compass-coast=compass/teal secret-key=key/plumb
    wizard-night=wand/lotusp sultan-swords=swords/aurora jadu-book=book/phx midnight-mask=mask/plumb
    volcano-vault=volcano/lava pirate-padma=ship/lagoon star-sorcerer=wand/phx cobra-crown=cobra/emer
    elephant-emerald=face:elephant,crown/storm painted-peacock=peacock/midnight alpona-art=lotus/plumb
    rickshaw-rong=rickshaw/midnight truck-art=truck/lagoon nakshi-nights=mask/lava sundarban-sun=sun/honey
    hill-harvest=mountain/steel blue-butterfly=butterfly/midnight temple-of-clay=terracotta/sky
    lion-of-lalmai=beast:lion/sand tiger-tuli=beast:tiger/ember swan-serenade=swan/nightsea
    deer-dawn=face:deer/copperp frog-fortune=face:frog/moss tal-paradise=palm/limep snow-summit=mountain/storm
    phoenix-palette=phoenix/wine moon-mural=moon/cobalt rain-raga=storm/storm bronze-age=swords/lava
    nile-nights=pharaoh/cobalt pyramid-path=pyramid/sand resham-road=map/deep old-fort=terracotta/lagoon
    lost-library=book/nightsea mahasthan-mystery=temple/jade steam-station=train/sky ember-empire=volcano/ember
    crown-of-gaur=crown/midnight drake-dynasty=eye/plumb bull-of-bogura=bull/dusk star-calendar=compass/midnight
    baul-beats=ektara/gold dhol-dance=dhol/teal moon-melody=moonboat/nightsea firefly-field=tree/forest
    banyan-blues=tree/moss folk-fair=rickshaw/plumb swan-lake=swan/dawn rain-drum=umbrella/storm
    magic-ektara=ektara/plumb owl-opera=owl/midnight cup-of-cha=teacup/plumb parrot-parade=parrot/forest
    river-rani=ship/midnight sonar-tori=moonboat/midnight lily-lagoon=lotus/candy turtle-tide=turtle/octo
    crab-cove=crab/lagoon dolphin-delta=dolphin/gfish starfish-shore=starfish/gfish mohona-map=map/gold
    captain-compass=compass/wine dubu-diver=submarine/gfish coral-crown=crown/cobalt puffer-party=puffer/aurora
    festival-drum=dhol/wine mela-ghuri=kite/honey boishakhi-mask=mask/teal light-festival=firework/neon
    sugar-elephant=face:elephant/steel gift-gari=truck/sky balloon-bazar=balloon/plumb
    tiger-tamasha=beast:tiger,crown/copperp dancing-bear=face:bear/desert mayur-throne=peacock/emer
    royal-elephant=face:elephant,crown/feltg palace-key=key/cobalt lion-durbar=beast:lion,crown/honey
    golden-temple=temple/gold emerald-crown=crown/koi mughal-map=map/lava silver-swan=swan/midnight
    shapla-shimmer=lotus/blossom petal-phoenix=phoenix/ember butterfly-bloom=butterfly/parade moon-flower=moon/honey
    forest-fawn=face:deer/dawn pink-panda=face:panda/blossom muslin-moon=moonboat/plumb woven-lotus=lotus/orchid
    nakshi-kantha=butterfly/aurora silk-tiger=beast:tiger/coral paisley-peacock=peacock/grape indigo-owl=owl/plumb
    weaver-bird=bird/teal tok-jhal=chilli/ruby tea-stall=teacup/midnight coconut-crush=palm/jade2
    hot-handi=chilli/sunset kodom-rain=umbrella/teal thunder-tree=storm/indigo rain-frog=face:frog/forest
    cloud-castle=terracotta/teal rainbow-river=rickshaw/gold green-valley=mountain/dawn
    ashar-elephant=face:elephant/peacock peacock-rain=peacock/teal haor-heron=bird/sky wetland-wonder=turtle/nightsea
    bhaluk-bil=face:bear/bull fox-forest=face:fox/lava monkey-mangrove=face:monkey/desert
    tiger-trail=beast:tiger/sunset crab-creek=crab/feltb owl-orchard=owl/moss bull-bil=bull/storm
    lily-frog=face:frog,crown/jade2 electric-owl=owl/teal laser-biral=face:cat/grape star-burner=comet/sky
    disco-dhol=dhol/midnight glow-jelly=jelly/gfish palki-parade=rickshaw/teal night-train=train/lagoon
    desert-caravan=pyramid/desert sky-balloon=balloon/phx ship-of-stars=ship/ruby moon-mission=astronaut/cobalt
    jungle-truck=truck/feltb secret-submarine=submarine/lagoon mountain-pass=mountain/plumb
    world-compass=compass/storm
  `,
  'slot-cascade': `
    mango-rush=fruits:mango,berry,lemon/orchard gem-bazaar=gems/midnight candy-para=candy/candy
    emerald-seven=gems/emer fruit-carnival=fruits:melon,grape,orange/forest berry-blast=fruits:berry,plum,cherry/candy
    lucky-cherry=fruits:cherry,lemon,plum/neon monsoon-mango=fruits:mango,lemon,orange/lava
    litchi-lane=fruits:berry,cherry,grape/teal orange-orchard=fruits:orange,lemon,mango/deep rui-ruby=gems/wine
    clover-para=clover/limep sweet-hari=sweets/blossom jolpai-gems=ring/cobalt mishti-mountain=sweets/coral
    candy-khal=candy/lotusp mushroom-mohol=mushroom/koi pagla-bomb=bomb/neon phool-pop=sunflower/cobalt
    jaba-jazz=hibiscus/feltg golap-garden=rose/feltg himel-frost=snowflake/ice crystal-kutir=crystal/lava
    grape-gang=fruits:grape,plum,berry/plumb melon-mohona=fruits:melon,mango,lemon/koi ruby-ring=ring/koi
    genie-gems=gems/lava sonar-fosol=sunflower/lottob rongtuli-rose=rose/feltb ice-alpona=snowflake/steel
    laddu-land=sweets/candy fruit-fosol=fruits:grape,mango,cherry/nightsea begum-jewels=ring/teal
    sultana-rose=rose/pitch velvet-gems=gems/storm jaba-jewel=hibiscus/lagoon surjomukhi-smile=sunflower/honey
    rose-river=rose/teal green-clover=clover/moss jamdani-jewels=gems/nightsea thread-of-gold=ring/phx
    loom-of-luck=clover/grape star-shawl=crystal/cobalt sour-sugar=candy/parade fuchka-fever=sweets/honey
    lemon-lake=fruits:lemon,orange,melon/cobalt berry-bhorta=fruits:berry,grape,plum/lagoon
    plum-pickle=fruits:plum,cherry,berry/wine mushroom-monsoon=mushroom/lagoon bijli-gems=gems/lagoon
    buno-orchid=hibiscus/feltb neon-fol=fruits:cherry,berry,lemon/phx prism-gems=crystal/storm
    colour-candy=candy/orchid
  `,
  'slot-respin': `
    padma-pearls=chest/sea koi-fortune=koi/koi golden-handi=pot/ruby lamp-wishes=lamp/grape lantern-night=lantern/dusk
    bagan-bees=bee/honey desi-diya=diya/wine honey-pot=pot/grape kuthi-chest=chest/midnight
    magic-marble=crystalball/deep jadu-lamp=lamp/wine vault-of-varendra=chest/wine potion-pot=kolshi/feltb
    crystal-oracle=crystalball/neon golden-hourglass=hourglass/gold shell-secret=shell/koi canvas-koi=koi/octo
    clay-kolshi=kolshi/lagoon clock-of-kings=hourglass/wine pundra-gold=pot/midnight lantern-lane=lantern/midnight
    pearl-shell=shell/deep tide-treasure=chest/lava nawab-nights=lantern/wine royal-hourglass=hourglass/deep
    garden-bee=bee/forest lotus-lamp=diya/plumb lily-pearls=shell/gfish pitha-party=pot/teal honey-hut=bee/limep
    hijol-honey=bee/lotto crore-chest=chest/gold jackpot-crown=crown/crownE lakh-pot=pot/plumb
    jackpot-mango=fruits:mango,orange,lemon/aurora jadu-jackpot=crystalball/lava vault-jackpot=key/koi
    rong-jackpot=gems/deep party-jackpot=firework/indigo mayur-jackpot=peacock/teal diamond-durbar=ring/storm
    time-jackpot=hourglass/lava dhol-jackpot=dhol/emer river-jackpot=chest/cobalt star-jackpot=wand/deep
  `,
} as const;
