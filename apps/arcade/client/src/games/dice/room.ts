import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isBigWin } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { bones, click } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createStakePanel } from '../../stake-panel.ts';
import { chanceText, createFacts } from '../parts/facts.ts';
import { createSegment } from '../parts/segment.ts';
import { createTarget } from '../parts/target.ts';
import { playRoomRound, showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { oddsOf, rangeOf, type DiceRules, type Side } from './odds.ts';
import { createDicePicture } from './picture.ts';
import { createRuler } from './ruler.ts';
import { DICE_TEXTS } from './words.ts';
import './dice.css';

const FIRST_TARGET = 4_950;
const EXAMPLE_STAKE = 10_000;
const EXAMPLES: readonly [Side, number][] = [
  ['under', 9_000],
  ['under', 4_950],
  ['over', 7_500],
  ['under', 1_000],
  ['over', 9_900],
];

function rulesOf(frame: Frame, dice: DiceRules, chosen: () => [Side, number]): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, DICE_TEXTS);
  const nameOf = (side: Side, target: number) =>
    words(side === 'under' ? 'betUnder' : 'betOver', { target: format.decimals(target) });
  const rows = EXAMPLES.map(([side, target]) => {
    const odds = oddsOf(dice, side, target);
    return [
      nameOf(side, target),
      chanceText(format, odds.chance),
      format.times(odds.timesHundredths),
      format.money(odds.payoutOf(EXAMPLE_STAKE)),
    ];
  });
  const payout = oddsOf(dice, 'under', FIRST_TARGET).payoutOf(EXAMPLE_STAKE);
  return {
    paragraphs: [],
    steps: [words('step1'), words('step2'), words('step3'), words('step4')],
    figures() {
      const [side, target] = chosen();
      const { returnBp, timesHundredths, deviation } = oddsOf(dice, side, target);
      const note = words('figures', { bet: nameOf(side, target) });
      return { note, returnBp, topHundredths: timesHundredths, deviation };
    },
    table: {
      caption: words('example', { stake: format.money(EXAMPLE_STAKE) }),
      heads: [
        words('headBet'),
        frame.words('room.chance'),
        frame.words('room.multiplier'),
        words('headPays'),
      ],
      rows,
      note: words('exampleNote', {
        target: format.decimals(FIRST_TARGET),
        roll: format.decimals(3_558),
        payout: format.money(payout),
        net: format.net(payout - EXAMPLE_STAKE),
      }),
    },
  };
}

/** Says how the roll lies to the target of the round's own bet. */
function tellOf(frame: Frame, { choice, outcome }: Round): string {
  const words = roomWords(frame.state.language, DICE_TEXTS);
  const { side, target } = choice as { side: Side; target: number };
  const roll = Number(outcome?.['roll']);
  const blanks = { roll: frame.format.decimals(roll), target: frame.format.decimals(target) };
  if (side === 'under') return words(roll < target ? 'isUnder' : 'isNotUnder', blanks);
  return words(roll > target ? 'isOver' : 'isNotOver', blanks);
}

const isOfDice = ({ outcome }: Round) => typeof outcome?.['roll'] === 'number';

/** The choices of the player: side and target, by the ruler on the stage and by the field. */
function createChoice(frame: Frame, dice: DiceRules) {
  const { format } = frame;
  const words = roomWords(frame.state.language, DICE_TEXTS);
  const ruler = createRuler(format, words('target'), (hundredths) => target.set(hundredths));
  const facts = createFacts([frame.words('room.multiplier'), frame.words('room.chance')]);
  const side = createSegment<Side>({
    label: words('side'),
    items: [
      { key: 'under', text: words('under') },
      { key: 'over', text: words('over') },
    ],
    chosen: 'under',
    onChoose(key) {
      // The other side of the same bet: as many rolls win as before.
      const across = dice.rolls - 1 - target.value();
      target.setRange(rangeOf(dice, key));
      target.set(across);
    },
  });
  const target = createTarget({
    format,
    label: words('target'),
    less: words('less'),
    more: words('more'),
    value: FIRST_TARGET,
    range: rangeOf(dice, 'under'),
    show: (hundredths) => format.decimals(hundredths),
    step: (hundredths, direction) => hundredths + direction * 50,
    onChange: () => show(),
  });
  function show(): void {
    const { timesHundredths, chance } = oddsOf(dice, side.key(), target.value());
    facts.show([format.times(timesHundredths), chanceText(format, chance)]);
    ruler.show(side.key(), target.value());
  }
  show();
  return {
    ruler,
    row: html('div', { class: 'choices choices--row choices--late' }, side.element, facts.element),
    field: target.element,
    chosen: (): [Side, number] => [side.key(), target.value()],
    setLocked(isLocked: boolean) {
      for (const part of [ruler, side, target]) part.setLocked(isLocked);
    },
  };
}

/** What the game sounds like. */
export const tones: RoomTones = { take: click(360), wood: bones(620, 3) };

/** Dice: roll over or under a target. */
export function startRoom(frame: Frame): GameRules {
  const { format } = frame;
  const dice = frame.state.rules as unknown as DiceRules;
  const words = roomWords(frame.state.language, DICE_TEXTS);
  const choice = createChoice(frame, dice);
  const picture = createDicePicture(format, choice.ruler);
  const panel = createStakePanel(frame, {
    autoplay: {},
    onAction: () => void play(),
  });
  const pill = ({ outcome }: Round) => format.decimals(Number(outcome?.['roll']));
  panel.setAction({ label: words('bet') });
  picture.element.append(choice.field);
  frame.stage.append(picture.element);
  frame.controls.append(choice.row, panel.element);
  const last = showRecent(frame, isOfDice, pill);
  if (last !== undefined) picture.lay(Number(last.outcome?.['roll']));

  async function play(): Promise<void> {
    const [side, target] = choice.chosen();
    choice.setLocked(true);
    await playRoomRound(frame, panel, {
      choice: { side, target },
      async show(round) {
        frame.sound.play('wood');
        await picture.roll(Number(round.outcome?.['roll']));
        if (isBigWin(round)) picture.glow();
      },
      tell: (round) => tellOf(frame, round),
      pill,
    });
    choice.setLocked(false);
  }
  return rulesOf(frame, dice, choice.chosen);
}
