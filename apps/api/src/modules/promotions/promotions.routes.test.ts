import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberOf } from '../../testing/members.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { writePromotions } from './promotions.writer.ts';
import type { PromotionDraft } from './promotions.writer.ts';
import { promotionJoin } from './promotions.tables.ts';

const DAY_MS = 24 * 3_600_000;

describe('joining promotions', () => {
  let app: TestApp;
  let token: string;
  const at = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS);
  const draft = (promotionId: number, part: Partial<PromotionDraft> = {}): PromotionDraft => ({
    promotionId,
    linkedPromotionId: promotionId + 1000,
    position: promotionId,
    title: { bn: 'অফার', en: 'Offer' },
    content: { bn: '<p>ক</p>', en: '<p>a</p>' },
    image: 'banners/p.webp',
    status: 'join',
    act: 'join',
    categoryIds: [],
    noExpiry: true,
    imageRequired: false,
    remarkRequired: false,
    startsAt: at(-1),
    endsAt: null,
    ...part,
  });
  const join = (promotionId: unknown, options: object = { token }) =>
    app.ask('POST', '/promotions/join', { body: { promotionId }, ...options });
  const listed = async (options: object = {}) => {
    const { body } = await app.get('/announcements?types=promotion&language=en', options);
    return Object.fromEntries(
      body.value.promotion.map((item: { id: number }) => [item.id, item]),
    ) as Record<number, { status: string; act?: string; actPath?: string }>;
  };

  beforeAll(async () => {
    app = await openTestApp();
    token = await memberOf(app, 'pathok');
    await writePromotions(app.db, 'first', [
      draft(1),
      draft(2, { startsAt: at(1) }),
      draft(3, { startsAt: at(-9), endsAt: at(-1) }),
      draft(4, { status: 'close' }),
      draft(5, { act: 'apply' }),
      draft(6, { status: 'process', act: 'play', actPath: '/m/hot-games' }),
      draft(7, { startsAt: at(-90), endsAt: at(-31) }),
      draft(8, {
        kind: 'credits',
        summary: { bn: 'সারকথা', en: 'In short' },
        terms: { who: { bn: 'সবাই', en: 'Everybody' } },
        figures: {
          basis: 'balance',
          amountsMinor: [4_000],
          steps: [{ fromMinor: 0, rewardMinor: 50_000 }],
        },
      }),
      draft(10, { status: 'process', act: undefined }),
    ]);
    await writePromotions(app.db, 'second', [draft(9)]);
  });
  afterAll(() => app.close());

  it('API-52 ENTITY-45 a join is kept, and joining twice is one', async () => {
    const first = await join(1);
    expect(first.body).toEqual({
      value: { promotionId: 1, status: 'signed', joinedAt: app.clock.now().toISOString() },
    });
    app.clock.moveMs(1000);
    expect((await join(1)).body).toEqual(first.body);
    expect(await app.db.select().from(promotionJoin)).toHaveLength(1);
    expect((await listed({ token }))[1]).toMatchObject({ status: 'signed' });
    expect((await listed({ token }))[1]?.act).toBeUndefined();
  });

  it('API-52 twenty joins at once are one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => join(8)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await app.db.select().from(promotionJoin);
    expect(rows.filter(({ promotionId }) => promotionId === 8)).toHaveLength(1);
  });

  it.each([
    [2, 'promotions.not_begun'],
    [3, 'promotions.ended'],
    [4, 'promotions.ended'],
    [5, 'promotions.not_joinable'],
    [10, 'promotions.not_joinable'],
    [9, 'promotions.not_found'],
    [404, 'promotions.not_found'],
    [0, 'request.invalid'],
    ['1', 'request.invalid'],
    [2_147_483_648, 'request.invalid'],
  ])('API-52 promotion %s is refused by name: %s', async (promotionId, code) => {
    expect((await join(promotionId)).body.code).toBe(code);
  });

  it('API-52 without a session nothing is joined', async () => {
    expect((await join(1, {})).body.code).toBe('session.missing');
  });

  it('ENTITY-45 a visitor and another member see the state of somebody who did nothing', async () => {
    const other = await memberOf(app, 'gonona');
    await join(1);
    for (const options of [{}, { token: other }])
      expect((await listed(options))[1]).toMatchObject({ status: 'join', act: 'join' });
  });

  it('ENTITY-45 what can be done follows the state, and an ended promotion stays for thirty days', async () => {
    const list = await listed();
    expect(Object.keys(list)).toEqual(['1', '3', '4', '5', '6', '8', '10']);
    expect([list[3], list[4]].map((item) => [item?.status, item?.act])).toEqual([
      ['close', undefined],
      ['close', undefined],
    ]);
    expect(list[8]).toMatchObject({
      kind: 'credits',
      summary: 'In short',
      terms: { who: 'Everybody' },
      workedExample: { currency: 'BDT', cases: [{ rewardMinor: 50_000, afterMinor: 54_000 }] },
    });
    expect(list[5]).toMatchObject({ status: 'join', act: 'apply' });
    expect(list[6]).toMatchObject({ status: 'process', act: 'play', actPath: '/m/hot-games' });
  });
});
