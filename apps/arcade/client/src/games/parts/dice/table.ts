import { html } from '../../../dom.ts';
import type { Frame, PastKind } from '../../../frame.ts';
import { isGain } from '../../../gain.ts';
import type { GameRules } from '../../../rules.ts';
import type { Round } from '../../../server.ts';
import { playRoomRound, showRecent } from '../../room-round.ts';
import { roomWords } from '../../room-words.ts';
import { chanceText } from '../facts.ts';
import { layCloth } from '../table/cloth.ts';
import { createChipTray } from '../table/tray.ts';
import { createWagers, type Amounts } from '../table/wagers.ts';
import { createBoard, type PrintedField } from './board.ts';
import { chanceOf, fieldPay, figuresOf, type DiceTableRules } from './fields.ts';
import { DICE_TABLE_TEXTS } from './words.ts';

/** The upper half of a dice table: the dice and what they came to. */
export interface DiceScene {
  element: HTMLElement;
  /** Lays the dice at once, as they lay when the player left. */
  lay: (faces: readonly number[]) => void;
  /** Throws the dice; answers when they lie. */
  fall: (faces: readonly number[]) => Promise<void>;
}

/** What a dice table is made of beside its dice and chips. */
export interface DiceTableOptions {
  /** Classes of the stage, which give the title its own dice and ground. */
  theme: string;
  scene: DiceScene;
  /** Behind dice and fields; the cloth has the colours of the title. */
  ground?: Element;
  /** The printed fields in their order, and the element that holds them. */
  layout: { element: HTMLElement; fields: readonly PrintedField[] };
  /** What a throw came to, in a few words. */
  result: (faces: readonly number[]) => string;
  /** The same for the row of the last results. */
  pill: (faces: readonly number[]) => string;
  pillKind?: (faces: readonly number[]) => PastKind;
  /** The rules, one after another. */
  steps: readonly string[];
  /** Bets that stand in the table of rules, each for all of its kind. */
  examples: readonly { name: string; label: string }[];
  exampleNote: string;
}

/** Any chip of whole units: what it pays is a whole number of minor units. */
const ONE_CHIP = 1_000;

const rulesOf = (frame: Frame) => frame.state.rules as unknown as DiceTableRules;

/** The faces of a round of this table; undefined for a round of another game that the title had before. */
function facesOf(frame: Frame, { choice, outcome }: Round): readonly number[] | undefined {
  const dice = outcome?.['dice'];
  const isOwn = typeof choice['bets'] === 'object' && Array.isArray(dice);
  return isOwn && dice.length === rulesOf(frame).dice ? (dice as number[]) : undefined;
}

const betsOf = ({ choice }: Round) => choice['bets'] as Amounts;

/** What a field pays, as it is printed: so many to one, or times the bet where that is no whole number. */
export function payText(frame: Frame, name: string): string {
  const { format, state } = frame;
  const words = roomWords(state.language, DICE_TABLE_TEXTS);
  const pays = [...new Set(rulesOf(frame).fields[name]?.pays ?? [])].filter((pay) => pay > 0);
  const one = (pay: number) =>
    pay % 100 === 0
      ? words('toOne', { pay: format.digits(pay / 100 - 1) })
      : format.timesShort(pay);
  return pays.map((pay) => one(pay)).join(', ');
}

function gameRules(frame: Frame, options: DiceTableOptions, bets: () => Amounts): GameRules {
  const { format, state } = frame;
  const words = roomWords(state.language, DICE_TABLE_TEXTS);
  const rules = rulesOf(frame);
  const [first] = options.examples;
  return {
    paragraphs: [],
    steps: [...options.steps],
    figures() {
      const own = bets();
      if (Object.keys(own).length > 0) return { note: words('figures'), ...figuresOf(rules, own) };
      const note = words('figuresOne', { bet: first?.label ?? '' });
      return { note, ...figuresOf(rules, { [first?.name ?? '']: ONE_CHIP }) };
    },
    table: {
      caption: words('headPays'),
      heads: [words('headBet'), frame.words('room.chance'), words('headPays'), words('headReturn')],
      rows: options.examples.map(({ name, label }) => [
        label,
        chanceText(format, chanceOf(rules, name)),
        payText(frame, name),
        format.percent(rules.fields[name]?.returnBp ?? 0),
      ]),
      note: options.exampleNote,
    },
  };
}

