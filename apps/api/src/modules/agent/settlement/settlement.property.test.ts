import { MEMBER_TYPE } from '@maidan/contract/constants';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { memberStore } from '../../member/index.ts';
import { proveLedger } from '../../wallet/index.ts';
import { openAgents, SITE } from '../../../testing/agents/agents.ts';
import type { Agents } from '../../../testing/agents/agents.ts';
import { rowsOf } from '#platform/database/connection.ts';
import { statementService } from '../commission/statement.service.ts';
import { sumTeams } from '../figures/team-sums.ts';

const SUMS_OF = { siteId: SITE.siteId, timeZone: SITE.settings.timeZone };

const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;
const TYPES = ['RNG', 'LIVE'] as const;
const NAMES = ['m0', 'm1', 'm2', 'm3', 'm4', 'm5'] as const;

const member = fc.nat(NAMES.length - 1);
const rates = fc.record({ RNG: fc.nat(100), LIVE: fc.nat(100) });
const world = fc.record({
  /** The place of the member above, among those before; 0 members are above the first. */
  parents: fc.array(fc.nat(20), { minLength: NAMES.length, maxLength: NAMES.length }),
  isPlayer: fc.array(fc.boolean(), { minLength: NAMES.length, maxLength: NAMES.length }),
  rates: fc.array(rates, { minLength: NAMES.length, maxLength: NAMES.length }),
  /** A second rate of a member, from the second day on. */
  changed: fc.record({ member, rates }),
  closed: fc.option(member),
  excluded: fc.option(member),
  plays: fc.array(
    fc.record({
      member,
      day: fc.nat(DAYS.length - 1),
      type: fc.constantFrom(...TYPES),
      amountMinor: fc.integer({ min: 1, max: 5_000_000 }),
      end: fc.constantFrom('open', 'lost', 'taken back', 'taken back a day later'),
    }),
    { minLength: 10, maxLength: 40 },
  ),
});
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

let agents: Agents | undefined;
afterEach(async () => {
  await agents?.database.close();
  agents = undefined;
});

describe('settled commission', () => {
  it('MONEY-02 AGENTX-04 AGENTX-06 equals a brute-force recount over random trees, rates, bets and rollbacks', async () => {
    let paid = 0;
    await fc.assert(
      fc.asyncProperty(world, async (one) => {
        const open = await openAgents();
        agents = open;
        await build(open, one);
        const expected = await playAndSettle(open, one);
        expect(await open.received('commission')).toEqual(expected);
        paid += Object.keys(expected).length;
        expect((await proveLedger(open.db)).differences).toEqual([]);
        const journals = await open.journals();
        expect(await open.settlement.settle(SITE)).toMatchObject({ days: [], paid: 0 });
        expect(await open.journals()).toBe(journals);
        await open.database.close();
        agents = undefined;
      }),
      { numRuns: 12, endOnFailure: true },
    );
    // Without payments the property would prove little.
    expect(paid).toBeGreaterThan(10);
  }, 240_000);
});

const nameOf = (place: number) => NAMES[place] ?? '';
const parentOf = (one: World, place: number) =>
  place === 0 ? null : nameOf((one.parents[place] ?? 0) % place);

async function build(open: Agents, one: World): Promise<void> {
  for (const [place, name] of NAMES.entries()) {
    const type = one.isPlayer[place] ? MEMBER_TYPE.player : MEMBER_TYPE.agent;
    await open.join(name, { parent: parentOf(one, place), type });
    const given = one.rates[place];
    await open.rate(name, DAYS[0], (gameType) => given?.[gameType as 'RNG'] ?? 0);
  }
  const { member: changed, rates: later } = one.changed;
  await open.rate(nameOf(changed), DAYS[1], (gameType) => later[gameType as 'RNG'] ?? 0);
}

/** Plays day by day and settles each; answers what each member should have received in all. */
async function playAndSettle(open: Agents, one: World): Promise<Record<string, number>> {
  const parents = new Map(NAMES.map((name, place) => [name as string, parentOf(one, place)]));
  const counted: { day: number; member: string; type: string; minor: number }[] = [];
  const total: Record<string, number> = {};
  const owed: Record<string, number> = {};
  const later: (() => Promise<void>)[] = [];
  for (const [day, date] of DAYS.entries()) {
    open.moveTo(`${date}T06:00:00Z`);
    for (const run of later.splice(0)) await run();
    for (const [index, play] of one.plays.entries()) {
      if (play.day !== day) continue;
      const name = nameOf(play.member);
      const round = `round-${index}`;
      const note = (when: number, minor: number) =>
        counted.push({ day: when, member: name, type: play.type, minor });
      const id = await open.bet(name, round, play.amountMinor, play.type);
      note(day, play.amountMinor);
      if (index % 7 === 0) await sumTeams(open.db, SUMS_OF);
      if (play.end === 'lost') await open.win(name, round, 0, play.type);
      if (play.end === 'taken back') {
        await open.takeBack(name, round, id);
        note(day, -play.amountMinor);
      }
      if (play.end === 'taken back a day later' && day < DAYS.length - 1)
        later.push(async () => {
          await open.takeBack(name, round, id);
          note(day + 1, -play.amountMinor);
        });
    }
    // From the last day on a member is closed, and another has excluded itself.
    if (day === DAYS.length - 1) {
      if (one.closed !== null) await open.close(nameOf(one.closed));
      if (one.excluded !== null) await open.exclude(nameOf(one.excluded), open.clock.now());
    }
    open.moveTo(`${date}T17:59:00Z`);
    const shown = await openCommission(open);
    open.moveTo(`${date}T18:11:00Z`);
    await open.settlement.settle(SITE);
    expect(shown, date).toMatchObject(await frozenCommission(open, date));
    recount({ open: one, day, counted, parents, total, owed });
  }
  return Object.fromEntries(Object.entries(total).filter(([, minor]) => minor > 0));
}

