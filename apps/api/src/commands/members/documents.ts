import { runFromTerminal } from '../terminal.ts';
import type { DocumentsTold } from './documents-command.ts';

await runFromTerminal({
  command: 'documents',
  help: `node src/commands/members/documents.ts --site SLUG [--documents ID [--to FOLDER] [--state STATE [--reason TEXT] [--confirms WAYS]]]

Without --documents it lists the identity documents that wait for a decision, the oldest first; with it, it shows those of
one member. --to writes their pictures into FOLDER, to look at; delete them afterwards. STATE is
  approved   the documents are accepted; WAYS are the contacts that they confirm, as mail,sms. A link for a new password may go there
  rejected   they are refused; --reason is needed, and the member reads it
Each decision enters the audit trail. The member finds it in the inbox and in the security centre at once.`,
  options: ['site', 'documents', 'to', 'state', 'reason', 'confirms'],
  required: ['site'],
  tell: (documents: readonly DocumentsTold[]) => ({
    text: documents.map(textOf).join('\n') || 'No documents wait for a decision.',
    isGood: true,
  }),
});

function textOf(one: DocumentsTold): string {
  const { documents, state, memberId, sentAt, pictures, reason = '', files = [] } = one;
  const head = [documents, state, `member ${memberId}`, `sent ${sentAt}`, `pictures ${pictures}`];
  return [[...head, reason].filter(Boolean).join('  '), ...files].join('\n');
}
