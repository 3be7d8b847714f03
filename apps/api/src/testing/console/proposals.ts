// What tests of proposals need: a promotion whose reward is asked for, and operators who decide on it.
import { applicationsStore } from '../../modules/promotions/applications/applications.store.ts';
import { writePromotions } from '../../modules/promotions/index.ts';
import { memberOf } from '../members.ts';
import { promotionDraft } from '../site/promotions.ts';
import type { TestApp } from '../test-app.ts';

/** From this amount on a reward takes two operators, in minor units. */
export const TWO_FROM = 1_000_000;

/** Writes the promotion whose applications the tests decide on. */
export async function offerPromotions(app: TestApp, many = 1): Promise<void> {
  for (const siteId of ['first', 'second']) {
    const drafts = Array.from({ length: many }, (_, index) =>
      promotionDraft(index + 1, { startsAt: app.clock.now() }),
    );
    await writePromotions(app.db, siteId, drafts);
  }
}

/** Members who apply for rewards. */
export function applicantsOf(app: TestApp) {
  let made = 0;
  return {
    /** A new member of a site. */
    async member(siteId: 'first' | 'second' = 'first'): Promise<string> {
      made += 1;
      const token = await memberOf(app, `asks_${made}`, siteId);
      const { body } = await app.get('/member/info', { token, site: siteId });
      return String(body.value.memberId);
    },
    /** An application of a member that waits. */
    async apply(
      memberId: string,
      applicationId: string,
      linkedPromotionId = 1,
      siteId = 'first',
    ): Promise<void> {
      await applicationsStore(app.db, siteId).insert({
        applicationId,
        memberId,
        linkedPromotionId,
        remarks: 'please',
        pictureIds: [],
        appliedAt: app.clock.now(),
        idempotencyKey: `${memberId}-${applicationId}`,
        bodyHash: 'h',
      });
    },
  };
}
