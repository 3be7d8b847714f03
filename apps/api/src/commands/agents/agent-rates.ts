import { runFromTerminal } from '../terminal.ts';

await runFromTerminal({
  command: 'agent-rates',
  help: `node src/commands/agents/agent-rates.ts --site SLUG --account NAME --rates TYPE=POINTS,TYPE=POINTS

Sets the rates that the site itself gives to an agent with no agent above, from today on. TYPE is a game type such as RNG,
LIVE or SPORTS; POINTS are basis points of the valid bets, and 100 are one per cent. Types that are not named get none.
The agent passes a part of them on to the own downline on the screens of the agent area.`,
  options: ['site', 'account', 'rates'],
  required: ['site', 'account', 'rates'],
  tell: ({ account, fromDay }: { account: string; fromDay: string }) => ({
    text: `The rates of ${account} count from ${fromDay} on.`,
    isGood: true,
  }),
});
