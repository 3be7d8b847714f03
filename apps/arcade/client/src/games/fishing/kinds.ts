import type { Format } from '../../format.ts';
import type { Frame } from '../../frame.ts';
import { shownLanguage } from '../../words/texts.ts';
import { roomWords } from '../room-words.ts';
import { bossOf } from './bosses.ts';
import { bossName, FISHING_TEXTS } from './words.ts';

/** A kind as the server tells it; see `apps/arcade/src/games/fishing/rules.ts`. */
export interface FishKind {
  key: string;
  fish: number;
  pays: number;
  chanceOf10000: number;
}

/** What the server says of the game. */
export interface FishingRules {
  fish: FishKind[];
  cannon: { levels: number; levelMinor: number };
  returnBp: number;
}

/** The words of the game in the player's language. */
export const wordsOf = (frame: Pick<Frame, 'state'>) =>
  roomWords(frame.state.language, FISHING_TEXTS);

/** The name of a kind; the boss has that of the title. */
export function nameOf(frame: Pick<Frame, 'state'>, key: string): string {
  if (key === 'boss')
    return bossName(bossOf(frame.state.motif), shownLanguage(frame.state.language));
  return wordsOf(frame)(key as 'puti');
}

/** A multiple of the shot, such as 10×. */
export const timesOf = (format: Format, times: number) => `${format.digits(times)}×`;

/** What stands at a kind in the water: its pay and its chance. */
export function tagOf(frame: Frame, { fish, pays, chanceOf10000 }: FishKind): string {
  const [times, chance] = [timesOf(frame.format, pays), frame.format.share(chanceOf10000)];
  return fish > 1 ? wordsOf(frame)('each', { times, chance }) : `${times} · ${chance}`;
}
