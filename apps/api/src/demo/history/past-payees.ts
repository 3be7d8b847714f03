import { memberFieldsService, rankService } from '#modules/member/index.ts';
import { payoutAccountService } from '#modules/payments/index.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { SeedDeps } from '../seed-deps.ts';
import type { Chance } from './chance.ts';
import type { PastPlayer, PastServices } from './past-player.ts';

const NAMES = ['Rafi Ahmed', 'Sumaiya Akter', 'Tanvir Hossain', 'Nusrat Jahan', 'Kamal Uddin'];
/** Of so many players one is not paid over the first channel, so that the usual time of that one can be told. */
const SECOND_CHANNEL_EVERY = 5;

/** A player with an account to which it is paid. */
export interface Payee {
  readonly player: PastPlayer;
  readonly accountId: string;
  readonly usableFrom: Date;
  /** How many withdrawals the player requested. */
  requests: number;
}

/** Nobody was there to be told. */
export const SILENT_ALERTS = { tell: () => undefined };

/** The payout accounts of the demo's players, each of which is added when it is first needed. */
export function pastPayees(
  { random }: Pick<SeedDeps, 'random'>,
  { database: { db }, clock, records }: PastServices,
  site: SiteView,
  chance: Chance,
) {
  const accounts = payoutAccountService({
    db,
    clock,
    random,
    alerts: SILENT_ALERTS,
    // Whoever added one had just proved to be the member.
    stepUps: { require: () => Promise.resolve() },
    ranks: rankService({ db, clock, records }),
  });
  const payees = new Map<string, Payee>();
  const channels = site.settings.depositChannels.filter(({ isOpen }) => isOpen);

  return {
    accounts,
    all: (): readonly Payee[] => [...payees.values()],

    /** The payee that a player is. */
    async of(player: PastPlayer): Promise<Payee> {
      const { memberId } = player;
      const known = payees.get(memberId);
      if (known) return known;
      const place = payees.size;
      const holderName = NAMES[place % NAMES.length] ?? '';
      await memberFieldsService({ db }).setPayeeName(site, memberId, holderName);
      const isSecond = place % SECOND_CHANNEL_EVERY === SECOND_CHANNEL_EVERY - 1;
      const { accountId, usableFrom } = await accounts.add(
        site,
        { sessionId: 'past', memberId },
        {
          channel: channels[isSecond ? 1 : 0]?.code ?? '',
          number: `SP${chance.whole(10_000_000, 99_999_999)}`,
          holderName,
        },
      );
      const payee = { player, accountId, usableFrom, requests: 0 };
      payees.set(memberId, payee);
      return payee;
    },
  };
}
