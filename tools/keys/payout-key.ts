import { resolve } from 'node:path';
import { payoutFileKey } from '../../packages/deployment/src/keys.ts';
import { dataFolderOf } from '../start/data-folder.ts';
import { readArguments } from '../terminal/arguments.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';
import { readKeyFile } from './keys-file.ts';

const help = `npm run payout-key -- --site SITE --channel CHANNEL [--data DIR]

Prints the key with which a channel that takes files of payouts checks them and signs its results: HMAC-SHA-256
whose key is the printed text. Give it to the channel once, over a way that nobody else reads. It follows from the
deployment's secret (DEPLOYMENT_SECRET, else the keys of the data folder): after keys:rotate it is another one.`;

async function main(): Promise<number> {
  const known = {
    site: { type: 'string' },
    channel: { type: 'string' },
    data: { type: 'string' },
  } as const;
  const { values } = readArguments('npm run payout-key', process.argv.slice(2), known);
  if (values.help) {
    console.log(help);
    return 0;
  }
  const { site: siteId, channel, data } = values;
  if (siteId === undefined || channel === undefined)
    throw new PlainError(`Name the site and the channel.\n\n${help}`);
  const folder = data === undefined ? dataFolderOf(process.env) : resolve(data);
  const secret = process.env['DEPLOYMENT_SECRET'] ?? readKeyFile(folder).deploymentSecret;
  console.log(payoutFileKey(secret, { siteId, channel }));
  return 0;
}

await runCommand(main);
