import { button, html, svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isBigWin, isGain } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { bell, bubble } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createStakePanel } from '../../stake-panel.ts';
import { createSelect } from '../parts/select.ts';
import { playRoomRound, showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { createLadder } from './ladder.ts';
import { createPond } from './pond.ts';
import { kenoRules, RISKS, tableOf, type KenoRules, type Risk } from './rules.ts';
import { KENO_TEXTS } from './words.ts';
import './keno.css';

interface KenoOutcome {
  drawn: number[];
  hits: number;
  payHundredths: number;
}

const ICONS = {
  shuffle:
    'M240.49,175.51a12,12,0,0,1,0,17l-24,24a12,12,0,0,1-17-17L203,196h-2.09a76.17,76.17,0,0,1-61.85-31.83L97.38,105.78A52.1,52.1,0,0,0,55.06,84H32a12,12,0,0,1,0-24H55.06a76.17,76.17,0,0,1,61.85,31.83l41.71,58.39A52.1,52.1,0,0,0,200.94,172H203l-3.52-3.51a12,12,0,0,1,17-17Zm-95.62-72.62a12,12,0,0,0,16.93-1.13A52,52,0,0,1,200.94,84H203l-3.52,3.51a12,12,0,0,0,17,17l24-24a12,12,0,0,0,0-17l-24-24a12,12,0,0,0-17,17L203,60h-2.09a76,76,0,0,0-57.2,26A12,12,0,0,0,144.87,102.89Zm-33.74,50.22a12,12,0,0,0-16.93,1.13A52,52,0,0,1,55.06,172H32a12,12,0,0,0,0,24H55.06a76,76,0,0,0,57.2-26A12,12,0,0,0,111.13,153.11Z',
  eraser:
    'M216,204H141l86.84-86.84a28,28,0,0,0,0-39.6L186.43,36.19a28,28,0,0,0-39.6,0L28.19,154.82a28,28,0,0,0,0,39.6l30.06,30.07A12,12,0,0,0,66.74,228H216a12,12,0,0,0,0-24ZM163.8,53.16a4,4,0,0,1,5.66,0l41.38,41.38a4,4,0,0,1,0,5.65L160,151l-47-47ZM71.71,204,45.16,177.45a4,4,0,0,1,0-5.65L96,121l47,47-36,36Z',
} as const;

const outcomeOf = ({ outcome }: Round) => outcome as unknown as KenoOutcome;
const choiceOf = ({ choice }: Round) => choice as { picks: number[]; risk: Risk };
/** Rounds from before the title had a game of its own have no risk. */
const isOfKeno = ({ choice, outcome }: Round) =>
  Array.isArray(outcome?.['drawn']) && RISKS.some((risk) => risk === choice['risk']);

function icon(name: keyof typeof ICONS) {
  const path = svg('path', { d: ICONS[name] });
  return svg('svg', { viewBox: '0 0 256 256', 'aria-hidden': true }, path);
}

function createAct(name: keyof typeof ICONS, text: string, onPress: () => void) {
  return button({ class: 'room__act' }, onPress, icon(name), text);
}

/** So many numbers at random. Which numbers are picked does not change the chances, so ordinary randomness is enough. */
function anyNumbers({ size, mostPicks }: KenoRules): Set<number> {
  const numbers = new Set<number>();
  while (numbers.size < mostPicks) numbers.add(1 + Math.floor(Math.random() * size));
  return numbers;
}

/** The outcome of a round in words. */
function tellOf(frame: Frame, round: Round): string {
  const { format } = frame;
  const words = roomWords(frame.state.language, KENO_TEXTS);
  const { hits, payHundredths } = outcomeOf(round);
  const blanks = {
    hits: format.digits(hits),
    picks: format.digits(choiceOf(round).picks.length),
    times: format.timesShort(payHundredths),
    amount: format.money(round.payoutMinor),
  };
  if (isGain(round)) return words('hits', blanks);
  return words(round.payoutMinor > 0 ? 'hitsBack' : 'hitsNone', blanks);
}

/** The choices of the player: picks on the pond and the risk, as of the last round where there is one. */
function createChoice(frame: Frame, last: Round | undefined, onChange: () => void) {
  const { format } = frame;
  const keno = frame.state.rules as unknown as KenoRules;
  const words = roomWords(frame.state.language, KENO_TEXTS);
  const risk = createSelect<Risk>({
    label: words('risk'),
    items: RISKS.map((key) => ({ key, text: words(key) })),
    chosen: last === undefined ? 'medium' : choiceOf(last).risk,
    onChoose: onChange,
  });
  const pond = createPond({
    format,
    label: words('board'),
    size: keno.size,
    mostPicks: keno.mostPicks,
    onPick: onChange,
  });
  const acts = [
    createAct('shuffle', words('random'), () => pond.pick(anyNumbers(keno))),
    createAct('eraser', words('clear'), () => pond.pick([])),
  ];
  return {
    pond,
    row: html('div', { class: 'choices choices--row choices--keno' }, risk.element, ...acts),
    chosen: () => ({ picks: pond.picks(), risk: risk.key() }),
    table: () => tableOf(keno, risk.key(), pond.picks().length),
    setLocked(isLocked: boolean) {
      for (const part of [pond, risk]) part.setLocked(isLocked);
      for (const one of acts) one.disabled = isLocked;
    },
  };
}

/** What the game sounds like. */
export const tones: RoomTones = { take: bubble(240), drop: bubble(430), lotus: bell(880, 260) };

/** Keno: leaves on a pond, of which the player picks up to ten and ten are drawn. */
export function startRoom(frame: Frame): GameRules {
  const { format, sound } = frame;
  const keno = frame.state.rules as unknown as KenoRules;
  const words = roomWords(frame.state.language, KENO_TEXTS);
  const pill = (round: Round) => format.timesShort(outcomeOf(round).payHundredths);
  const last = showRecent(frame, isOfKeno, pill);
  const ladder = createLadder(format, words('ladder'), (count) => words('count', { count }));
  const choice = createChoice(frame, last, () => show());
  const { pond } = choice;
  const panel = createStakePanel(frame, {
    autoplay: {},
    onAction: () => void play(),
    otherFault: () => (pond.picks().length === 0 ? words('noPicks') : undefined),
  });
  panel.setAction({ label: words('bet') });
  pond.element.prepend(ladder.element);
  pond.element.classList.add(`pond--${frame.state.palette}`);
  frame.stage.append(pond.element);
  frame.controls.append(choice.row, panel.element);
  if (last === undefined) show();
  else {
    pond.pick(choiceOf(last).picks);
    pond.lay(outcomeOf(last).drawn);
    show(outcomeOf(last).hits);
  }

  function show(hits?: number): void {
    ladder.show(choice.table().pays, hits);
    panel.refresh();
  }

  async function play(): Promise<void> {
    choice.setLocked(true);
    await playRoomRound(frame, panel, {
      choice: choice.chosen(),
      async show(round) {
        const { drawn, hits } = outcomeOf(round);
        frame.say(words('drawing'));
        show();
        await pond.draw(drawn, (isHit) => sound.play(isHit ? 'lotus' : 'drop'));
        show(hits);
        if (isBigWin(round)) pond.glow();
        choice.setLocked(false);
      },
      tell: (round) => tellOf(frame, round),
      pill,
    });
    choice.setLocked(false);
  }

  return kenoRules(frame, keno, choice.table);
}
