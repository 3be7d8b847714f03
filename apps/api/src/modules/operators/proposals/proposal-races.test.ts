import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { systemRandom } from '#platform/secrets/random.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { firstBrokenEntry } from '../trail.ts';
import { Acts, defineAct } from './act.ts';
import { strictest } from './four-eyes.ts';
import { hashOfProposal } from './gate.ts';
import { proposal } from './proposal.tables.ts';
import { proposalsService } from './proposals.service.ts';

const RACES = 1000;
const AT_ONCE = 20;
const OPERATION = 'races.run';
const PERMISSION = 'applications.decide';
let app: TestApp;
let crew: TestOperator[];

beforeAll(async () => {
  app = await openTestApp();
  const { operatorOf } = operatorsOf(app);
  crew = [];
  for (const name of ['maker', 'one', 'two'])
    crew.push(await operatorOf('payments', 'first', `${name}@example.com`));
}, 120_000);
afterAll(() => app.close());

const actorOf = (at: number) => ({
  operatorId: crew[at]?.operatorId ?? '',
  role: 'payments',
  network: '203.0.113.0/24',
  sessionId: 's',
  requestId: 'r',
});

/** Proposals of the maker, each about a race of its own. */
async function propose(): Promise<Map<number, string>> {
  const now = app.clock.now();
  const rows = Array.from({ length: RACES }, (_, race) => {
    const exact = {
      siteId: 'first',
      operation: OPERATION,
      body: { race },
      target: `race:${race}`,
      revision: '1',
      amountMinor: null,
      memberId: null,
    };
    return {
      ...exact,
      proposalId: `p-${race}`,
      permission: PERMISSION,
      kind: 'corrections' as const,
      hash: hashOfProposal(exact),
      reason: 'a race',
      makerId: actorOf(0).operatorId,
      maker: actorOf(0),
      via: 'console' as const,
      state: 'open' as const,
      madeAt: now,
      endsAt: new Date(now.getTime() + 3_600_000),
      runsAlone: false,
    };
  });
  await app.db.insert(proposal).values(rows);
  return new Map(rows.map(({ hash }, race) => [race, hash]));
}

it('OPS-10 of two operators who approve at once, a thousand times, one carries it out', async () => {
  await app.db.execute(sql`CREATE TABLE raced (race int NOT NULL, operator_id text NOT NULL)`);
  const acts = new Acts();
  acts.add(
    defineAct({
      operation: OPERATION,
      permission: PERMISSION,
      body: z.object({ race: z.int() }),
      measure: async (_tx, { body: { race } }) => ({
        kind: 'corrections',
        target: `race:${race}`,
        revision: '1',
      }),
      async run(tx, { body: { race } }, { by }) {
        await tx.execute(sql`INSERT INTO raced VALUES (${race}, ${by?.operatorId ?? ''})`);
      },
    }),
  );
  const proposals = proposalsService({
    db: app.db,
    clock: app.clock,
    random: systemRandom,
    acts,
    ruleOf: async () => strictest([]),
    mayRunAlone: async () => false,
    tellMaker: async () => undefined,
  });
  const hashes = await propose();

  /** Two approvals that begin at the same moment; answers how many of them succeeded. */
  async function decideTwice(number: number): Promise<number> {
    const which = { siteId: 'first', proposalId: `p-${number}` };
    const hash = hashes.get(number) ?? '';
    const approvals = [1, 2].map((at) => proposals.approve(which, { hash, by: actorOf(at) }));
    const outcomes = await Promise.allSettled(approvals);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'operators.proposal_decided' });
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  }

  for (let first = 0; first < RACES; first += AT_ONCE) {
    const races = Array.from({ length: AT_ONCE }, (_, index) => decideTwice(first + index));
    expect(await Promise.all(races)).toEqual(Array.from({ length: AT_ONCE }, () => 1));
  }
  const counted = await app.db.execute(
    sql`SELECT count(*)::int AS rows, count(DISTINCT race)::int AS races FROM raced`,
  );
  expect((counted as unknown as { rows: object[] }).rows).toEqual([{ rows: RACES, races: RACES }]);
  expect(await firstBrokenEntry(app.db, 'first')).toBeUndefined();
}, 120_000);
