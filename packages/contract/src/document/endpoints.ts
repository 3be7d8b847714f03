import * as affiliates from '../endpoints/affiliates.ts';
import * as agent from '../endpoints/agency/agent.ts';
import * as agentLinks from '../endpoints/agency/links.ts';
import * as agentRates from '../endpoints/agency/rates.ts';
import * as offers from '../endpoints/agency/offers.ts';
import * as statements from '../endpoints/agency/statements.ts';
import * as auth from '../endpoints/account/auth.ts';
import * as bonuses from '../endpoints/payments/bonuses.ts';
import * as chat from '../endpoints/service/chat.ts';
import * as codes from '../endpoints/account/codes.ts';
import * as contacts from '../endpoints/account/contacts.ts';
import * as deposits from '../endpoints/payments/deposits.ts';
import * as exports from '../endpoints/live/exports.ts';
import * as favourites from '../endpoints/favourites.ts';
import * as games from '../endpoints/games.ts';
import * as lotteries from '../endpoints/clocked/lotteries.ts';
import * as matches from '../endpoints/clocked/matches.ts';
import * as returns from '../endpoints/returns.ts';
import * as identity from '../endpoints/account/identity.ts';
import * as inbox from '../endpoints/account/inbox.ts';
import * as invite from '../endpoints/account/invite.ts';
import * as jobs from '../endpoints/live/jobs.ts';
import * as live from '../endpoints/live/live.ts';
import * as ownData from '../endpoints/account/own-data.ts';
import * as lobby from '../endpoints/lobby.ts';
import * as member from '../endpoints/member.ts';
import * as notices from '../endpoints/notices.ts';
import * as passwords from '../endpoints/account/passwords.ts';
import * as payoutAccounts from '../endpoints/payments/payout-accounts.ts';
import * as pictures from '../endpoints/pictures.ts';
import * as presenters from '../endpoints/service/presenters.ts';
import * as rebates from '../endpoints/payments/rebates.ts';
import * as recordExports from '../endpoints/wallet/record-exports.ts';
import * as rewardApplications from '../endpoints/promotions/reward-applications.ts';
import * as promotions from '../endpoints/promotions/promotions.ts';
import * as records from '../endpoints/wallet/records.ts';
import * as safety from '../endpoints/account/safety.ts';
import * as security from '../endpoints/account/security.ts';
import * as service from '../endpoints/service/service.ts';
import * as site from '../endpoints/site.ts';
import * as social from '../endpoints/account/social.ts';
import * as team from '../endpoints/agency/team.ts';
import * as teamMembers from '../endpoints/agency/members.ts';
import * as trial from '../endpoints/trial.ts';
import * as twoStep from '../endpoints/account/two-step.ts';
import * as wallet from '../endpoints/wallet/wallet.ts';
import * as withdrawals from '../endpoints/payments/withdrawals.ts';
import type { Endpoint } from './endpoint.ts';

const modules = {
  site,
  auth,
  codes,
  passwords,
  security,
  twoStep,
  contacts,
  identity,
  safety,
  social,
  trial,
  affiliates,
  member,
  inbox,
  invite,
  ownData,
  wallet,
  records,
  recordExports,
  deposits,
  payoutAccounts,
  bonuses,
  rebates,
  withdrawals,
  live,
  jobs,
  exports,
  lobby,
  games,
  lotteries,
  matches,
  returns,
  favourites,
  notices,
  rewardApplications,
  pictures,
  promotions,
  service,
  chat,
  presenters,
  agent,
  team,
  teamMembers,
  agentLinks,
  agentRates,
  statements,
  offers,
};

/** Every declared endpoint, in the order of the nouns. Vendor calls are declared in `packages/wire` and are not part of this promise. */
export const ENDPOINTS: readonly Endpoint[] = Object.values(modules).flatMap((module) =>
  Object.values(module as Record<string, unknown>).filter(isEndpoint),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'route' in value && 'options' in value;
}
