import { html, svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { bones, click } from '../../senses/voices.ts';
import { createAlpana } from '../parts/dice/alpana.ts';
import { printField } from '../parts/dice/board.ts';
import { createDice } from '../parts/dice/die.ts';
import { createFlatDie, type DrawFace } from '../parts/dice/faces.ts';
import { payText, startDiceTable, type DiceScene } from '../parts/dice/table.ts';
import { roomWords } from '../room-words.ts';
import { drawSymbol, SYMBOLS, type JhandiSymbol } from './symbols.ts';
import { JHANDI_TEXTS } from './words.ts';
import './jhandi-munda.css';

const DICE = 6;
const STEPS = ['step1', 'step2', 'step3', 'step4'] as const;
const FIRST = [1, 3, 6, 2, 5, 4] as const;
/** The example of the rules: the flag on three dice pays 3 to 1, the heart on one loses. */
const EXAMPLE = { flag: 2_000, heart: 1_000, payoutMinor: 8_000 };

const timesOf = (symbol: JhandiSymbol, faces: readonly number[]) =>
  faces.filter((face) => SYMBOLS[face - 1] === symbol).length;

/** A kite with its tail, for the ground of a title that flies them. */
function createKite(x: number, y: number, size: number) {
  return svg('path', {
    transform: `translate(${x} ${y}) scale(${size}) rotate(14)`,
    d: 'M0-50L40 0L0 50L-40 0ZM0-50V50M-40 0Q0-26 40 0M0 50C14 70-14 88 0 110S14 140 0 160',
  });
}

/** The mat under the dice, with a seam around it; kites fly over it where the title has one. */
function createGround(isKite: boolean) {
  const flower = isKite
    ? svg(
        'g',
        { class: 'alpana' },
        createKite(90, 90, 1),
        createKite(270, 190, 1.3),
        createKite(120, 330, 0.8),
      )
    : createAlpana(183, 132, 116);
  const seam = html('span', { class: 'jhandi__seam' });
  const picture = svg(
    'svg',
    { viewBox: '0 0 366 571', preserveAspectRatio: 'xMidYMin slice', 'aria-hidden': 'true' },
    flower,
  );
  return html('div', { class: 'dice-table__ground jhandi__ground' }, picture, seam);
}

/** The scene: six dice in two rows. */
function createScene(draw: DrawFace, onShow: (faces: readonly number[]) => void): DiceScene {
  const { dice, show, fall } = createDice(DICE, draw);
  const cubes = dice.map((die) => die.element);
  const element = html('div', { class: 'jhandi__scene', 'aria-hidden': 'true' }, ...cubes);
  show(FIRST);
  return {
    element,
    lay(faces) {
      show(faces);
      onShow(faces);
    },
    async fall(faces) {
      onShow([]);
      // Out of a bowl that is tipped above the middle.
      await fall(faces, (place) => ({ x: 1.3 - (place % 3) * 1.3, y: -1.2 }));
      onShow(faces);
    },
  };
}

/** The six fields, each with the number of dice of the last throw that show it. */
function createFields(frame: Frame, draw: DrawFace) {
  const { format, state } = frame;
  const words = roomWords(state.language, JHANDI_TEXTS);
  const counts = SYMBOLS.map(() => html('small', { class: 'num' }));
  const fields = SYMBOLS.map((symbol, index) =>
    printField(
      symbol,
      words(symbol),
      payText(frame, symbol),
      createFlatDie(index + 1, draw),
      html('b', {}, words(symbol)),
      counts[index],
    ),
  );
  const one = (dice: number) => payText(frame, 'flag').split(', ')[dice - 2] ?? '';
  const ladder = words('ladder', { two: one(2), three: one(3), six: one(6) });
  const element = html(
    'div',
    {},
    html('div', { class: 'spots jhandi__fields' }, ...fields.map((field) => field.element)),
    html('p', { class: 'jhandi__ladder num' }, ladder),
  );
  return {
    layout: { element, fields },
    count(faces: readonly number[]) {
      for (const [index, symbol] of SYMBOLS.entries()) {
        const shown = words('onDice', { count: format.digits(timesOf(symbol, faces)) });
        counts[index]?.replaceChildren(faces.length === 0 ? '' : shown);
      }
    },
  };
}

/** What the game sounds like. */
export const tones: RoomTones = { take: click(300), wood: bones(520, 6) };

/** Jhandi munda: six symbols, six dice. */
export function startRoom(frame: Frame): GameRules {
  const { format, state } = frame;
  const words = roomWords(state.language, JHANDI_TEXTS);
  const isKite = state.motif === 'kite';
  const draw: DrawFace = (face) => drawSymbol(face, isKite);
  const { layout, count } = createFields(frame, draw);
  const result = (faces: readonly number[]) => {
    const most = SYMBOLS.reduce((best, symbol) =>
      timesOf(symbol, faces) > timesOf(best, faces) ? symbol : best,
    );
    return `${words(most)} ${format.digits(timesOf(most, faces))}`;
  };
  const { flag, heart, payoutMinor } = EXAMPLE;
  return startDiceTable(frame, {
    theme: `jhandi jhandi--${state.palette}${isKite ? ' jhandi--kite' : ''}`,
    scene: createScene(draw, count),
    ground: createGround(isKite),
    layout,
    result,
    pill: result,
    steps: STEPS.map((key) => words(key)),
    examples: [{ name: 'flag', label: words('anySymbol') }],
    exampleNote: words('exampleNote', {
      flag: format.money(flag),
      heart: format.money(heart),
      payout: format.money(payoutMinor),
      net: format.net(payoutMinor - flag - heart),
    }),
  });
}
