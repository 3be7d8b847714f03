import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedGames, testGame } from '../../testing/catalogue.ts';
import { memberOf } from '../../testing/members.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const ids = (body: { content: { nodeId: number }[] }) => body.content.map(({ nodeId }) => nodeId);

describe('favourites', () => {
  let app: TestApp;
  let token: string;
  const change = (method: 'POST' | 'DELETE', nodeId: number, vendor = 'JL') =>
    app.ask(method, '/favourites', { token, body: { nodeId, vendor } });
  const listed = async (query = '') => (await app.get(`/favourites?${query}`, { token })).body;

  beforeAll(async () => {
    app = await openTestApp();
    await seedGames(app, [
      testGame({ nodeId: 1 }),
      testGame({ nodeId: 2, vendor: 'PG' }),
      testGame({ nodeId: 3, gameType: 'FISH' }),
    ]);
    token = await memberOf(app, 'tarokal');
  });
  afterAll(() => app.close());

  it('API-39 API-41 FAV-04 adding answers the ids as text, newest first', async () => {
    expect((await change('POST', 1)).body.value).toEqual(['1']);
    app.clock.moveMs(1000);
    expect((await change('POST', 2, 'PG')).body.value).toEqual(['2', '1']);
    expect((await app.get('/favourites/ids', { token })).body.value).toEqual(['2', '1']);
  });

  it('FAV-05 adding a favourite again keeps its place and makes no second row, even when both calls come at once', async () => {
    const answers = await Promise.all([change('POST', 1), change('POST', 1), change('POST', 1)]);
    for (const answer of answers) expect(answer.body.value).toEqual(['2', '1']);
  });

  it('API-38 ENTITY-24 ENTITY-26 the list is paged and filtered', async () => {
    app.clock.moveMs(1000);
    await change('POST', 3);
    expect(await listed('pageSize=2')).toMatchObject({ pageNum: 1, totalPages: 2, totalCount: 3 });
    expect(ids(await listed())).toEqual([3, 2, 1]);
    expect(ids(await listed('gameType=FISH'))).toEqual([3]);
    expect(ids(await listed('vendor=PG'))).toEqual([2]);
    expect(ids(await listed('vendor=PG,JL'))).toEqual([3, 2, 1]);
    const many = Array.from({ length: 40 }, (_, at) => `V${at}`).join(',');
    expect(ids(await listed(`vendor=${many},PG`))).toEqual([2]);
  });

  it('API-40 FAV-03 removing deletes it, and removing a game that is no favourite changes nothing', async () => {
    expect((await change('DELETE', 1)).body.value).toEqual(['3', '2']);
    expect((await change('DELETE', 1)).body.value).toEqual(['3', '2']);
  });

  it('an unknown game cannot be added, and another member sees none of it', async () => {
    expect((await change('POST', 99)).body.code).toBe('games.not_found');
    const other = await memberOf(app, 'onnojon');
    expect((await app.get('/favourites/ids', { token: other })).body.value).toEqual([]);
  });
});