/** What each statement says of the running day: its commission, and what was left out of it. */
async function openCommission(open: Agents) {
  const statements = statementService(open);
  const shown: Record<string, { commissionMinor: number; leftOutMinor: number }> = {};
  for (const name of NAMES) {
    const row = await memberStore(open.db, SITE.siteId).findById(name);
    if (row?.status === 'closed') continue;
    const { openMinor, leftOutMinor } = await statements.read(SITE, name, undefined);
    const before = await frozenLeftOut(open, name);
    shown[name] = { commissionMinor: openMinor, leftOutMinor: leftOutMinor - before };
  }
  return shown;
}

/** What was left out of the days of a member that are frozen. */
async function frozenLeftOut(open: Agents, name: string): Promise<number> {
  const [row] = await rowsOf<{ minor: number }>(
    open.db,
    sql`SELECT coalesce(sum((inputs ->> 'leftOutMinor')::bigint), 0)::bigint AS minor FROM agent_settlement
      WHERE member_id = ${name} AND kind = 'commission'`,
  );
  return row?.minor ?? 0;
}

/** What the settlement of a day froze for each member that is not closed; who earned nothing has no row. */
async function frozenCommission(open: Agents, day: string) {
  const rows = await rowsOf<{ name: string; inputs: object | null }>(
    open.db,
    sql`SELECT m.member_id AS name, CASE WHEN s.inputs IS NULL THEN '{"commissionMinor": 0}'::jsonb
          ELSE jsonb_build_object('commissionMinor', s.inputs -> 'commissionMinor', 'leftOutMinor', s.inputs -> 'leftOutMinor') END AS inputs
      FROM member AS m LEFT JOIN agent_settlement AS s ON s.site_id = m.site_id AND s.member_id = m.member_id
        AND s.kind = 'commission' AND s.period_key = ${day}
      WHERE m.status <> 'closed'`,
  );
  return Object.fromEntries(rows.map(({ name, inputs }) => [name, inputs]));
}

/** The day's commission, member by member and bet by bet, without the product's code. */
function recount(world_: {
  open: World;
  day: number;
  counted: readonly { day: number; member: string; type: string; minor: number }[];
  parents: ReadonlyMap<string, string | null>;
  total: Record<string, number>;
  owed: Record<string, number>;
}): void {
  const { open: one, day, counted, parents, total, owed } = world_;
  const rateOn = (name: string, type: string): number => {
    const place = NAMES.indexOf(name as 'm0');
    const isChanged = day >= 1 && one.changed.member === place;
    const own = (isChanged ? one.changed.rates : one.rates[place])?.[type as 'RNG'] ?? 0;
    const parent = parents.get(name) ?? null;
    return parent === null ? own : Math.min(own, rateOn(parent, type));
  };
  const isOut = (name: string) =>
    day === DAYS.length - 1 && [one.closed, one.excluded].includes(NAMES.indexOf(name as 'm0'));
  const isClosed = (name: string) =>
    day === DAYS.length - 1 && one.closed === NAMES.indexOf(name as 'm0');
  for (const payee of NAMES) {
    if (isClosed(payee)) continue;
    const isPlayer = one.isPlayer[NAMES.indexOf(payee)] ?? false;
    const sums = new Map<string, number>();
    for (const bet of counted) {
      if (bet.day !== day || isOut(bet.member)) continue;
      const up: string[] = [];
      for (let at: string | null = bet.member; at !== null; at = parents.get(at) ?? null)
        up.push(at);
      const place = up.indexOf(payee);
      if (place < 0 || (isPlayer && rateOn(payee, bet.type) === 0)) continue;
      const line = place === 0 ? payee : (up[place - 1] ?? '');
      const key = `${line} ${bet.type}`;
      sums.set(key, (sums.get(key) ?? 0) + bet.minor);
    }
    let due = -(owed[payee] ?? 0);
    for (const [key, minor] of sums) {
      const [line = '', type = ''] = key.split(' ');
      const difference = rateOn(payee, type) - (line === payee ? 0 : rateOn(line, type));
      due += Math.trunc((minor * difference) / 10_000) || 0;
    }
    owed[payee] = Math.max(0, -due);
    total[payee] = (total[payee] ?? 0) + Math.max(0, due);
  }
}
