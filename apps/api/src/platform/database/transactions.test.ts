import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import type { Queryable } from './connection.ts';
import { appErrorOf, failureResponse } from '../http/problem.ts';
import { inOneTrip, runLast, transactionsOn } from './transactions.ts';

const LOST = 'Connection terminated unexpectedly';

/** A pool with one connection, which breaks on every statement that begins with one of `lost`. */
function poolLosing(...lost: string[]) {
  const said: string[] = [];
  const releases: unknown[] = [];
  const client = {
    query: (statement: { text: string }) => {
      said.push(statement.text);
      const isLost = lost.some((word) => statement.text.startsWith(word));
      return isLost ? Promise.reject(new Error(LOST)) : Promise.resolve({ rows: [] });
    },
    release: (isBroken: unknown) => releases.push(isBroken),
  };
  return { pool: { connect: () => Promise.resolve(client) } as unknown as Pool, said, releases };
}

/** A statement of drizzle is sent by `then`. */
const update = (tx: Queryable) => tx.execute(sql`UPDATE wallet`).then(() => undefined);

const failureOf = (running: Promise<unknown>) =>
  running.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a transaction on a connection of the pool', () => {
  it('releases the connection unharmed after a commit and after a rollback', async () => {
    const { pool, said, releases } = poolLosing();
    const transaction = transactionsOn(pool);
    expect(await transaction((tx) => tx.execute(sql`SELECT 1`).then(() => 7))).toBe(7);
    const wrong = new Error('the rule says no');
    expect(await failureOf(transaction(() => Promise.reject(wrong)))).toBe(wrong);
    expect(said).toEqual(['begin', 'SELECT 1', 'commit', 'begin', 'rollback']);
    expect(releases).toEqual([false, false]);
  });

  it('a transaction inside another is a savepoint, which neither commits nor rolls back what is around it', async () => {
    const { pool, said, releases } = poolLosing();
    const wrong = new Error('the rule says no');
    await transactionsOn(pool)(async (tx) => {
      await tx.transaction((inner) => runLast(inner, () => update(inner)));
      expect(await failureOf(tx.transaction(() => Promise.reject(wrong)))).toBe(wrong);
      await update(tx);
    });
    expect(said).toEqual([
      'begin',
      'savepoint inner_1',
      'UPDATE wallet',
      'release savepoint inner_1',
      'savepoint inner_2',
      'rollback to savepoint inner_2',
      'UPDATE wallet',
      'commit',
    ]);
    expect(releases).toEqual([false]);
  });

  it.each(['begin', 'commit'])('closes the connection when the %s fails', async (word) => {
    const { pool, releases } = poolLosing(word);
    const error = await failureOf(transactionsOn(pool)(() => Promise.resolve(1)));
    expect(releases).toEqual([true]);
    const answer = failureResponse(appErrorOf(error), 'request-1');
    expect({ status: answer.status, retry: answer.headers.get('retry-after') }).toEqual({
      status: 503,
      retry: '5',
    });
  });

  it('throws the error of the work when the rollback fails, and closes the connection', async () => {
    const { pool, releases } = poolLosing('rollback');
    const wrong = new Error('the rule says no');
    expect(await failureOf(transactionsOn(pool)(() => Promise.reject(wrong)))).toBe(wrong);
    expect(releases).toEqual([true]);
  });

  it('closes the connection to a server that has become read-only, although the rollback succeeded', async () => {
    const { pool, said, releases } = poolLosing();
    const refused = Object.assign(new Error('read-only transaction'), { code: '25006' });
    const error = await failureOf(transactionsOn(pool)(() => Promise.reject(refused)));
    expect(said.at(-1)).toBe('rollback');
    expect(releases).toEqual([true]);
    expect(failureResponse(appErrorOf(error), 'request-1').status).toBe(503);
  });

  it('sends the commit with the last statement, and refuses to ask anything after it', async () => {
    const { pool, said } = poolLosing();
    const late = await failureOf(
      transactionsOn(pool)(async (tx) => {
        await runLast(tx, () => update(tx));
        await tx.execute(sql`SELECT late`);
      }),
    );
    expect(said).toEqual(['begin', 'UPDATE wallet', 'commit']);
    expect(String((late as Error).cause)).toContain('was committed with its last statement');
  });

  it('rolls nothing back a second time when the last statement fails, since its commit has done so', async () => {
    const { pool, said } = poolLosing('UPDATE');
    const failure = await failureOf(transactionsOn(pool)((tx) => runLast(tx, () => update(tx))));
    expect(String((failure as Error).cause)).toContain(LOST);
    expect(said).toEqual(['begin', 'UPDATE wallet', 'commit']);
  });
});

describe('statements of one trip', () => {
  it('tells the error that made a transaction fail, although one that follows it is heard first', async () => {
    const follows = Object.assign(new Error('the transaction has failed'), { code: '25P02' });
    const readsOnly = Object.assign(new Error('the server only reads'), { code: '25006' });
    const asked = [
      Promise.reject(new Error('a query', { cause: follows })),
      Promise.reject(new Error('another', { cause: readsOnly }))
        .then(() => 1)
        .then(() => 2),
    ];
    expect(await failureOf(inOneTrip(asked))).toMatchObject({ cause: readsOnly });
    const alone = [Promise.reject(new Error('a query', { cause: follows }))];
    expect(await failureOf(inOneTrip(alone))).toMatchObject({ cause: follows });
  });

  it('throws the error that came first, wherever it stands, once all have been answered', async () => {
    const said: string[] = [];
    const answer = async (name: string, turns: number) => {
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      said.push(name);
      throw new Error(name);
    };
    const running = inOneTrip([answer('aborted', 9), answer('disk full', 2)]);
    await expect(running).rejects.toThrow('disk full');
    expect(said).toEqual(['disk full', 'aborted']);
  });
});
