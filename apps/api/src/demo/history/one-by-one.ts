import type { Database, Transaction } from '#platform/database/connection.ts';

/**
 * The database inside one transaction: transactions within it are savepoints, which run one after the other in the order
 * in which they are asked for. Services may ask for several at once, and savepoints that overlap on one connection end
 * each other. When one fails, the next ones run all the same.
 */
export function oneByOne(outer: Transaction): Database {
  let last: Promise<unknown> = Promise.resolve();
  const transaction: Database['transaction'] = (work) => {
    const running = last.then(() => outer.transaction(work));
    last = running.catch(() => undefined);
    return running;
  };
  return Object.assign(Object.create(outer) as Database, { transaction });
}
