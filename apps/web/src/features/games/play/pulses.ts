import type { Pulse } from '#platform/device/haptics.ts';
import type { PlayBalance } from './balance.model.ts';
import type { FrameMessage } from './messages.ts';

/**
 * What a hand is told by a message of the game: a new round is a bet, a balance that grows while a round is open is a
 * win. Money that comes from outside the game, with no round open, is neither.
 */
export function pulseOf(
  known: Pick<PlayBalance, 'isRoundOpen' | 'toldMinor'>,
  message: FrameMessage,
): Pulse | undefined {
  if (message.type === 'connection-lost') return 'error';
  if (message.type === 'round-open')
    return known.isRoundOpen || message.isResumed ? undefined : 'bet';
  if (message.type !== 'balance-changed' || !known.isRoundOpen) return undefined;
  const { balanceMinor } = message;
  const hasGrown =
    balanceMinor !== undefined && known.toldMinor !== undefined && balanceMinor > known.toldMinor;
  return hasGrown ? 'win' : undefined;
}
