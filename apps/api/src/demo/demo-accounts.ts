import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inboxMessages } from '@maidan/demo';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { createPasswords, PASSWORD_COST } from '../modules/auth/index.ts';
import { inboxStore, memberService, memberStore } from '../modules/member/index.ts';
import { walletService } from '../modules/wallet/index.ts';
import type { Clock } from '../platform/process/clock.ts';
import { liveEvents } from '../platform/live/live-events.ts';
import type { SiteView } from '../platform/http/request-context.ts';
import { drawDemoPassword } from './demo-password.ts';
import type { SeedDeps } from './seed-deps.ts';

const FILE = 'demo-accounts.json';

/** The account of the demo's agent, and that of the head agent above it. */
export const DEMO_AGENT = 'demoagent';
export const DEMO_HEAD_AGENT = 'demohead';

const ACCOUNTS = [
  { username: 'demo', role: 'player', type: MEMBER_TYPE.player, invitedBy: undefined },
  {
    username: DEMO_HEAD_AGENT,
    role: 'head agent',
    type: MEMBER_TYPE.headAgent,
    invitedBy: undefined,
  },
  { username: DEMO_AGENT, role: 'agent', type: MEMBER_TYPE.agent, invitedBy: DEMO_HEAD_AGENT },
] as const;

/** A demo account as `demo-accounts.json` in the data folder lists it. */
export interface DemoAccount {
  readonly site: string;
  readonly username: string;
  readonly password: string;
  readonly role: string;
}

/**
 * Creates the demo accounts on the sites that lack them and writes names and passwords to a file that only its owner
 * may read. Existing accounts keep their passwords, unless new ones are asked for or the file is missing. New ones join at
 * the time of their site's clock.
 */
export async function seedDemoAccounts(
  deps: SeedDeps,
  sites: readonly SiteView[],
  clockOf: (site: SiteView) => Clock = () => deps.clock,
): Promise<void> {
  const file = join(deps.env.DATA_DIR, FILE);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoAccount[]) : [];
  const events = await liveEvents({
    database: deps.database,
    onError: (error) => deps.log.warn({ error }, 'events could not be sent'),
  });
  const accounts: DemoAccount[] = [];
  for (const site of sites) {
    const joining = { ...deps, clock: clockOf(site) };
    const wallet = walletService({ ...joining, db: deps.database.db, events });
    const members = memberService({ ...joining, wallet });
    for (const account of ACCOUNTS) {
      const listed = known.find(
        (one) => one.site === site.siteId && one.username === account.username,
      );
      accounts.push(await seedAccount(deps, members, site, account, listed));
    }
  }
  await events.close();
  for (const { siteId } of sites) await seedInboxes(deps, siteId);
  if (JSON.stringify(accounts) === JSON.stringify(known)) return;
  writeFileSync(`${file}.part`, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

async function seedAccount(
  deps: SeedDeps,
  members: ReturnType<typeof memberService>,
  site: SiteView,
  account: (typeof ACCOUNTS)[number],
  listed: DemoAccount | undefined,
): Promise<DemoAccount> {
  const { db } = deps.database;
  const { siteId } = site;
  const existing = await memberStore(db, siteId).findByAccount(account.username);
  if (existing && listed && !deps.env.DEMO_NEW_PASSWORDS) return listed;
  const password = drawDemoPassword(deps.random);
  const passwordHash = await createPasswords(PASSWORD_COST).hash(password);
  const { username, role, type, invitedBy } = account;
  if (existing?.isDemo) {
    await memberStore(db, siteId).setPassword(existing.memberId, passwordHash);
  } else if (!existing) {
    const upline = invitedBy && (await memberStore(db, siteId).findByAccount(invitedBy));
    await db.transaction((tx) =>
      members.create(tx, site, {
        invitedByMemberId: upline ? upline.memberId : null,
        account: username,
        type,
        passwordHash,
        language: site.settings.locales.default,
        profile: {},
        registeredFrom: { method: 'DEMO' },
        termsVersion: 'demo',
        isDemo: true,
        acceptsMarketing: false,
      }),
    );
  }
  return { site: siteId, username, password, role };
}

/** Messages that a demo member already has are left as they are, read or unread. */
async function seedInboxes({ database, clock }: SeedDeps, siteId: string): Promise<void> {
  const { db } = database;
  const createdAt = clock.now();
  const drafts = inboxMessages.map(({ id, title, body }) => ({
    messageId: id,
    title,
    body,
    createdAt,
  }));
  for (const { memberId } of await memberStore(db, siteId).listDemo()) {
    await inboxStore(db, siteId).insert(memberId, drafts);
  }
}
