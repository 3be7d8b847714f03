import { svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { rattle, thud } from '../../senses/voices.ts';
import { animate } from '../parts/animate.ts';
import { KITS } from '../parts/fixture/courts/figures.ts';
import type { FixtureView } from '../parts/fixture/news.ts';
import { startFixtureRoom, type FixtureLook, type Pitch } from '../parts/fixture/room.ts';
import { roomWords } from '../room-words.ts';
import { createBoat, LENGTH } from './boat.ts';
import { createRiver, FRONT, HEIGHT, WIDTH } from './river.ts';
import { BOAT_RACE_TEXTS } from './words.ts';
import './river.css';

const BOATS = 6;
const LANE = 48;
const LEFT = 39;
const RUN_MS = 850;
const GAIN_MS = 1_400;
const HANG_MS = 300;
const STROKES = 3;
/** The part of a stretch that is rowed before its outcome is known. */
const BEFORE = 0.35;

const laneX = (lane: number) => LEFT + LANE * (lane + 0.5);

interface Race {
  behind: readonly number[];
  beat: number;
  stretches: number;
  isLast: boolean;
  isOver: boolean;
}

const raceOf = ({ state }: FixtureView) => state as unknown as Race;
const finishOf = ({ beat, stretches, isLast }: Race) =>
  isLast ? stretches + 1 : Math.max(beat, stretches);
const firstOf = ({ behind }: Race) => behind.flatMap((lengths, lane) => (lengths ? [] : [lane]));

/** The river from above: it flows under the boats, and each is as many lengths down as it is behind. */
function createCourse(
  label: string,
  palette: string | undefined,
  digits: (n: number) => string,
): Pitch {
  const river = createRiver(palette, digits);
  const boats = Array.from({ length: BOATS }, (_unused, lane) =>
    createBoat(KITS.home[lane] ?? '#fff', digits(lane + 1)),
  );
  const element = svg(
    'svg',
    {
      viewBox: `0 -9 ${WIDTH} ${HEIGHT + 38}`,
      preserveAspectRatio: 'xMidYMid meet',
      role: 'img',
      'aria-label': label,
    },
    ...river.elements,
    ...boats.map((boat) => boat.element),
  );
  let shown: readonly number[] = boats.map(() => 0);

  function place(behind: readonly number[]): void {
    for (const [lane, boat] of boats.entries())
      boat.placeAt(laneX(lane), FRONT + LENGTH * (behind[lane] ?? 0));
  }
  function row(share: number): void {
    for (const boat of boats) boat.row(share === 1 ? 0 : (share * STROKES) % 1);
  }
  function show(view: FixtureView): void {
    const race = raceOf(view);
    shown = race.behind;
    place(shown);
    row(0);
    river.flow(race.beat, finishOf(race));
  }
  return {
    element,
    show,
    run(view) {
      const race = raceOf(view);
      show(view);
      void animate(RUN_MS, (share) => {
        row(share);
        river.flow(race.beat + BEFORE * share ** 2, finishOf(race));
      });
    },
    async play(view) {
      const race = raceOf(view);
      const before = shown;
      await animate(GAIN_MS, (share) => {
        const eased = 1 - (1 - share) ** 2;
        row(share);
        place(
          race.behind.map((lengths, lane) => lengths * eased + (before[lane] ?? 0) * (1 - eased)),
        );
        river.flow(race.beat - 1 + BEFORE + (1 - BEFORE) * eased, finishOf(race));
      });
      shown = race.behind;
      await animate(HANG_MS, () => undefined);
    },
  };
}

/** What the game sounds like: the drum that gives the stroke. */
export const tones: RoomTones = { start: rattle(520, 5), wood: thud(100), stop: rattle(520, 9) };

/** A race of six long boats: one race for everybody, a stretch of the river a beat. */
export function startRoom(frame: Frame): GameRules {
  const { state, format } = frame;
  const words = roomWords(state.language, BOAT_RACE_TEXTS);
  return startFixtureRoom(frame, ({ names }): FixtureLook => {
    const boatOf = (lane: number, { sides }: FixtureView) => names.pick(`side${lane + 1}`, sides);
    function middleOf(view: FixtureView): string {
      const race = raceOf(view);
      const first = firstOf(race);
      if (race.isOver) return words('ended');
      if (first.length > 1) return words('level', { count: format.digits(first.length) });
      return words('leads', { boat: boatOf(first[0] ?? 0, view) });
    }
    const wonBy = (view: FixtureView) =>
      words('wins', { boat: boatOf(firstOf(raceOf(view))[0] ?? 0, view) });
    return {
      pitch: createCourse(words('label'), state.palette, format.digits),
      standing: (view) => ({ sides: [], middle: middleOf(view) }),
      told(view) {
        if (view.last === undefined) return '';
        if (raceOf(view).isOver) return wonBy(view);
        const boat = boatOf(Number(view.last.slice(1)) - 1, view);
        return words(view.last.startsWith('b') ? 'bursts' : 'gains', { boat });
      },
      foot(view) {
        const { beat, stretches, isOver } = raceOf(view);
        if (isOver) return wonBy(view);
        if (beat >= stretches) return words('last');
        return words('foot', { number: format.digits(beat + 1), all: format.digits(stretches) });
      },
      closed: words('closed'),
      steps: [words('step1'), words('step2')],
    };
  });
}