/** How a round came out, in words: the throw, and how many of the bets it paid. */
function tellOf(frame: Frame, round: Round, result: string): string {
  const { format, state } = frame;
  const words = roomWords(state.language, DICE_TABLE_TEXTS);
  const names = Object.keys(betsOf(round));
  const faces = facesOf(frame, round) ?? [];
  const { fields } = rulesOf(frame);
  const hits = names.filter((name) => {
    const field = fields[name];
    return field !== undefined && fieldPay(field, faces) > 0;
  });
  if (hits.length === 0) return words('none', { result });
  if (!isGain(round)) return words('back', { result, amount: format.money(round.payoutMinor) });
  const blanks = { hits: format.digits(hits.length), bets: format.digits(names.length) };
  return words('hits', { result, ...blanks });
}

/** The chips of the player, the board on which they lie and the tray from which they come. */
function createPlay(frame: Frame, { layout }: DiceTableOptions, onAction: () => void) {
  const { limits } = frame.state;
  const words = roomWords(frame.state.language, DICE_TABLE_TEXTS);
  const { fields } = rulesOf(frame);
  let last: Amounts | undefined;
  const mostOn = (name: string) => fields[name]?.mostMinor ?? 0;
  const wagers = createWagers({ mostOn, mostMinor: limits.maxMinor }, () => {
    board.dim();
    board.show(wagers.amounts());
    tray.refresh();
  });
  const tray = createChipTray(frame, {
    isOneBet: true,
    action: words('throw'),
    wagers,
    lastBets: () => last,
    onAction,
  });
  const board = createBoard(frame, layout.element, layout.fields, {
    place(name) {
      frame.sound.play('take');
      const fault = wagers.add({ [name]: tray.chipMinor() });
      if (fault !== undefined) tray.refuse(fault, mostOn(name));
    },
    take: (name) => wagers.take(name),
  });
  tray.listenIn(layout.element);
  return {
    wagers,
    board,
    tray,
    setLast(bets: Amounts) {
      last = bets;
      tray.refresh();
    },
    light(faces: readonly number[], bets: Amounts) {
      board.light((name) => {
        const field = fields[name];
        return field !== undefined && fieldPay(field, faces) > 0;
      }, bets);
    },
  };
}

/** Starts a game of chips and dice: chips on any fields, then one throw. */
export function startDiceTable(frame: Frame, options: DiceTableOptions): GameRules {
  const { scene, layout, ground } = options;
  const words = roomWords(frame.state.language, DICE_TABLE_TEXTS);
  const play = createPlay(frame, options, () => void throwDice());
  const { wagers, board, tray } = play;
  const ofFaces =
    <Answer>(answer: (faces: readonly number[]) => Answer) =>
    (round: Round) =>
      answer(facesOf(frame, round) ?? []);
  const { pillKind } = options;
  const pills = {
    pill: ofFaces(options.pill),
    ...(pillKind === undefined ? {} : { pillKind: ofFaces(pillKind) }),
  };

  layout.element.classList.add('dice-table__fields');
  const stage = html(
    'div',
    { class: `dice-table ${options.theme}` },
    ground,
    scene.element,
    layout.element,
  );
  layCloth(stage, frame.state.palette);
  frame.stage.append(stage);
  frame.controls.append(tray.element);
  const isOfTable = (round: Round) => facesOf(frame, round) !== undefined;
  const past = showRecent(frame, isOfTable, pills.pill, pills.pillKind);
  if (past !== undefined) {
    scene.lay(facesOf(frame, past) ?? []);
    play.setLast(betsOf(past));
  }

  async function throwDice(): Promise<void> {
    const bets = wagers.amounts();
    board.dim();
    board.setLocked(true);
    tray.setLocked(true);
    await playRoomRound(frame, tray, {
      choice: { bets },
      async show(round) {
        const faces = facesOf(frame, round) ?? [];
        frame.say(words('throwing'));
        frame.sound.play('wood');
        await scene.fall(faces);
        play.light(faces, bets);
        play.setLast(bets);
        // Chips can be placed again while the floor between two rounds passes.
        board.setLocked(false);
      },
      tell: (round) => tellOf(frame, round, options.result(facesOf(frame, round) ?? [])),
      ...pills,
    });
    board.setLocked(false);
    tray.setLocked(false);
  }
  return gameRules(frame, options, wagers.amounts);
}
