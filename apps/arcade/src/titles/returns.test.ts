import { createRequestId, RETURNS_PATH, signRequest, titleReturnsReply } from '@maidan/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedTitles } from '../engines/game-list.ts';
import { startArcade, type ArcadeFixture } from '../testing/arcade-fixture.ts';
import { OPERATOR_KEY, OPERATOR_SECRET } from '../testing/fake-operator.ts';

let arcade: ArcadeFixture;

beforeAll(async () => {
  arcade = await startArcade();
});
afterAll(() => arcade.close());

async function ask(secret = OPERATOR_SECRET) {
  const headers = await signRequest({
    keyId: OPERATOR_KEY,
    secret,
    requestId: createRequestId(),
    timestampMs: arcade.now(),
    method: 'GET',
    path: RETURNS_PATH,
    rawBody: '',
  });
  const response = await arcade.app.http.request(RETURNS_PATH, { headers });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('the returns of the titles', () => {
  it('are told of every title, by its least and its most generous way to play', async () => {
    const { titles } = titleReturnsReply.parse((await ask()).body);
    const codes = [...listedTitles].map(([slug, { engine }]) => `${engine}.${slug}`);
    expect(titles.map(({ gameCode }) => gameCode)).toEqual(codes);
    expect(titles.filter(({ leastBp, mostBp }) => leastBp > mostBp)).toEqual([]);
    const of = (code: string) => titles.find(({ gameCode }) => gameCode === code);
    // 36 of 37 on every place of the layout.
    expect(of('table.european-wheel')).toMatchObject({ leastBp: 9729, mostBp: 9729 });
    expect(of('table.live-sicbo')).toMatchObject({
      leastBp: 8101,
      mostBp: 9722,
    });
  });

  it('are told of a sport by what its prices keep', async () => {
    const { titles } = titleReturnsReply.parse((await ask()).body);
    for (const code of ['draw.cricket-live', 'draw.tennis-tala'])
      expect(titles).toContainEqual({ gameCode: code, leastBp: 9_500, mostBp: 9_600 });
  });

  it('are told of all that is staked, where the play of a hand costs a second stake', async () => {
    const { titles } = titleReturnsReply.parse((await ask()).body);
    const cards = titles.find(({ gameCode }) => gameCode === 'table.three-card-weave');
    // Of the ante alone 96.62 %: 67.42 % of all hands are played, each with one stake more.
    expect(cards?.mostBp).toBe(9798);
    const blackjack = titles.find(({ gameCode }) => gameCode === 'table.blackjack-box');
    // Of the first stake 99.42 %: doubles and splits stake an eighth of it more on average.
    expect(blackjack).toMatchObject({ leastBp: 9949, mostBp: 9949 });
  });

  it('are told to an operator alone', async () => {
    expect(await ask('another secret')).toEqual({
      status: 401,
      body: { code: 'invalid_signature' },
    });
  });
});
