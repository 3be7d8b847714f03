import { MEMBER_TYPE } from '@maidan/contract/constants';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { proveLedger } from '../../wallet/index.ts';
import { openAgents, SITE } from '../../../testing/agents/agents.ts';
import type { Agents } from '../../../testing/agents/agents.ts';

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
  it('MONEY-02 AGENTX-06 equals a brute-force recount over random trees, rates, bets and rollbacks', async () => {
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
    open.moveTo(`${date}T18:11:00Z`);
    await open.settlement.settle(SITE);
    recount({ open: one, day, counted, parents, total, owed });
  }
  return Object.fromEntries(Object.entries(total).filter(([, minor]) => minor > 0));
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
