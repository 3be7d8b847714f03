import { expect, test } from 'vitest';
import { INITIAL_PLAY_BALANCE, nextPlayBalance } from './balance.model.ts';
import type { FrameMessage } from './messages.ts';
import { pulseOf } from './pulses.ts';

/** What a hand is told by messages of a game, one after the other. */
function pulses(...messages: FrameMessage[]) {
  let line = INITIAL_PLAY_BALANCE;
  return messages.map((message) => {
    const pulse = pulseOf(line, message);
    line = nextPlayBalance(line, { type: 'message', message, walletMinor: 1_000 });
    return pulse;
  });
}

const ready = { type: 'ready', balanceMinor: 1_000 } as const;
const open = { type: 'round-open', isResumed: false } as const;
const shows = (balanceMinor: number) => ({ type: 'balance-changed', balanceMinor }) as const;
const closed = { type: 'round-closed' } as const;

test('a round that is won trembles at the bet and at the win', () => {
  expect(pulses(ready, open, shows(900), shows(1_400), closed)).toEqual([
    undefined,
    'bet',
    undefined,
    'win',
    undefined,
  ]);
});

test('a round that is lost trembles at the bet only', () => {
  expect(pulses(ready, open, shows(900), closed)).toEqual([undefined, 'bet', undefined, undefined]);
});

test('money from outside and a round that was open before the launch are no news', () => {
  expect(pulses(ready, shows(5_000))).toEqual([undefined, undefined]);
  expect(pulses(ready, { type: 'round-open', isResumed: true })).toEqual([undefined, undefined]);
});

test('a game that loses its server trembles like an error', () => {
  expect(pulses(ready, { type: 'connection-lost' })).toEqual([undefined, 'error']);
});
