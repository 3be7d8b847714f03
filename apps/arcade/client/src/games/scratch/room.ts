import { button, html, svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isBigWin, isGain } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { paper } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createStakePanel } from '../../stake-panel.ts';
import { mix } from '../reels/paint.ts';
import { paletteOf } from '../reels/palettes.ts';
import { paintSymbols } from '../reels/symbols.ts';
import { playRoomRound, showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { lookOf } from './looks.ts';
import { scratchRules, type ScratchRules } from './rules.ts';
import { createTicket } from './ticket.ts';
import { SCRATCH_TEXTS } from './words.ts';
import './scratch.css';

interface ScratchOutcome {
  cells: number[];
  /** The picture that wins, and -1 for none. */
  prize: number;
  payHundredths: number;
}

const HAND =
  'M200,76a27.9,27.9,0,0,0-9.1,1.5A28,28,0,0,0,152,68.5V36a28,28,0,0,0-56,0v88.8l-4.2-7.2a28,28,0,0,0-48.5,28l25.6,49.9C85.2,229,108,244,144,244a84.1,84.1,0,0,0,84-84V104A28,28,0,0,0,200,76Zm4,84a60.1,60.1,0,0,1-60,60c-26.5,0-41-9.600-53.600-35.500L64.500,134a4,4,0,0,1,6.900-4L97.600,174.700A12,12,0,0,0,120,168.700V36a4,4,0,0,1,8,0v72a12,12,0,0,0,24,0V96a4,4,0,0,1,8,0v16a12,12,0,0,0,24,0v-8a4,4,0,0,1,8,0Z';

const outcomeOf = ({ outcome }: Round) => outcome as unknown as ScratchOutcome;
/** Rounds from before the title had a game of its own have no cells. */
const isOfScratch = ({ outcome }: Round) => Array.isArray(outcome?.['cells']);

/** The paper of the ticket around its cells, in the colours of the title. */
function createPaper(frame: Frame, top: string, line: string, board: HTMLElement): HTMLElement {
  const { bg0, bg1, bg2, a, b } = paletteOf(frame.state.palette);
  const element = html(
    'div',
    { class: 'scratch' },
    html(
      'div',
      { class: 'scratch__ticket' },
      html(
        'header',
        {},
        html('b', {}, frame.state.title),
        html('span', {}, line),
        html('small', { class: 'num' }, top),
      ),
      board,
    ),
  );
  const colours = {
    '--cloth': mix(bg1, bg2, 0.35),
    '--cloth-deep': mix(bg2, '#04060c', 0.3),
    '--paper': mix(bg0, '#fff3c4', 0.42),
    '--paper-2': mix(bg0, a, 0.35),
    '--paper-3': mix(a, b, 0.3),
    '--frame': mix(bg1, bg2, 0.5),
    '--print': mix(bg2, '#14050a', 0.35),
  };
  for (const [name, colour] of Object.entries(colours)) element.style.setProperty(name, colour);
  return element;
}

function createReveal(text: string, onPress: () => void): HTMLButtonElement {
  const hand = svg(
    'svg',
    { viewBox: '0 0 256 256', 'aria-hidden': true },
    svg('path', { d: HAND }),
  );
  return button({ class: 'room__act', disabled: true }, onPress, hand, text);
}

/** What the game sounds like. */
export const tones: RoomTones = { take: paper(900, 120), wood: paper(2_600, 50) };

/** Scratch tickets: nine cells below silver, three of one picture win its prize. */
export function startRoom(frame: Frame): GameRules {
  const { format, sound } = frame;
  const scratch = frame.state.rules as unknown as ScratchRules;
  const words = roomWords(frame.state.language, SCRATCH_TEXTS);
  const symbols = paintSymbols(frame, lookOf(frame.state.palette));
  const pill = (round: Round) =>
    round.payoutMinor === 0 ? format.digits(0) : format.timesShort(outcomeOf(round).payHundredths);
  const place = (cell: number) => format.digits(cell + 1);
  const told = {
    board: words('board'),
    covered: (cell: number) => words('covered', { cell: place(cell) }),
    open: (cell: number, name: string, amount: string) =>
      words('open', { cell: place(cell), name, amount }),
  };
  const ticket = createTicket({ symbols, format, words: told }, () => sound.play('wood', 0.5));
  const panel = createStakePanel(frame, { onAction: () => void play() });
  const reveal = createReveal(words('all'), ticket.openAll);
  panel.setAction({ label: words('buy') });
  const top = words('top', { times: format.timesShort(scratch.topHundredths) });
  frame.stage.append(createPaper(frame, top, words('line'), ticket.element));
  frame.controls.append(html('div', { class: 'choices choices--row' }, reveal), panel.element);

  const facesOf = ({ outcome, stakeMinor }: Round) =>
    ((outcome?.['cells'] ?? []) as number[]).map((picture) => ({
      picture,
      amountMinor: Math.floor((stakeMinor * (scratch.prizes[picture]?.payHundredths ?? 0)) / 100),
    }));
  function mark(round: Round): void {
    const isBig = isBigWin(round);
    ticket.mark(outcomeOf(round).prize, isGain(round), isBig);
  }
  function tell(round: Round): string {
    const { prize } = outcomeOf(round);
    if (prize < 0) return words('none');
    const blanks = { name: symbols.name(prize), amount: format.money(round.payoutMinor) };
    return words(isGain(round) ? 'three' : 'back', blanks);
  }
  async function play(): Promise<void> {
    await playRoomRound(frame, panel, {
      choice: { way: 'ticket' },
      async show(round) {
        reveal.disabled = false;
        frame.say(words('scratch'));
        await ticket.scratch(facesOf(round));
        reveal.disabled = true;
        mark(round);
      },
      tell,
      pill,
    });
  }

  const last = showRecent(frame, isOfScratch, pill);
  if (last !== undefined) {
    ticket.lay(facesOf(last));
    mark(last);
  }
  return scratchRules(frame, scratch, symbols);
}
