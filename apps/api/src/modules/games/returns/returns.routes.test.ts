import type { TitleReturn } from '@maidan/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LEAST_ROUNDS_FOR_RETURN } from '@maidan/contract/constants';
import { titleDaysStore } from '#modules/wallet/index.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/process/log.ts';
import { createMetrics } from '#platform/process/metrics.ts';
import { systemRandom } from '#platform/secrets/random.ts';
import { seedGames, testGame } from '../../../testing/catalogue.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { VendorClockError } from '../games.ports.ts';
import { countOrRepeat, countReturns, returnsCounter } from './count-returns.ts';
import { returnsStore } from './returns.store.ts';
import { titleDay } from '../../wallet/returns/title-days.tables.ts';

const DAY_MS = 24 * 3_600_000;
const SITE_ID = 'first';
const titled = (nodeId: number, vendor: string, name: string) =>
  testGame({ nodeId, vendor, gameCode: `table.title-${nodeId}`, name: { bn: name, en: name } });

let app: TestApp;
let told: TitleReturn[];
let isSilent = false;

beforeAll(async () => {
  app = await openTestApp();
  await seedGames(app, [
    titled(1, 'JL', 'Pasha'),
    titled(2, 'JL', 'Sic Bo'),
    titled(3, 'PG', '=Other'),
  ]);
});
afterAll(() => app.close());
beforeEach(() => {
  isSilent = false;
  told = [
    { gameCode: 'table.title-1', leastBp: 9900, mostBp: 9900 },
    { gameCode: 'table.title-2', leastBp: 8101, mostBp: 9722 },
  ];
});

/** Counts; answers the levels of what was logged, and whether the list is whole. */
async function count() {
  const levels: string[] = [];
  const arcade = {
    async titles() {
      if (isSilent) throw new VendorClockError('silent', 'a test');
      return told;
    },
  };
  const { db } = app;
  const write = (line: string) => void levels.push((JSON.parse(line) as { level: string }).level);
  const log = createLog({ level: 'info', destination: { write } });
  const returnsOf = (vendor: string) => (vendor === 'JL' ? arcade : undefined);
  const { isWhole } = await returnsCounter({ db, clock: app.clock, log, returnsOf })(SITE_ID);
  return { levels, isWhole };
}

/** Writes what a day came to, as the sums of rounds that all staked the same. */
async function writeDay(nodeId: number, rounds: number, payoutMinor: number): Promise<void> {
  const day = new Date(app.clock.now().getTime() - DAY_MS).toISOString().slice(0, 10);
  const stake = 100;
  await app.db.insert(titleDay).values({
    siteId: SITE_ID,
    vendor: 'JL',
    nodeId,
    day,
    rounds,
    stakeMinor: rounds * stake,
    payoutMinor,
    stakeSquares: String(rounds * stake ** 2),
    payoutSquares: String(payoutMinor * 200),
    products: String(payoutMinor * stake),
    summedAt: app.clock.now().toISOString(),
  });
}

const list = async (query = '') => (await app.get(`/returns?language=en${query}`)).body;

