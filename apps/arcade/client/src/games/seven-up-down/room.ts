import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { bones, click } from '../../senses/voices.ts';
import { printField } from '../parts/dice/board.ts';
import { createDice } from '../parts/dice/die.ts';
import { sumOf } from '../parts/dice/fields.ts';
import { payText, startDiceTable, type DiceScene } from '../parts/dice/table.ts';
import { roomWords } from '../room-words.ts';
import { createGround } from './ground.ts';
import { SEVEN_TEXTS } from './words.ts';
import './seven-up-down.css';

const DICE = 2;
const SEVEN = 7;
const SUMS = Array.from({ length: 11 }, (_unused, index) => index + 2);
const STEPS = ['step1', 'step2', 'step3', 'step4'] as const;
/** The fields with their sums, from the lowest to the highest. */
const FIELDS = [
  { name: 'under', bet: 'betUnder', from: 2, to: 6 },
  { name: 'seven', bet: 'betSeven', from: 7, to: 7 },
  { name: 'over', bet: 'betOver', from: 8, to: 12 },
] as const;
/** The example of the rules: 2 and 3, which are 5. */
const EXAMPLE = { under: 10_000, seven: 1_000, payoutMinor: 23_000 };

/** The scene: two large dice, their sum, and where it stands among all sums. */
function createScene(frame: Frame, first: readonly number[]): DiceScene {
  const { digits } = frame.format;
  const { dice, show, fall } = createDice(DICE);
  const sum = html('b', { class: 'seven__sum num' });
  const parts = html('span', { class: 'num' });
  const steps = SUMS.map((value) => html('i', { class: 'num' }, digits(value)));
  const came = html('p', { class: 'seven__came' }, sum, parts);
  const element = html(
    'div',
    { class: 'seven__scene', 'aria-hidden': 'true' },
    html('div', { class: 'seven__dice' }, ...dice.map((die) => die.element)),
    came,
    html('div', { class: 'seven__scale' }, ...steps),
  );
  function write(faces: readonly number[]): void {
    const total = sumOf(faces);
    sum.textContent = faces.length === 0 ? '' : digits(total);
    parts.textContent = faces.map((face) => digits(face)).join(' + ');
    for (const [index, step] of steps.entries())
      step.classList.toggle('is-now', SUMS[index] === total);
  }
  show(first);
  write([]);
  return {
    element,
    lay(faces) {
      show(faces);
      write(faces);
    },
    async fall(faces) {
      write([]);
      await fall(faces, (place) => ({ x: 3.2 - place * 0.7, y: -0.6 }));
      write(faces);
    },
  };
}

function createLayout(frame: Frame) {
  const { format, state } = frame;
  const words = roomWords(state.language, SEVEN_TEXTS);
  const fields = FIELDS.map(({ name, bet, from, to }) => {
    const range = words('sums', { from: format.digits(from), to: format.digits(to) });
    const pay = payText(frame, name);
    const field = printField(
      name,
      words(bet),
      pay,
      html('b', {}, words(name)),
      html('span', { class: 'num' }, from === to ? format.digits(from) : range),
      html('small', { class: 'num' }, pay),
    );
    return { ...field, heard: `${words(name)}: ${words(bet)}` };
  });
  const row = html('div', { class: 'spots seven__fields' }, ...fields.map((one) => one.element));
  return { element: html('div', {}, row), fields };
}

/** What the game sounds like. */
export const tones: RoomTones = { take: click(320), wood: bones(680, 2) };

/** Seven up and down: whether two dice come below seven, at it or above. */
export function startRoom(frame: Frame): GameRules {
  const { format, state } = frame;
  const words = roomWords(state.language, SEVEN_TEXTS);
  const { element: ground, first } = createGround(state.motif);
  const sumText = (faces: readonly number[]) => format.digits(sumOf(faces));
  const { under, seven, payoutMinor } = EXAMPLE;
  return startDiceTable(frame, {
    theme: `seven seven--${first.join('')}`,
    scene: createScene(frame, first),
    ground,
    layout: createLayout(frame),
    result: sumText,
    pill: sumText,
    pillKind(faces) {
      if (sumOf(faces) === SEVEN) return 'green';
      return sumOf(faces) > SEVEN ? 'red' : 'blue';
    },
    steps: STEPS.map((key) => words(key)),
    examples: FIELDS.map(({ name, bet }) => ({ name, label: words(bet) })),
    exampleNote: words('exampleNote', {
      under: format.money(under),
      seven: format.money(seven),
      payout: format.money(payoutMinor),
      net: format.net(payoutMinor - under - seven),
    }),
  });
}
