import { isGain } from '../gain.ts';
import type { Frame, PastKind } from '../frame.ts';
import type { Round } from '../server.ts';
import type { StakePanel } from '../stake-panel.ts';
import { floorOver } from './pace.ts';

/** What a round needs of the bar from which it is played: the stake, and a lock while it runs. */
export type RoundPanel = Pick<StakePanel, 'stakeMinor' | 'setBusy'> & {
  /** Hears how a round ended, before the panel is free again; undefined for one that was refused. */
  roundIsOver?: (round: Round | undefined) => void;
};

/** What a game does with one of its rounds. */
export interface RoomRound {
  choice: unknown;
  /** Shows how the round came out; answers when the picture is at rest. */
  show: (round: Round) => Promise<void>;
  /** The outcome in words, for the line below the picture. */
  tell: (round: Round) => string;
  /** The outcome in a few signs, for the row of the last results. */
  pill: (round: Round) => string;
  /** The colour of that sign, where it is the outcome's own; without it a win is green. */
  pillKind?: (round: Round) => PastKind;
}

/** Plays one round: nothing on the stage moves before the server has answered, and the money is told last. */
export async function playRoomRound(
  frame: Frame,
  panel: RoundPanel,
  { choice, show, tell, pill, pillKind }: RoomRound,
): Promise<void> {
  const startedAt = performance.now();
  panel.setBusy(true);
  frame.say(' ');
  frame.sound.play('take');
  const answer = await frame.play(panel.stakeMinor(), choice);
  if (answer === undefined) frame.say(frame.words('result.idle'));
  else {
    await show(answer.round);
    frame.conclude(answer, tell(answer.round), pill(answer.round), pillKind?.(answer.round));
    await floorOver(startedAt);
  }
  panel.roundIsOver?.(answer?.round);
  panel.setBusy(false);
}

/** Shows the player's last rounds of the title in the row above the picture, and answers the newest of this game. */
export function showRecent(
  frame: Frame,
  isOfGame: (round: Round) => boolean,
  pill: (round: Round) => string,
  pillKind: (round: Round) => PastKind = (round) => (isGain(round) ? 'good' : 'plain'),
): Round | undefined {
  const own = frame.state.recent.filter((round) => isOfGame(round));
  for (let index = own.length - 1; index >= 0; index -= 1) {
    const round = own[index];
    if (round !== undefined) frame.addPast(pill(round), pillKind(round));
  }
  return own[0];
}
