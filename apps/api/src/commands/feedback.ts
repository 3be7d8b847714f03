import { runFromTerminal } from './terminal.ts';

/** What readers told a site, as it comes through the command socket, with moments as text. */
interface Told {
  readonly feedback: readonly Feedback[];
  readonly articles: readonly Article[];
  readonly words: readonly Words[];
}

interface Feedback {
  readonly createdAt: string;
  readonly topic: string;
  readonly content: string;
  readonly page: string | null;
  readonly memberId: string | null;
  readonly language: string;
}

interface ArticleName {
  readonly tag: string;
  readonly part: number;
  readonly version: string;
}

interface Article extends ArticleName {
  readonly helped: number;
  readonly didNotHelp: number;
}

interface Words extends ArticleName {
  readonly isHelpful: boolean;
  readonly words: string;
  readonly language: string;
  readonly answeredAt: string;
}

await runFromTerminal({
  command: 'feedback',
  help: `node src/commands/feedback.ts --site SLUG [--days 30] [--most 50]

Lists what members and visitors of a site wrote in the help centre, newest first; how many readers each article of the
help centre helped, by topic, part and version, those that helped least first; and what these readers added.`,
  options: ['site', 'days', 'most'],
  required: ['site'],
  tell: ({ feedback, articles, words }: Told) => ({
    text: [
      feedback.length === 0 ? 'No feedback in this time.' : feedback.map(textOf).join('\n\n'),
      ...(articles.length === 0 ? [] : [articles.map(countOf).join('\n')]),
      ...words.map(wordsOf),
    ].join('\n\n'),
    isGood: true,
  }),
});

function textOf({ createdAt, topic, content, page, memberId, language }: Feedback): string {
  const author = memberId === null ? 'a visitor' : `member ${memberId}`;
  const head = [timeOf(createdAt), topic, language, author, ...(page === null ? [] : [page])];
  return `${head.join('  ')}\n${printable(content)}`;
}

function countOf(article: Article): string {
  const { helped, didNotHelp } = article;
  return `${nameOf(article)}  helped ${helped}, did not help ${didNotHelp}`;
}

function wordsOf(said: Words): string {
  const verdict = said.isHelpful ? 'helped' : 'did not help';
  const head = [timeOf(said.answeredAt), nameOf(said), said.language, verdict];
  return `${head.join('  ')}\n${printable(said.words)}`;
}

function nameOf({ tag, part, version }: ArticleName): string {
  return printable(`help ${tag}, part ${part + 1}, version ${version}`);
}

function timeOf(moment: string): string {
  return new Date(moment).toISOString();
}

/** Leaves out what a terminal would take for a command instead of text. */
function printable(text: string): string {
  return text.replaceAll(/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '');
}
