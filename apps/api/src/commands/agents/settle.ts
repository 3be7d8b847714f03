import type { SettledSite } from './settle-command.ts';
import { runFromTerminal } from '../terminal.ts';

await runFromTerminal({
  command: 'settle',
  help: `node src/commands/agents/settle.ts [--site SLUG] [--release SETTLEMENT]

Settles the commission and the contracts of agents for every period that is over, as the api does by itself after each
night. Running it twice pays nothing twice. --release lets one settlement of --site be paid that is above the site's
threshold (settlementReviewAboveMinor).`,
  options: ['site', 'release'],
  tell: (sites: readonly SettledSite[]) => ({ text: sites.map(textOf).join('\n'), isGood: true }),
});

function textOf({ site, days, contractPeriods, paid, unpaid }: SettledSite): string {
  const waiting = unpaid === 0 ? '' : `, ${unpaid} wait for the cash of the agent who pays them`;
  return `${site}: ${days.length} days and ${contractPeriods} contract periods frozen, ${paid} payments posted${waiting}.`;
}
