import type { BenchApi } from './api.ts';
import { copyInto, sql } from './psql.ts';

/** Which rows to make: a year of play of some members, and of others who never look. */
export interface RecordRows {
  /** The first of them has every twentieth journal. */
  readonly memberIds: readonly string[];
  readonly journals: number;
  readonly days: number;
  /** The newest row's moment, in milliseconds since 1970. */
  readonly endMs: number;
}

const OTHERS = 975;
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const DAY_MS = 24 * 3_600_000;
const TITLES = 24;
/** Of the rounds one in so many is a deposit instead, and one in so many was taken back. */
const DEPOSIT_EVERY = 150;
const ROLLED_BACK_EVERY = 400;
const BATCH_BYTES = 4_000_000;
const TABLES = ['journal', 'posting', 'round'] as const;

/** What was made. */
export interface MadeRows {
  readonly journals: number;
  readonly rounds: number;
  /** Journals of the member who has most. */
  readonly most: number;
}

/**
 * Fills a database with rows as the ledger writes them, by COPY: without triggers, and with the indexes made afterwards.
 * Nothing of the product makes them, since through its commands five million would take hours; the records only read.
 */
export async function fillRecords(api: BenchApi, wanted: RecordRows): Promise<MadeRows> {
  const site = (
    await sql(
      api,
      `COPY (SELECT site_id FROM member WHERE member_id = '${wanted.memberIds[0]}') TO STDOUT`,
    )
  ).trim();
  const indexes = await dropIndexes(api);
  await sql(api, titles(site));
  const feeds = Object.fromEntries(
    TABLES.map((table) => [table, copyInto(api, table, COLUMNS[table])]),
  ) as Record<(typeof TABLES)[number], ReturnType<typeof copyInto>>;
  const made = { journals: 0, rounds: 0, most: 0 };
  const members = [
    ...wanted.memberIds,
    ...Array.from({ length: OTHERS }, (_, at) => `bench-${at}`),
  ];
  for (const [at, memberId] of members.entries()) {
    const isMost = at === 0;
    const share = isMost ? wanted.journals / 20 : (wanted.journals * 0.95) / (members.length - 1);
    const before = made.journals;
    for await (const lines of playOf({ ...wanted, site, memberId, share, at })) {
      made.journals += lines.journals;
      made.rounds += lines.rounds;
      for (const table of TABLES) await feeds[table].write(lines[table]);
    }
    if (isMost) made.most = made.journals - before;
  }
  for (const table of TABLES) await feeds[table].end();
  for (const index of indexes) await sql(api, index);
  for (const table of TABLES) await sql(api, `VACUUM (ANALYZE) ${table}`);
  return made;
}

interface Play extends RecordRows {
  readonly site: string;
  readonly memberId: string;
  /** How many journals the member gets. */
  readonly share: number;
  readonly at: number;
}

/** The rows of a member, oldest first, in parts. */
function* playOf({ site, memberId, share, days, endMs, at }: Play) {
  // A round has a bet and, in half of the cases, a win.
  const turns = Math.round(share / 1.5);
  const stepMs = (days * DAY_MS) / turns;
  // Members who all play in the same seconds would be more than receipt numbers of one half minute are made for.
  const ownPart = (at % 997) / 997;
  let part = { journal: '', posting: '', round: '', journals: 0, rounds: 0 };
  let balance = 100_000_000;
  const journal = (kind: string, type: string, reference: string, ms: number, amount: number) => {
    const id = timeOf(ms) + tailOf();
    const when = new Date(ms).toISOString();
    balance += amount;
    part.journals += 1;
    part.journal += `${[site, id, kind, `${kind}:${id}`, 'x', type, reference, 2, when].join('\t')}\n`;
    part.posting += `${[site, id, 1, 'cash', memberId, '\\N', amount, 'BDT', balance, balance].join('\t')}\n`;
    const [account, scope] = type === 'round' ? ['house', 'BN1'] : ['payment_clearing', 'shapla'];
    part.posting += `${[site, id, 2, account, '\\N', scope, -amount, 'BDT', '\\N', '\\N'].join('\t')}\n`;
  };
  for (let turn = 0; turn < turns; turn += 1) {
    const ms = Math.floor(endMs - days * DAY_MS + (turn + ownPart) * stepMs);
    if (turn % DEPOSIT_EVERY === 0) {
      journal('deposit', 'deposit', `D-${at}-${turn}`, ms, 50_000);
      continue;
    }
    const id = timeOf(ms) + tailOf();
    const node = 900_000 + ((turn * 13) % TITLES);
    const isBack = turn % ROLLED_BACK_EVERY === 1;
    const isWon = !isBack && turn % 2 === 0;
    journal('bet', 'round', id, ms, -1000);
    if (isWon) journal('win', 'round', id, ms + 900, 1900);
    if (isBack) journal('rollback', 'round', id, ms + 900, 1000);
    const state = isBack ? 'rolled_back' : isWon ? 'won' : 'lost';
    const moments = [new Date(ms).toISOString(), new Date(ms + 900).toISOString()];
    const amounts = [1000, 0, isBack ? 1000 : 0, 0, isWon ? 1900 : 0, 0];
    part.rounds += 1;
    part.round += `${[site, id, memberId, `BN${node % 4}`, id, 'slot.bench', node, 'BDT', state, ...amounts, ...moments, 't'].join('\t')}\n`;
    if (part.posting.length > BATCH_BYTES) {
      yield part;
      part = { journal: '', posting: '', round: '', journals: 0, rounds: 0 };
    }
  }
  yield part;
}

function timeOf(ms: number): string {
  let time = '';
  for (let rest = ms; time.length < 10; rest = Math.floor(rest / 32))
    time = ALPHABET.charAt(rest % 32) + time;
  return time;
}

function tailOf(): string {
  let tail = '';
  while (tail.length < 16) tail += ALPHABET.charAt(Math.floor(Math.random() * 32));
  return tail;
}

function titles(site: string): string {
  return `INSERT INTO played_game (site_id, vendor, node_id, name, vendor_name, mobile_large_icon, search_text)
    SELECT '${site}', 'BN' || (n % 4), 900000 + n, jsonb_build_object('bn', 'Bench ' || n, 'en', 'Bench ' || n), 'Bench',
      'covers/monsoon-reels.webp', 'bench ' || n
    FROM generate_series(0, ${TITLES - 1}) AS n`;
}

/** Drops what would be checked or kept in order row by row, and answers how the indexes are made again. */
async function dropIndexes(api: BenchApi): Promise<string[]> {
  const names = TABLES.map((table) => `'${table}'`).join(', ');
  const made = await sql(
    api,
    `COPY (SELECT indexdef FROM pg_indexes WHERE tablename IN (${names}) AND indexname NOT LIKE '%_pk') TO STDOUT`,
  );
  const indexes = made.split('\n').filter(Boolean);
  for (const definition of indexes) {
    const [, name] = /INDEX (\S+) ON/.exec(definition) ?? [];
    await sql(api, `DROP INDEX ${name}`);
  }
  return indexes;
}

const COLUMNS = {
  journal:
    'site_id, journal_id, kind, idempotency_key, body_hash, reference_type, reference, lines, posted_at',
  posting:
    'site_id, journal_id, line, account, member_id, scope, amount_minor, currency, account_after_minor, total_after_minor',
  round:
    'site_id, round_id, member_id, vendor, vendor_round_id, game_code, node_id, currency, state, stake_cash_minor, stake_bonus_minor, refund_cash_minor, refund_bonus_minor, payout_cash_minor, payout_bonus_minor, opened_at, settled_at, was_settled',
} as const;
