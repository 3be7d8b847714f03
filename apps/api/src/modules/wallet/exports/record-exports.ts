import { CURRENCY_EXPONENT } from '@maidan/contract/money';
import type { MovementReference } from '@maidan/contract/movements';
import type { BetKind, BetState } from '@maidan/contract/constants';
import { siteWords } from '#platform/content/site-words.ts';
import { CSV_START, csvAmount, csvMoments, csvRows } from '#platform/exports/csv.ts';
import type { Cell } from '#platform/exports/csv.ts';
import type { ExportMaker, ExportsService } from '#platform/exports/exports.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { MovementService } from '../movements/movement.service.ts';
import { recordDays, todayIn } from '../movements/record-range.ts';
import type { RecordService } from '../records/record.service.ts';

/** Rows that are read and written in one step. */
const STEP_ROWS = 1000;

export interface RecordExportsDeps {
  readonly clock: Clock;
  readonly movements: Pick<MovementService, 'listMovements'>;
  readonly records: Pick<RecordService, 'listBets'>;
  readonly siteOf: (siteId: string) => SiteView;
}

/** A record to be made as a file, as the contract has it. */
export interface RecordWish {
  readonly record: 'account_record' | 'betting_record';
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly language: string;
  readonly cause?: MovementReference | '';
  readonly state?: BetState | '';
  readonly vendor?: string;
  readonly nodeId?: number | undefined;
  readonly gameName?: string;
}

/** Both records as CSV files (MONEY-12, MONEY-13): the rows of the screens, from the same reads. */
export function recordExports(deps: RecordExportsDeps) {
  return {
    /** Orders a record of a member. @throws AppError as `recordDays` and the order of an export */
    order(
      exports: Pick<ExportsService, 'order'>,
      site: SiteView,
      memberId: string,
      wish: RecordWish,
    ) {
      // The days are settled now, so that a file that is made over midnight has those that were asked for.
      const days = recordDays(wish, todayIn(site.settings.timeZone, deps.clock.now()));
      const { record: kind, nodeId, ...texts } = wish;
      return exports.order(site.siteId, {
        memberId,
        kind,
        wish: { ...texts, ...days, ...(nodeId === undefined ? {} : { nodeId: String(nodeId) }) },
        fileName: `${kind.replace('_', '-')}-${days.from}-${days.to}.csv`,
        mediaType: 'text/csv',
      });
    },
    makers: { account_record: accountRecord(deps), betting_record: bettingRecord(deps) },
  };
}

/** The records as files. */
export type RecordExports = ReturnType<typeof recordExports>;

type Wish = Readonly<Partial<Record<string, string>>>;

function accountRecord({ movements, siteOf }: RecordExportsDeps): ExportMaker<string> {
  return async ({ siteId, memberId, wish }, after) => {
    const site = siteOf(siteId);
    const { t, amount, moment, zone } = await tableOf(site, wish);
    const page = await movements.listMovements(site, {
      ...commonOf(wish, memberId, after),
      kind: '',
      cause: (wish['cause'] ?? '') as MovementReference | '',
    });
    const head = [
      t('exports.column.time', { zone }),
      ...(['receipt', 'movement', 'about', 'amount', 'cash', 'bonus', 'held'] as const).map(
        (name) => t(`exports.column.${name}`),
      ),
      ...(['before', 'after', 'currency', 'reference'] as const).map((name) =>
        t(`exports.column.${name}`),
      ),
    ];
    const rows = page.list.map((row): Cell[] => [
      moment(row.at),
      row.receiptNumber,
      t(`wallet.movement.${row.kind}`),
      row.handCause === undefined ? (row.about?.name ?? '') : t(`wallet.hand.${row.handCause}`),
      amount(row.stakeableMinor),
      amount(row.cashMinor),
      amount(row.bonusMinor),
      amount(row.heldMinor),
      amount(row.balanceBeforeMinor),
      amount(row.balanceAfterMinor),
      row.currency,
      row.reference,
    ]);
    return stretchOf(after === undefined ? head : undefined, rows, page);
  };
}

function bettingRecord({ records, siteOf }: RecordExportsDeps): ExportMaker<string> {
  return async ({ siteId, memberId, wish }, after) => {
    const site = siteOf(siteId);
    const { t, amount, moment, zone } = await tableOf(site, wish);
    const page = await records.listBets(site, {
      ...commonOf(wish, memberId, after),
      state: (wish['state'] ?? '') as BetState | '',
      kind: (wish['kind'] ?? '') as BetKind | '',
      vendor: wish['vendor'] ?? '',
      nodeId: wish['nodeId'] === undefined ? undefined : Number(wish['nodeId']),
      gameName: wish['gameName'] ?? '',
    });
    const head = [
      t('exports.column.time', { zone }),
      t('exports.column.settled', { zone }),
      ...(['game', 'vendor', 'state', 'stake', 'payout', 'net'] as const).map((name) =>
        t(`wallet.record.${name}`),
      ),
      t('exports.column.currency'),
      t('wallet.record.round'),
    ];
    const rows = page.list.map((row): Cell[] => [
      moment(row.openedAt),
      'settledAt' in row ? moment(row.settledAt) : '',
      row.gameName,
      row.vendorName,
      t(`wallet.record.state_${row.state}`),
      amount(row.stakeMinor),
      amount(row.payoutMinor),
      amount(row.netMinor),
      row.currency,
      row.roundId,
    ]);
    return stretchOf(after === undefined ? head : undefined, rows, page);
  };
}

function commonOf(wish: Wish, memberId: string, after: string | undefined) {
  const { from, to, language = 'en' } = wish;
  return { memberId, from, to, language, after, pageSize: STEP_ROWS };
}

/** What both tables are written with. */
async function tableOf(site: SiteView, { language }: Wish) {
  const { timeZone, currency } = site.settings;
  const reader = { language };
  const [columns, words] = [
    await siteWords(site, 'exports', reader),
    await siteWords(site, 'wallet', reader),
  ];
  const writeMoment = csvMoments(timeZone);
  const t: typeof words.t = (key, values) =>
    (key.startsWith('exports.') ? columns : words).t(key, values);
  return {
    t,
    zone: timeZone,
    amount: (amountMinor: number) => csvAmount(amountMinor, CURRENCY_EXPONENT[currency.code]),
    moment: (at: string) => writeMoment(new Date(at)),
  };
}

function stretchOf(
  head: readonly string[] | undefined,
  rows: readonly (readonly Cell[])[],
  { totals, next }: { readonly totals: { readonly count: number }; readonly next?: string },
) {
  return {
    text: head ? `${CSV_START}${csvRows([head, ...rows])}` : csvRows(rows),
    rows: rows.length,
    total: totals.count,
    next,
  };
}
