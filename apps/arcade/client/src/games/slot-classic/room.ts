import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isGain } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { wood } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createBoard } from '../reels/board.ts';
import type { Place } from '../reels/stage/line-path.ts';
import { payCell } from '../reels/pay-cells.ts';
import { openSlotRoom, type SlotRoom } from '../reels/slot-room.ts';
import { roomWords } from '../room-words.ts';
import { CLASSIC_TEXTS } from './words.ts';
import './slot-classic.css';

/** What the server says of the game; see `apps/arcade/src/games/slot-classic/rules.ts`. */
interface ClassicRules {
  returnBp: number;
  topHundredths: number;
  deviation: number;
  strip: number[];
  pays: number[];
  cherryPays: number[];
  cherry: number;
}

const EXAMPLE_STAKE = 10_000;
const stopsOf = ({ outcome }: Round) => outcome?.['stops'] as number[];
const isOwn = ({ outcome }: Round) =>
  Array.isArray(outcome?.['stops']) && typeof outcome['payHundredths'] === 'number';

/** What the line shows: the symbols in the middle row, and how many of them pay. */
function lineOf({ strip, pays, cherryPays, cherry }: ClassicRules, stops: readonly number[]) {
  const symbols = stops.map((stop) => strip[stop % strip.length] ?? 0);
  const [first = 0] = symbols;
  const other = symbols.findIndex((symbol) => symbol !== first);
  const run = other === -1 ? symbols.length : other;
  const pay =
    run === symbols.length ? (pays[first] ?? 0) : first === cherry ? (cherryPays[run] ?? 0) : 0;
  return { symbol: first, run: pay > 0 ? run : 0, pay };
}

/** The rows of the pay table: a symbol, how many of it, and what they pay. */
function rowsOf({ pays, cherryPays, cherry }: ClassicRules) {
  const threes = pays.map((pay, symbol) => ({ symbol, count: 3, pay }));
  const fewer = [2, 1].map((count) => ({ symbol: cherry, count, pay: cherryPays[count] ?? 0 }));
  return [...threes, ...fewer];
}

function createTable(frame: Frame, rules: ClassicRules, { symbols }: SlotRoom) {
  const rows = rowsOf(rules).map((row) => {
    const pictures = Array.from({ length: row.count }, () => symbols.picture(row.symbol));
    const item = html(
      'li',
      {},
      html('span', { class: 'classic__row' }, ...pictures),
      html('b', { class: 'num' }, frame.format.timesShort(row.pay)),
    );
    return { ...row, item };
  });
  const element = html(
    'ul',
    { class: 'classic__pays', 'aria-hidden': 'true' },
    ...rows.map(({ item }) => item),
  );
  return {
    element,
    mark(symbol: number, run: number) {
      for (const row of rows)
        row.item.classList.toggle('is-paid', row.symbol === symbol && row.count === run);
    },
  };
}

function rulesOf(
  frame: Frame,
  rules: ClassicRules,
  { symbols, words: shared }: SlotRoom,
): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, CLASSIC_TEXTS);
  const payoutOf = (pay: number) => (EXAMPLE_STAKE * pay) / 100;
  const bell = payoutOf(rules.pays[3] ?? 0);
  return {
    paragraphs: [],
    steps: [
      words('step1', { places: format.digits(rules.strip.length) }),
      words('step2'),
      words('step3'),
    ],
    figures: () => ({ note: shared('oneWay'), ...rules }),
    table: {
      caption: shared('example', { stake: format.money(EXAMPLE_STAKE) }),
      heads: [
        shared('symbol'),
        words('headCount'),
        frame.words('room.multiplier'),
        words('headPays'),
      ],
      rows: rowsOf(rules).map(({ symbol, count, pay }) => [
        payCell(symbols, symbol),
        format.digits(count),
        format.times(pay),
        format.money(payoutOf(pay)),
      ]),
      note: words('exampleNote', {
        symbol: symbols.name(3),
        payout: format.money(bell),
        net: format.net(bell - EXAMPLE_STAKE),
      }),
    },
  };
}

/** What the game sounds like. */
export const tones: RoomTones = { take: wood(150), wood: wood(165) };

/** The slot of three reels in the classic way. */
export function startRoom(frame: Frame): GameRules {
  const rules = frame.state.rules as unknown as ClassicRules;
  const words = roomWords(frame.state.language, CLASSIC_TEXTS);
  const { strip } = rules;
  const gridOf = (stops: readonly number[]) =>
    stops.map((stop) =>
      [-1, 0, 1].map((step) => strip[(stop + step + strip.length) % strip.length] ?? 0),
    );
  const room: SlotRoom = openSlotRoom(frame, 'slot-classic', {
    isOwn,
    async show(round) {
      const line = lineOf(rules, stopsOf(round));
      table.mark(-1, 0);
      await board.spin(gridOf(stopsOf(round)), () => frame.sound.play('wood', 0.5));
      const places = Array.from({ length: line.run }, (_unused, column): Place => [column, 1]);
      board.light(places, isGain(round));
      table.mark(line.symbol, line.run);
      const { format } = frame;
      if (line.run > 0)
        room.say(tell(round), format.timesShort(line.pay), format.money(round.payoutMinor));
    },
    tell: (round) => tell(round),
  });
  const board = createBoard(room.symbols, { columns: 3, rows: 3 });
  const table = createTable(frame, rules, room);
  function tell(round: Round): string {
    const { symbol, run } = lineOf(rules, stopsOf(round));
    return words(run === 3 ? 'three' : run === 2 ? 'two' : 'one', {
      symbol: room.symbols.name(symbol),
    });
  }
  const last = room.last();
  board.set(gridOf(last === undefined ? [14, 3, 9] : stopsOf(last)));
  board.element.classList.add('classic__board');
  room.tellFacts(words('facts'), Math.max(...rules.pays));
  room.body.append(board.element);
  room.plate.before(table.element);
  return rulesOf(frame, rules, room);
}
