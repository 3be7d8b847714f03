import { bonusService } from '../modules/promotions/index.ts';
import type { BonusService } from '../modules/promotions/index.ts';
import { breakGates } from '../modules/safety/index.ts';
import { walletService } from '../modules/wallet/index.ts';
import type { Database } from '../platform/database/connection.ts';
import type { Clock } from '../platform/process/clock.ts';
import type { Random } from '../platform/secrets/random.ts';

/** The service of bonuses for commands, which have no stream of events: a bonus announces itself in its own transaction. */
export function commandBonuses(deps: { db: Database; clock: Clock; random: Random }): BonusService {
  const wallet = walletService({ ...deps, events: { announce: () => undefined } });
  return bonusService({ ...deps, wallet, gates: breakGates(deps) });
}
