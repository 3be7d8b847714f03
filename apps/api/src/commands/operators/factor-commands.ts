import { segment } from './console-command.ts';
import type { ConsoleCommand } from './console-command.ts';

const PASSKEY = { passkey: 'the id of a passkey, as factors gives it' } as const;

/** The commands of the own second factors. A passkey is added in a browser, and an app by `authenticator`. */
export const FACTOR_COMMANDS: Readonly<Record<string, ConsoleCommand>> = {
  factors: {
    summary: 'your second factors: the authenticator app and the passkeys',
    options: {},
    callOf: () => ({ method: 'GET', path: '/factors' }),
  },
  'passkey-name': {
    summary: 'give a passkey of yours another name; your other sessions end',
    options: { ...PASSKEY, name: 'what it is called' },
    callOf: ({ passkey, name }) => ({
      method: 'POST',
      path: `/passkeys/${segment(passkey)}/name`,
      body: { name },
    }),
  },
  'passkey-remove': {
    summary: 'remove a passkey of yours; your other sessions end',
    options: PASSKEY,
    callOf: ({ passkey }) => ({ method: 'DELETE', path: `/passkeys/${segment(passkey)}` }),
  },
  'authenticator-remove': {
    summary:
      'put your authenticator app away, once you have a passkey; then only a browser signs you in',
    options: {},
    callOf: () => ({ method: 'DELETE', path: '/authenticator' }),
  },
};
