import { html } from '../../../dom.ts';
import type { Frame } from '../../../frame.ts';
import { roomWords } from '../../room-words.ts';
import { PLACE_TEXTS } from './place-words.ts';
import type { Wagers } from './wagers.ts';

/** What is told of chips: the name of their place, and the chips. */
export interface ChipSpeechOptions {
  nameOf: (place: string) => string;
  wagers: Pick<Wagers, 'on' | 'totalMinor'>;
}

/** Makes an unseen line that tells a reader what lies on a place, and in all, after a chip was put or taken. */
export function createChipSpeech(
  { format, state }: Pick<Frame, 'format' | 'state'>,
  { nameOf, wagers }: ChipSpeechOptions,
) {
  const words = roomWords(state.language, PLACE_TEXTS);
  const element = html('p', { class: 'off', role: 'status' });
  return {
    element,
    say(place: string): void {
      const [amount, total] = [format.money(wagers.on(place)), format.money(wagers.totalMinor())];
      element.textContent = words('placed', { name: nameOf(place), amount, total });
    },
  };
}
