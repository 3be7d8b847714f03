import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { rattle, twang } from '../../senses/voices.ts';
import { plainBall } from '../parts/fixture/courts/court.ts';
import { startDuelRoom } from '../parts/fixture/duel-room.ts';
import { createNetCourt } from '../parts/fixture/courts/net-court.ts';
import type { FixtureView } from '../parts/fixture/news.ts';
import { TENNIS_TEXTS } from './words.ts';

/** How the points of a game are called. */
const CALLS = ['0', '15', '30', '40'];

/** What the game sounds like. */
export const tones: RoomTones = {
  start: rattle(1_300, 3),
  wood: twang(392),
  stop: rattle(1_300, 7),
};

/** Tennis: one short set for everybody, a point a beat. */
export function startRoom(frame: Frame): GameRules {
  const { format } = frame;
  const pointsOf = (view: FixtureView): readonly [string, string] => {
    const [home = 0, away = 0] = (view.state['points'] ?? []) as number[];
    return [format.digits(CALLS[home] ?? '0'), format.digits(CALLS[away] ?? '0')];
  };
  return startDuelRoom(frame, TENNIS_TEXTS, ({ words, names }) => ({
    pitch: createNetCourt(frame, words, {
      lines: 'M93 84V380M273 84V380M93 158H273M93 306H273M183 158V306',
      home: [[198, 366, 0]],
      away: [[168, 98, 180]],
      scale: 1.6,
      ball: plainBall('#d9f24a', 5),
      tag: () => '',
    }),
    middle: (view) => pointsOf(view).join(' – '),
    foot: (view) => {
      const server = view.sides[view.state['isHomeServing'] === true ? 0 : 1];
      return words('foot', { side: names.side(server) });
    },
  }));
}
