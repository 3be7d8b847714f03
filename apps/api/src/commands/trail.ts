import { runFromTerminal } from './terminal.ts';

/** An entry as it comes through the command socket, with its moment as text. */
interface Told {
  readonly number: number;
  readonly at: string;
  readonly via: string;
  readonly permission: string;
  readonly target: string;
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
  readonly network: string | null;
  readonly device: string | null;
  readonly hash: string;
}

await runFromTerminal({
  command: 'trail',
  help: `node src/commands/trail.ts --site SLUG [--most 50]

Lists the newest entries of a site's audit trail and walks all of it: each entry holds the hash of the one before. Exits
with 1 when an entry is missing or was changed. Note the newest hash elsewhere, to notice entries cut off at the end.`,
  options: ['site', 'most'],
  required: ['site'],
  tell: ({ entries, broken }: { entries: readonly Told[]; broken: number | null }) => ({
    text: [...entries.map(textOf), verdictOf(entries[0], broken)].join('\n'),
    isGood: broken === null,
  }),
});

function textOf({ number, at, via, permission, target, before, after, ...call }: Told): string {
  const change = `${JSON.stringify(before)} -> ${JSON.stringify(after)}`;
  const from = [call.network, call.device].filter((part) => part !== null);
  return [number, new Date(at).toISOString(), via, permission, target, change, ...from].join('  ');
}

function verdictOf(newest: Told | undefined, broken: number | null): string {
  if (broken !== null) return `The trail is broken at entry ${broken}.`;
  return newest ? `The trail is whole; its newest hash is ${newest.hash}.` : 'No entries.';
}
