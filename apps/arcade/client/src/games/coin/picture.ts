import { html, svg } from '../../dom.ts';
import { glowOnce } from '../parts/animate.ts';
import { animate } from '../parts/animate.ts';
import { createFace, createMetal, createSmallCoin, newestOf, SIDES, type Side } from './faces.ts';

const TOSS_MS = 700;
const HALF_TURNS = 4;
const HEIGHT = 70;
/** How many tosses of the chain are seen, and how many of them are done when the chain moves on. */
const SEEN = { all: 5, done: 3 } as const;

/** The picture of the coin with its chain. */
export interface CoinPicture {
  element: HTMLElement;
  /** Shows a chain at once. `isLost` says that its last toss was called wrong. */
  lay: (came: readonly Side[], isLost: boolean, isOver: boolean) => void;
  /** Tosses the coin, which lands on a side. */
  toss: (side: Side) => Promise<void>;
  /** Lights the coin once, for a win of ten stakes and more. */
  glow: () => void;
}

/** Makes the picture; `times` are the multipliers of the chain, from the first toss. */
export function createCoinPicture(
  palette: string | undefined,
  times: readonly string[],
): CoinPicture {
  const faces = SIDES.map((side) => createFace(side, true));
  const body = svg('g', {}, ...faces);
  const shade = svg('ellipse', { class: 'coin__shade', cy: 122, rx: 82, ry: 11 });
  const thick = svg('circle', { class: 'coin__thick', cy: 13, r: 100 });
  const coin = svg('g', {}, thick, body);
  const large = svg(
    'svg',
    { class: 'coin__large', viewBox: '-122 -136 244 288', 'aria-hidden': 'true' },
    createMetal(),
    shade,
    coin,
  );
  const chain = html('div', { class: 'coin__chain num', 'aria-hidden': 'true' });
  const element = html('div', { class: `coin coin--${palette}` }, large, chain);

  function turnUp(side: Side): void {
    for (const [index, face] of faces.entries())
      face.classList.toggle('is-hidden', SIDES[index] !== side);
  }
  function showChain(came: readonly Side[], isLost: boolean, isOver: boolean): void {
    const done = isLost ? came.length - 1 : came.length;
    const first = Math.max(0, Math.min(done - SEEN.done, times.length - SEEN.all));
    const links = times.slice(first, first + SEEN.all).map((text, index) => {
      const at = first + index;
      const side = came[at];
      const isWrong = isLost && at === done;
      const looks = [
        side === undefined ? 'is-empty' : '',
        isWrong ? 'is-wrong' : '',
        at === done && !isOver ? 'is-next' : '',
        at === done - 1 && !isLost ? 'is-now' : '',
      ];
      return html(
        'span',
        { class: `coin__link ${looks.filter((look) => look !== '').join(' ')}` },
        html('i', {}, side === undefined ? undefined : createSmallCoin(side)),
        html('b', {}, text),
      );
    });
    chain.replaceChildren(...links);
  }

  turnUp('shapla');
  return {
    element,
    lay(came, isLost, isOver) {
      turnUp(newestOf(came) ?? 'shapla');
      showChain(came, isLost, isOver);
    },
    async toss(side) {
      const other = side === 'shapla' ? 'boat' : 'shapla';
      await animate(TOSS_MS, (share) => {
        const turn = Math.cos(share * HALF_TURNS * Math.PI);
        const lift = HEIGHT * Math.sin(share * Math.PI);
        turnUp(turn >= 0 ? side : other);
        const squeeze = share === 1 ? 1 : Math.max(0.06, Math.abs(turn));
        coin.setAttribute('transform', `translate(0 ${-lift * 0.3}) scale(1 ${squeeze})`);
        shade.setAttribute(
          'transform',
          `translate(0 122) scale(${1 - lift / 200}) translate(0 -122)`,
        );
      });
    },
    glow: () => glowOnce(large),
  };
}
