import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { StakePanel } from '../../stake-panel.ts';
import type { Round } from '../../server.ts';
import { floorOver } from '../pace.ts';
import { roomWords } from '../room-words.ts';
import { createProgress } from './progress.ts';
import { SLOT_TEXTS } from './words.ts';

/** What a feature plays. */
export interface FeaturePlay {
  round: Round;
  /** How many parts there are. */
  count: number;
  /** Whether a player knows the count before: else it is not told. */
  isKnown: boolean;
  /** What is left with a part, in words. */
  left: (index: number) => string;
  /** Shows one part, and answers when its picture is at rest. */
  part: (index: number) => Promise<void>;
}

/** Plays the parts of a feature one after another. The big button pauses and goes on; it changes nothing else. */
export function createFeature(frame: Frame, panel: StakePanel) {
  const words = roomWords(frame.state.language, SLOT_TEXTS);
  let isOn = false;
  let goOn: (() => void) | undefined;
  let paused: Promise<void> | undefined;
  let figure = '';
  const progress = createProgress(frame);

  function show(): void {
    panel.setAction({ label: words(paused === undefined ? 'pause' : 'go'), figure, look: 'calm' });
  }
  return {
    isOn: () => isOn,
    /** Pauses before the next part, or goes on. */
    toggle(): void {
      if (paused === undefined) paused = new Promise((resolve) => (goOn = resolve));
      else {
        goOn?.();
        paused = undefined;
      }
      show();
    },
    /** Plays a feature from its first part to its last. */
    async play({ round, count, isKnown, left, part }: FeaturePlay): Promise<void> {
      isOn = true;
      panel.setLocked(true);
      panel.element.classList.add('panel--feature');
      panel.element.prepend(progress.element);
      progress.begin(round.stakeMinor, isKnown ? count : 0);
      for (let index = 0; index < count; index += 1) {
        const startedAt = performance.now();
        figure = frame.format.digits(isKnown ? `${index + 1}/${count}` : index + 1);
        progress.show(index, left(index));
        show();
        // Only now, as a button with a figure does not bet.
        panel.setBusy(false);
        await part(index);
        await floorOver(startedAt);
        await paused;
      }
      isOn = false;
      progress.element.remove();
      panel.element.classList.remove('panel--feature');
      panel.setBusy(true);
      panel.setLocked(false);
      panel.setAction({ label: words('spin') });
    },
  };
}

/** Makes the row of figures above the board, each with its name. */
export function createFigures(labels: readonly string[]) {
  const figures = labels.map(() => html('b', { class: 'num' }));
  const element = html(
    'div',
    { class: 'slot__figures' },
    ...labels.map((label, index) => html('span', {}, label, figures[index])),
  );
  return {
    element,
    show(values: readonly string[]) {
      for (const [index, value] of values.entries()) {
        const figure = figures[index];
        if (figure !== undefined) figure.textContent = value;
      }
    },
  };
}
