import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import { createLog } from '#platform/process/log.ts';
import { systemRandom } from '#platform/secrets/random.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerCommand } from '../../commands/registry.ts';
import { operatorsOf } from '../../testing/console/operators.ts';
import type { TestOperator } from '../../testing/console/operators.ts';
import { memberOf } from '../../testing/members.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { DEPLOYMENT_SECRET, openTestApp, testClock } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { entryAt, firstBrokenEntry, newestEntries, recordAct } from './trail.ts';
import { hasTrailKey, hideWords, keepTrailKey, openWords } from './trail-seal.ts';

const MINUTE_MS = 60_000;
/** What a careless operator writes: a name, a number in two scripts, and an address. */
const PERSONAL = ['Rahima Khatun', '01712-345678', '০১৭১২৩৪৫৬৭৮', 'rahima@mail.example'];
const REASON = `Called ${PERSONAL.join(', ')}.`;
const WHO = 'someone.private@example.com';
let app: TestApp;
let owner: TestOperator;
let member: string;

beforeAll(async () => {
  app = await openTestApp();
  owner = await operatorsOf(app).operatorOf('owner', '*', WHO);
  const token = await memberOf(app, 'hasina_b');
  member = String((await app.get('/member/info', { token })).body.value.memberId);
});
afterAll(() => app.close());

const raw = async () => JSON.stringify(await rowsOf(app.db, sql`SELECT * FROM audit_entry`));
const list = async (site: string, by = owner) =>
  (await by.ask('GET', `/sites/${site}/entries?limit=100`)).body.list;
const show = (site: string, number: number, field: string, by = owner) =>
  by.ask('POST', `/sites/${encodeURIComponent(site)}/entries/${number}/reveals`, {
    field,
    kind: 'law',
    reason: `Asked by ${PERSONAL[0]}`,
  });
const revealMail = (by = owner) =>
  by.ask('POST', `/sites/first/members/${member}/reveals`, {
    field: 'mobile',
    kind: 'service',
    reason: REASON,
  });

describe('personal words in the trail', () => {
  it('OPS-14 stand nowhere in the raw table, are hidden in every list, and are shown under a reveal alone', async () => {
    await memberMobile();
    expect((await revealMail()).status).toBe(200);
    const grant = { mail: WHO, role: 'auditor', reason: REASON };
    await owner.ask('POST', '/sites/first/grants', grant);
    await owner.ask('GET', `/sites/${encodeURIComponent(PERSONAL[3] ?? '')}/entries`);
    const stored = await raw();
    for (const words of [...PERSONAL, WHO, 'Rumana']) expect(stored).not.toContain(words);

    const [entry] = (await list('first')).filter(
      ({ permission }: { permission: string }) => permission === 'members.reveal',
    );
    expect(entry).toMatchObject({ reason: '•••', sealed: ['reason'], after: { field: 'mobile' } });
    const ofMember = await owner.ask('GET', `/sites/first/members/${member}/entries`);
    expect(ofMember.body.list).toContainEqual(entry);
    const deployment = await list('*');
    for (const words of [...PERSONAL, WHO, 'Rumana', 'sealed:'])
      expect(JSON.stringify([entry, deployment])).not.toContain(words);
    const invited = deployment.find(
      ({ permission }: { permission: string }) => permission === 'operators.invite',
    );
    expect(invited).toMatchObject({
      after: { mail: '•••', role: 'owner' },
      sealed: ['after.mail'],
    });
    const unknown = deployment.find(({ target }: { target: string }) => target === 'site:•••');
    expect(unknown.sealed).toEqual(['target']);

    const shown = await show('first', entry.number, 'reason');
    expect(shown.body.value).toEqual({
      shown: `service: ${REASON}`,
      shownUntil: new Date(app.clock.now().getTime() + 5 * MINUTE_MS).toISOString(),
    });
    expect((await show('*', invited.number, 'after.mail')).body.value.shown).toBe(WHO);
    expect((await show('*', unknown.number, 'target')).body.value.shown).toBe(PERSONAL[3]);
    expect((await list('first'))[0]).toMatchObject({
      permission: 'members.reveal',
      target: `entry:${entry.number}`,
      after: { field: `entry:${entry.number}:reason` },
      reason: '•••',
    });
    expect(await raw()).not.toContain(PERSONAL[0]);
  });

  it('OPS-14 take a permission, a fresh second factor and a field that is sealed', async () => {
    const [entry] = await newestEntries(app.db, 'first', 1);
    const number = entry?.number ?? 0;
    const auditor = await operatorsOf(app).operatorOf('auditor', 'first', 'audits@example.com');
    expect((await show('first', number, 'reason', auditor)).body.code).toBe('operators.forbidden');
    const care = await operatorsOf(app).operatorOf('member_care', 'first', 'cares@example.com');
    expect((await show('second', number, 'reason', care)).body.code).toBe(
      'operators.unknown_target',
    );
    expect((await show('*', number, 'reason', care)).body.code).toBe('operators.unknown_target');
    expect((await show('first', number, 'reason', care)).status).toBe(200);
    for (const field of ['target', 'after.field', 'after.nothing', 'hash'])
      expect((await show('first', number, field, care)).body.code).toBe('operators.unknown_target');
    expect((await show('first', 9999, 'reason', care)).body.code).toBe('operators.unknown_target');
    app.clock.moveMs(6 * MINUTE_MS);
    expect((await show('first', number, 'reason', care)).body.code).toBe('operators.second_factor');
  });

  it('OPS-43 counts with the fields of members: the owners are told of more than twenty in an hour', async () => {
    await owner.signIn();
    app.clock.moveMs(61 * MINUTE_MS);
    await owner.signIn();
    const [entry] = await newestEntries(app.db, 'first', 1);
    const number = entry?.number ?? 0;
    for (let times = 0; times < 20; times += 1)
      expect((await show('first', number, 'reason')).status).toBe(200);
    expect((await list('first'))[0].after).not.toHaveProperty('inHour');
    await show('first', number, 'reason');
    expect((await list('first'))[0].after).toMatchObject({ inHour: '21' });
  });

  it('OPS-14 are part of the chain as they are sealed, and cannot be moved or changed unseen', async () => {
    expect(await firstBrokenEntry(app.db, 'first')).toBeUndefined();
    const [one, two] = (await newestEntries(app.db, 'first', 2)).toReversed();
    if (!one || !two) throw new Error('There are no entries');
    const moved = { ...two, reason: one.reason };
    expect(openWords(DEPLOYMENT_SECRET, moved, 'reason')).toEqual({ isLost: true });
    await app.database.execute(
      'ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_is_append_only',
    );
    await app.db.execute(
      sql`UPDATE audit_entry SET reason = ${one.reason} WHERE site_id = 'first' AND number = ${two.number}`,
    );
    await app.database.execute('ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_is_append_only');
    expect(await firstBrokenEntry(app.db, 'first')).toBe(two.number);
    await owner.signIn();
    expect((await show('first', two.number, 'reason')).body.code).toBe('operators.seal_lost');
  });
});

