import type { Frame } from '../../frame.ts';
import type { Round } from '../../server.ts';
import { createFigures } from '../reels/feature.ts';
import type { SlotRoom } from '../reels/slot-room.ts';
import { roomWords } from '../room-words.ts';
import type { LineSpin, LinesRules } from './rules.ts';
import { LINES_TEXTS } from './words.ts';

/** Makes the free spins: night falls, and one spin follows another, with what the round has paid so far. */
export function createFreeSpins(frame: Frame, room: SlotRoom, { freeSpins }: LinesRules) {
  const { format } = frame;
  const words = roomWords(frame.state.language, LINES_TEXTS);
  const figures = createFigures([
    words('freeSpins'),
    frame.words('room.multiplier'),
    room.words('soFar'),
  ]);
  const head = [...room.head.children];

  /** Shows all free spins of a round; `showSpin` shows one, as a win when the round is one by then. */
  return async function play(
    round: Round,
    [first, ...free]: readonly LineSpin[],
    showSpin: (spin: LineSpin, isWin: boolean) => Promise<void>,
  ): Promise<void> {
    let pays = first?.pays ?? 0;
    const show = (index: number) =>
      figures.show([
        format.digits(`${index + 1}/${free.length}`),
        format.timesShort(freeSpins.multiplier * 100),
        format.money(Math.floor((round.stakeMinor * pays) / 100)),
      ]);
    frame.say(words('freeCame', { count: format.digits(free.length) }));
    room.element.classList.add('is-night');
    room.head.replaceChildren(figures.element);
    const part = async (index: number) => {
      const spin = free[index];
      if (spin === undefined) return;
      show(index);
      room.plate.replaceChildren();
      await showSpin(spin, pays + spin.pays > 100);
      pays += spin.pays;
      show(index);
    };
    await room.feature.play({
      round,
      count: free.length,
      isKnown: true,
      left: (index) => words('spinsLeft', { count: format.digits(free.length - 1 - index) }),
      part,
    });
    room.element.classList.remove('is-night');
    room.head.replaceChildren(...head);
  };
}
