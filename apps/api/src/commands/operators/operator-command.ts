import { readOrMakeKeys } from '@maidan/deployment/keys';
import { PlainError } from '@maidan/deployment/plain-error';
import { composeOperators } from '../../console.ts';
import { PASSWORD_COST } from '../../modules/auth/index.ts';
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

/** Makes the first owner, or invites another operator. @throws PlainError on what cannot be */
export async function runOperatorCommand(
  deps: OperatorCommandDeps,
  { owner, invite, role, site }: Readonly<Record<string, string>>,
): Promise<{ mail: string; token: string; minutes: number }> {
  const operators = commandOperators(deps);
  if (owner !== undefined) {
    const { token } = await operators.makeOwner(owner);
    return { mail: owner, token, minutes: 30 };
  }
  if (invite === undefined || role === undefined || site === undefined)
    throw new PlainError('Give --owner MAIL, or --invite MAIL with --role and --site.');
  const sites = (await siteStore(deps.database.db).list()).map(({ siteId }) => siteId);
  if (site !== '*' && !sites.includes(site)) throw new PlainError(`There is no site ${site}.`);
  const { token } = await operators.invite({ mail: invite, role, siteId: site });
  return { mail: invite, token, minutes: 48 * 60 };
}
