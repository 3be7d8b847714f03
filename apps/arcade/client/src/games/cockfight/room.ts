import { svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { rattle } from '../../senses/voices.ts';
import { animate } from '../parts/animate.ts';
import { startDuelRoom } from '../parts/fixture/duel-room.ts';
import type { FixtureView } from '../parts/fixture/news.ts';
import type { Pitch } from '../parts/fixture/room.ts';
import { createBird, createRing } from './birds.ts';
import { COCKFIGHT_TEXTS } from './words.ts';

const WIDTH = 366;
const HEIGHT = 420;
const PACE_MS = 900;
const BOW_MS = 900;
const HANG_MS = 500;
const GROUND = 338;
const STANDS = { home: 104, away: 262 };

/** A feather that rises over the bird that got the point. */
function createFeather(): SVGGElement {
  return svg(
    'g',
    { visibility: 'hidden' },
    svg('path', {
      d: 'M0 16C-12 4-10-16 4-24C14-14 12 4 0 16Z',
      fill: '#ffd257',
      stroke: '#8a5a10',
    }),
    svg('path', { d: 'M0 22L4-18', stroke: '#8a5a10', 'stroke-width': 1.6 }),
  );
}

/** Two painted birds that pace and bow, and never touch. */
function createScene(label: string, palette: string | undefined): Pitch {
  const [left, right] = [svg('g'), svg('g')];
  const feather = createFeather();
  const element = svg(
    'svg',
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: 'xMidYMid slice',
      role: 'img',
      'aria-label': label,
    },
    ...createRing(palette),
    left,
    right,
    feather,
  );
  let shown = -1;

  function gather({ fixtureNo, sides }: FixtureView): void {
    if (shown === fixtureNo) return;
    shown = fixtureNo;
    left.replaceChildren(createBird(sides[0] ?? 0));
    right.replaceChildren(createBird(sides[1] ?? 1));
  }
  /** Places both: how far they have paced, and how deep each bows, from 0 to 1. */
  function pose(pace: number, home = 0, away = 0): void {
    const step = Math.sin(pace * Math.PI * 4) * 7;
    const hop = Math.abs(Math.sin(pace * Math.PI * 4)) * 4;
    left.setAttribute(
      'transform',
      `translate(${STANDS.home + step} ${GROUND - hop}) rotate(${home * 12})`,
    );
    right.setAttribute(
      'transform',
      `translate(${STANDS.away - step} ${GROUND - hop}) rotate(${-away * 12}) scale(-1 1)`,
    );
  }
  function lift(last: string | undefined, share: number): void {
    const isPoint = last === 'H' || last === 'A';
    feather.setAttribute('visibility', isPoint && share > 0 ? 'visible' : 'hidden');
    const x = last === 'H' ? STANDS.home + 30 : STANDS.away - 30;
    feather.setAttribute('transform', `translate(${x} ${GROUND - 150 - share * 26})`);
  }
  return {
    element,
    show(view) {
      gather(view);
      pose(0);
      lift(view.phase === 'run' ? undefined : view.last, 1);
    },
    run(view) {
      gather(view);
      lift(undefined, 0);
      void animate(PACE_MS, (share) => pose(share));
    },
    async play(view) {
      gather(view);
      const { last } = view;
      await animate(BOW_MS, (share) => {
        const bow = Math.sin(share * Math.PI);
        // Whoever did not get the point bows; in a level turn both do.
        pose(0, last === 'H' ? 0 : bow, last === 'A' ? 0 : bow);
        lift(last, share);
      });
      await animate(HANG_MS, () => undefined);
    },
  };
}

/** What the game sounds like. */
export const tones: RoomTones = {
  start: rattle(420, 6),
  wood: rattle(900, 3),
  stop: rattle(420, 9),
};

/** The painted cockfight: one meeting for everybody, nine turns. */
export function startRoom(frame: Frame): GameRules {
  const { state, format } = frame;
  return startDuelRoom(frame, COCKFIGHT_TEXTS, ({ words }) => ({
    pitch: createScene(words('label'), state.palette),
    middle: (view) =>
      words('turn', {
        number: format.digits(Math.min(9, view.beat + 1)),
        all: format.digits(Number(view.state['turns'])),
      }),
    foot: () => words('foot'),
    bars: (view) =>
      ((view.state['past'] ?? []) as string[]).map((outcome) =>
        outcome === 'H' ? 10 : outcome === 'A' ? -10 : 1,
      ),
  }));
}
