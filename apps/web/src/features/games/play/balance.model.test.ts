import { describe, expect, test } from 'vitest';
import { INITIAL_PLAY_BALANCE, nextPlayBalance } from './balance.model.ts';
import type { PlayBalance, PlayBalanceEvent } from './balance.model.ts';
import type { FrameMessage } from './messages.ts';

const say = (message: FrameMessage, walletMinor?: number): PlayBalanceEvent => ({
  type: 'message',
  message,
  ...(walletMinor === undefined ? {} : { walletMinor }),
});
const READ: PlayBalanceEvent = { type: 'wallet-read' };
const LOST: PlayBalanceEvent = { type: 'lost' };
const after = (...events: PlayBalanceEvent[]): PlayBalance =>
  events.reduce(nextPlayBalance, INITIAL_PLAY_BALANCE);

const OPENED = say({ type: 'round-open', isResumed: false }, 500);
const READY = say({ type: 'ready', balanceMinor: 500 });

describe('the balance line of a game', () => {
  test('VENDOR-07 does not change from the stake to the end of the round, whatever the wallet says', () => {
    expect(after(READY, READ, OPENED, READ).pinnedMinor).toBe(500);
    expect(after(READY, READ, OPENED, READ, READ).pinnedMinor).toBe(500);
  });

  test('VENDOR-07 changes when the game says so, even while a round is open', () => {
    const landed = say({ type: 'balance-changed', balanceMinor: 490 });
    const held = after(READY, READ, OPENED, READ, landed, READ);
    expect(held.pinnedMinor).toBe(490);
    expect(held.isRoundOpen).toBe(true);
  });

  test('VENDOR-07 shows the wallet again once that was read after the round', () => {
    const landed = say({ type: 'balance-changed', balanceMinor: 735 });
    const closed = after(READY, OPENED, READ, landed, say({ type: 'round-closed' }));
    expect(closed.pinnedMinor, 'until then the game’s word stands').toBe(735);
    expect(nextPlayBalance(closed, READ).pinnedMinor).toBeUndefined();
  });

  test('VENDOR-07 shows the wallet at once when the game loses its server, the frame or the network', () => {
    const open = after(READY, READ, OPENED, READ);
    const cut = nextPlayBalance(open, say({ type: 'connection-lost' }));
    expect(cut).toMatchObject({ pinnedMinor: undefined, isRoundOpen: false, isCutOff: true });
    expect(nextPlayBalance(cut, say({ type: 'connection-back' })).isCutOff).toBe(false);
    expect(nextPlayBalance(open, LOST)).toMatchObject({
      pinnedMinor: undefined,
      isRoundOpen: false,
    });
    expect(nextPlayBalance(open, say({ type: 'exit' })).pinnedMinor).toBeUndefined();
  });

  test('VENDOR-07 is never held by a game that sends no figures', () => {
    expect(after(say({ type: 'ready' }), OPENED).pinnedMinor).toBeUndefined();
    expect(after(READY, OPENED, say({ type: 'balance-changed' })).pinnedMinor).toBeUndefined();
  });

  test('VENDOR-07 a round is resumed only when it was open at the launch', () => {
    expect(after(READY, OPENED).isResumed).toBe(false);
    const resumed = after(READY, say({ type: 'round-open', isResumed: true }));
    expect(resumed.isResumed).toBe(true);
    expect(nextPlayBalance(resumed, say({ type: 'round-closed' })).isResumed).toBe(false);
  });
});
