import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '#platform/database/connection.ts';
import { planOf } from '../../../testing/database/plan.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { relatedStore } from '../page/related.store.ts';
import { signalStore } from '../page/signals.store.ts';
import { recordsStore } from './records.store.ts';

const MEMBER = 'many-7';
let app: TestApp;

// On a table of a page any index is as good as another.
beforeAll(async () => {
  app = await openTestApp();
  const { db } = app;
  const who = sql`'first', 'many-' || n % 400`;
  const rows = sql`FROM generate_series(1, 4000) n`;
  const at = sql`now() - n * interval '1 minute'`;
  await db.execute(sql`INSERT INTO sign_in (site_id, member_id, sign_in_id, at, way, is_success, user_agent, network)
    SELECT ${who}, n, ${at}, 'password', true, 'x', 'net-' || n % 100 ${rows}`);
  await db.execute(sql`INSERT INTO member_device (site_id, member_id, device, first_at, last_at)
    SELECT ${who}, 'd-' || n, ${at}, ${at} ${rows}`);
  await db.execute(sql`INSERT INTO document_picture (site_id, member_id, hash, document_id)
    SELECT ${who}, 'h-' || n, n ${rows}`);
  await db.execute(sql`INSERT INTO inbox_message (site_id, member_id, message_id, title, body, created_at)
    SELECT ${who}, n, '{}', '{}', ${at} ${rows}`);
  await db.execute(sql`INSERT INTO identity_document (site_id, member_id, document_id, picture_ids, state, reason, sent_at, decided_at)
    SELECT ${who}, n, '[]', 'rejected', 'x', ${at}, ${at} ${rows}`);
  await db.execute(sql`INSERT INTO bonus (site_id, member_id, bonus_id, source, title, state, currency, amount_minor, wager_minor,
      contributions, life_days, offered_at)
    SELECT ${who}, n, n, '{}', 'expired', 'BDT', 1, 1, '{}', 1, ${at} ${rows}`);
  await db.execute(sql`INSERT INTO deposit (site_id, member_id, deposit_id, channel, gateway, amount_minor, fee_minor, currency, state,
      steps, language, return_url, callback_url, expires_at, created_at, idempotency_key, body_hash)
    SELECT ${who}, n, 'shapla', 3, 1, 0, 'BDT', 'expired', '[]', 'bn', '', '', ${at}, ${at}, n, '' ${rows}`);
  await db.execute(sql`INSERT INTO withdrawal (site_id, member_id, withdrawal_id, account_id, channel, account_number, holder_name,
      amount_minor, currency, state, steps, callback_url, hold_journal_id, requested_at, idempotency_key, body_hash)
    SELECT ${who}, n, 'a', 'shapla', 'x', 'x', 1, 'BDT', 'reviewing', '[]', '', n, ${at}, n, '' ${rows}`);
  await db.execute(sql`INSERT INTO audit_entry (site_id, number, at, via, permission, target, before, after, previous_hash, hash)
    SELECT 'first', 1000000 + n, ${at}, 'console', 'members.reveal', 'member:many-' || n % 400, '{}', '{}', '', '' ${rows}`);
  await db.execute(sql`INSERT INTO payment_report (site_id, report_id, oddity, reference, cashier_reference, status, amount_minor,
      currency, sequence, occurred_at, received_at, times, state)
    SELECT 'first', n, 'late', n, n, 'paid', 1, 'BDT', 1, ${at}, ${at}, 1, 'seen' ${rows}`);
  await db.execute(sql`ANALYZE`);
}, 120_000);
afterAll(() => app.close());

const cut = () => ({
  memberId: MEMBER,
  from: '2026-11-01',
  to: undefined,
  read: { after: { at: app.clock.now(), id: 'x' }, most: 51 },
});
const records = (db: Queryable) => recordsStore(db, 'first', 'Asia/Dhaka');
const every = { way: '', state: '', channel: '' };

describe('the statements of the page and the records of a member', () => {
  it.each<[string, (db: Queryable) => Promise<unknown>, readonly string[]]>([
    [
      'payments',
      (db) => records(db).payments(cut(), every),
      ['deposit_of_member', 'withdrawal_of_member'],
    ],
    ['bonuses', (db) => records(db).bonuses(cut(), ''), ['bonus_of_member']],
    ['sign-ins', (db) => records(db).signIns(cut(), ''), ['sign_in_of_member']],
    ['documents', (db) => records(db).documents(cut(), ''), ['identity_document_member']],
    ['messages', (db) => records(db).messages(cut(), ''), ['inbox_newest']],
    [
      'a shared device',
      (db) => relatedStore(db, 'first').byDevice(MEMBER),
      ['member_device_members'],
    ],
    [
      'a shared document',
      (db) => relatedStore(db, 'first').byDocument(MEMBER),
      ['document_picture_site_id_hash_document_id_pk'],
    ],
    [
      'a shared network',
      (db) => relatedStore(db, 'first').byNetwork(MEMBER, app.clock.now()),
      ['sign_in_by_network', 'sign_in_of_member'],
    ],
    [
      'signals',
      (db) => signalStore(db, 'first').list(MEMBER, app.clock.now()),
      ['audit_entry_by_target', 'sign_in_of_member', 'deposit_of_member', 'payment_report_once'],
    ],
  ])('OPS-42 %s are read from their indexes, and no table as a whole', async (_, run, indexes) => {
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL enable_seqscan = off`);
      const plan = await planOf(tx, run);
      for (const index of indexes) expect(plan).toContain(index);
      expect(plan).not.toContain('Seq Scan');
    });
  });
});
