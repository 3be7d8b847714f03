import { html } from '../dom.ts';
import type { FrameError } from '../errors.ts';
import type { Frame } from '../frame.ts';
import type { PlayAnswer, Round } from '../server.ts';
import { floorOver, SECOND_TAP_MS } from './pace.ts';
import type { RoundPanel } from './room-round.ts';

/** A round that waits for its player's next step. */
export interface OpenRound extends Round {
  shown: Record<string, unknown>;
  allowed: string[];
  stepNo: number;
}

/** What a game does with its rounds of several steps. */
export interface StepGame {
  choice: () => unknown;
  /** Draws how an open round stands. With `step` it moves there from the state before; without, it is there at once. */
  show: (round: OpenRound, step: unknown) => Promise<void>;
  /** Shows how a round ended, after `step` or at once; answers when the picture is at rest. */
  end: (round: Round, step: unknown) => Promise<void>;
  /** How an open round stands, in words, and what it would leave if it ended now, in minor units. */
  hold: (round: OpenRound) => { text: string; netMinor?: number };
  /** The outcome in words. */
  tell: (round: Round) => string;
  /** The outcome in a few signs, for the row of the last results. */
  pill: (round: Round) => string;
  /** Turns the steps on or off; `isBusy` while the server is asked, and `round` is absent between rounds. */
  onChange: (round: OpenRound | undefined, isBusy: boolean) => void;
}

/** The rounds of one game of several steps, one at a time. */
export interface StepRound {
  /** Places the bet of the panel. */
  bet: () => Promise<void>;
  /** Takes a step of the open round; nothing happens while the server is asked. `isCashOut` is told on a cut line. */
  take: (step: unknown, isCashOut?: boolean) => Promise<void>;
  /** The open round; undefined between rounds. */
  open: () => OpenRound | undefined;
}

const isOpen = (round: Round): round is OpenRound =>
  round.status === 'open' && round.shown !== undefined;

function holdNow(frame: Frame, game: StepGame, round: OpenRound): void {
  const { text, netMinor } = game.hold(round);
  frame.hold(text, netMinor);
}

/**
 * Makes the rounds of a game. A round that was open when the title was opened goes on at once in its present step. Nothing
 * moves before the server has answered, and the same step that is sent again never counts twice.
 */
export function createStepRound(frame: Frame, panel: RoundPanel, game: StepGame): StepRound {
  const { words } = frame;
  let current: OpenRound | undefined;
  let isBusy = false;
  let beganAt = 0;

  function change(next: OpenRound | undefined, busy: boolean): void {
    current = next;
    isBusy = busy;
    panel.setBusy(busy);
    game.onChange(current, isBusy);
  }

  async function follow(answer: PlayAnswer, step: unknown): Promise<void> {
    const { round } = answer;
    if (isOpen(round)) {
      frame.setBalance(answer.balanceMinor);
      change(round, true);
      await game.show(round, step);
      holdNow(frame, game, round);
      return change(round, false);
    }
    await game.end(round, step);
    frame.conclude(answer, game.tell(round), game.pill(round));
    change(undefined, true);
    await floorOver(beganAt);
    change(undefined, false);
  }

  /** Shows a round as the server has it, where this page did not know its last steps. */
  const adopt = (round: Round) => follow({ round }, undefined);

  async function failed(error: unknown): Promise<void> {
    const told = (error as FrameError).params?.['round'] as Round | undefined;
    frame.warnOf(error);
    if (told !== undefined) return adopt(told);
    if (current !== undefined) holdNow(frame, game, current);
    change(current, false);
  }

  const resumed = frame.state.underWay.find(isOpen);
  if (resumed !== undefined) {
    change(resumed, true);
    void game.show(resumed, undefined).then(() => {
      frame.hold(words('room.resumed'), game.hold(resumed).netMinor);
      change(resumed, false);
    });
  }

  return {
    open: () => current,
    async bet() {
      if (isBusy || current !== undefined) return;
      beganAt = performance.now();
      change(undefined, true);
      frame.say(' ');
      frame.sound.play('take');
      let open: Round | undefined;
      const answer = await frame.play(panel.stakeMinor(), game.choice(), (round) => (open = round));
      if (answer !== undefined) return follow(answer, 'bet');
      if (open !== undefined) return adopt(open);
      frame.say(words('result.idle'));
      change(undefined, false);
    },
    async take(step, isCashOut = false) {
      const round = current;
      if (isBusy || round === undefined) return;
      frame.warn('');
      change(round, true);
      const call = { roundId: round.roundId, stepNo: round.stepNo, step };
      const onLost = () => frame.hold(words(isCashOut ? 'room.cutSent' : 'room.cut'));
      try {
        await follow(await frame.server.step(call, onLost), step);
      } catch (error) {
        await failed(error);
      }
    },
  };
}

const USABLE = 'button:not([disabled], [hidden], [aria-disabled="true"])';
/** Marks a step that costs the round, which the key that placed the bet must not reach when it is pressed twice. */
export const GIVES_UP = { 'data-gives-up': '' };
const contains = (owners: readonly HTMLElement[], part: Element) =>
  owners.some((owner) => owner.contains(part));

/**
 * Makes the bar of an open round, which takes the place of the stake while the round is open. The focus goes with it: from
 * the stake to the first step that can be taken, or to the bar itself where that step gives the round up, and from the steps
 * to the button that bets. A step that was off while the server was asked has it again afterwards. The second of two quick
 * taps reaches nothing of what has just come under the finger. `show` is called after the steps themselves were shown.
 */
export function createStepBar(parts: readonly HTMLElement[], bets: readonly HTMLElement[]) {
  const attributes = { class: 'panel panel--steps', tabindex: '-1', hidden: true };
  const element = html('div', attributes, ...parts);
  /** What of the bar had the focus last, as long as nothing else has it. */
  let own: HTMLElement | undefined;
  let changedAt = -SECOND_TAP_MS;
  function stopSecondTap(event: MouseEvent): void {
    // A key and a screen reader press what has the focus, and tap no place.
    const isTap = event.detail > 0;
    if (isTap && performance.now() - changedAt < SECOND_TAP_MS) event.stopPropagation();
  }
  for (const part of [element, ...bets]) part.addEventListener('click', stopSecondTap, true);
  function firstStep(): HTMLElement | null {
    const first = element.querySelector<HTMLElement>(USABLE);
    return first?.hasAttribute('data-gives-up') ? element : first;
  }
  const partOf = (isPlaying: boolean) =>
    isPlaying
      ? firstStep()
      : bets.map((bet) => bet.querySelector<HTMLElement>('.go')).find((go) => go !== null);
  /** Whether a part can have the focus; one that is only said to be off can. */
  const canHave = (part: Element, isPlaying: boolean) =>
    contains(isPlaying ? [element] : bets, part) && !part.matches('[disabled], [hidden]');
  return {
    element,
    show(isPlaying: boolean): void {
      const active = document.activeElement ?? document.body;
      if (contains([element, ...bets], active)) own = active as HTMLElement;
      else if (active !== document.body) own = undefined;
      if (element.hidden === isPlaying) changedAt = performance.now();
      element.hidden = !isPlaying;
      for (const bet of bets) bet.hidden = isPlaying;
      if (own === undefined || canHave(active, isPlaying)) return;
      // A field does not get it back: it would open the keyboard of a phone.
      const isBack = canHave(own, isPlaying) && own.matches('button');
      const next = isBack ? own : partOf(isPlaying);
      next?.focus({ preventScroll: true });
    },
  };
}
