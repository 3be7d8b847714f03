import { AppError } from '@maidan/contract';
import type { MemberSearch } from '@maidan/contract/constants';
import { toLatinDigits } from '@maidan/contract/digits';
import { mobileKeyOf } from '#modules/auth/index.ts';
import { nameBonesOf } from '#modules/games/index.ts';
import { accountKeyOf } from '#modules/member/index.ts';
import { readReceiptNumber } from '#modules/wallet/index.ts';
import type { FoundMember, MemberSearchStore, SearchPage } from './member-search.store.ts';

/** What is looked for. */
export interface MemberQuestion {
  readonly text: string;
  readonly by: MemberSearch | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
  /** The dialling code of numbers that are typed without one. */
  readonly diallingCode: string;
}

/** A member with the way in which it was found. */
export type Found = FoundMember & { readonly by: MemberSearch };

/** Ways that find many members, in this order, page by page. */
const PAGED = ['account', 'name', 'upline', 'tag'] as const;
type Paged = (typeof PAGED)[number];
const isPaged = (by: string): by is Paged => (PAGED as readonly string[]).includes(by);
/** Without a way, upline and tag are not tried: everybody below somebody, or with a tag, is not what a name means. */
const TRIED_PAGED: readonly Paged[] = ['account', 'name'];
const LEAST_ENDING = 4;

/** Finds members. @throws AppError request.invalid for a cursor that no page gave */
export async function findMembers(
  store: MemberSearchStore,
  question: MemberQuestion,
): Promise<{ found: Found[]; next?: string }> {
  const { by, cursor } = question;
  const whole = wholeFinders(store, question);
  if (by !== undefined && !isPaged(by)) return { found: ofWay(by, await whole[by]()) };
  const start = cursor === undefined ? undefined : readCursor(cursor);
  const ways = by === undefined ? TRIED_PAGED : [by];
  if (start && !ways.includes(start.by))
    throw new AppError('request.invalid', { where: 'body', field: 'cursor' });
  const first = by === undefined && !start ? await tryWhole(whole) : [];
  return page(store, question, { ways, start, first });
}

type WholeWay = Exclude<MemberSearch, Paged>;

const none = async (): Promise<FoundMember[]> => [];

/** The ways that find a member by something whole. A text that cannot be such a thing finds nobody. */
function wholeFinders(
  store: MemberSearchStore,
  { text, diallingCode }: MemberQuestion,
): Record<WholeWay, () => Promise<FoundMember[]>> {
  const receipt = readReceiptNumber(text);
  const phone = phoneOf(diallingCode, text);
  const ending = toLatinDigits(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
  const number = text.toUpperCase();
  return {
    id: () => store.byId(text),
    receipt: receipt === undefined ? none : () => store.byReceipt(receipt),
    payment: /^[DW]-\d{6}-/.test(number) ? () => store.byPayment(number) : none,
    round: () => store.byRound(text),
    phone: phone === undefined ? none : () => store.byPhone(phone.key, phone.spellings),
    mail: text.includes('@') ? () => store.byMail(text) : none,
    payout: ending.length < LEAST_ENDING ? none : () => store.byPayout(ending),
  };
}

async function tryWhole(whole: ReturnType<typeof wholeFinders>): Promise<Found[]> {
  const lists = await Promise.all(
    Object.entries(whole).map(async ([by, find]) => ofWay(by as WholeWay, await find())),
  );
  const seen = new Set<string>();
  return lists.flat().filter(({ memberId }) => !seen.has(memberId) && seen.add(memberId));
}

/** Fills a page from the ways, one after the other. What was found as a whole stands before it. */
async function page(
  store: MemberSearchStore,
  question: MemberQuestion,
  from: { ways: readonly Paged[]; start: Cursor | undefined; first: readonly Found[] },
): Promise<{ found: Found[]; next?: string }> {
  const { limit } = question;
  const found = [...from.first];
  const begin = from.start ? from.ways.indexOf(from.start.by) : 0;
  for (const by of from.ways.slice(begin)) {
    const after = by === from.start?.by ? from.start.after : [];
    const room = Math.max(limit - found.length, 0) + 1;
    const find = await pagedFinder(store, by, question);
    const rows = await find({ after, most: room });
    const shown = rows.slice(0, room - 1);
    const last = shown.at(-1);
    found.push(...ofWay(by, shown).filter((row) => isNew(found, row)));
    if (rows.length === room) return { found, next: writeCursor(by, last, after) };
  }
  return { found };
}

async function pagedFinder(
  store: MemberSearchStore,
  by: Paged,
  { text }: MemberQuestion,
): Promise<(cut: SearchPage) => Promise<FoundMember[]>> {
  const key = accountKeyOf(text);
  const bones = nameBonesOf(text);
  if (by === 'account') return (cut) => store.byAccount(key, cut);
  if (by === 'upline') return (cut) => store.byUpline(key, cut);
  if (by === 'name') return bones === '' ? none : (cut) => store.byName(bones, cut);
  const tag = await store.tagOf(text);
  return tag === undefined ? none : (cut) => store.byTag(tag, cut);
}

const ofWay = (by: MemberSearch, rows: readonly FoundMember[]): Found[] =>
  rows.map((row) => ({ ...row, by }));

const isNew = (found: readonly Found[], { memberId }: Found) =>
  found.every((one) => one.memberId !== memberId);

/** A number as it is stored for signing in, and as members may have written it. */
function phoneOf(diallingCode: string, text: string) {
  try {
    const key = mobileKeyOf(diallingCode, text);
    const typed = toLatinDigits(text).replaceAll(/[^\d+]/g, '');
    const national = key.startsWith('+880') ? `0${key.slice(4)}` : key.slice(1);
    return { key, spellings: [...new Set([key, key.slice(1), national, typed])] };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Where a page ended. */
interface Cursor {
  readonly by: Paged;
  readonly after: readonly string[];
}

function writeCursor(by: Paged, last: FoundMember | undefined, after: readonly string[]): string {
  const cursor = [by, ...(last ? placeOf(by, last) : after)];
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Where a member stands in the order of a way. */
function placeOf(by: Paged, { memberId, nameBones, accountKey }: FoundMember): string[] {
  if (by === 'tag') return [memberId];
  return by === 'name' ? [nameBones, accountKey] : [accountKey];
}

function readCursor(text: string): Cursor {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    const [by, ...after] = Array.isArray(read) ? (read as unknown[]) : [];
    const isText = after.every((part) => typeof part === 'string');
    if (typeof by === 'string' && isPaged(by) && isText) return { by, after: after as string[] };
  } catch {
    // Refused below, as every text that no page gave.
  }
  throw new AppError('request.invalid', { where: 'body', field: 'cursor' });
}
