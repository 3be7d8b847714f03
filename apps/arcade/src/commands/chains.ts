import { systemClock } from '@maidan/partner-service';
import { openArcadeDatabase } from '../platform/database.ts';
import { CHAINS_HELP, runChainsCommand } from './chains-command.ts';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

// The program of the command; what it does is in `chains-command.ts`.
const [folder, ...words] = process.argv.slice(2);
if (folder === undefined || words.length === 0) {
  print(CHAINS_HELP);
  process.exitCode = 1;
} else {
  const database = openArcadeDatabase(folder);
  const isDone = await runChainsCommand(words, { database, print, clock: systemClock });
  database.close();
  process.exitCode = isDone ? 0 : 1;
}
