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

/** The lamps above the board: one for each respin that is left. */
function createLamps(frame: Frame, most: number) {
  const { format } = frame;
  const words = roomWords(frame.state.language, RESPIN_TEXTS);
  const lamps = Array.from({ length: most }, () => html('i'));
  const title = html('b', { class: 'num' });
  const again = html('small', { class: 'num' }, words('again', { count: format.digits(most) }));
  return {
    element: html(
      'div',
      { class: 'respins' },
      html('p', {}, title, again),
      html('div', { class: 'respins__lamps', 'aria-hidden': 'true' }, ...lamps),
    ),
    show(left: number): void {
      title.textContent = words('left', { count: format.digits(left) });
      for (const [at, lamp] of lamps.entries()) lamp.classList.toggle('is-on', at < left);
    },
  };
}

/** How many respins are left with each turn; the first turn is what came by itself. */
function leftWith(turns: RespinOutcome['turns'], most: number): number[] {
  let left = most;
  return turns.map((came, index) => {
    if (index > 0) left = came.length > 0 ? most : left - 1;
    return left;
  });
}

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
  const lamps = createLamps(frame, rules.respins.count);
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
    const lefts = leftWith(turns, rules.respins.count);
    board.light([], false);
    board.element.classList.add('board--respin');
    room.logo.replaceWith(lamps.element);
    room.facts.hidden = true;
    frame.say(words('came', { count: format.digits(turns[0]?.length ?? 0) }));
    const part = async (index: number) => {
      const came = turns[index] ?? [];
      lamps.show(lefts[index] ?? 0);
      held.push(...came);
      for (const prize of came) land(round, prize);
      if (came.length > 0) frame.sound.play('lotus', 0.6);
      const pays = held.reduce((sum, { pay }) => sum + pay, 0);
      room.say(words('sum', { count: format.digits(held.length) }), moneyOf(round, pays));
    };
    await room.feature.play({
      round,
      count: turns.length,
      // How many come depends on what comes.
      isKnown: false,
      left: (index) => words('left', { count: format.digits(lefts[index] ?? 0) }),
      part,
    });
    if (grand > 0) room.say(words('grand'), moneyOf(round, grand));
    board.element.classList.remove('board--respin');
    lamps.element.replaceWith(room.logo);
    room.facts.hidden = false;
  };
}
