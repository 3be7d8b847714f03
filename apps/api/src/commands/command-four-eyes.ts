import { composeFourEyes } from '../four-eyes.ts';
import type { FourEyes } from '../four-eyes.ts';
import type { ActOutcome } from '../modules/operators/index.ts';
import { walletService } from '../modules/wallet/index.ts';
import type { OpenDatabase } from '../platform/database/connection.ts';
import type { Clock } from '../platform/process/clock.ts';
import type { Env } from '../platform/process/env.ts';
import type { Random } from '../platform/secrets/random.ts';
import { siteGuard } from '../site-guard.ts';
import { commandBonuses } from './command-bonuses.ts';

/** What a second operator reads of an act that came from a terminal. */
export const AT_THE_COMMAND_LINE = 'Asked for at the command line of the machine';

/** The gate and its acts for commands, which make proposals or act, and decide on none. */
export function commandFourEyes(deps: {
  readonly database: Pick<OpenDatabase, 'db'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly env: Env;
}): FourEyes {
  const { clock, random } = deps;
  const { db } = deps.database;
  return composeFourEyes({
    db,
    clock,
    random,
    bonuses: commandBonuses({ db, clock, random }),
    // An act announces what it changes in its own transaction.
    wallet: walletService({ db, clock, random, events: { announce: () => undefined } }),
    guard: siteGuard(deps.env),
    // The machine is told by the answer of the command.
    tellMaker: async () => undefined,
  });
}

/** What became of an act, as a command answers it: nothing more when it was done. */
export function told(outcome: ActOutcome): { proposal?: string } {
  return outcome.state === 'proposed' ? { proposal: outcome.proposalId } : {};
}

/** The sentence of a terminal about an act that waits. */
export function waitsText(proposal: string): string {
  return `It waits for an operator, who approves it in the console: proposal ${proposal}.`;
}
