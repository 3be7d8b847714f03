import type { MessagesService } from './modules/messages/index.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { readFourEyes } from '@maidan/site/four-eyes';
import { sendRevealAlert } from './modules/member-desk/index.ts';
import { releaseAct } from './modules/agent/index.ts';
import {
  Acts,
  grantAct,
  isTold,
  mailMaker,
  proposalsService,
  sendMakerMail,
  strictest,
  wordsSite,
} from './modules/operators/index.ts';
import type { GateDeps, ProposalsService } from './modules/operators/index.ts';
import { decideAct } from './modules/promotions/index.ts';
import type { BonusService } from './modules/promotions/index.ts';
import { creditAct, decideWithdrawalAct } from './modules/payment-desk/index.ts';
import { settingAct } from './modules/site-desk/index.ts';
import { siteStore } from './modules/site/index.ts';
import type { SiteDirectory, SiteGuard } from './modules/site/index.ts';
import type { WalletService } from './modules/wallet/index.ts';
import type { Database, OpenDatabase } from './platform/database/connection.ts';
import type { Clock } from './platform/process/clock.ts';
import type { Random } from './platform/secrets/random.ts';

/** What acts and their gate are made of. */
interface FourEyesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly bonuses: Pick<BonusService, 'grant'>;
  readonly guard: SiteGuard;
  readonly wallet: Pick<WalletService, 'creditDeposit' | 'payWithdrawal' | 'returnWithdrawal'>;
  readonly tellMaker: Parameters<typeof proposalsService>[0]['tellMaker'];
}

/**
 * Every act that four eyes may guard, and the one gate to them: for the console, for commands and for jobs (OPS-08, OPS-09).
 * Further corrections and transfers by hand, the rotation of keys and ending an exclusion are kinds of the rule without an act of
 * an operator so far; whoever makes one adds it here.
 */
export function composeFourEyes({ bonuses, guard, wallet, tellMaker, ...deps }: FourEyesDeps) {
  const { clock } = deps;
  const acts = new Acts();
  const guarded = {
    decideApplication: acts.add(decideAct({ clock, bonuses })),
    changeSetting: acts.add(settingAct({ clock, guard })),
    grantRole: acts.add(grantAct({ clock })),
    decideWithdrawal: acts.add(
      decideWithdrawalAct({
        clock,
        wallet,
        asksDocuments: async (tx, siteId) =>
          (await siteStore(tx).guards(siteId)).some(({ playMode }) => playMode === 'licensed'),
      }),
    ),
    creditByHand: acts.add(creditAct({ clock, random: deps.random, wallet })),
    releaseSettlement: acts.add(releaseAct({ clock })),
  };
  // Read from the database and not from what a process knows, so that an old rule never lets an act pass.
  const rules: Pick<GateDeps, 'ruleOf' | 'mayRunAlone'> = {
    async ruleOf(db, siteId) {
      const [own] = await siteStore(db).guards(siteId);
      if (own) return readFourEyes(own.fourEyes);
      return strictest((await siteStore(db).guards()).map((site) => readFourEyes(site.fourEyes)));
    },
    mayRunAlone: async (db) =>
      (await siteStore(db).guards()).every(({ playMode }) => playMode === 'social'),
  };
  const proposals: ProposalsService = proposalsService({ ...deps, ...rules, acts, tellMaker });
  return { proposals, gate: proposals.gate, ...guarded };
}

/** The acts and their gate. */
export type FourEyes = ReturnType<typeof composeFourEyes>;

/** Acts that may need a second operator, and the mails to operators. */
export function fourEyesServices(
  {
    database,
    directory,
    ...deps
  }: Pick<FourEyesDeps, 'clock' | 'random' | 'guard'> & {
    readonly database: OpenDatabase;
    readonly directory: SiteDirectory;
  },
  parts: {
    bonuses: BonusService;
    jobs: Jobs;
    messages: MessagesService;
    wallet: FourEyesDeps['wallet'];
  },
) {
  const { db } = database;
  const { jobs, messages } = parts;
  const wordsSiteOf = (siteId: string) => wordsSite(siteId, directory);
  const fourEyes = composeFourEyes({
    ...deps,
    ...parts,
    db,
    async tellMaker(tx, row) {
      if (!isTold(row)) return;
      const { siteId, proposalId } = row;
      const order = { siteId: wordsSiteOf(siteId).siteId, payload: { siteId, proposalId } };
      await jobs.enqueue(tx, mailMaker, order);
    },
  });
  const mailDeps = { db, messages, wordsSiteOf };
  return {
    fourEyes: { ...fourEyes, wordsSiteOf },
    mailMakerOf: (run: Parameters<typeof sendMakerMail>[1]) => sendMakerMail(mailDeps, run),
    revealAlertOf: (run: Parameters<typeof sendRevealAlert>[1]) =>
      sendRevealAlert({ ...mailDeps, clock: deps.clock, siteOf: wordsSiteOf }, run),
  };
}
