import { resolve } from 'node:path';
import { restoreBackup } from '../platform/database/backup.ts';
import { askRunningApi } from '../platform/process/command-socket.ts';
import { readEnv } from '../platform/process/env.ts';
import { PlainError } from '@maidan/deployment/plain-error';
import { print, readArgs, exitOnFailure, withDatabase } from './terminal.ts';

const help = `node src/commands/restore.ts --from FILE

Loads a backup into an empty database: an empty DATA_DIR, or an empty database at DATABASE_URL.
No api may run on it.`;

await exitOnFailure(async () => {
  const args = readArgs({ options: ['from'], required: ['from'], help });
  if (!args) return print(help, true);
  const env = readEnv(process.env);
  const running = await askRunningApi(env.DATA_DIR, { command: 'proof', args: {} });
  if (running) throw new PlainError('The api runs on this data folder: stop it first.');
  const file = resolve(args['from'] ?? '');
  const rows = await withDatabase(env, (database) => restoreBackup(database, file));
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  print(`${total} rows restored from ${file}.`, true);
});
