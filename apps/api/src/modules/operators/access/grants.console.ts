import { AppError, consoleContract } from '@maidan/contract';
import type { Database } from '#platform/database/connection.ts';
import { bindConsole } from '../console-router.ts';
import type { ConsoleRouter } from '../console-router.ts';
import { operatorStore } from '../operator.store.ts';
import type { Act } from '../proposals/act.ts';
import type { Gate } from '../proposals/gate.ts';
import { answerOf } from '../proposals/proposals.console.ts';
import type { GrantBody } from './grant.act.ts';
import { refusedAs } from '../proposals/refused-as.ts';

const asRefusal = refusedAs((fault) => new AppError('operators.grant_refused', { fault }));

/** What the endpoints of grants need. */
interface GrantsConsoleDeps {
  readonly db: Database;
  readonly gate: Gate;
  readonly grantRole: Act<GrantBody>;
}

/** Binds the grant of a role to an operator who has an account. */
export function bindGrants(
  router: ConsoleRouter,
  { db, gate, grantRole }: GrantsConsoleDeps,
): void {
  bindConsole(router, consoleContract.grantRole, async ({ params, body, actor }) => {
    const { mail, role, until, reason } = body;
    const row = await operatorStore.byMail(db, mail.toLowerCase());
    if (!row)
      throw new AppError('operators.grant_refused', { fault: 'There is no such operator.' });
    const { operatorId } = row;
    const grant = { operatorId, role, ...(until === undefined ? {} : { until }) };
    const wanted = { siteId: params.site, body: grant, reason };
    const run = { via: 'console', by: { ...actor, reason } } as const;
    return answerOf(await gate.pass(grantRole, wanted, run).catch(asRefusal));
  });
}
