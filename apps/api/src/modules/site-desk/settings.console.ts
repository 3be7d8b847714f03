import { AppError, consoleContract } from '@maidan/contract';
import { answerOf, bindConsole, refusedAs } from '#modules/operators/index.ts';
import type { ConsoleRouter, Gate } from '#modules/operators/index.ts';
import type { settingAct } from './setting.act.ts';

// What is wrong with a value is a sentence, in the console as in a terminal.
const asRefusal = refusedAs((fault) => new AppError('operators.setting_refused', { fault }));

/** What the endpoints of settings need. */
interface SettingsConsoleDeps {
  readonly gate: Gate;
  readonly changeSetting: ReturnType<typeof settingAct>;
}

/** Binds what operators change of a site's settings. */
export function bindSettingsConsole(
  router: ConsoleRouter,
  { gate, changeSetting }: SettingsConsoleDeps,
): void {
  bindConsole(router, consoleContract.changeSetting, async ({ params, body, actor }) => {
    const { setting, value, reason } = body;
    const wanted = { siteId: params.site, body: { setting, value }, reason };
    const run = { via: 'console', by: { ...actor, reason } } as const;
    return answerOf(await gate.pass(changeSetting, wanted, run).catch(asRefusal));
  });
}
