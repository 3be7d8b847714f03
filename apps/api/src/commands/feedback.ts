import { runFromTerminal } from './terminal.ts';

/** Feedback as it comes through the command socket, with moments as text. */
interface Told {
  readonly createdAt: string;
  readonly topic: string;
  readonly content: string;
  readonly page: string | null;
  readonly memberId: string | null;
  readonly language: string;
}

await runFromTerminal({
  command: 'feedback',
  help: `node src/commands/feedback.ts --site SLUG [--days 30] [--most 50]

Lists what members and visitors of a site wrote in the help centre, newest first.`,
  options: ['site', 'days', 'most'],
  required: ['site'],
  tell: (rows: readonly Told[]) => ({
    text: rows.length === 0 ? 'No feedback in this time.' : rows.map(textOf).join('\n\n'),
    isGood: true,
  }),
});

function textOf({ createdAt, topic, content, page, memberId, language }: Told): string {
  const at = new Date(createdAt).toISOString();
  const author = memberId === null ? 'a visitor' : `member ${memberId}`;
  const head = [at, topic, language, author, ...(page === null ? [] : [page])].join('  ');
  return `${head}\n${printable(content)}`;
}

/** Leaves out what a terminal would take for a command instead of text. */
function printable(text: string): string {
  return text.replaceAll(/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '');
}
