import { GAME_TYPES, isAgentType } from '@maidan/contract/constants';
import type { GameType } from '@maidan/contract/constants';
import { PlainError } from '@maidan/deployment/plain-error';
import { parseSiteSettings } from '@maidan/site/settings';
import { dayOf, ratesFrom, setSiteRates } from '../../modules/agent/index.ts';
import type { Rates } from '../../modules/agent/index.ts';
import { memberStore, moveInTeam } from '../../modules/member/index.ts';
import type { MemberRow } from '../../modules/member/index.ts';
import { siteStore } from '../../modules/site/index.ts';
import type { OpenDatabase, Queryable } from '../../platform/database/connection.ts';
import type { Clock } from '../../platform/process/clock.ts';

interface TeamDeps {
  readonly database: OpenDatabase;
  readonly clock: Clock;
}

type Args = Readonly<Record<string, string>>;

/** All of the valid bets, in basis points. */
const MOST_POINTS = 10_000;

/**
 * Sets the rates that a site gives to an agent without an agent above, from today on.
 * @throws PlainError for an unknown site or account, an account that is no such agent, and rates that are none
 */
export async function runRatesCommand(
  { database, clock }: TeamDeps,
  { site = '', account = '', rates = '' }: Args,
): Promise<{ account: string; fromDay: string }> {
  const found = await siteStore(database.db).find(site);
  if (!found) throw new PlainError(`There is no site ${site}.`);
  const { memberId, type, invitedByMemberId } = await memberNamed(database.db, site, account);
  if (!isAgentType(type)) throw new PlainError(`${account} is no agent.`);
  if (invitedByMemberId)
    throw new PlainError(`${account} has an agent above, who gives the rates.`);
  const setAt = clock.now();
  const fromDay = dayOf(setAt, parseSiteSettings(found.settings).timeZone);
  const given = { memberId, rates: ratesIn(rates), fromDay, setAt };
  await database.db.transaction((tx) => setSiteRates(tx, site, given));
  return { account, fromDay };
}

/**
 * Moves a member with everybody below it, or takes it out of every team.
 * @throws PlainError for an unknown account, a place that is no agent's, and one at or below the member itself
 */
export async function runMoveCommand(
  { database }: TeamDeps,
  { site = '', account = '', below }: Args,
): Promise<{ account: string; below: string | null }> {
  const { memberId } = await memberNamed(database.db, site, account);
  const above = below === undefined ? undefined : await memberNamed(database.db, site, below);
  if (above && !isAgentType(above.type)) throw new PlainError(`${above.account} is no agent.`);
  await database.db.transaction((tx) =>
    moveInTeam(tx, site, { memberId, toMemberId: above?.memberId }),
  );
  return { account, below: below ?? null };
}

async function memberNamed(db: Queryable, siteId: string, account: string): Promise<MemberRow> {
  const member = await memberStore(db, siteId).findByAccount(account);
  if (!member) throw new PlainError(`The site ${siteId} has no account ${account}.`);
  return member;
}

function ratesIn(text: string): Rates {
  const named = new Map<GameType, number>();
  for (const part of text.split(',')) {
    const [type = '', points = ''] = part.split('=').map((word) => word.trim());
    const gameType = GAME_TYPES.find((one) => one === type.toUpperCase());
    const rate = /^\d{1,5}$/.test(points) ? Number(points) : Infinity;
    if (!gameType || rate > MOST_POINTS)
      throw new PlainError(
        `"${part}" is no rate: write a game type (${GAME_TYPES.join(', ')}), "=" and 0 to ${MOST_POINTS}.`,
      );
    named.set(gameType, rate);
  }
  return ratesFrom((gameType) => named.get(gameType) ?? 0);
}
