import { join, resolve } from 'node:path';
import { readOrMakeKeys } from '@maidan/deployment/keys';
import { readSettingValue, SettingValueError } from '@maidan/site/setting-value';
import { seedDemoOperators } from '../demo/demo-operators.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import {
  firstBrokenEntry,
  hasTrailKey,
  hideWords,
  keepTrailKey,
  newestEntries,
} from '../modules/operators/index.ts';
import { feedbackStore, helpAnswersStore } from '../modules/service/index.ts';
import { AT_THE_COMMAND_LINE, commandFourEyes, told } from './command-four-eyes.ts';
import { decideApplication } from '../modules/promotions/index.ts';
import { proveLedger } from '../modules/wallet/index.ts';
import { writeBackup } from '../platform/database/backup.ts';
import type { Clock } from '../platform/process/clock.ts';
import type { CommandRequest } from '../platform/process/command-socket.ts';
import type { OpenDatabase } from '../platform/database/connection.ts';
import type { Env } from '../platform/process/env.ts';
import type { Log } from '../platform/process/log.ts';
import { PlainError } from '@maidan/deployment/plain-error';
import type { Random } from '../platform/secrets/random.ts';
import { commandOperators, runOperatorCommand } from './operators/operator-command.ts';
import { runChatCommand } from './chat-command.ts';
import { runBannerCommand } from './content/banner-command.ts';
import { runPresenterCommand } from './content/presenter-command.ts';
import { runSettleCommand } from './agents/settle-command.ts';
import { runMoveCommand, runRatesCommand } from './agents/team-commands.ts';
import { runDocumentsCommand } from './members/documents-command.ts';
import { runWithdrawalsCommand } from './payments/withdrawals-command.ts';

/** What commands work with: the parts of the running api, or those that the command opened itself. */
export interface CommandDeps {
  readonly database: OpenDatabase;
  readonly env: Env;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: Random;
}

const DAY_MS = 86_400_000;

type Args = Readonly<Record<string, string>>;
type Command = (deps: CommandDeps, args: Args) => Promise<unknown>;

/** Every command that can be sent to an api from its own machine. */
const COMMANDS: Readonly<Record<string, Command>> = {
  /** Seeds the demo; `size` adds that many made-up titles. */
  seed: async (deps, { size }) => {
    const games = size === undefined ? deps.env.DEMO_SYNTHETIC_GAMES : Number(size);
    if (!Number.isInteger(games) || games < 0)
      throw new PlainError(`--size ${size} is not a number.`);
    const done = await seedDemo({ ...deps, env: { ...deps.env, DEMO_SYNTHETIC_GAMES: games } });
    await seedDemoOperators(deps, commandOperators(deps));
    return done;
  },

  /** Recounts the ledger (MONEY-05). */
  proof: ({ database }) => proveLedger(database.db),

  /** Changes one setting of a site while it runs. */
  'set-setting': async (deps, { site = '', setting = '', value = '' }) => {
    const typed = typedValue(setting, value);
    const { gate, changeSetting } = commandFourEyes(deps);
    const wanted = { siteId: site, body: { setting, value: typed }, reason: AT_THE_COMMAND_LINE };
    const outcome = await gate.pass(changeSetting, wanted, { via: 'command' });
    return { site, setting, value: typed, ...told(outcome) };
  },

  /** Lists the newest feedback of a site, and what readers said of the articles of its help centre. */
  feedback: async ({ database, clock }, { site = '', days = '30', most = '50' }) => {
    const since = new Date(clock.now().getTime() - wholeNumber('days', days) * DAY_MS);
    const bounds = { since, most: wholeNumber('most', most) };
    const answers = helpAnswersStore(database.db, site);
    return {
      feedback: await feedbackStore(database.db, site).newest(bounds),
      articles: await answers.counts(since),
      words: await answers.newestWords(bounds),
    };
  },

  /** Carries out a decision on an application for a reward. */
  'decide-application': async (deps, args) => {
    const { site = '', application = '', state = '', reason, amount } = args;
    const amountMinor = amount === undefined ? undefined : Number(amount);
    const request = { siteId: site, applicationId: application, state, reason, amountMinor };
    return { application, state, ...told(await decideApplication(commandFourEyes(deps), request)) };
  },

  /** Lists, shows and decides identity documents. */
  documents: runDocumentsCommand,

  /** Lists, shows and decides withdrawals. */
  withdrawals: runWithdrawalsCommand,

  /** Lists the newest entries of a site's trail, and says where it is broken. */
  trail: async ({ database }, { site = '', most = '50' }) => {
    const newest = await newestEntries(database.db, site, wholeNumber('most', most));
    const entries = newest.map((entry) => hideWords(entry));
    return { entries, broken: (await firstBrokenEntry(database.db, site)) ?? null };
  },

  /** Settles the periods of agents that are over. */
  settle: runSettleCommand,

  /** Sets the rates that a site gives to an agent without an agent above. */
  'agent-rates': runRatesCommand,

  /** Moves a member with everybody below it. */
  'move-member': runMoveCommand,
  /** Makes accounts of operators. */
  operator: runOperatorCommand,

  /** Lists, shows and answers chats. */
  chat: runChatCommand,

  /** Lists, adds and changes banners. */
  banners: runBannerCommand,

  /** Lists, adds and changes presenters. */
  presenters: runPresenterCommand,

  /** Writes a backup into a file, by default one named by the time in the data folder. */
  backup: async ({ database, env, clock }, { to }) => {
    const now = clock.now();
    const name = `maidan-backup-${now.toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz`;
    const file = to === undefined ? join(env.DATA_DIR, name) : resolve(to);
    return { file, rows: await writeBackup(database.db, file, now) };
  },
};

/** @throws PlainError when the text is no whole number from 1 to 10,000 */
function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 10_000) return number;
  throw new PlainError(`--${option} ${text} is not a number from 1 to 10000.`);
}

/** Most commands enter what they do, also on a database that no api has opened yet. */
async function keepFirstTrailKey({ database, env, clock }: CommandDeps): Promise<void> {
  const now = clock.now();
  const secret = env.DEPLOYMENT_SECRET ?? readOrMakeKeys(env.KEYS_FILE, now).deploymentSecret;
  await keepTrailKey(database.db, clock, secret);
}

/** Runs a command. @throws PlainError when there is no such command, and what the command itself raises */
export async function answerCommand(deps: CommandDeps, request: CommandRequest): Promise<unknown> {
  const command = Object.hasOwn(COMMANDS, request.command) ? COMMANDS[request.command] : undefined;
  if (!command) throw new PlainError(`There is no command ${request.command}.`);
  if (!(await hasTrailKey(deps.database.db))) await keepFirstTrailKey(deps);
  return command(deps, request.args);
}

/** Reads a typed value as the type that the setting has. @throws PlainError that says what the setting takes */
function typedValue(setting: string, text: string): unknown {
  try {
    return readSettingValue(setting, text);
  } catch (error) {
    if (error instanceof SettingValueError) throw new PlainError(error.message);
    throw error;
  }
}
