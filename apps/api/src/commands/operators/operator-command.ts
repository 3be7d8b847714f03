import { readOrMakeKeys } from '@maidan/deployment/keys';
import { PlainError } from '@maidan/deployment/plain-error';
import { composeOperators } from '../../console.ts';
import { PASSWORD_COST } from '../../modules/auth/index.ts';
import { STATE_ACTS } from '../../modules/operators/index.ts';
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
  const { token, minutes } = await made(deps, operators, args);
  return `${mail} is invited for ${minutes} minutes with the token ${token}`;
}

async function made(
  { database: { db } }: OperatorCommandDeps,
  operators: OperatorsService,
  { act, mail = '', role = '', site = '' }: Args,
): Promise<{ token: string; minutes: number }> {
  if (act === 'owner') return { token: (await operators.makeOwner(mail)).token, minutes: 30 };
  if (act !== 'invite') throw new PlainError(`There is no act ${act} on operators.`);
  const sites = (await siteStore(db).list()).map(({ siteId }) => siteId);
  if (site !== '*' && !sites.includes(site))
    throw new PlainError(`There is no site ${site}: give one of ${sites.join(', ')}, or *.`);
  return { token: (await operators.invite({ mail, role, siteId: site })).token, minutes: 48 * 60 };
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
