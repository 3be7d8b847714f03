import { readOrMakeKeys } from '@maidan/deployment/keys';
import { PlainError } from '@maidan/deployment/plain-error';
import { composeOperators } from '../../console.ts';
import { PASSWORD_COST } from '../../modules/auth/index.ts';
import { ROLE_NAMES, STATE_ACTS } from '../../modules/operators/index.ts';
import { AT_THE_COMMAND_LINE, commandFourEyes, told, waitsText } from '../command-four-eyes.ts';
import type { OperatorsService } from '../../modules/operators/index.ts';
import { siteStore } from '../../modules/site/index.ts';
import { databaseShortLived } from '../../platform/short-lived/store.ts';
import type { OpenDatabase } from '../../platform/database/connection.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Env } from '../../platform/process/env.ts';
import type { Random } from '../../platform/secrets/random.ts';

interface OperatorCommandDeps {
  readonly database: OpenDatabase;
  readonly env: Env;
  readonly clock: Clock;
  readonly random: Random;
}

type Args = Readonly<Record<string, string>>;

/** The accounts of operators, for a command that runs beside the api or without it. */
export function commandOperators({
  database: { db },
  env,
  clock,
  random,
}: OperatorCommandDeps): OperatorsService {
  const keys = readOrMakeKeys(env.KEYS_FILE, clock.now());
  return composeOperators({
    db,
    clock,
    random,
    shortLived: databaseShortLived(db, clock),
    deploymentSecret: env.DEPLOYMENT_SECRET ?? keys.deploymentSecret,
    passwordCost: PASSWORD_COST,
  });
}

/** What whoever has a shell on the machine may do: make accounts, list them, and change their state. @throws PlainError on what cannot be */
export async function runOperatorCommand(deps: OperatorCommandDeps, args: Args): Promise<string> {
  const operators = commandOperators(deps);
  const { act = '', mail = '' } = args;
  if (act === 'list') return (await operators.list()).map(lineOf).join('\n') || 'There are none.';
  const state = STATE_ACTS.find((one) => one === act);
  if (state) {
    await operators.changeState({ mail, act: state });
    return `${mail}: ${state} is done, and every session has ended.`;
  }
  const { token, minutes, proposal } = await made(deps, operators, args);
  const invited = `${mail} is invited for ${minutes} minutes with the token ${token}`;
  return proposal === undefined
    ? invited
    : `${invited}\nThe role is not given yet. ${waitsText(proposal)}`;
}

async function made(
  deps: OperatorCommandDeps,
  operators: OperatorsService,
  { act, mail = '', role = '', site = '' }: Args,
): Promise<{ token: string; minutes: number; proposal?: string }> {
  const { db } = deps.database;
  if (act === 'owner') return { token: (await operators.makeOwner(mail)).token, minutes: 30 };
  if (act !== 'invite') throw new PlainError(`There is no act ${act} on operators.`);
  const sites = (await siteStore(db).list()).map(({ siteId }) => siteId);
  if (site !== '*' && !sites.includes(site))
    throw new PlainError(`There is no site ${site}: give one of ${sites.join(', ')}, or *.`);
  if (!ROLE_NAMES.includes(role))
    throw new PlainError(`A role is one of ${ROLE_NAMES.join(', ')}.`);
  const { token, operatorId } = await operators.makeAccount(mail);
  const { gate, grantRole } = commandFourEyes(deps);
  const wanted = { siteId: site, body: { operatorId, role }, reason: AT_THE_COMMAND_LINE };
  const outcome = await gate.pass(grantRole, wanted, { via: 'command' });
  return { token, minutes: 48 * 60, ...told(outcome) };
}

function lineOf({
  mail,
  name,
  state,
  isDemo,
  grants,
}: Awaited<ReturnType<OperatorsService['list']>>[number]): string {
  return [
    mail,
    name || '-',
    state,
    grants.join(', ') || 'no grant',
    ...(isDemo ? ['demo'] : []),
  ].join('  ');
}
