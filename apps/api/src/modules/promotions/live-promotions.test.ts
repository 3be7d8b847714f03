import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { livePromotions } from './live-promotions.ts';
import { promotion } from './promotions.tables.ts';
import { writePromotions } from './promotions.writer.ts';
import type { PromotionDraft } from './promotions.writer.ts';
import { promotionDraft } from '../../testing/site/promotions.ts';

const DAY_MS = 24 * 3_600_000;
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const at = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS);
const draft = (promotionId: number, part: Partial<PromotionDraft> = {}): PromotionDraft =>
  promotionDraft(promotionId, {
    linkedPromotionId: promotionId + 1000,
    startsAt: at(-1),
    ...part,
  });

it('VENDOR-07 open pages learn that a promotion was added, begins, was edited or ends, and of no other site', async () => {
  const source = livePromotions({ db: app.db, clock: app.clock, openTo: async () => 0 });
  const version = async () => JSON.stringify(await source.read({ siteId: 'first', memberId: 'm' }));
  const seen = [await version()];
  const changes = async (change: () => Promise<unknown> | void) => {
    await change();
    const now = await version();
    expect(seen).not.toContain(now);
    seen.push(now);
  };
  const stays = async (change: () => Promise<unknown> | void) => {
    await change();
    expect(await version()).toBe(seen.at(-1));
  };
  await changes(() => writePromotions(app.db, 'first', [draft(1), draft(2, { endsAt: at(2) })]));
  await stays(() => writePromotions(app.db, 'second', [draft(1)]));
  await stays(() => writePromotions(app.db, 'first', [draft(3, { startsAt: at(1) })]));
  await changes(() => app.clock.moveMs(DAY_MS));
  const edited = and(eq(promotion.siteId, 'first'), eq(promotion.promotionId, 1));
  await changes(() => app.db.update(promotion).set({ editedAt: app.clock.now() }).where(edited));
  await changes(() => app.clock.moveMs(DAY_MS));
});
