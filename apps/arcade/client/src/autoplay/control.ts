import { button, html, svg } from '../dom.ts';
import { roomWords } from '../games/room-words.ts';
import type { Round } from '../server.ts';
import { createRun, type AutoplayEnd, type AutoplayPlan } from './run.ts';
import { openAutoplaySheet, type AutoplayFrame } from './sheet.ts';
import { AUTOPLAY_TEXTS } from './words.ts';
import './autoplay.css';

const PLAY =
  'M128 24a104 104 0 1 0 104 104A104.11 104.11 0 0 0 128 24Zm0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88Zm48.24-94.78-64-40A8 8 0 0 0 100 88v80a8 8 0 0 0 12.24 6.78l64-40a8 8 0 0 0 0-13.56ZM116 153.57v-51.14L156.91 128Z';
const STOP =
  'M200 40H56a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16V56a16 16 0 0 0-16-16Z';

/** What autoplay needs of the bar that it stands in. */
export interface AutoplayOptions {
  /** What the next round would cost; 0 where nothing is bet. */
  stakeMinor: () => number;
  /** Whether a round could begin now. */
  isReady: () => boolean;
  /** Begins a round as a press of the big button does. */
  onPlay: () => void;
  /** Lays the bets of the first round again, where a game takes them off the table. */
  prepare?: () => void;
  /** Whether a round had a feature; absent in a game without one. */
  hasFeature?: (round: Round) => boolean;
}

/** Autoplay of one bar. */
export interface Autoplay {
  /** The button and the line that says why a run ended. */
  button: HTMLElement;
  note: HTMLElement;
  /** Tells how a round ended; undefined for one that was refused. */
  roundIsOver: (round: Round | undefined) => void;
  /**
   * Tells whether the bar could not take a bet now: while a round is under way, and while its button does something else.
   * The next round of a run begins when it could, and the one before is over.
   */
  setBusy: (isBusy: boolean) => void;
}

const END_WORDS = {
  count: 'endCount',
  loss: 'endLoss',
  gain: 'endGain',
  win: 'endWin',
  feature: 'endFeature',
  refused: 'endRefused',
  held: 'endHeld',
  hidden: 'endHidden',
  changed: 'endChanged',
  pressed: 'endPressed',
} as const satisfies Record<AutoplayEnd, string>;

type Run = ReturnType<typeof createRun>;

/** A run that is over, and why. */
interface EndedRun {
  run: Run;
  why: AutoplayEnd;
}

function icon(d: string) {
  return svg('svg', { viewBox: '0 0 256 256', 'aria-hidden': true }, svg('path', { d }));
}

/** The button: it offers a run, or says how many rounds of one are left and that a press stops it. */
function createControl({ state, format }: AutoplayFrame, onPress: () => void) {
  const words = roomWords(state.language, AUTOPLAY_TEXTS);
  const figure = html('span', { class: 'num' });
  const element = button({ class: 'autoplay' }, onPress);
  return {
    element,
    show(run: Run | undefined, isBusy: boolean): void {
      const left = run === undefined ? '' : format.digits(run.left());
      element.classList.toggle('is-on', run !== undefined);
      const label = run === undefined ? words('open') : words('stop', { left });
      element.setAttribute('aria-label', label);
      figure.textContent = run === undefined ? words('short') : left;
      element.replaceChildren(icon(run === undefined ? PLAY : STOP), figure);
      element.toggleAttribute('disabled', run === undefined && isBusy);
    },
  };
}

/** The line that says why the last run ended, and what it left. */
function createNote({ state, format }: AutoplayFrame) {
  const words = roomWords(state.language, AUTOPLAY_TEXTS);
  const element = html('p', { class: 'autoplay__note', role: 'status' });
  return {
    element,
    clear: () => void (element.textContent = ''),
    tell({ run, why }: EndedRun): void {
      element.textContent = words(END_WORDS[why], { net: format.net(run.netMinor()) });
    },
  };
}

/** Calls the listener whenever the page goes out of sight. */
function onHidden(listener: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') listener();
  });
  window.addEventListener('pagehide', listener);
}

/**
 * Makes autoplay for a bar where a round is one bet; undefined where the site has it off. A run begins only by the button
 * of its sheet, lives in the page alone, and stops at once when it is pressed, when the page is hidden, and when the lobby
 * covers the game. A round that is under way then ends as usual.
 */
export function createAutoplay(
  frame: AutoplayFrame,
  options: AutoplayOptions,
): Autoplay | undefined {
  if (frame.state.mayAutoplay !== true) return undefined;
  let run: Run | undefined;
  let ended: EndedRun | undefined;
  let stakeMinor = 0;
  let [isBusy, isPlaying] = [false, false];
  const note = createNote(frame);
  const control = createControl(frame, press);
  const show = () => control.show(run, isBusy);

  function end(why: AutoplayEnd): void {
    if (run === undefined) return;
    ended = { run, why };
    run = undefined;
    note.tell(ended);
    show();
  }
  function press(): void {
    if (run !== undefined) return end('pressed');
    note.clear();
    if (!options.isReady()) return;
    openAutoplaySheet(frame, {
      stakeMinor: options.stakeMinor(),
      hasFeature: options.hasFeature !== undefined,
      onStart: start,
    });
  }
  function start(plan: AutoplayPlan): void {
    if (run !== undefined || isBusy || isPlaying || document.visibilityState === 'hidden') return;
    stakeMinor = options.stakeMinor();
    run = createRun(plan);
    ended = undefined;
    show();
    next();
  }
  /** Begins the next round of the run, or ends the run and says why. */
  function next(): void {
    if (run === undefined || isBusy || isPlaying) return;
    const why = run.endBefore(stakeMinor);
    if (why !== undefined) return end(why);
    options.prepare?.();
    if (options.stakeMinor() !== stakeMinor) return end('changed');
    if (!options.isReady()) return end('refused');
    isPlaying = true;
    options.onPlay();
  }
  onHidden(() => end('hidden'));
  frame.lobby.onHold(() => end('held'));
  show();
  return {
    button: control.element,
    note: note.element,
    roundIsOver(round) {
      isPlaying = false;
      // A run that was stopped during a round still counts that round.
      const own = run ?? ended?.run;
      if (own === undefined) return;
      if (round === undefined) return end('refused');
      const { stakeMinor: stake, payoutMinor } = round;
      const hasFeature = options.hasFeature?.(round) ?? false;
      own.count({ stakeMinor: round.stakedMinor ?? stake, payoutMinor, hasFeature });
      if (run === undefined && ended !== undefined) note.tell(ended);
    },
    setBusy(nowBusy) {
      const wasBusy = isBusy;
      isBusy = nowBusy;
      // A round that the player begins by hand has nothing to do with the last run.
      if (nowBusy && !wasBusy && run === undefined) {
        ended = undefined;
        note.clear();
      }
      show();
      // The game first does what follows its own round; then the next one begins.
      if (wasBusy && !nowBusy && run !== undefined) setTimeout(next);
    },
  };
}
