import type { Clock } from '#platform/process/clock.ts';
import type { Database, Queryable } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { memberStore } from '#modules/member/index.ts';
import { receiptNumberOf } from '#modules/wallet/index.ts';
import type { CommissionFigures } from '../agent.ports.ts';
import { dayAfter, dayOf, startOfDay } from '../periods/site-time.ts';
import { ratesStore } from '../rates/rates.store.ts';
import { ownCommissionStore } from '../settlement/own-settlement.store.ts';
import { settledDayStore } from '../settlement/settled-day.store.ts';
import type { SettlementRow } from '../settlement/settlement.store.ts';
import { commissionOfLines } from './commission.rules.ts';
import type { CommissionEntry } from './commission.rules.ts';
import { readOpenBets } from './open-bets.store.ts';
import type { OpenDay } from './open-bets.store.ts';
import { linesView, typesView } from './statement.view.ts';
import { linesOf } from './statement.store.ts';

const amountOf = (rows: readonly SettlementRow[]) =>
  rows.reduce((total, { amountMinor }) => total + amountMinor, 0);

/** The commission of agents, month by month (AGENTX-04). */
export function statementService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** The statement of a calendar month of the site's time zone; without one, of the month that runs. */
    async read(site: SiteView, memberId: string, wished: string | undefined) {
      const { siteId, settings } = site;
      const today = dayOf(clock.now(), settings.timeZone);
      const running = today.slice(0, 7);
      const month = wished ?? running;
      const [from, to] = [`${month}-01`, firstDayAfter(month)];
      const own = ownCommissionStore(db, siteId, memberId);
      const days = await own.days(from, to);
      const open = await openDays(db, site, memberId, {
        from,
        to: to <= today ? to : dayAfter(today),
      });
      const lines = (await own.lines(from, to)).map((line) => ({ ...line, payeeId: memberId }));
      const entries: CommissionEntry[] = [...lines, ...open.entries];
      const months = await own.months();
      return {
        month,
        months: months.includes(running) ? months : [running, ...months],
        isRunning: month === running,
        currency: settings.currency.code,
        totalMinor: entries.reduce((total, { commissionMinor }) => total + commissionMinor, 0),
        paidMinor: amountOf(days.filter(({ state }) => state === 'paid')),
        dueMinor: amountOf(days.filter(({ state }) => state === 'due' || state === 'held')),
        openMinor: open.entries.reduce((total, { commissionMinor }) => total + commissionMinor, 0),
        leftOutMinor: days.reduce(
          (total, { inputs }) => total + ('leftOutMinor' in inputs ? inputs.leftOutMinor : 0),
          open.leftOutMinor,
        ),
        types: typesView(entries),
        lines: linesView(memberId, entries, await linesOf(db, siteId, memberId)),
        days: days.toReversed().map(dayView),
      };
    },

    /** What a line brought an agent in the frozen days from one date to before another, in minor units. */
    async ofLine(
      siteId: string,
      memberId: string,
      { lineMemberId, from, to }: { lineMemberId: string; from: string; to: string },
    ): Promise<number> {
      const lines = await ownCommissionStore(db, siteId, memberId).lines(from, to);
      return lines
        .filter((line) => line.lineMemberId === lineMemberId)
        .reduce((total, { commissionMinor }) => total + commissionMinor, 0);
    },
  };
}

/** The commission of some days: what was posted, and what is frozen or open and not posted yet. */
export const earnedCommission: CommissionFigures = async (db, site, { memberId, from, to }) => {
  const end = dayAfter(to);
  const days = await ownCommissionStore(db, site.siteId, memberId).days(from, end);
  const open = await openDays(db, site, memberId, { from, to: end });
  const openMinor = open.entries.reduce((sum, { commissionMinor }) => sum + commissionMinor, 0);
  const sum = (isPaid: boolean) =>
    days
      .filter(({ state }) => (state === 'paid') === isPaid)
      .reduce((total, { amountMinor }) => total + amountMinor, 0);
  return { paidMinor: sum(true), dueMinor: sum(false) + openMinor };
};

export type StatementService = ReturnType<typeof statementService>;

function firstDayAfter(month: string): string {
  return `${dayAfter(`${month}-28`, 4).slice(0, 7)}-01`;
}

function dayView({ periodKey, amountMinor, state, journalId }: SettlementRow) {
  return {
    day: periodKey,
    amountMinor,
    state,
    ...(journalId === null ? {} : { receiptNumber: receiptNumberOf(journalId) }),
  };
}

/** The commission of the days of a month that are not frozen yet, as it would be if they ended now. */
async function openDays(
  db: Queryable,
  { siteId, settings: { timeZone } }: SiteView,
  memberId: string,
  month: { from: string; to: string },
): Promise<{ entries: CommissionEntry[]; leftOutMinor: number }> {
  const last = await settledDayStore(db, siteId).last();
  // Without any frozen day only the last day can have something to freeze.
  const first = last === undefined ? dayAfter(month.to, -1) : dayAfter(last);
  const days: OpenDay[] = [];
  for (let day = first > month.from ? first : month.from; day < month.to; day = dayAfter(day)) {
    const to = startOfDay(dayAfter(day), timeZone);
    days.push({ day, from: startOfDay(day, timeZone), to });
  }
  const { lines, leftOutMinor } = await readOpenBets(db, { siteId, timeZone }, memberId, days);
  const member = await memberStore(db, siteId).findById(memberId);
  if (!member) throw new Error(`There is no member ${memberId}`);
  const rates = ratesStore(db, siteId);
  const entries: CommissionEntry[] = [];
  for (const [day, own] of Map.groupBy(lines, (line) => line.day)) {
    const payee = {
      member: { memberId, type: member.type, isClosed: member.status === 'closed' },
      rates: await rates.effective(memberId, day),
      given: await rates.allOn(
        day,
        own.map(({ lineMemberId }) => lineMemberId),
      ),
    };
    entries.push(...commissionOfLines(payee, own));
  }
  return { entries, leftOutMinor };
}
