import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import { firstBrokenEntry } from '../trail.ts';
import { defineAct } from './act.ts';

const RACES = 1000;
const AT_ONCE = 20;
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
}, 120_000);
afterAll(() => app.close());

it('OPS-10 of two operators who approve at once, a thousand times, one carries it out', async () => {
  await app.db.execute(sql`CREATE TABLE raced (race int NOT NULL, operator_id text NOT NULL)`);
  const raced = defineAct({
    operation: 'races.run',
    permission: 'applications.decide',
    body: z.object({ race: z.int() }),
    measure: async (_tx, { body }) => ({
      kind: 'corrections',
      target: `race:${body.race}`,
      revision: '1',
    }),
    async run(tx, { body }, { by }) {
      await tx.execute(sql`INSERT INTO raced VALUES (${body.race}, ${by?.operatorId ?? ''})`);
    },
  });
  const { proposals, gate } = app.services.fourEyes;
  proposals.acts.add(raced);
  const { operatorOf } = operatorsOf(app);
  const crew: Awaited<ReturnType<typeof operatorOf>>[] = [];
  for (const name of ['maker', 'one', 'two'])
    crew.push(await operatorOf('payments', 'first', `${name}@example.com`));
  const actorOf = (at: number) => ({
    operatorId: crew[at]?.operatorId ?? '',
    role: 'payments',
    network: '203.0.113.0/24',
    sessionId: 's',
    requestId: 'r',
  });
  const run = { via: 'console', by: actorOf(0) } as const;

  /** Two approvals that begin at the same moment; answers how many of them succeeded. */
  async function race(number: number): Promise<number> {
    const wanted = { siteId: 'first', body: { race: number }, reason: 'a race' };
    const made = await gate.pass(raced, wanted, run);
    if (made.state !== 'proposed') throw new Error('The act was carried out at once');
    const which = { siteId: 'first', proposalId: made.proposalId };
    const { row } = await proposals.open(which, '');
    const approvals = [1, 2].map((at) =>
      proposals.approve(which, { hash: row.hash, by: actorOf(at) }),
    );
    const outcomes = await Promise.allSettled(approvals);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'operators.proposal_decided' });
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  }

  for (let first = 0; first < RACES; first += AT_ONCE) {
    const races = Array.from({ length: AT_ONCE }, (_, index) => race(first + index));
    expect(await Promise.all(races)).toEqual(Array.from({ length: AT_ONCE }, () => 1));
  }
  const counted = await app.db.execute(
    sql`SELECT count(*)::int AS rows, count(DISTINCT race)::int AS races FROM raced`,
  );
  expect((counted as unknown as { rows: object[] }).rows).toEqual([{ rows: RACES, races: RACES }]);
  expect(await firstBrokenEntry(app.db, 'first')).toBeUndefined();
}, 120_000);
