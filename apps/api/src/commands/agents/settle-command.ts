import { PlainError } from '@maidan/deployment/plain-error';
import { settlementService } from '../../modules/agent/index.ts';
import type { SettlementRun } from '../../modules/agent/index.ts';
import { openSiteDirectory } from '../../modules/site/index.ts';
import { settlementMovements } from '../../modules/wallet/index.ts';
import { AT_THE_COMMAND_LINE, commandFourEyes, told } from '../command-four-eyes.ts';
import { liveEvents } from '../../platform/live/live-events.ts';
import { siteGuard } from '../../site-guard.ts';
import type { OpenDatabase } from '../../platform/database/connection.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Env } from '../../platform/process/env.ts';
import type { Log } from '../../platform/process/log.ts';
import type { Random } from '../../platform/secrets/random.ts';

/** What the command works with. */
interface SettleDeps {
  readonly database: OpenDatabase;
  readonly env: Env;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: Random;
}

/** What was settled on a site. */
export type SettledSite = SettlementRun & { readonly site: string; readonly proposal?: string };

/**
 * Settles the periods of agents that are over, on one site or on all. With `release` it first lets one settlement be
 * paid that waits for an operator; from the site's amount on that makes a proposal.
 */
export async function runSettleCommand(
  deps: SettleDeps,
  { site, release }: Readonly<Record<string, string>>,
): Promise<SettledSite[]> {
  const { database, env, log, clock, random } = deps;
  if (release !== undefined && site === undefined)
    throw new PlainError('--release needs --site, the site of the settlement.');
  const { gate, releaseSettlement } = commandFourEyes(deps);
  const pass = async (siteId: string, settlementId: string) => {
    const wanted = { siteId, body: { settlementId }, reason: AT_THE_COMMAND_LINE };
    return told(await gate.pass(releaseSettlement, wanted, { via: 'command' }));
  };
  const onError = (error: unknown) => log.warn({ error }, 'events could not be sent');
  const events = await liveEvents({ database, onError });
  const guard = siteGuard(env);
  const directory = await openSiteDirectory({ database, log, hasDefault: false, guard });
  try {
    const movements = settlementMovements({ clock, random, events });
    const settlement = settlementService({ db: database.db, clock, movements });
    const sites = site === undefined ? directory.list() : [directory.findById(site)];
    const settled: SettledSite[] = [];
    for (const view of sites) {
      const released = release === undefined ? {} : await pass(view.siteId, release);
      settled.push({ site: view.siteId, ...(await settlement.settle(view)), ...released });
    }
    return settled;
  } finally {
    await directory.close();
    await events.close();
  }
}
