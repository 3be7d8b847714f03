import { consoleContract } from '@maidan/contract';
import type { Database } from '#platform/database/connection.ts';
import type { SignedIn } from './access/caller.ts';
import { bindConsole } from './console-router.ts';
import type { ConsoleRouter } from './console-router.ts';
import type { Grant } from './operator.store.ts';
import { ALL_SITES } from './operator.tables.ts';
import type { OperatorsService } from './operators.service.ts';
import { listPermissions, permissionsOf } from './roles/roles.ts';
import { newestEntries } from './trail.ts';
import { entryPage } from './trail-view.ts';

const DONE = { value: true } as const;

/** What the endpoints of the own account need. */
interface OwnAccountDeps {
  readonly db: Database;
  readonly operators: OperatorsService;
  /** The sites of the deployment. */
  readonly siteIds: () => readonly string[];
}

/** Binds the ways in, the own account, and the trail. */
export function bindOperatorsRoutes(router: ConsoleRouter, deps: OwnAccountDeps): void {
  const { db, operators } = deps;
  bindConsole(router, consoleContract.openLink, async ({ body }) => ({
    value: await operators.openLink(body.token),
  }));
  bindConsole(router, consoleContract.finishLink, async ({ body, caller }) => {
    await operators.finishLink(body, caller);
    return DONE;
  });
  bindConsole(router, consoleContract.signIn, async ({ body, caller }) => ({
    value: { token: await operators.signIn(body, caller) },
  }));
  bindConsole(router, consoleContract.signInByPasskey, async ({ body, caller }) => ({
    value: { token: await operators.signInByPasskey(body.passkey, caller) },
  }));
  bindConsole(router, consoleContract.proveAgain, async ({ signedIn, body, caller }) => {
    await operators.prove(signedIn, body, caller);
    return DONE;
  });
  bindConsole(router, consoleContract.signOut, async ({ actor }) => {
    await operators.endSession({ sessionId: actor.sessionId, by: actor });
    return DONE;
  });
  bindConsole(router, consoleContract.endSession, async ({ params, actor }) => {
    await operators.endSession({ sessionId: params.sessionId, by: actor });
    return DONE;
  });
  bindConsole(router, consoleContract.readSelf, async ({ signedIn }) => ({
    value: await selfView(deps, signedIn),
  }));
  bindConsole(router, consoleContract.listPermissions, async () => ({
    list: await listPermissions(db),
  }));
  bindConsole(router, consoleContract.listEntries, async ({ params, query }) => {
    const { limit, before } = query;
    return entryPage(await newestEntries(db, params.site, limit + 1, before), limit);
  });
}

async function selfView(
  { db, operators, siteIds }: OwnAccountDeps,
  { operator, session }: SignedIn,
) {
  const { operatorId, mail, name, language } = operator;
  const grants = await operators.grantsOf(operatorId);
  const permissions = await permissionsOf(
    db,
    grants.map(({ role }) => role),
  );
  const sessions = await operators.listSessions(operatorId);
  return {
    operatorId,
    mail,
    name,
    language,
    grants: grants.map(({ siteId, role }) => ({
      site: siteId,
      role,
      permissions: permissions(role),
    })),
    sites: givenOn(siteIds(), grants, permissions),
    sessions: sessions.map(({ sessionId, openedAt, seenAt, network, userAgent, deviceKey }) => ({
      sessionId,
      openedAt: openedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      network,
      userAgent,
      hasDeviceKey: deviceKey !== null,
      isThis: sessionId === session.sessionId,
    })),
  };
}

/** All that grants give on each site that they reach, for menus and palette; the deployment comes first (OPS-07). */
function givenOn(
  siteIds: readonly string[],
  grants: readonly Grant[],
  permissions: (role: string) => readonly string[],
) {
  return [ALL_SITES, ...siteIds].flatMap((site) => {
    const there = grants.filter(({ siteId }) => siteId === ALL_SITES || siteId === site);
    if (there.length === 0) return [];
    const given = new Set(there.flatMap(({ role }) => permissions(role)));
    return [{ site, permissions: [...given].toSorted() }];
  });
}
