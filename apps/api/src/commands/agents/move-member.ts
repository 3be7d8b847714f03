import { runFromTerminal } from '../terminal.ts';

await runFromTerminal({
  command: 'move-member',
  help: `node src/commands/agents/move-member.ts --site SLUG --account NAME [--below NAME]

Moves a member with everybody below it to another agent's direct team; without --below it leaves every team. What was
settled stays with those whose team the member was in.`,
  options: ['site', 'account', 'below'],
  required: ['site', 'account'],
  tell: ({ account, below }: { account: string; below: string | null }) => ({
    text: below === null ? `${account} is in no team now.` : `${account} is below ${below} now.`,
    isGood: true,
  }),
});
