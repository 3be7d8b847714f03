import { html, isMotionReduced, pause, svg } from '../../dom.ts';
import { createBoard } from './board.ts';
import { tallLayout, wideLayout } from './layouts.ts';
import { createPaints, PAWNS, type Pawn } from './pawns.ts';

/** From one hop to the next; a winner needs about thirty hops of all pawns together. */
const NEXT_MS = 115;

/** What a race was; see `apps/arcade/src/games/ludo-race/rules.ts`. */
export interface Race {
  order: Pawn[];
  moves: number[];
}

/**
 * How many of the moves decide a bet: until the first pawn comes home that is not the one that the bet names at this
 * place, or until all that it names are home. The last of four is decided with the third.
 */
export function decidedAfter({ order, moves }: Race, bet: readonly Pawn[], fields: number): number {
  const wrong = bet.findIndex((pawn, place) => order[place] !== pawn);
  const needed = Math.min(wrong === -1 ? bet.length : wrong + 1, PAWNS.length - 1);
  const gone = PAWNS.map(() => 0);
  let home = 0;
  for (const [index, lane] of moves.entries()) {
    gone[lane] = (gone[lane] ?? 0) + 1;
    if (gone[lane] === fields) home += 1;
    if (home === needed) return index + 1;
  }
  return moves.length;
}

/** The picture of the race: the board as it fits the stage, upright or lying. */
export function createLudoPicture(options: {
  fields: number;
  palette: string | undefined;
  nameOf: (lane: number) => string;
  rankOf: (place: number) => string;
  onHop: () => void;
}) {
  const { fields, palette, rankOf, onHop } = options;
  const boards = [tallLayout(fields), wideLayout(fields)].map((layout) =>
    createBoard({ ...options, layout }),
  );
  const paints = svg('svg', { class: 'ludo__paints', 'aria-hidden': 'true' }, createPaints());
  const element = html('div', { class: `ludo ludo--${palette}` }, paints);
  element.append(...boards.map((board) => board.element));
  new ResizeObserver(() => {
    const { clientWidth, clientHeight } = element;
    element.classList.toggle('ludo--wide', clientWidth > clientHeight);
  }).observe(element);
  const gone = PAWNS.map(() => 0);
  let home = 0;

  function move(lane: number, isHop: boolean): void {
    const field = (gone[lane] ?? 0) + 1;
    gone[lane] = field;
    if (field === fields) home += 1;
    for (const board of boards) {
      board.stand(lane, field, isHop);
      if (field === fields) board.rank(lane, rankOf(home));
    }
  }
  /** Puts all pawns before their first field. */
  function reset(): void {
    home = 0;
    for (const lane of PAWNS.keys()) {
      gone[lane] = 0;
      for (const board of boards) {
        board.stand(lane, 0, false);
        board.rank(lane, '');
      }
    }
  }

  return {
    element,
    /** Shows a race at its end, as it stood when the player left. */
    lay({ moves }: Race) {
      reset();
      for (const lane of moves) move(lane, false);
    },
    /** Shows a race move by move until the bet is decided; the rest is set at once. */
    async run(race: Race, bet: readonly Pawn[]): Promise<void> {
      reset();
      const decided = decidedAfter(race, bet, fields);
      const isCalm = isMotionReduced();
      for (const [index, lane] of race.moves.entries()) {
        const isShown = !isCalm && index < decided;
        move(lane, isShown);
        if (!isShown) continue;
        onHop();
        await pause(NEXT_MS);
      }
    },
    /** Lights pawns once, for a win of ten stakes and more. */
    glow(pawns: readonly Pawn[]) {
      for (const board of boards) board.glow(pawns.map((pawn) => PAWNS.indexOf(pawn)));
    },
  };
}
