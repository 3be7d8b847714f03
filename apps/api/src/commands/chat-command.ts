import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PlainError } from '@maidan/deployment/plain-error';
import { memberStore } from '../modules/member/index.ts';
import { chatDesk } from '../modules/service/index.ts';
import type { DeskTarget } from '../modules/service/index.ts';
import type { OpenDatabase } from '../platform/database/connection.ts';
import type { Clock } from '../platform/process/clock.ts';

const MOST_CHATS = 200;
const LONGEST_ANSWER = 2000;
const LONGEST_NAME = 40;

/**
 * What the desk does with chats: lists them, shows one, writes a picture of it into a file, says that somebody is typing,
 * answers.
 * @throws PlainError when there is no such member or picture, or a name or an answer is empty or too long
 */
export async function runChatCommand(
  { database: { db }, clock }: { database: Pick<OpenDatabase, 'db'>; clock: Clock },
  args: Readonly<Record<string, string>>,
): Promise<unknown> {
  const { site = '', member: account, name, answer } = args;
  const desk = chatDesk({ db, clock });
  const members = memberStore(db, site);
  if (account === undefined) {
    const chats = await desk.list(site, { most: MOST_CHATS, isAll: args['all'] === 'yes' });
    const accounts = await members.accountsOf(chats.map(({ memberId }) => memberId));
    const named = chats.map((row) => ({ ...row, account: accounts.get(row.memberId) ?? '' }));
    return { did: 'list', chats: named };
  }
  const found = await members.findByAccount(account);
  if (!found) throw new PlainError(`There is no member ${account} on ${site}.`);
  const target = { siteId: site, memberId: found.memberId };
  if (args['picture'] !== undefined)
    return { did: 'picture', ...(await savePicture(desk, target, args)) };
  if (answer === undefined && name === undefined)
    return { did: 'show', account, messages: await desk.show(target) };
  const signed = fitting('name', name, LONGEST_NAME);
  if (answer === undefined) await desk.type(target, signed);
  else await desk.answer(target, { name: signed, body: fitting('answer', answer, LONGEST_ANSWER) });
  return { did: answer === undefined ? 'typing' : 'answer', account };
}

async function savePicture(
  desk: ReturnType<typeof chatDesk>,
  target: DeskTarget,
  { picture = '', to = `chat-picture-${picture}.webp` }: Readonly<Record<string, string>>,
): Promise<{ file: string }> {
  const number = /^[1-9]\d{0,8}$/.test(picture) ? Number(picture) : 0;
  const content = await desk.picture(target, number);
  if (!content) throw new PlainError(`Message ${picture} of this chat is no picture.`);
  const file = resolve(to);
  await writeFile(file, content);
  return { file };
}

function fitting(option: string, text: string | undefined, most: number): string {
  const trimmed = (text ?? '').trim();
  if (trimmed !== '' && trimmed.length <= most) return trimmed;
  throw new PlainError(`--${option} takes 1 to ${most} characters.`);
}