describe('what titles return', () => {
  it('are asked again, without a warning, of a vendor that is not up yet', async () => {
    isSilent = true;
    expect(await count()).toEqual({ levels: ['info'], isWhole: false });
  });

  it('are soon counted again, five times at most, while a vendor that never told is not up', async () => {
    const { db, clock } = app;
    const jobs = createJobs({
      db,
      clock,
      random: systemRandom,
      log: createLog({ level: 'silent' }),
      metrics: createMetrics({ isDefault: false }),
      events: { announce: () => undefined },
      listSites: () => [],
    });
    let counts = 0;
    let isWhole = false;
    jobs.handle(countReturns, (run) =>
      countOrRepeat({ db, clock, jobs }, async () => ({ isWhole: ((counts += 1), isWhole) }), run),
    );
    const countsAfter = async (seconds: number) => {
      clock.moveMs(seconds * 1_000);
      await jobs.runDue();
      return counts;
    };
    const order = { siteId: SITE_ID, payload: {} };
    await jobs.enqueue(db, countReturns, order);
    expect(await countsAfter(0)).toBe(1);
    expect(await countsAfter(9)).toBe(1);
    expect(await countsAfter(1)).toBe(2);
    expect(await countsAfter(20)).toBe(3);
    expect(await countsAfter(40)).toBe(4);
    expect(await countsAfter(80)).toBe(5);
    expect(await countsAfter(160)).toBe(6);
    expect(await countsAfter(3_600)).toBe(6);
    isWhole = true;
    await jobs.enqueue(db, countReturns, order);
    expect(await countsAfter(3_600)).toBe(7);
  });

  it('FAIR-26 tells the theory of each title before anything was played, and of a vendor that tells none nothing', async () => {
    expect(await list()).toMatchObject({ totalCount: 3, list: [{ rounds: 0 }, {}, {}] });
    await count();
    const found = (await list()) as { list: { gameName: string }[] };
    const of = (name: string) => found.list.find(({ gameName }) => gameName === name);
    expect(of('Pasha')).toMatchObject({ theory: { leastBp: 9900, mostBp: 9900 } });
    expect(of('Sic Bo')).toMatchObject({ theory: { leastBp: 8101, mostBp: 9722 } });
    expect(of('=Other')).not.toHaveProperty('theory');
    expect(of('Pasha')).not.toHaveProperty('measured');
    expect(found).toHaveProperty('countedAt', app.clock.now().toISOString());
  });

  it('FAIR-26 tells what was measured with its margin, most rounds first, and nothing for too few rounds', async () => {
    await writeDay(1, LEAST_ROUNDS_FOR_RETURN, 98_000);
    await writeDay(2, LEAST_ROUNDS_FOR_RETURN - 1, 99_900);
    await count();
    // Each round paid twice its stake or nothing; of 490 in 1,000 the share is 0.98, and its margin 1.96 x 0.9998 / sqrt(999).
    expect(await list()).toMatchObject({
      list: [
        {
          gameName: 'Pasha',
          rounds: 1000,
          since: '2026-11-19',
          measured: { returnBp: 9800, marginBp: 620 },
        },
        { gameName: 'Sic Bo', rounds: 999 },
        { rounds: 0 },
      ],
    });
    const page = await list('&pageNum=2&pageSize=2');
    expect(page).toMatchObject({ pageNum: 2, totalPages: 2, list: [{ gameName: '=Other' }] });
    expect(await list()).not.toHaveProperty('list.1.measured');
  });

  it('FAIR-26 can be had as a table file, in which no text is a formula', async () => {
    const answer = await app.get('/returns/table?language=en');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (answer.body as string).split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toBe(`"Jolpai","Pasha",99.00,99.00,98.00,6.20,1000,"2026-11-19"`);
    expect(lines[3]).toBe(`"Pagla","'=Other","","","","",0,""`);
  });

  it('FAIR-26 counts from the next day on when a vendor tells something else, and keeps what a silent one told', async () => {
    isSilent = true;
    expect(await count()).toEqual({ levels: ['warn'], isWhole: true });
    expect(await list()).toMatchObject({
      list: [{ theory: { leastBp: 9900 }, rounds: 1000 }, {}, {}],
    });
    isSilent = false;
    told = [{ gameCode: 'table.title-1', leastBp: 9700, mostBp: 9700 }];
    await count();
    const found = (await list()) as { list: { gameName: string }[] };
    expect(found.list.find(({ gameName }) => gameName === 'Pasha')).toMatchObject({
      theory: { leastBp: 9700 },
      rounds: 0,
    });
    const totals = await titleDaysStore(SITE_ID).totals(app.db, []);
    expect(totals).toMatchObject([{ rounds: 1000 }, { rounds: 999 }]);
    const changed = (await returnsStore(SITE_ID).counted(app.db)).map(({ changedOn }) => changedOn);
    expect(changed.filter((day) => day !== null)).toEqual(['2026-11-21']);
  });
});
