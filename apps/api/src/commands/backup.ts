import { runFromTerminal } from './terminal.ts';

await runFromTerminal({
  command: 'backup',
  help: `node src/commands/backup.ts [--to FILE]

Writes every row of the database to a file as one snapshot, while the api runs. The file contains no keys.`,
  options: ['to'],
  tell: ({ file, rows }: { file: string; rows: Record<string, number> }) => ({
    text: `${Object.values(rows).reduce((sum, count) => sum + count, 0)} rows written to ${file}.`,
    isGood: true,
  }),
});
