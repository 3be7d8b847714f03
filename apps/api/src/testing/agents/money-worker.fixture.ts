// A process that pays what is due and can be killed: `node money-worker.fixture.ts DATA_DIR [DATABASE_URL]`. It prints a
// line after each transaction that it has committed, and ends when everything is paid.
import { createMoneyWork } from './money-work.ts';
import { openDatabase } from '#platform/database/open.ts';

const [dataDir = '', databaseUrl] = process.argv.slice(2);
const database = await openDatabase({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: 4,
});
const { db } = database;
const transaction = db.transaction.bind(db);
db.transaction = async (...args) => {
  const made = await transaction(...args);
  process.stdout.write('committed\n');
  return made;
};
const work = await createMoneyWork(database);
await work.pay();
await database.close();
