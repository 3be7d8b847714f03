import { consoleContract } from '@maidan/contract';
import { bindConsole, entryPage, newestEntries } from '#modules/operators/index.ts';
import type { ConsoleRouter } from '#modules/operators/index.ts';
import { bonusReceipts } from '#modules/wallet/index.ts';
import type { MovementService, RecordService } from '#modules/wallet/index.ts';
import type { Database } from '#platform/database/connection.ts';
import { keysetPage, keysetRead } from '#platform/http/keyset-page.ts';
import type { KeysetQuery } from '#platform/http/keyset-page.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { requireMember } from '../page/member-page.ts';
import {
  bonusRecordView,
  documentView,
  messageView,
  paymentView,
  signInView,
} from './record-views.ts';
import { recordsStore } from './records.store.ts';
import type { RecordCut } from './records.store.ts';

/** In which language titles of games stand, as on the page of the member. */
const LANGUAGE = 'bn';

/** What the records of a member need. */
export interface MemberRecordsDeps {
  readonly db: Database;
  readonly siteOf: (siteId: string) => SiteView;
  readonly movements: Pick<MovementService, 'readReceipt'>;
  readonly records: Pick<RecordService, 'listBets'>;
}

/** Binds what belongs to a member as lists: each is filtered, paged by place, and opened by its address (OPS-42). */
export function bindMemberRecords(router: ConsoleRouter, deps: MemberRecordsDeps): void {
  bindPlay(router, deps);
  bindMoney(router, deps);
  bindAccount(router, deps);
}

interface Asked extends KeysetQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What a list of a member reads. @throws AppError operators.unknown_target for a member of another site */
async function opened(
  { db, siteOf }: MemberRecordsDeps,
  { site: siteId, memberId }: { readonly site: string; readonly memberId: string },
  { from, to, ...page }: Asked,
) {
  const { language } = await requireMember(db, siteId, memberId);
  const store = recordsStore(db, siteId, siteOf(siteId).settings.timeZone);
  const cut: RecordCut = { memberId, from, to, read: keysetRead(page) };
  return { store, cut, language };
}

/** The rows that a page shows, and where it goes on. */
const pageOf = <Row extends { readonly at: string }>(
  rows: readonly Row[],
  page: Pick<KeysetQuery, 'limit'>,
  idOf: (row: Row) => string,
) => keysetPage(rows, page, (row) => ({ at: new Date(row.at), id: idOf(row) }));

function bindPlay(router: ConsoleRouter, deps: MemberRecordsDeps): void {
  bindConsole(router, consoleContract.listMemberRounds, async ({ params, query }) => {
    const { site: siteId, memberId } = params;
    await requireMember(deps.db, siteId, memberId);
    const { cursor: after, limit: pageSize, ...filter } = query;
    const asked = { ...filter, memberId, after, pageSize, vendor: '', gameName: '' };
    const site = deps.siteOf(siteId);
    const { list, next } = await deps.records.listBets(site, { ...asked, language: LANGUAGE });
    return { list, ...(next === undefined ? {} : { next }) };
  });
  bindConsole(router, consoleContract.readMemberReceipt, async ({ params }) => {
    const { site: siteId, memberId, number } = params;
    await requireMember(deps.db, siteId, memberId);
    const question = { memberId, number, language: LANGUAGE };
    return { value: await deps.movements.readReceipt(deps.siteOf(siteId), question) };
  });
}

function bindMoney(router: ConsoleRouter, deps: MemberRecordsDeps): void {
  bindConsole(router, consoleContract.listMemberPayments, async ({ params, query }) => {
    const { store, cut } = await opened(deps, params, query);
    const rows = await store.payments(cut, query);
    const { shown, next } = pageOf(rows, query, ({ number }) => number);
    return { list: shown.map(paymentView), ...next };
  });
  bindConsole(router, consoleContract.listMemberBonuses, async ({ params, query }) => {
    const { store, cut, language } = await opened(deps, params, query);
    const rows = await store.bonuses(cut, query.state);
    const { shown, next } = pageOf(rows, query, ({ bonusId }) => bonusId);
    const ids = shown.map(({ bonusId }) => bonusId);
    const receipts = await bonusReceipts(deps.db, params.site, ids);
    return { list: shown.map((row) => bonusRecordView(row, language, receipts)), ...next };
  });
}

function bindAccount(router: ConsoleRouter, deps: MemberRecordsDeps): void {
  bindConsole(router, consoleContract.listMemberSignIns, async ({ params, query }) => {
    const { store, cut } = await opened(deps, params, query);
    const rows = await store.signIns(cut, query.outcome);
    const { shown, next } = pageOf(rows, query, ({ signInId }) => signInId);
    return { list: shown.map(signInView), ...next };
  });
  bindConsole(router, consoleContract.listMemberDocuments, async ({ params, query }) => {
    const { store, cut } = await opened(deps, params, query);
    const rows = await store.documents(cut, query.state);
    const { shown, next } = pageOf(rows, query, ({ documentId }) => documentId);
    return { list: shown.map(documentView), ...next };
  });
  bindConsole(router, consoleContract.listMemberMessages, async ({ params, query }) => {
    const { store, cut, language } = await opened(deps, params, query);
    const rows = await store.messages(cut, query.state);
    const { shown, next } = pageOf(rows, query, ({ messageId }) => messageId);
    return { list: shown.map((row) => messageView(row, language)), ...next };
  });
  bindConsole(router, consoleContract.listMemberEntries, async ({ params, query }) => {
    const { site: siteId, memberId } = params;
    await requireMember(deps.db, siteId, memberId);
    const { limit, before, permission } = query;
    const about = { target: `member:${memberId}`, permission };
    return entryPage(await newestEntries(deps.db, siteId, limit + 1, before, about), limit);
  });
}
