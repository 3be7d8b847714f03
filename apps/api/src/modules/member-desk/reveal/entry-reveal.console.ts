import { AppError, consoleContract } from '@maidan/contract';
import { bindConsole, entryAt, openWords } from '#modules/operators/index.ts';
import type { ConsoleRouter } from '#modules/operators/index.ts';
import { noteReveal } from './note-reveal.ts';
import type { RevealDeps } from './note-reveal.ts';

/** Binds showing sealed words of the audit trail, as a personal field of a member is shown (OPS-14, OPS-43). */
export function bindEntryReveal(
  router: ConsoleRouter,
  deps: RevealDeps & { readonly deploymentSecret: string },
): void {
  bindConsole(router, consoleContract.revealEntry, async ({ params, body, actor }) => {
    const { site: siteId, number } = params;
    const { field, kind, reason } = body;
    const entry = await entryAt(deps.db, siteId, number);
    const opened = entry && openWords(deps.deploymentSecret, entry, field);
    if (!entry || !opened) throw new AppError('operators.unknown_target');
    if ('isLost' in opened) throw new AppError('operators.seal_lost');
    const shownUntil = await noteReveal(deps, {
      siteId,
      memberId: /^member:(.+)$/.exec(entry.target)?.[1] ?? '',
      target: `entry:${number}`,
      field: `entry:${number}:${field}`,
      by: { ...actor, reason: `${kind}: ${reason}` },
    });
    return { value: { shown: opened.words, shownUntil } };
  });
}
