import { readOrMakeKeys } from '@maidan/deployment/keys';
import { PlainError } from '@maidan/deployment/plain-error';
import { composeOperators } from '../../console.ts';
import { PASSWORD_COST } from '../../modules/auth/index.ts';
import {
  STATE_ACTS,
  invitationLink,
  isGrantable,
  noSuchRole,
} from '../../modules/operators/index.ts';
import { AT_THE_COMMAND_LINE, commandFourEyes, told, waitsText } from '../command-four-eyes.ts';
import type { OperatorLanguage, OperatorsService } from '../../modules/operators/index.ts';
import { siteStore } from '../../modules/site/index.ts';
import { databaseShortLived } from '../../platform/short-lived/store.ts';
import type { Random } from '../../platform/secrets/random.ts';
import { sendInvitation } from './send-invitation.ts';
import type { InvitationDeps } from './send-invitation.ts';

interface OperatorCommandDeps extends InvitationDeps {
  readonly random: Random;
}

const MINUTE_MS = 60_000;
const LANGUAGES: readonly OperatorLanguage[] = ['bn', 'en'];

type Args = Readonly<Record<string, string>>;

/** The accounts of operators, for a command that runs beside the api or without it. */
export function commandOperators({
  database: { db },
  env,
  clock,
  random,
}: Omit<OperatorCommandDeps, 'log'>): OperatorsService {
  const keys = readOrMakeKeys(env.KEYS_FILE, clock.now());
  return composeOperators({
    db,
    clock,
    random,
    shortLived: databaseShortLived(db, clock),
    deploymentSecret: env.DEPLOYMENT_SECRET ?? keys.deploymentSecret,
    passwordCost: PASSWORD_COST,
    consoleUrl: env.CONSOLE_URL,
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
  if (act === 'owner') return printed(deps, { mail, ...(await operators.makeOwner(mail)) });
  if (act === 'link') return printed(deps, { mail, ...(await operators.renewLink(mail)) });
  if (act !== 'invite') throw new PlainError(`There is no act ${act} on operators.`);
  return invited(deps, operators, args);
}

/** The sentence of an invitation whose link the person at the terminal hands on. */
function printed(
  { env }: Pick<OperatorCommandDeps, 'env'>,
  { mail, token, lastsMs }: { mail: string; token: string; lastsMs: number },
): string {
  const link = env.CONSOLE_URL === undefined ? undefined : invitationLink(env.CONSOLE_URL, token);
  const how = link === undefined ? `token ${token}` : `link ${link}`;
  return `${mail} is invited for ${lastsMs / MINUTE_MS} minutes with the ${how}`;
}

/** Makes an account, mails its invitation or prints it, and gives the role, which may wait for a second operator. */
async function invited(
  deps: OperatorCommandDeps,
  operators: OperatorsService,
  { mail = '', role = '', site = '', language: wished = 'bn' }: Args,
): Promise<string> {
  const sites = (await siteStore(deps.database.db).list()).map(({ siteId }) => siteId);
  if (site !== '*' && !sites.includes(site))
    throw new PlainError(`There is no site ${site}: give one of ${sites.join(', ')}, or *.`);
  const { db } = deps.database;
  if (!(await isGrantable(db, role))) throw new PlainError(await noSuchRole(db));
  const language = LANGUAGES.find((one) => one === wished);
  if (!language) throw new PlainError(`A language is one of ${LANGUAGES.join(', ')}.`);
  const { token, operatorId, lastsMs } = await operators.makeAccount(mail, language);
  const { gate, grantRole } = commandFourEyes(deps);
  const wanted = { siteId: site, body: { operatorId, role }, reason: AT_THE_COMMAND_LINE };
  const { proposal } = told(await gate.pass(grantRole, wanted, { via: 'command' }));
  const because = await sendInvitation(deps, { siteId: site, mail, language, token, lastsMs });
  const sent = `${mail} is invited for ${lastsMs / MINUTE_MS} minutes; the link is in the mail to that address`;
  return [
    because === undefined ? sent : printed(deps, { mail, token, lastsMs }),
    ...(because === undefined ? [] : [`No mail was sent, because ${because}.`]),
    ...(proposal === undefined ? [] : [`The role is not given yet. ${waitsText(proposal)}`]),
  ].join('\n');
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
