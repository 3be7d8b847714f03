import { resolve } from 'node:path';
import { dataFolderOf } from '../start/data-folder.ts';
import { runCommand } from '../terminal/plain-error.ts';
import { rotateKeyFile } from './keys-file.ts';

const help = `npm run keys:rotate [-- --data DIR]

Makes new keys for a data folder: the secret between web and api, the keys of the arcade and the cashier, and
the key that opens sealed request bodies (the last one stays, so that a body sealed before still opens).
They act from the next start.`;

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const at = args.indexOf('--data');
  const folder = at === -1 ? dataFolderOf(process.env) : resolve(args[at + 1] ?? '.');
  rotateKeyFile(folder, new Date());
  console.log('New keys are written; they act from the next start.');
  return 0;
}

await runCommand(main);
