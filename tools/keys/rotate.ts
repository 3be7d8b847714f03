import { resolve } from 'node:path';
import { dataFolderOf } from '../start/data-folder.ts';
import { readArguments } from '../terminal/arguments.ts';
import { runCommand } from '../terminal/plain-error.ts';
import { rotateKeyFile } from './keys-file.ts';
import { rotateKeys, rotateSealingKeys } from './keys.ts';

const help = `npm run keys:rotate [-- --data DIR] [--sealing]

Makes new keys for a data folder: the secret between web and api, the keys of the arcade and the cashier, and
the key that opens sealed request bodies. The new secret signs everybody out. With --sealing only the key of
sealed bodies changes, and nobody notices: the previous key still opens bodies for a week, and the new one is
handed out 15 minutes after it was made, so restart the processes within that time.
New keys take effect at the next start.`;

async function main(): Promise<number> {
  const known = { data: { type: 'string' }, sealing: { type: 'boolean' } } as const;
  const { values } = readArguments('npm run keys:rotate', process.argv.slice(2), known);
  if (values.help) {
    console.log(help);
    return 0;
  }
  const folder = values.data === undefined ? dataFolderOf(process.env) : resolve(values.data);
  const rotate = values.sealing ? rotateSealingKeys : rotateKeys;
  rotateKeyFile(folder, new Date(), rotate);
  console.log('New keys are written; they take effect at the next start.');
  return 0;
}

await runCommand(main);
