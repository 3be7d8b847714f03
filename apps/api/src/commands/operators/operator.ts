import { PlainError } from '@maidan/deployment/plain-error';
import { readEnv } from '../../platform/process/env.ts';
import { exitOnFailure, print, readArgs, runFromTerminal } from '../terminal.ts';
import { askSecrets } from './ask-secrets.ts';
import { consoleClient } from './console-client.ts';
import { CONSOLE_COMMANDS } from './console-commands.ts';

/** Acts on accounts of operators, which whoever has a shell on the machine may do. */
const MACHINE: Readonly<Record<string, { summary: string; options: readonly string[] }>> = {
  list: { summary: 'every operator with state and grants', options: [] },
  owner: {
    summary: 'make the first owner; refused while an active owner exists, valid for 30 minutes',
    options: ['mail'],
  },
  invite: { summary: 'invite an operator, for 48 hours', options: ['mail', 'role', 'site'] },
  suspend: { summary: 'suspend an operator and end every session', options: ['mail'] },
  resume: { summary: 'let a suspended operator work again', options: ['mail'] },
  end: { summary: 'end an account for good', options: ['mail'] },
};

const PERSONAL: Readonly<Record<string, string>> = {
  'sign-in': '--mail MAIL  sign in; asks for password and code, or reads them from the input',
  prove: 'give the code of the second factor again',
  'sign-out': 'end your session',
};

const column = (name: string, text: string) => `  ${name.padEnd(14)}${text}`;
const optionsOf = (names: readonly string[]) =>
  names.map((name) => `--${name} ${name.toUpperCase()}`).join(' ');

const HELP = `npm run operator -- COMMAND [options]

Of the machine, without signing in (accounts of operators):
${Object.entries(MACHINE)
  .map(([name, { summary, options }]) => column(name, `${optionsOf(options)}  ${summary}`.trim()))
  .join('\n')}

As an operator, over the same endpoints as the console:
${Object.entries(PERSONAL)
  .map(([name, text]) => column(name, text))
  .join('\n')}
${Object.entries(CONSOLE_COMMANDS)
  .map(([name, { summary }]) => column(name, summary))
  .join('\n')}

COMMAND --help names the options of one. --console URL is the address of the console, such as http://127.0.0.1:3004; it
is kept with the session. A role is one of owner, site_manager, content, payments, member_care, agents and auditor; * as
the site means all. An invitation prints a token, with which POST /console/v1/link sets name, password and second factor.`;

const [name = '--help', ...rest] = process.argv.slice(2);
const machine = Object.hasOwn(MACHINE, name) ? MACHINE[name] : undefined;
if (machine) await onMachine(name, machine);
else await exitOnFailure(() => asOperator(name));

/** Runs an act through the api that holds the database, or on the database itself. */
async function onMachine(act: string, { summary, options }: (typeof MACHINE)[string]) {
  process.argv.splice(2, 1);
  await runFromTerminal({
    command: 'operator',
    help: `npm run operator -- ${act} ${optionsOf(options)}\n\n${summary}`,
    options,
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
  print(JSON.stringify(answer, undefined, 2), true);
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
  const { mail } = args;
  const [password = '', code = ''] = await askSecrets(['Password', 'Code']);
  const body = { mail, password, code };
  const answer = await client.call({ method: 'POST', path: '/session', body });
  client.keep((answer as { value: { token: string } }).value.token);
  print(`${mail} is signed in.`, true);
}

function readOwn(help: string, options: readonly string[], required: readonly string[]) {
  return readArgs({ help, options, required }, rest);
}

function clientOf(url: string | undefined) {
  return consoleClient(readEnv(process.env).DATA_DIR, url);
}
