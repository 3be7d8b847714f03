import { expect, test } from 'vitest';
import { gameAfterLogin } from './game-after-login.ts';

test.each([
  ['/m/play/JL/1557546', { vendor: 'JL', nodeId: 1557546 }],
  ['/m/play/JL/1557546?free=1#x', { vendor: 'JL', nodeId: 1557546 }],
  ['/m/play/JL', undefined],
  ['/m/play/JL/x', undefined],
  ['/m/play/JL/x7', undefined],
  ['/m/play/JL/7x', undefined],
  ['/m/play/J%20L/7', undefined],
  ['/m/slot?vassalage=JL', undefined],
  [undefined, undefined],
])('the game that waits behind %s', (back, game) => {
  expect(gameAfterLogin(back)).toEqual(game);
});
