import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveLedger } from '../proof/proof.service.ts';
import { SITE_ID, openLedger } from '../wallet.fixture.ts';

type Ledger = Awaited<ReturnType<typeof openLedger>>;
let ledger: Ledger;

beforeAll(async () => {
  ledger = await openLedger();
  await ledger.openMember('amina', 1_000);
});
afterAll(() => ledger.database.close());

/** Runs statements in one transaction and returns the name of the guard that stopped it. */
async function guardAgainst(...statements: SQL[]): Promise<string> {
  try {
    await ledger.db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement);
    });
    return 'nothing';
  } catch (error) {
    // A deferred trigger fails at COMMIT, which the driver's own error reports.
    const thrown = error as { constraint?: string; cause?: { constraint?: string } };
    return thrown.cause?.constraint ?? thrown.constraint ?? String(error);
  }
}

const journal = (journalId: string, lines: number) =>
  sql`INSERT INTO journal (site_id, journal_id, kind, idempotency_key, body_hash, reference_type, reference, lines, posted_at)
    VALUES (${SITE_ID}, ${journalId}, 'deposit', ${`k-${journalId}`}, 'h', 'deposit', 'x', ${lines}, now())`;
interface Side {
  readonly amountMinor: number;
  readonly line?: number;
  readonly currency?: string;
}
/** Postings by one statement, numbered from 1 unless a line is given. */
const postings = (journalId: string, ...sides: Side[]) => {
  const rows = sides.map(({ amountMinor, line, currency = 'BDT' }, index) => {
    return sql`(${SITE_ID}, ${journalId}, ${line ?? index + 1}::smallint, 'suspense', ${amountMinor}::bigint, ${currency})`;
  });
  return sql`INSERT INTO posting (site_id, journal_id, line, account, amount_minor, currency) VALUES ${sql.join(rows, sql`, `)}`;
};
const sidesOf = (...amounts: number[]): Side[] => amounts.map((amountMinor) => ({ amountMinor }));

describe('the database itself', () => {
  it('MONEY-01 refuses a journal whose postings do not sum to zero', async () => {
    const guard = guardAgainst(journal('J1', 2), postings('J1', ...sidesOf(100, -99)));
    expect(await guard).toBe('ledger_must_balance');
  });

  it('MONEY-01 refuses a journal that balances over two currencies only', async () => {
    const sides = [{ amountMinor: 5 }, { amountMinor: -5, currency: 'USD' }];
    expect(await guardAgainst(journal('J2', 2), postings('J2', ...sides))).toBe(
      'ledger_must_balance',
    );
  });

  it('MONEY-01 refuses a journal without postings, and postings without a journal', async () => {
    expect(await guardAgainst(journal('J3', 2))).toBe('journal_last_line');
    expect(await guardAgainst(postings('J4', ...sidesOf(5, -5)))).toBe('posting_journal');
  });

  it('MONEY-01 refuses a journal that is written piece by piece, or lacks a line', async () => {
    const [one, other] = sidesOf(5, -5);
    const pieces = [postings('J6', { line: 1, ...one! }), postings('J6', { line: 2, ...other! })];
    expect(await guardAgainst(journal('J6', 2), ...pieces)).toBe('ledger_must_balance');
    const gap = postings('J6', { line: 1, ...one! }, { line: 3, ...other! });
    expect(await guardAgainst(journal('J6', 3), gap)).toBe('ledger_must_balance');
    const early = postings('J6', { line: 0, ...one! }, { line: 2, ...other! });
    expect(await guardAgainst(journal('J6', 2), early)).toBe('ledger_must_balance');
    expect(await guardAgainst(journal('J6', 3), postings('J6', ...sidesOf(5, -5)))).toBe(
      'journal_last_line',
    );
  });

  it('MONEY-01 refuses balanced postings that are added to an old journal', async () => {
    const whole = guardAgainst(journal('J5', 2), postings('J5', ...sidesOf(5, -5)));
    expect(await whole).toBe('nothing');
    const after = [
      { line: 3, amountMinor: 7 },
      { line: 4, amountMinor: -7 },
    ];
    expect(await guardAgainst(postings('J5', ...after))).toBe('ledger_must_balance');
    expect(await guardAgainst(postings('J5', ...sidesOf(7, -7)))).toBe(
      'posting_site_id_journal_id_line_pk',
    );
  });

  it('MONEY-01 refuses to change or remove what was written', async () => {
    const changes = [
      sql`UPDATE journal SET kind = 'bet'`,
      sql`DELETE FROM journal`,
      sql`UPDATE posting SET amount_minor = 1`,
      sql`DELETE FROM posting`,
      sql`TRUNCATE posting CASCADE`,
      sql`TRUNCATE journal CASCADE`,
    ];
    for (const change of changes) {
      await expect(ledger.db.execute(change)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('append-only') },
      });
    }
  });

  it('MONEY-04 refuses a balance below zero and an unknown account', async () => {
    expect(await guardAgainst(sql`UPDATE wallet SET cash_minor = -1`)).toBe(
      'wallet_cash_not_negative',
    );
    const unknown = sql`INSERT INTO posting (site_id, journal_id, line, account, amount_minor, currency) VALUES ('s', 'j', 1, 'pocket', 1, 'BDT')`;
    expect(await guardAgainst(unknown)).toBe('posting_account');
  });
});

describe('the proof', () => {
  it('MONEY-05 finds each balance and round that does not match its journals', async () => {
    await ledger.call.bet({ memberId: 'amina', round: 'g1', id: 'g1.bet', amountMinor: 300 });
    expect((await proveLedger(ledger.db)).isClean).toBe(true);
    await ledger.db.execute(sql`UPDATE wallet SET cash_minor = cash_minor + 5, bonus_minor = 2`);
    await ledger.db.execute(sql`UPDATE round SET payout_cash_minor = 9`);
    const { isClean, differences } = await proveLedger(ledger.db);
    expect(isClean).toBe(false);
    const found = differences.map(({ kind, subject, storedMinor, countedMinor }) => {
      return [kind, subject.replace(/^[0-9A-Z]{26}/, 'round'), storedMinor, countedMinor];
    });
    expect(found.toSorted()).toEqual([
      ['balance', 'amina:bonus', 2, 0],
      ['balance', 'amina:cash', 705, 700],
      ['round', 'round:win:cash', 9, 0],
    ]);
    await ledger.db.execute(sql`UPDATE wallet SET cash_minor = cash_minor - 5, bonus_minor = 0`);
    await ledger.db.execute(sql`UPDATE round SET payout_cash_minor = 0`);
  });
});
