import { runFromTerminal } from '../terminal.ts';

await runFromTerminal({
  command: 'operator',
  help: `node src/commands/operators/operator.ts --owner MAIL
node src/commands/operators/operator.ts --invite MAIL --role ROLE --site SLUG

Makes the account of an operator and prints the token of its invitation, which is used once: the one who has it sets name,
password and second factor at the console. --owner makes the first owner; it is refused while an active owner exists, and
its token ends after 30 minutes. --invite is for the others, and theirs ends after 48 hours. A role is one of owner,
site_manager, content, payments, member_care, agents and auditor; * as the site means all.`,
  options: ['owner', 'invite', 'role', 'site'],
  tell: ({ mail, token, minutes }: { mail: string; token: string; minutes: number }) => ({
    text: `${mail} is invited for ${minutes} minutes with the token ${token}`,
    isGood: true,
  }),
});
