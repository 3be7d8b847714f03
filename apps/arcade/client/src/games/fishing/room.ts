import type { Frame } from '../../frame.ts';
import { isGain } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { bubble, thud } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { paletteOf } from '../reels/palettes.ts';
import { playRoomRound, showRecent } from '../room-round.ts';
import { nameOf, timesOf, wordsOf, type FishingRules, type FishKind } from './kinds.ts';
import { createFishingPanel, createKinds } from './panel.ts';
import { createWater } from './water.ts';
import './water.css';
import './fishing.css';
import './panel.css';

const PLAIN_PALETTE = 'sea';
const EXAMPLE_LEVEL = 3;
const EXAMPLE_FISH = 'ilish';

interface FishingOutcome {
  fish: string;
  caught: boolean[];
}

const outcomeOf = ({ outcome }: Round) => outcome as unknown as FishingOutcome;
/** Rounds from before the game had its room say less of their end. */
const isOfFishing = ({ outcome }: Round) => Array.isArray(outcome?.['caught']);
const multipleOf = ({ payoutMinor, stakeMinor }: Round) => payoutMinor / stakeMinor;

/** The outcome of a shot in words. */
function tellOf(frame: Frame, round: Round): string {
  const { format } = frame;
  const words = wordsOf(frame);
  const { fish, caught } = outcomeOf(round);
  const count = caught.filter(Boolean).length;
  const blanks = {
    name: nameOf(frame, fish),
    times: timesOf(format, multipleOf(round)),
    count: format.digits(count),
    of: format.digits(caught.length),
  };
  if (caught.length > 1) return words(count > 0 ? 'shoalCaught' : 'shoalMissed', blanks);
  return words(count > 0 ? 'caught' : 'missed', blanks);
}

function rulesOf(frame: Frame, rules: FishingRules, aimed: () => FishKind): GameRules {
  const { format, state } = frame;
  const words = wordsOf(frame);
  const { cannon } = rules;
  const stake = EXAMPLE_LEVEL * cannon.levelMinor;
  const example = rules.fish.find(({ key }) => key === EXAMPLE_FISH);
  const payout = stake * (example?.pays ?? 0);
  const blanks = {
    levels: format.digits(cannon.levels),
    level: format.money(cannon.levelMinor),
    count: format.digits(rules.fish.find(({ fish }) => fish > 1)?.fish ?? 0),
  };
  return {
    paragraphs: [],
    steps: (['step1', 'step2', 'step3', 'step4', 'step5'] as const).map((key) =>
      words(key, blanks),
    ),
    figures() {
      const { key, fish, pays, chanceOf10000 } = aimed();
      const chance = chanceOf10000 / 10_000;
      return {
        note: words('figures', { name: nameOf(frame, key) }),
        returnBp: state.rules.returnBp,
        topHundredths: fish * pays * 100,
        deviation: pays * Math.sqrt(fish * chance * (1 - chance)),
      };
    },
    table: {
      caption: words('table', { stake: format.money(stake) }),
      heads: [words('headFish'), frame.words('room.chance'), words('headPays')],
      rows: rules.fish.map(({ key, fish, pays, chanceOf10000 }) => [
        fish > 1 ? `${nameOf(frame, key)} × ${format.digits(fish)}` : nameOf(frame, key),
        format.share(chanceOf10000),
        `${format.money(stake * pays)} (${timesOf(format, pays)})`,
      ]),
      note: words('exampleNote', {
        stake: format.money(stake),
        payout: format.money(payout),
        net: format.net(payout - stake),
        lost: format.net(-stake),
      }),
    },
    random: words('random'),
    safe: words('safe'),
  };
}

/** Picks a kind by the keys 1 to 8 while the focus is in the bar, so that nobody has to aim by finger. */
function listenForKinds(element: HTMLElement, pick: (index: number) => void): void {
  element.addEventListener('keydown', (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && /^[1-8]$/.test(event.key)) pick(Number(event.key) - 1);
  });
}

/** What the game sounds like. */
export const tones: RoomTones = { take: thud(150), drop: bubble(360) };

/** Fishing: aimed shots at what swims by. */
export function startRoom(frame: Frame): GameRules {
  const { format, state } = frame;
  const rules = state.rules as unknown as FishingRules;
  const words = wordsOf(frame);
  const kinds = rules.fish;
  const palette = paletteOf(state.palette ?? PLAIN_PALETTE);
  const pill = (round: Round) => {
    const { fish } = outcomeOf(round);
    if (round.payoutMinor === 0) return format.digits(0);
    return `${nameOf(frame, fish)} ${timesOf(format, multipleOf(round))}`;
  };
  const last = showRecent(frame, isOfFishing, pill);
  let aimed = last === undefined ? (kinds[1]?.key ?? '') : outcomeOf(last).fish;
  let isShooting = false;
  const water = createWater(frame, palette, kinds, (key) => {
    if (!isShooting) mark(key);
    return !isShooting;
  });
  const strip = createKinds(frame, kinds, water.portrait, aimAt);
  const panel = createFishingPanel(frame, {
    rules,
    onShoot: () => void shoot(),
    onNext: () => aimAt(aimed),
    onLevel: (level) => water.setLevel(format.digits(level)),
  });
  frame.stage.append(water.element);
  frame.controls.append(strip.element, panel.element);
  listenForKinds(frame.controls, (index) => aimAt(kinds[index]?.key ?? aimed));

  function mark(key: string): void {
    aimed = key;
    strip.mark(key);
    panel.setAim(nameOf(frame, key));
  }
  function aimAt(key: string): void {
    if (isShooting) return;
    mark(key);
    water.aimAt(key);
  }
  async function shoot(): Promise<void> {
    if (isShooting || !panel.isReady()) return;
    isShooting = true;
    water.setInWater(1);
    await playRoomRound(frame, panel, {
      choice: { fish: aimed },
      async show(round) {
        const sum = round.payoutMinor > 0 ? format.money(round.payoutMinor) : '';
        const { caught } = outcomeOf(round);
        const gain = isGain(round);
        frame.sound.play('drop');
        await water.shoot({ caught, sum: gain ? `+${sum}` : sum, isGain: gain });
        settle();
      },
      tell: (round) => tellOf(frame, round),
      pill,
    });
    settle();
  }
  /** The next fish can be aimed at as soon as the shot has its end; the next shot waits for its time. */
  function settle(): void {
    water.setInWater(0);
    isShooting = false;
  }

  water.setLevel(format.digits(panel.level()));
  water.setInWater(state.underWay.length);
  aimAt(aimed);
  frame.say(words(state.underWay.length > 0 ? 'settling' : 'ready'));
  return rulesOf(
    frame,
    rules,
    () => kinds.find(({ key }) => key === aimed) ?? (kinds[0] as FishKind),
  );
}