describe('entries and keys', () => {
  const clock = testClock();
  const act = {
    siteId: 'first',
    via: 'console',
    permission: 'members.reset',
    target: 'member:m-1',
    before: {},
    after: { mail: WHO, way: 'mail' },
    personal: { fields: ['mail'] },
  } as const;

  it('OPS-14 entries from before words were sealed stay readable, and the chain goes on after them', async () => {
    const database = await openTestDatabase();
    try {
      const { db } = database;
      const plain = { ...act, after: { way: 'mail' }, personal: {} };
      await db.transaction((tx) => recordAct(tx, clock, plain));
      await expect(db.transaction((tx) => recordAct(tx, clock, act))).rejects.toThrow('No key');
      await keepTrailKey(db, clock, DEPLOYMENT_SECRET);
      await db.transaction((tx) => recordAct(tx, clock, act));
      const [newest, old] = await newestEntries(db, 'first', 2);
      if (!newest || !old) throw new Error('There are no entries');
      expect(hideWords({ ...old, reason: 'written before' })).toMatchObject({
        reason: 'written before',
        after: { way: 'mail' },
        sealed: [],
      });
      expect(hideWords(newest)).toMatchObject({
        after: { mail: '•••', way: 'mail' },
        sealed: ['after.mail'],
      });
      expect(await firstBrokenEntry(db, 'first')).toBeUndefined();
    } finally {
      await database.close();
    }
  });

  it('OPS-14 another secret of the deployment seals for itself, and opens nothing of the one before', async () => {
    const database = await openTestDatabase();
    try {
      const { db } = database;
      expect(await hasTrailKey(db)).toBe(false);
      const other = `${DEPLOYMENT_SECRET}-new`;
      for (const secret of [DEPLOYMENT_SECRET, DEPLOYMENT_SECRET, other]) {
        await Promise.all([1, 2].map(() => keepTrailKey(db, clock, secret)));
        await db.transaction((tx) => recordAct(tx, clock, act));
      }
      expect(await rowsOf(db, sql`SELECT number FROM trail_key ORDER BY number`)).toEqual([
        { number: 1 },
        { number: 2 },
      ]);
      const [old, fresh] = [await entryAt(db, 'first', 2), await entryAt(db, 'first', 3)];
      if (!old || !fresh) throw new Error('There are no entries');
      expect(openWords(DEPLOYMENT_SECRET, old, 'after.mail')).toEqual({ words: WHO });
      expect(openWords(other, old, 'after.mail')).toEqual({ isLost: true });
      expect(openWords(other, fresh, 'after.mail')).toEqual({ words: WHO });
      await expect(
        db.execute(sql`UPDATE trail_key SET public_key = 'x' WHERE number = 2`),
      ).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
    } finally {
      await database.close();
    }
  });

  it('OPS-14 commands seal where no api was yet, replace no key of the api, and print nothing sealed', async () => {
    const database = await openTestDatabase();
    try {
      const { db } = database;
      const command = (deploymentSecret: string) => {
        const env = { DEPLOYMENT_SECRET: deploymentSecret } as never;
        const request = { command: 'trail', args: { site: 'first' } };
        const log = createLog({ level: 'silent' });
        return answerCommand({ database, env, log, clock, random: systemRandom }, request);
      };
      const keys = () => rowsOf<{ public_key: string }>(db, sql`SELECT public_key FROM trail_key`);
      await command(DEPLOYMENT_SECRET);
      const [first] = await keys();
      await db.transaction((tx) => recordAct(tx, clock, act));
      expect(JSON.stringify(await command(`${DEPLOYMENT_SECRET}-other`))).toContain('•••');
      expect(await keys()).toEqual([first]);
      const [entry] = await newestEntries(db, 'first', 1);
      expect(entry && openWords(DEPLOYMENT_SECRET, entry, 'after.mail')).toEqual({ words: WHO });
    } finally {
      await database.close();
    }
  });
});

/** Gives the member a mobile number, which is personal. */
async function memberMobile(): Promise<void> {
  await app.db.execute(
    sql`UPDATE member SET mobile_key = '8801712000000' WHERE member_id = ${member}`,
  );
}
