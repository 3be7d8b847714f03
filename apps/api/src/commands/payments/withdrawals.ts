import { waitsText } from '../command-four-eyes.ts';
import { runFromTerminal } from '../terminal.ts';
import type { WithdrawalTold } from './withdrawals-command.ts';

await runFromTerminal({
  command: 'withdrawals',
  help: `node src/commands/payments/withdrawals.ts --site SLUG [--withdrawal NUMBER [--decision DECISION [--reason TEXT]]]

Without --withdrawal it lists what waits for a decision, the oldest first; with it, it shows that one. DECISION is
  review   an operator looks at it now, and the site's own rule leaves it
  approve  it is paid out: the running api orders the payout; from the site's amount on it waits for an operator
  reject   it is refused, and the amount is back in the balance at once; --reason is needed, and the member reads it
Each decision enters the audit trail. The member sees the state, its time and the reason at once.`,
  options: ['site', 'withdrawal', 'decision', 'reason'],
  required: ['site'],
  tell: (withdrawals: readonly WithdrawalTold[]) => ({
    text: withdrawals.map(textOf).join('\n') || 'Nothing waits for a decision.',
    isGood: true,
  }),
});

function textOf(one: WithdrawalTold): string {
  const { number, state, amountMinor, currency, channel, holderName, memberId, steps } = one;
  const head = [number, state, `${amountMinor} ${currency} (minor units)`, channel, holderName];
  const rule = one.isOfRule ? ['decided by the rule of the site'] : [];
  const why = [one.reason, one.fault].filter((text) => text !== undefined);
  const course = steps.map((step) => `${step.state} ${step.at}`).join(', ');
  const waits = one.proposal === undefined ? [] : [waitsText(one.proposal)];
  return [...head, `member ${memberId}`, course, ...rule, ...why, ...waits].join('  ');
}
