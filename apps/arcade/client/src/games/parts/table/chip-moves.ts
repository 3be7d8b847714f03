import type { Frame } from '../../../frame.ts';
import type { createChipSpeech } from './chip-speech.ts';
import type { PlacesOptions } from './places.ts';
import type { ChipTray } from './tray.ts';
import type { Wagers } from './wagers.ts';

/** What the moves of chips are made of. The tray is made after the places, so it is asked for. */
export interface ChipMovesOptions {
  wagers: Wagers;
  speech: ReturnType<typeof createChipSpeech>;
  tray: () => ChipTray;
  /** The most that may lie on a place, in minor units. */
  mostOn: (place: string) => number;
}

/** What a tap on a place does: it puts the chosen chip there, or takes the last one away, and tells it. */
export function createChipMoves(
  { sound }: Pick<Frame, 'sound'>,
  { wagers, speech, tray, mostOn }: ChipMovesOptions,
): Pick<PlacesOptions, 'onPut' | 'onTake'> {
  return {
    onPut(place) {
      const fault = wagers.add({ [place]: tray().chipMinor() });
      if (fault !== undefined) return tray().refuse(fault, mostOn(place));
      sound.play('take');
      speech.say(place);
    },
    onTake(place) {
      wagers.take(place);
      speech.say(place);
    },
  };
}
