import { runFromTerminal } from './terminal.ts';

/** What the command did, as it comes through the command socket; moments are text. */
type Told =
  | { readonly did: 'list'; readonly chats: readonly ToldChat[] }
  | { readonly did: 'show'; readonly account: string; readonly messages: readonly ToldMessage[] }
  | { readonly did: 'picture'; readonly file: string }
  | { readonly did: 'answer' | 'typing'; readonly account: string };

interface ToldMessage {
  readonly number?: number;
  readonly lastNumber?: number;
  readonly pictureName: string | null;
  readonly createdAt: string;
  readonly isFromMember: boolean;
  readonly authorName: string | null;
  readonly body: string;
}
interface ToldChat extends ToldMessage {
  readonly account: string;
}

await runFromTerminal({
  command: 'chat',
  help: `node src/commands/chat.ts --site SLUG [--all yes]
node src/commands/chat.ts --site SLUG --member ACCOUNT [--name NAME [--answer TEXT] [--send FILE]] [--picture NUMBER [--to FILE]]

Without a member it lists the chats that wait for an answer, or all with --all yes.
With a member it shows the chat, and the member sees that it was read.
With a name it shows the member that NAME is typing, and with --answer it answers as NAME. An address in an answer
becomes a link, and [text](/m/path) a link with a text of its own.
With --send it answers with the picture of a JPEG or PNG file, which is written anew as those of members are.
With --picture it writes the picture of that message, as WebP, into FILE.`,
  options: ['site', 'member', 'name', 'answer', 'send', 'picture', 'to', 'all'],
  required: ['site'],
  tell: (told: Told) => ({ text: textOf(told), isGood: true }),
});

function textOf(told: Told): string {
  switch (told.did) {
    case 'answer':
      return `${told.account} has the answer.`;
    case 'typing':
      return `${told.account} sees that you are typing.`;
    case 'picture':
      return `The picture is in ${told.file}.`;
    case 'show':
      return told.messages.map((row) => lineOf(row, told.account)).join('\n');
    default:
      return listOf(told.chats);
  }
}

function listOf(chats: readonly ToldChat[]): string {
  if (chats.length === 0) return 'No chat waits for an answer.';
  return chats.map((row) => `${row.account}  ${lineOf(row, row.account)}`).join('\n');
}

function lineOf(
  { createdAt, isFromMember, authorName, ...message }: ToldMessage,
  account: string,
): string {
  const { body, pictureName, number = message.lastNumber } = message;
  const text = pictureName === null ? body : `[picture ${number}: ${pictureName}] ${body}`;
  const author = isFromMember ? account : (authorName ?? 'desk');
  return `${new Date(createdAt).toISOString()}  ${author}: ${printable(text)}`;
}

/** Leaves out what a terminal would take for a command instead of text. */
function printable(text: string): string {
  return text.replaceAll(/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '');
}
