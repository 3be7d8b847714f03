import { PlainError } from '@maidan/deployment/plain-error';
import { readEnv } from '../../platform/process/env.ts';
import { exitOnFailure, print, readArgs, runFromTerminal } from '../terminal.ts';
import { askSecrets } from './ask-secrets.ts';
import { consoleClient } from './console-client.ts';
import { CONSOLE_COMMANDS } from './console-commands.ts';

interface MachineAct {
  readonly summary: string;
  readonly options: readonly string[];
  readonly optional?: readonly string[];
}

/** Acts on accounts of operators, which whoever has a shell on the machine may do. */
const MACHINE: Readonly<Record<string, MachineAct>> = {
  list: { summary: 'every operator with state and grants', options: [] },
  owner: {
    summary: 'make the first owner; refused while an active owner exists, valid for 30 minutes',
    options: ['mail'],
  },
  invite: {
    summary: 'invite an operator for 48 hours, by mail where CONSOLE_URL and a mail server are set',
    options: ['mail', 'role', 'site'],
    optional: ['language'],
  },
  link: {
    summary: 'print a new link for an invited operator; the old one ends',
    options: ['mail'],
  },
  suspend: { summary: 'suspend an operator and end every session', options: ['mail'] },
  resume: { summary: 'let a suspended operator work again', options: ['mail'] },
  end: { summary: 'end an account for good', options: ['mail'] },
};

const PERSONAL: Readonly<Record<string, string>> = {
  'sign-in': '--mail MAIL  sign in; asks for password and code, or reads them from the input',
  prove: 'give the code of the second factor again',
  authenticator: 'set up another authenticator app; prints its secret and asks for its first code',
  'sign-out': 'end your session',
};

const column = (name: string, text: string) => `  ${name.padEnd(14)}${text}`;
const optionsOf = (names: readonly string[]) =>
  names.map((name) => `--${name} ${name.toUpperCase()}`).join(' ');
const usageOf = ({ options, optional = [] }: MachineAct) =>
  [optionsOf(options), ...optional.map((name) => `[${optionsOf([name])}]`)].join(' ').trim();

const HELP = `npm run operator -- COMMAND [options]

Of the machine, without signing in (accounts of operators):
${Object.entries(MACHINE)
  .map(([name, act]) => column(name, `${usageOf(act)}  ${act.summary}`.trim()))
  .join('\n')}

As an operator, over the same endpoints as the console:
${Object.entries(PERSONAL)
  .map(([name, text]) => column(name, text))
  .join('\n')}
${Object.entries(CONSOLE_COMMANDS)
  .map(([name, { summary }]) => column(name, summary))
  .join('\n')}

COMMAND --help names the options of one. --console URL is the address of the console, such as http://127.0.0.1:3004; it
is kept with the session. A role is one of owner, site_manager, content, payments, member_care, agents and auditor, or one
of the deployment (roles); * as the site means all. An invitation whose link is not mailed prints it, or a token, with
which POST /console/v1/link sets name, password and second factor. A language is bn or en.`;

const [name = '--help', ...rest] = process.argv.slice(2);
const machine = Object.hasOwn(MACHINE, name) ? MACHINE[name] : undefined;
if (machine) await onMachine(name, machine);
else await exitOnFailure(() => asOperator(name));

/** Runs an act through the api that holds the database, or on the database itself. */
async function onMachine(act: string, known: MachineAct) {
  const { summary, options, optional = [] } = known;
  process.argv.splice(2, 1);
  await runFromTerminal({
    command: 'operator',
    help: `npm run operator -- ${act} ${usageOf(known)}\n\n${summary}`,
    options: [...options, ...optional],
    required: options,
    fixed: { act },
    tell: (text: string) => ({ text, isGood: true }),
  });
}

async function asOperator(command: string): Promise<void> {
  if (command === '--help' || command === 'help') return print(HELP, true);
  if (Object.hasOwn(PERSONAL, command)) return personal(command);
  const known = Object.hasOwn(CONSOLE_COMMANDS, command) ? CONSOLE_COMMANDS[command] : undefined;
  if (!known) throw new PlainError(`There is no command ${command}.\n\n${HELP}`);
  const { options, optional = [] } = known;
  const about = Object.entries(options).map(([option, word]) => column(`--${option}`, word));
  const help = `npm run operator -- ${command}\n\n${known.summary}\n${about.join('\n')}`;
  const required = Object.keys(options).filter((option) => !optional.includes(option));
  const args = readOwn(help, [...Object.keys(options), 'console'], required);
  if (!args) return print(help, true);
  const { console: url, ...given } = args;
  const answer = await clientOf(url).call(known.callOf(given));
  print(known.printed?.(answer) ?? JSON.stringify(answer, undefined, 2), true);
}

async function personal(command: string): Promise<void> {
  const help = `npm run operator -- ${command}\n\n${PERSONAL[command] ?? ''}`;
  const isSignIn = command === 'sign-in';
  const options = isSignIn ? ['mail', 'console'] : ['console'];
  const args = readOwn(help, options, isSignIn ? ['mail'] : []);
  if (!args) return print(help, true);
  const client = clientOf(args['console']);
  if (command === 'sign-out') {
    await client.call({ method: 'DELETE', path: '/session' });
    client.forget();
    return print('You are signed out.', true);
  }
  if (command === 'prove') {
    const [code = ''] = await askSecrets(['Code']);
    await client.call({ method: 'POST', path: '/session/proof', body: { code } });
    return print('The second factor counts for five minutes.', true);
  }
  if (command === 'authenticator') return setUpAuthenticator(client);
  const { mail } = args;
  const [password = '', code = ''] = await askSecrets(['Password', 'Code']);
  const body = { mail, password, code };
  const answer = await client.call({ method: 'POST', path: '/session', body });
  client.keep((answer as { value: { token: string } }).value.token);
  print(`${mail} is signed in.`, true);
}

async function setUpAuthenticator(client: ReturnType<typeof consoleClient>): Promise<void> {
  const made = await client.call({ method: 'POST', path: '/authenticator/secret' });
  const { totpSecret } = (made as { value: { totpSecret: string } }).value;
  print(`Secret for the app: ${totpSecret}`, true);
  const [code = ''] = await askSecrets(['Code']);
  await client.call({ method: 'POST', path: '/authenticator', body: { code } });
  print('The app is set up; your other sessions have ended.', true);
}

function readOwn(help: string, options: readonly string[], required: readonly string[]) {
  return readArgs({ help, options, required }, rest);
}

function clientOf(url: string | undefined) {
  return consoleClient(readEnv(process.env).DATA_DIR, url);
}
