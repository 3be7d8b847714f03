import { AppError, consoleContract } from '@maidan/contract';
import type { Database } from '#platform/database/connection.ts';
import { bindConsole } from './console-router.ts';
import type { ConsoleRouter } from './console-router.ts';
import type { OperatorsService } from './operators.service.ts';
import { listPermissions, permissionsOf } from './roles.ts';
import { newestEntries } from './trail.ts';
import type { TrailEntry } from './trail.ts';

const DONE = { value: true } as const;

/** Binds the ways in, the own account, and the trail. */
export function bindOperatorsRoutes(
  router: ConsoleRouter,
  { db, operators }: { readonly db: Database; readonly operators: OperatorsService },
): void {
  bindConsole(router, consoleContract.openLink, async ({ body }) => ({
    value: await operators.openLink(body.token),
  }));
  bindConsole(router, consoleContract.finishLink, async ({ body }) => {
    await operators.finishLink(body);
    return DONE;
  });
  bindConsole(router, consoleContract.signIn, async ({ body, caller }) => ({
    value: { token: await operators.signIn(body, caller) },
  }));
  bindConsole(router, consoleContract.proveAgain, async ({ signedIn, body, caller }) => {
    await operators.prove(signedIn, body.code, caller);
    return DONE;
  });
  bindConsole(router, consoleContract.signOut, async ({ signedIn }) => {
    await operators.endSession(signedIn.operator.operatorId, signedIn.session.sessionId);
    return DONE;
  });
  bindConsole(router, consoleContract.endSession, async ({ signedIn, params }) => {
    const { operatorId } = signedIn.operator;
    if (!(await operators.endSession(operatorId, params.sessionId)))
      throw new AppError('operators.unknown_target');
    return DONE;
  });
  bindConsole(router, consoleContract.readSelf, async ({ signedIn }) => ({
    value: await selfView(operators, signedIn),
  }));
  bindConsole(router, consoleContract.listPermissions, async () => ({ list: listPermissions() }));
  bindConsole(router, consoleContract.listEntries, async ({ params, query }) => {
    const { limit, before } = query;
    const rows = await newestEntries(db, params.site, limit + 1, before);
    const list = rows.slice(0, limit).map(entryView);
    const last = list.at(-1);
    return { list, ...(rows.length > limit && last ? { next: last.number } : {}) };
  });
}

async function selfView(
  operators: OperatorsService,
  { operator, session }: Parameters<OperatorsService['prove']>[0],
) {
  const { operatorId, mail, name, language } = operator;
  const grants = await operators.grantsOf(operatorId);
  const sessions = await operators.listSessions(operatorId);
  return {
    operatorId,
    mail,
    name,
    language,
    grants: grants.map(({ siteId, role }) => ({
      site: siteId,
      role,
      permissions: permissionsOf(role),
    })),
    sessions: sessions.map(({ sessionId, openedAt, seenAt, network, userAgent }) => ({
      sessionId,
      openedAt: openedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      network,
      userAgent,
      isThis: sessionId === session.sessionId,
    })),
  };
}

function entryView(entry: TrailEntry) {
  const { number, at, via, permission, target, before, after, hash } = entry;
  const { operatorId, role, reason, proposalId } = entry;
  return {
    number,
    at: at.toISOString(),
    via,
    permission,
    target,
    before,
    after,
    ...(operatorId === null ? {} : { operatorId }),
    ...(role === null ? {} : { role }),
    ...(reason === null ? {} : { reason }),
    ...(proposalId === null ? {} : { proposalId }),
    hash,
  };
}
