import type { BannerPlan } from './banner.ts';
import { layersOf, paletteNamed } from './plans.ts';

// art | hero and its words | palette | back layers | particles | scale | turn in degrees
const table = `
welcome | pot | meadow | rays jungle | coins | 1.25 | 0
river | koi | koi | rings | petals | 1.3 | 0
cricket | cricket | night | stadium | none | 1.35 | 4
football | football | pitch | stadium | confetti | 1.35 | 0
crash | rocket | space | stars city | streaks | 1.3 | 0
slots | lotus | lotusp | mandala stars | petals | 1.25 | 0
originals | dice | cobalt | rings | sparkles | 1.3 | 0
fishing | bigfish:pals | sea | undersea | bubbles | 1.25 | 0
reef | turtle | lagoon | undersea | bubbles | 1.25 | 0
jackpot | chest | gold | rays | coins | 1.25 | 0
limits | tree | jade | hills | none | 1.2 | 0
practice | gift | parade | rays | confetti | 1.2 | 0
ideas | book | teal | bokeh | sparkles | 1.25 | 0
explore | map | plumb | rays | none | 1.2 | 0
video | plinko | indigo | rings | none | 1.2 | 0
howto | teacup | orchard | bokeh | none | 1.2 | 0
hot | seven | ruby | rays bokeh | coins | 1.2 | 0
search | compass | deep | rings stars | none | 1.2 | 0
register | key | feltg | rays | sparkles | 1.25 | 0
account | shield | neon | grid | none | 1.15 | 0
roulette | roulette | tableT | bokeh rays | none | 1.15 | 0
cards | fan | feltb | felt | sparkles | 1.25 | 0
boards | ludo | emer | dots | none | 1.2 | 0
live | table:Ah,Ks | tableG | velvet bokeh | none | 1.25 | 0
wheel | wheel | tableB | bokeh rays | confetti | 1.1 | 0
balls | balls | lottob | rays | confetti | 1.3 | 0
tickets | ticket | grape | dots | confetti | 1.25 | 0
digits | digits | midnight | rings | sparkles | 1.2 | 0
bingo | bingo | honey | dots rays | confetti | 1.2 | 0
feature | phoenix | phx | rays stars | embers | 1.2 | 0
jolpai | fruits:mango,berry,lemon | orchard | rays jungle | leaves | 1.2 | 0
rongtuli | terracotta | ember | rays hills | embers | 1.15 | 0
esports | pad | aurora | grid stars | sparkles | 1.25 | 0
cockfight | rooster | roost | rays | none | 1.2 | 0
`;

function planFrom(row: string): BannerPlan {
  const [id = '', hero = '', palette = '', backs = '', front = '', scale = '', turn = ''] = row
    .split('|')
    .map((cell) => cell.trim());
  const [name = '', words] = hero.split(':');
  return {
    ...layersOf({ backs: backs.split(' '), front }),
    id,
    hero: name,
    args: words === undefined ? [] : words.split(','),
    palette: paletteNamed(palette),
    scale: Number(scale),
    turn: Number(turn),
  };
}

/** Every banner picture of the demo; a word the drawing code does not know throws a RangeError. */
export const bannerPlans: readonly BannerPlan[] = table.trim().split('\n').map(planFrom);
