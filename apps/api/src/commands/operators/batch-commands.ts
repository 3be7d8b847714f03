import { readFileSync } from 'node:fs';
import { PlainError } from '@maidan/deployment/plain-error';
import { SITE, queryOf, segment } from './console-command.ts';
import type { ConsoleCommand } from './console-command.ts';

const WHICH = { ...SITE, batch: 'the id of a batch of payouts' } as const;

type Args = Readonly<Record<string, string>>;
const listPath = ({ site }: Args) => `/sites/${segment(site)}/payout-batches`;
const pathOf = (args: Args) => `${listPath(args)}/${segment(args['batch'])}`;

/** The commands of the files that order payouts (OPS-56). */
export const BATCH_COMMANDS: Readonly<Record<string, ConsoleCommand>> = {
  'payout-batches': {
    summary: 'the files of payouts, and what waits for the next one',
    options: { ...SITE, cursor: 'next of the page before' },
    optional: ['cursor'],
    callOf: (args) => ({ method: 'GET', path: `${listPath(args)}?${queryOf(['cursor'], args)}` }),
  },
  'payout-batch': {
    summary: 'a file of payouts with how each of them stands',
    options: WHICH,
    callOf: (args) => ({ method: 'GET', path: pathOf(args) }),
  },
  'make-payout-batch': {
    summary: 'order the approved payouts of a channel that takes files',
    options: { ...SITE, channel: 'the code of a channel' },
    callOf: ({ channel, ...args }) => ({ method: 'POST', path: listPath(args), body: { channel } }),
  },
  'payout-file': {
    summary: 'the signed file of a batch, as its channel gets it; it is an entry of the trail',
    options: WHICH,
    callOf: (args) => ({ method: 'POST', path: `${pathOf(args)}/file` }),
    printed: (answer) => (answer as { value: { file: string } }).value.file,
  },
  'payout-results': {
    summary: 'take over the signed file with which the channel answers',
    options: { ...WHICH, file: 'the path of the file' },
    callOf: ({ file, ...args }) => ({
      method: 'POST',
      path: `${pathOf(args)}/results`,
      body: { file: textOf(file) },
    }),
  },
};

function textOf(path = ''): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new PlainError(`The file ${path} cannot be read: give the path of the file of results.`);
  }
}
