import { AppError } from '@maidan/contract/errors';
import { isPayeeName } from '@maidan/contract/payee-name';
import { holdMember } from '#modules/member/index.ts';
import type { MemberRow, RankService } from '#modules/member/index.ts';
import type { MemberAlerts, StepUps } from '#modules/security/index.ts';
import type { Database, Queryable, Transaction } from '#platform/database/connection.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import { accountNumberOf } from './account-number.ts';
import { payoutAccountStore } from './payout-account.store.ts';
import type { PayoutAccountRow } from './payout-account.tables.ts';

const HOUR_MS = 3_600_000;

export interface PayoutAccountDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly stepUps: Pick<StepUps, 'require'>;
  readonly alerts: Pick<MemberAlerts, 'tell'>;
  readonly ranks: Pick<RankService, 'mostPayoutAccounts'>;
}

/** An account as the member typed it. */
export interface PayoutAccountDraft {
  readonly channel: string;
  readonly number: string;
  readonly holderName: string;
}

/**
 * The accounts to which members are paid (MONEY-11). Each change needs a proof of the last minutes and is told by every
 * verified way, and a new account is paid to after the site's delay, so that a stolen session is not paid out.
 */
export function payoutAccountService(deps: PayoutAccountDeps) {
  const { db, clock, stepUps, alerts } = deps;
  return {
    list: (siteId: string, memberId: string) => payoutAccountStore(db, siteId).list(memberId),

    /**
     * Adds an account; the limit holds for accounts that are added at once as well.
     * @throws AppError security.step_up_required, payout.channel_unknown, payout.number_invalid,
     * payout.payee_name_missing, payout.name_differs, payout.account_exists, payout.too_many_accounts
     */
    async add(
      site: SiteView,
      { sessionId, memberId }: Pick<SessionView, 'sessionId' | 'memberId'>,
      draft: PayoutAccountDraft,
    ): Promise<PayoutAccountRow> {
      await stepUps.require(site.siteId, sessionId);
      const most = await deps.ranks.mostPayoutAccounts(site, memberId);
      const { owner, row } = await db.transaction(async (tx) => {
        const holder = await ownerOf(tx, site, memberId);
        return { owner: holder, row: await store(deps, tx, { site, owner: holder, draft, most }) };
      });
      alerts.tell(site, owner, 'payout_account_added');
      return row;
    },

    /** Removes an account. @throws AppError security.step_up_required, payout.account_not_found */
    async remove(site: SiteView, session: SessionView, accountId: string): Promise<void> {
      const { memberId, sessionId } = session;
      await stepUps.require(site.siteId, sessionId);
      const owner = await db.transaction(async (tx) => {
        const holder = await ownerOf(tx, site, memberId);
        const accounts = payoutAccountStore(tx, site.siteId);
        const isRemoved = await accounts.remove(memberId, accountId, clock.now());
        if (!isRemoved) throw new AppError('payout.account_not_found');
        return holder;
      });
      alerts.tell(site, owner, 'payout_account_removed');
    },

    /**
     * The account to which a withdrawal goes, with its whole number.
     * @throws AppError payout.account_not_found for one of another member as well, payout.account_waiting with
     * params.usableFrom
     */
    async payoutAccountForWithdrawal(
      tx: Queryable,
      siteId: string,
      { memberId, accountId }: { memberId: string; accountId: string },
    ): Promise<PayoutAccountRow> {
      const row = await payoutAccountStore(tx, siteId).find(memberId, accountId);
      if (!row) throw new AppError('payout.account_not_found');
      if (row.usableFrom > clock.now()) {
        throw new AppError('payout.account_waiting', { usableFrom: row.usableFrom.toISOString() });
      }
      return row;
    },
  };
}

export type PayoutAccountService = ReturnType<typeof payoutAccountService>;

async function ownerOf(tx: Transaction, { siteId }: SiteView, memberId: string) {
  const owner = await holdMember(tx, siteId, memberId);
  if (!owner) throw new AppError('session.expired');
  return owner;
}

async function store(
  { clock, random }: PayoutAccountDeps,
  tx: Transaction,
  {
    site,
    owner,
    draft,
    most,
  }: { site: SiteView; owner: MemberRow; draft: PayoutAccountDraft; most: number },
): Promise<PayoutAccountRow> {
  const { payoutAccounts } = site.settings;
  const { channel, number, holderName } = checked(site, owner, draft);
  const accounts = payoutAccountStore(tx, site.siteId);
  const known = await accounts.list(owner.memberId);
  if (known.some((row) => row.channel === channel && row.number === number)) {
    throw new AppError('payout.account_exists');
  }
  if (known.length >= most) throw new AppError('payout.too_many_accounts', { most });
  const addedAt = clock.now();
  const row = {
    siteId: site.siteId,
    accountId: random.id(),
    memberId: owner.memberId,
    channel,
    number,
    holderName,
    addedAt,
    usableFrom: new Date(addedAt.getTime() + payoutAccounts.delayHours * HOUR_MS),
    removedAt: null,
  };
  await accounts.insert(row);
  return row;
}

/** The draft as it is stored. */
function checked({ settings }: SiteView, { profile }: MemberRow, draft: PayoutAccountDraft) {
  const { channel, holderName } = draft;
  const isKnown = settings.depositChannels.some(({ code }) => code === channel);
  if (!isKnown) throw new AppError('payout.channel_unknown');
  const number = accountNumberOf(draft.number, settings.playMode === 'social');
  if (number === undefined) throw new AppError('payout.number_invalid');
  const payeeName = profile['payeeName'] ?? '';
  if (payeeName === '') throw new AppError('payout.payee_name_missing');
  if (!isPayeeName(holderName, payeeName)) throw new AppError('payout.name_differs');
  return { channel, number, holderName: holderName.trim() };
}
