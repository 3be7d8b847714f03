import { memberStore } from '#modules/member/index.ts';
import {
  holdUndecided,
  payoutService,
  withdrawalDecisions,
  withdrawalService,
} from '#modules/payments/index.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { SeedDeps } from '../seed-deps.ts';
import type { Chance } from './chance.ts';
import { pastPayees, SILENT_ALERTS } from './past-payees.ts';
import type { Payee } from './past-payees.ts';
import { orderDeposit } from './past-player.ts';
import type { PastPlayer, PastServices } from './past-player.ts';

const MINUTE_MS = 60_000;
const TAKA = 100;
/** From how many stakes of cash on a player thinks of withdrawing. */
const ENOUGH_STAKES = 45;
/** How often: of these last days, whose payouts tell the usual time, more than of those before, which a first start waits for. */
const LAST_DAYS = 30;
const HABIT = 0.5;
const EARLIER_HABIT = 0.15;
/** What part of the cash is withdrawn. */
const PART = 0.6;
/** How withdrawals end, one after the other. */
const ENDS = ['paid', 'paid', 'rejected', 'paid', 'paid', 'failed', 'paid', 'paid'] as const;
/** A withdrawal above the site's own rule waits for an operator. */
const WAITING_MINOR = 10_200 * TAKA;
/** What members read when an operator rejects. */
const REASON: Readonly<Record<string, string>> = {
  bn: 'অ্যাকাউন্টের নাম আপনার নামের সঙ্গে মেলেনি। নাম মিলিয়ে আবার অনুরোধ করুন।',
  en: 'The name of the account is not yours. Check it and request again.',
  hi: 'खाते का नाम आपके नाम से नहीं मिला। नाम मिलाकर फिर अनुरोध करें।',
};

/** What withdrawals of the past are made with. */
interface Made {
  readonly deps: Pick<SeedDeps, 'random' | 'log'>;
  readonly services: PastServices;
  readonly site: SiteView;
  readonly chance: Chance;
}

/** Withdrawals of the demo's players: most are paid, some are rejected or fail, and a few wait at the end. */
export function pastWithdrawals(made: Made) {
  const { deps, services, site, chance } = made;
  const { clock, wallet } = services;
  const payees = pastPayees(deps, services, site, chance);
  const request = requests(made, payees.accounts);
  const end = ends(made);
  const { minMinor, approvedUpToMinor } = site.settings.withdrawals;
  const cashOf = async ({ memberId }: PastPlayer) =>
    (await wallet.readBalance(site.siteId, memberId)).withdrawableMinor;

  return {
    /** Lets a player withdraw a part of the cash after an evening, when there is enough. */
    async afterEvening(player: PastPlayer, daysAgo: number): Promise<void> {
      if (!chance.happens(daysAgo <= LAST_DAYS ? HABIT : EARLIER_HABIT)) return;
      const payee = await payees.of(player);
      const cashMinor = await cashOf(player);
      if (payee.usableFrom > clock.now() || cashMinor < player.stakeMinor * ENOUGH_STAKES) return;
      const wished = Math.floor((cashMinor * PART) / (100 * TAKA)) * 100 * TAKA;
      const amountMinor = Math.min(wished, approvedUpToMinor);
      if (amountMinor < minMinor) return;
      const outcome = ENDS[payee.requests % ENDS.length] ?? 'paid';
      await end(await request(payee, amountMinor), outcome);
    },

    /** Leaves so many withdrawals that an operator has to decide on; who has too little deposits first. */
    async leaveWaiting(most: number): Promise<void> {
      const usable = payees.all().filter(({ usableFrom }) => usableFrom <= clock.now());
      for (const payee of usable.slice(-most)) {
        const { memberId } = payee.player;
        const amountMinor = WAITING_MINOR + chance.whole(0, 6) * 100 * TAKA;
        clock.moveTo(new Date(clock.now().getTime() + chance.whole(3, 20) * MINUTE_MS));
        if ((await cashOf(payee.player)) < amountMinor)
          await orderDeposit(services, site, { memberId, amountMinor, isPaid: true }, chance);
        await request(payee, amountMinor);
      }
    },
  };
}

/** Requests withdrawals, and answers their numbers. */
function requests(
  { deps, services, site }: Made,
  payoutAccounts: Parameters<typeof withdrawalService>[0]['payoutAccounts'],
) {
  const { database, clock, wallet, rail } = services;
  const { db } = database;
  const withdrawals = withdrawalService({
    ...deps,
    db,
    clock,
    wallet,
    payoutAccounts,
    alerts: SILENT_ALERTS,
    // Only the member knew the PIN.
    pins: { check: () => Promise.resolve() },
    rail: rail.connected,
  });
  return async (payee: Payee, amountMinor: number): Promise<string> => {
    const { memberId } = payee.player;
    const owner = await memberStore(db, site.siteId).findById(memberId);
    if (!owner) throw new Error(`There is no member ${memberId}`);
    payee.requests += 1;
    const row = await withdrawals.request(site, {
      owner,
      accountId: payee.accountId,
      amountMinor,
      currency: site.settings.currency.code,
      pin: '',
      key: `past-${payee.requests}`,
    });
    return row.withdrawalId;
  };
}

/** Brings withdrawals to their end, as the site's rule, an operator and the rail do it. */
function ends({ deps, services, site, chance }: Made) {
  const { database, clock, wallet, rail } = services;
  const { siteId, settings } = site;
  const { db } = database;
  const payouts = payoutService({
    ...deps,
    db,
    clock,
    wallet,
    alerts: SILENT_ALERTS,
    rail: rail.connected,
    siteOf: () => site,
  });
  const decisions = withdrawalDecisions({ clock, wallet });
  const pass = (ms: number) => clock.moveTo(new Date(clock.now().getTime() + ms));
  return async (number: string, outcome: (typeof ENDS)[number]): Promise<void> => {
    if (outcome === 'rejected') {
      pass(chance.whole(6, 40) * MINUTE_MS);
      const reason = REASON[settings.locales.default] ?? REASON['en'] ?? '';
      await db.transaction(async (tx) => {
        const held = await holdUndecided(tx, siteId, number);
        await decisions.reject(tx, held, { via: 'command', reason });
      });
      return;
    }
    // Taken up, approved by the rule, ordered.
    for (let turn = 0; turn < 3; turn += 1) {
      pass(MINUTE_MS / 3);
      await payouts.followWithdrawals(clock.now());
    }
    pass(chance.whole(2, 14) * MINUTE_MS);
    await payouts.report(siteId, rail.reportPayout(number, outcome));
  };
}
