import { svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { twang, whistle } from '../../senses/voices.ts';
import { startDuelRoom } from '../parts/fixture/duel-room.ts';
import { createNetCourt } from '../parts/fixture/courts/net-court.ts';
import { BADMINTON_TEXTS } from './words.ts';

const shuttle = () =>
  svg(
    'g',
    {},
    svg('path', { d: 'M-6-9L6-9L2.500 3H-2.500Z', fill: '#fff', stroke: '#9aa' }),
    svg('path', { d: 'M-2-9L-.8 2M2-9L.8 2', stroke: '#9aa', 'stroke-width': 0.8 }),
    svg('circle', { cy: 4, r: 3.2, fill: '#e7c27a' }),
  );

/** What the game sounds like. */
export const tones: RoomTones = {
  start: whistle(2_500),
  wood: twang(620),
  stop: whistle(2_500, 2),
};

/** Badminton: one game for everybody, a rally a beat. */
export function startRoom(frame: Frame): GameRules {
  const { format } = frame;
  return startDuelRoom(frame, BADMINTON_TEXTS, ({ words }) => ({
    pitch: createNetCourt(frame, words, {
      lines:
        'M81 84V380M285 84V380M63 104H303M63 360H303M63 190H303M63 274H303M183 84V190M183 274V380',
      home: [[183, 318, 0]],
      away: [[183, 146, 180]],
      scale: 1.7,
      ball: shuttle(),
      tag: ({ last = '' }) => (last === '' ? '' : words(`tag${last.slice(1)}`)),
    }),
    middle: (view) => words('to', { target: format.digits(Number(view.state['target'])) }),
    foot: (view) => words('foot', { number: format.digits(view.beat + 1) }),
  }));
}
