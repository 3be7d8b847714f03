// The setup for tests of bonuses: a ledger of its own with members, and the service.
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import { memberService } from '#modules/member/index.ts';
import { bonusService } from '#modules/promotions/index.ts';
import type { BonusDraft } from '#modules/promotions/bonuses/bonus.service.ts';
import { breakGates } from '#modules/safety/index.ts';
import { bonus } from '#modules/wallet/bonuses/bonus.tables.ts';
import { SITE_ID, openLedger } from '#modules/wallet/wallet.fixture.ts';
import { testSettings } from '../test-app.ts';

export { SITE_ID } from '#modules/wallet/wallet.fixture.ts';

/** Opens a ledger with the service of bonuses on it. */
export async function openBonuses() {
  const ledger = await openLedger();
  const { db, clock, random, wallet } = ledger;
  const gates = breakGates({ clock });
  const bonuses = bonusService({ db, clock, random, wallet, gates });
  const members = memberService({ clock, random, wallet });
  const site = {
    siteId: SITE_ID,
    settings: testSettings('first', { openingCreditsMinor: 20_000 }),
    version: 0,
    contentVersion: 0,
    can: () => true,
  };
  return {
    ...ledger,
    bonuses,
    /** Makes a member with 200 taka; answers its id. */
    async join(account: string, type: number = MEMBER_TYPE.player): Promise<string> {
      const made = await db.transaction((tx) =>
        members.create(tx, site, {
          invitedByMemberId: null,
          account,
          type,
          passwordHash: '',
          language: 'bn',
          profile: {},
          registeredFrom: {},
          termsVersion: '1',
          isDemo: false,
          acceptsMarketing: false,
        }),
      );
      if (!made) throw new Error(`${account} is taken`);
      return made;
    },
    /** A draft of 50 taka that has to be played twice in slots. */
    draft: (memberId: string, source: string, part: Partial<BonusDraft> = {}): BonusDraft => ({
      siteId: SITE_ID,
      memberId,
      source,
      promotionId: null,
      title: { bn: 'বোনাস', en: 'Bonus' },
      currency: 'BDT',
      amountMinor: 5_000,
      wagerMinor: 10_000,
      contributions: { SLOT: 10_000 },
      lifeDays: 7,
      ...part,
    }),
    grant: (draft: BonusDraft) => db.transaction((tx) => bonuses.grant(tx, draft)),
    rows: () => db.select().from(bonus).orderBy(bonus.offeredAt, bonus.bonusId),
  };
}

/** The code of the refusal with which a call ends, or undefined. */
export async function refusalOf(call: Promise<unknown>): Promise<string | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
