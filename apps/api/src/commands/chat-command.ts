import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { AppError } from '@maidan/contract/errors';
import { PlainError } from '@maidan/deployment/plain-error';
import { memberStore } from '../modules/member/index.ts';
import { chatDesk } from '../modules/service/index.ts';
import type { DeskPicture, DeskTarget } from '../modules/service/index.ts';
import type { OpenDatabase } from '../platform/database/connection.ts';
import { rewritePicture } from '../platform/pictures/pictures.ts';
import { createRewriter } from '../platform/pictures/rewriting/rewriter.ts';
import type { Clock } from '../platform/process/clock.ts';

const MOST_CHATS = 200;
const LONGEST_ANSWER = 2000;
const LONGEST_NAME = 40;
const LONGEST_FILE_NAME = 100;

/**
 * What the desk does with chats: lists them, shows one, writes a picture of it into a file, says that somebody is typing,
 * answers with a text or a picture.
 * @throws PlainError when there is no such member or picture, a file is no picture that can be sent, or a name or an
 * answer is empty or too long
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
  if (answer === undefined && name === undefined && args['send'] === undefined)
    return { did: 'show', account, messages: await desk.show(target) };
  const signed = fitting('name', name, LONGEST_NAME);
  if (answer === undefined && args['send'] === undefined) {
    await desk.type(target, signed);
    return { did: 'typing', account };
  }
  const body = answer === undefined ? '' : fitting('answer', answer, LONGEST_ANSWER);
  const picture = await pictureOf(args);
  if (picture) await desk.answer(target, { name: signed, body: '', picture });
  if (body !== '') await desk.answer(target, { name: signed, body });
  return { did: 'answer', account };
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

/** The picture to send, decoded and written anew as those of members are. */
async function pictureOf({
  send,
}: Readonly<Record<string, string>>): Promise<DeskPicture | undefined> {
  if (send === undefined) return undefined;
  const file = await readFile(resolve(send)).catch(() => undefined);
  if (!file) throw new PlainError(`The file ${resolve(send)} cannot be read.`);
  const rewriter = createRewriter({ most: 1 });
  try {
    const picture = await rewritePicture(rewriter, new Blob([file]));
    return { ...picture, name: basename(send).slice(0, LONGEST_FILE_NAME) };
  } catch (error) {
    const isRefused = error instanceof AppError && error.code.startsWith('pictures.');
    throw isRefused ? new PlainError(`${resolve(send)} cannot be sent: ${error.code}.`) : error;
  } finally {
    rewriter.close();
  }
}

function fitting(option: string, text: string | undefined, most: number): string {
  const trimmed = (text ?? '').trim();
  if (trimmed !== '' && trimmed.length <= most) return trimmed;
  throw new PlainError(`--${option} takes 1 to ${most} characters.`);
}
