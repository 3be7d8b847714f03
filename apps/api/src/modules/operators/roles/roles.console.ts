import { AppError, consoleContract } from '@maidan/contract';
import type { Database } from '#platform/database/connection.ts';
import { bindConsole } from '../console-router.ts';
import type { ConsoleRouter } from '../console-router.ts';
import { ALL_SITES } from '../operator.tables.ts';
import type { Act } from '../proposals/act.ts';
import type { Gate } from '../proposals/gate.ts';
import { answerOf } from '../proposals/proposals.console.ts';
import { refusedAs } from '../proposals/refused-as.ts';
import type { TrailActor } from '../trail.ts';
import type { ChangeRoleBody, CreateRoleBody, RetireRoleBody } from './role.acts.ts';
import { isGrantable, listRoles, permissionsOf } from './roles.ts';

const asRefusal = refusedAs((fault) => new AppError('operators.role_refused', { fault }));

/** What the endpoints of roles need. */
interface RolesConsoleDeps {
  readonly db: Database;
  readonly gate: Gate;
  readonly createRole: Act<CreateRoleBody>;
  readonly changeRole: Act<ChangeRoleBody>;
  readonly retireRole: Act<RetireRoleBody>;
}

/** Binds the list of roles, and how they are made, copied, changed and retired (OPS-05). */
export function bindRoles(router: ConsoleRouter, deps: RolesConsoleDeps): void {
  const { db, gate } = deps;
  async function pass<Body>(
    act: Act<Body>,
    body: Body,
    { reason, actor }: { reason: string; actor: TrailActor },
  ) {
    const run = { via: 'console', by: { ...actor, reason } } as const;
    const wanted = { siteId: ALL_SITES, body, reason };
    return answerOf(await gate.pass(act, wanted, run).catch(asRefusal));
  }
  bindConsole(router, consoleContract.listRoles, async () => ({ list: await listRoles(db) }));
  bindConsole(router, consoleContract.createRole, async ({ body, actor }) => {
    const { role, name, copyOf, reason } = body;
    if (copyOf !== undefined && !(await isGrantable(db, copyOf)))
      throw new AppError('operators.role_refused', { fault: `There is no role ${copyOf}.` });
    const copied = copyOf === undefined ? [] : (await permissionsOf(db, [copyOf]))(copyOf);
    const permissions = [...(body.permissions ?? copied)];
    const copiedFrom = copyOf === undefined ? {} : { copiedFrom: copyOf };
    return pass(deps.createRole, { role, name, permissions, ...copiedFrom }, { reason, actor });
  });
  bindConsole(router, consoleContract.changeRole, async ({ params, body, actor }) => {
    const { version, name, permissions, reason } = body;
    const change = {
      role: params.role,
      version,
      ...(name ? { name } : {}),
      ...(permissions ? { permissions } : {}),
    };
    return pass(deps.changeRole, change, { reason, actor });
  });
  bindConsole(router, consoleContract.retireRole, ({ params, body: { reason }, actor }) =>
    pass(deps.retireRole, { role: params.role }, { reason, actor }),
  );
}
