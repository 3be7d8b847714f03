import { consoleContract } from '@maidan/contract';
import type { Database } from '#platform/database/connection.ts';
import { bindConsole } from '../console-router.ts';
import type { ConsoleRouter } from '../console-router.ts';
import type { OperatorsService } from '../operators.service.ts';
import { passkeyStore } from './passkey.store.ts';

const DONE = { value: true } as const;

/** Binds the questions to passkeys, and what an operator does with the own second factors (OPS-02). */
export function bindFactors(
  router: ConsoleRouter,
  { db, operators }: { readonly db: Database; readonly operators: OperatorsService },
): void {
  const { factors } = operators;
  bindConsole(router, consoleContract.askPasskey, async ({ caller }) => ({
    value: await factors.askAlone(caller),
  }));
  bindConsole(router, consoleContract.askSecondFactor, async ({ body, caller }) => ({
    value: await factors.askSecond(body, caller),
  }));
  bindConsole(router, consoleContract.askProof, async ({ signedIn }) => ({
    value: await factors.askProof(signedIn),
  }));
  bindConsole(router, consoleContract.listFactors, async ({ signedIn: { operator } }) => {
    const rows = await passkeyStore.list(db, operator.operatorId);
    const passkeys = rows.map(({ passkeyId, name, isSynced, addedAt, usedAt }) => ({
      passkeyId,
      name,
      isSynced,
      addedAt: addedAt.toISOString(),
      ...(usedAt === null ? {} : { usedAt: usedAt.toISOString() }),
    }));
    return { value: { hasAuthenticator: operator.hasTotp, passkeys } };
  });
  bindConsole(router, consoleContract.askNewPasskey, async ({ signedIn }) => ({
    value: await factors.beginPasskey(signedIn),
  }));
  bindConsole(router, consoleContract.addPasskey, async ({ signedIn, actor: by, body }) => ({
    value: { passkeyId: await factors.addPasskey({ ...signedIn, by }, body) },
  }));
  bindConsole(router, consoleContract.renamePasskey, async ({ signedIn, actor: by, ...asked }) => {
    const { passkeyId } = asked.params;
    await factors.renamePasskey({ ...signedIn, by }, { passkeyId, name: asked.body.name });
    return DONE;
  });
  bindConsole(router, consoleContract.removePasskey, async ({ signedIn, actor: by, params }) => {
    await factors.removePasskey({ ...signedIn, by }, params.passkeyId);
    return DONE;
  });
  bindConsole(router, consoleContract.newAuthenticator, async ({ signedIn }) => ({
    value: { totpSecret: await factors.beginAuthenticator(signedIn) },
  }));
  bindConsole(router, consoleContract.setAuthenticator, async ({ signedIn, actor: by, body }) => {
    await factors.setAuthenticator({ ...signedIn, by }, body.code);
    return DONE;
  });
  bindConsole(router, consoleContract.removeAuthenticator, async ({ signedIn, actor: by }) => {
    await factors.removeAuthenticator({ ...signedIn, by });
    return DONE;
  });
}
