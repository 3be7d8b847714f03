import { waitsText } from './command-four-eyes.ts';
import { runFromTerminal } from './terminal.ts';

await runFromTerminal({
  command: 'decide-application',
  help: `node src/commands/decide-application.ts --site SLUG --application ID --state STATE [--reason TEXT] [--amount MINOR]

Carries out what you decided on a member's application for a reward. STATE is
  process    somebody looks at it now
  rejected   it is refused; --reason is needed, and the member reads it
  issued     the reward is given as a bonus, at once; --amount says how much in minor units, and can be left out
             where the promotion names one amount; from the site's amount on it waits for an operator
The member sees the state, its time and the reason at once.`,
  options: ['site', 'application', 'state', 'reason', 'amount'],
  required: ['site', 'application', 'state'],
  tell: (done: { application: string; state: string; proposal?: string }) => ({
    text: done.proposal
      ? waitsText(done.proposal)
      : `The application ${done.application} is now ${done.state}.`,
    isGood: true,
  }),
});
