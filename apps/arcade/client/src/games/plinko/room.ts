import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isBigWin, isGain } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { wood } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createStakePanel } from '../../stake-panel.ts';
import { createSegment } from '../parts/segment.ts';
import { createSelect } from '../parts/select.ts';
import { playRoomRound, showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { createBoard } from './board.ts';
import { plinkoRules, RISKS, type PlinkoBoard, type Risk } from './rules.ts';
import { PLINKO_TEXTS } from './words.ts';
import './plinko.css';

interface PlinkoOutcome {
  path: number[];
  field: number;
  payHundredths: number;
}

const FIRST_ROWS = 12;

const outcomeOf = ({ outcome }: Round) => outcome as unknown as PlinkoOutcome;
const isOfPlinko = ({ outcome }: Round) => Array.isArray(outcome?.['path']);
const isRisk = (value: unknown): value is Risk => RISKS.some((risk) => risk === value);

/** The choices of the player: rows and risk, as of the last round where there is one. */
function createChoice(frame: Frame, boards: readonly PlinkoBoard[], last: Round | undefined) {
  const { format } = frame;
  const words = roomWords(frame.state.language, PLINKO_TEXTS);
  const { rows: lastRows = FIRST_ROWS, risk: lastRisk } = last?.choice ?? {};
  const listeners: (() => void)[] = [];
  const change = () => {
    for (const listener of listeners) listener();
  };
  const counts = [...new Set(boards.map(({ rows }) => rows))];
  const rows = createSelect({
    label: words('rows'),
    items: counts.map((count) => ({ key: String(count), text: format.digits(count) })),
    chosen: String(lastRows),
    onChoose: change,
  });
  const risk = createSegment<Risk>({
    label: words('risk'),
    items: RISKS.map((key) => ({ key, text: words(key) })),
    chosen: isRisk(lastRisk) ? lastRisk : 'medium',
    onChoose: change,
  });
  const boardOf = (count: number, name: Risk) => {
    const board = boards.find((one) => one.rows === count && one.risk === name);
    if (board === undefined) throw new Error(`plinko: no board of ${count} rows`);
    return board;
  };
  return {
    row: html('div', { class: 'choices choices--row choices--plinko' }, rows.element, risk.element),
    boardOf,
    board: () => boardOf(Number(rows.key()), risk.key()),
    onChange: (listener: () => void) => void listeners.push(listener),
    setLocked(isLocked: boolean) {
      for (const part of [rows, risk]) part.setLocked(isLocked);
    },
  };
}

/** What the game sounds like. */
export const tones: RoomTones = { take: wood(180), wood: wood(260) };

/** Plinko: a ball falls through rows of pegs into a field. */
export function startRoom(frame: Frame): GameRules {
  const { format, sound } = frame;
  const boards = frame.state.rules['boards'] as PlinkoBoard[];
  const words = roomWords(frame.state.language, PLINKO_TEXTS);
  const pill = (round: Round) => format.timesShort(outcomeOf(round).payHundredths);
  const last = showRecent(frame, isOfPlinko, pill);
  const choice = createChoice(frame, boards, last);
  const board = createBoard();
  const panel = createStakePanel(frame, {
    autoplay: {},
    onAction: () => void play(),
  });
  const show = () =>
    board.set(choice.board().pays.map((pay) => format.timesShort(pay).replaceAll(/[×,]/g, '')));
  panel.setAction({ label: words('bet') });
  choice.onChange(show);
  board.element.classList.add(`plinko--${frame.state.palette}`);
  frame.stage.append(board.element);
  frame.controls.append(choice.row, panel.element);
  show();
  if (last !== undefined) board.rest(outcomeOf(last).field);

  function tell(round: Round): string {
    const times = format.timesShort(outcomeOf(round).payHundredths);
    if (isGain(round)) return words('fell', { times });
    return words('fellBack', { times, amount: format.money(round.payoutMinor) });
  }

  async function play(): Promise<void> {
    const { rows, risk } = choice.board();
    choice.setLocked(true);
    await playRoomRound(frame, panel, {
      choice: { rows, risk },
      async show(round) {
        const { path, field } = outcomeOf(round);
        frame.say(words('falling'));
        // Softer with every row.
        await board.letFall(path, (row) => sound.play('wood', 1 - (0.7 * row) / path.length));
        if (isBigWin(round)) board.glow(field);
        choice.setLocked(false);
      },
      tell,
      pill,
    });
    choice.setLocked(false);
  }

  return plinkoRules(frame, choice.boardOf, choice.board);
}
