import { html, isMotionReduced } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { Round } from '../../server.ts';
import type { Board } from '../reels/board.ts';
import type { Place } from '../reels/stage/line-path.ts';
import type { SlotRoom } from '../reels/slot-room.ts';
import { roomWords } from '../room-words.ts';
import { nameOfPrize, type HeldPrize, type RespinOutcome, type RespinRules } from './rules.ts';
import { RESPIN_TEXTS } from './words.ts';

const PRIZE = 0;
const LAND_MS = 300;

/** Makes the respins: what is held stays with its worth, and three without a new prize end them. */
export function createRespins(
  frame: Frame,
  rules: RespinRules,
  room: SlotRoom,
  board: Board,
  placeOf: (place: number) => Place,
) {
  const { format } = frame;
  const words = roomWords(frame.state.language, RESPIN_TEXTS);
  const moneyOf = (round: Round, pay: number) =>
    format.money(Math.floor((round.stakeMinor * pay) / 100));

  function land(round: Round, { place, pay }: HeldPrize): void {
    const cell = board.cell(placeOf(place));
    if (cell === undefined) return;
    const name = nameOfPrize(rules, pay);
    const label = name === undefined ? moneyOf(round, pay) : words(name);
    cell.className = `board__cell is-held${name === undefined ? '' : ' is-fixed'}`;
    const band = html('span', { class: 'board__band num' }, label);
    cell.replaceChildren(room.symbols.picture(PRIZE), band);
    if (isMotionReduced()) return;
    const from = { transform: 'translateY(-30%)', opacity: 0 };
    cell.animate([from, { transform: 'none', opacity: 1 }], { duration: LAND_MS });
  }

  /** Shows the respins of a round. */
  return async function play(round: Round, { turns, grand }: RespinOutcome): Promise<void> {
    const held: HeldPrize[] = [];
    let left = rules.respins.count;
    board.light([], false);
    board.element.classList.add('board--respin');
    frame.say(words('came', { count: format.digits(turns[0]?.length ?? 0) }));
    await room.feature.play(turns.length, async (index) => {
      const came = turns[index] ?? [];
      if (index > 0) left = came.length > 0 ? rules.respins.count : left - 1;
      held.push(...came);
      for (const prize of came) land(round, prize);
      if (came.length > 0) frame.sound.play('lotus', 0.6);
      const pays = held.reduce((sum, { pay }) => sum + pay, 0);
      room.say(words('left', { count: format.digits(left) }), moneyOf(round, pays));
    });
    if (grand > 0) room.say(words('grand'), moneyOf(round, grand));
    board.element.classList.remove('board--respin');
  };
}
