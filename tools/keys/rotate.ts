import { resolve } from 'node:path';
import { dataFolderOf } from '../start/data-folder.ts';
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
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const at = args.indexOf('--data');
  const folder = at === -1 ? dataFolderOf(process.env) : resolve(args[at + 1] ?? '.');
  const rotate = args.includes('--sealing') ? rotateSealingKeys : rotateKeys;
  rotateKeyFile(folder, new Date(), rotate);
  console.log('New keys are written; they take effect at the next start.');
  return 0;
}

await runCommand(main);
