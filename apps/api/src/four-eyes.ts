import type { MessagesService } from './modules/messages/index.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { readFourEyes } from '@maidan/site/four-eyes';
import { checkedResetAct, sendCheckedReset, sendRevealAlert } from './modules/member-desk/index.ts';
import type { CheckedResetDeps } from './modules/member-desk/index.ts';
import { releaseAct } from './modules/agent/index.ts';
import {
  Acts,
  changeRoleAct,
  createRoleAct,
  grantAct,
  isTold,
  mailMaker,
  proposalsService,
  retireRoleAct,
  sendMakerMail,
  strictest,
  wordsSite,
} from './modules/operators/index.ts';
import type { GateDeps, ProposalsService } from './modules/operators/index.ts';
import { decideAct } from './modules/promotions/index.ts';
import type { BonusService } from './modules/promotions/index.ts';
import {
  correctionAct,
  creditAct,
  decideWithdrawalAct,
  stopWithdrawalsAct,
  transferAct,
} from './modules/payment-desk/index.ts';
import { endExclusionAct } from './modules/safety/index.ts';
import { rotateKeysAct, settingAct } from './modules/site-desk/index.ts';
import { siteStore } from './modules/site/index.ts';
import type { SiteDirectory, SiteGuard } from './modules/site/index.ts';
import type { WalletService } from './modules/wallet/index.ts';
import type { Database, OpenDatabase } from './platform/database/connection.ts';
import type { Clock } from './platform/process/clock.ts';
import { sealingKeys } from './platform/secrets/sealing-key.store.ts';
import type { Random } from './platform/secrets/random.ts';

/** What acts and their gate are made of. */
interface FourEyesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly bonuses: Pick<BonusService, 'grant' | 'admit'>;
  readonly guard: SiteGuard;
  readonly wallet: Pick<
    WalletService,
    'creditDeposit' | 'payWithdrawal' | 'returnWithdrawal' | 'lock' | 'moveByHand'
  >;
  readonly tellMaker: Parameters<typeof proposalsService>[0]['tellMaker'];
}

/**
 * Every act that four eyes may guard, and the one gate to them: for the console, for commands and for jobs (OPS-08, OPS-09).
 * The rotation of keys and resets after a check are added by the serving api alone, which has the deployment's secret and sends.
 */
export function composeFourEyes({ bonuses, guard, wallet, tellMaker, ...deps }: FourEyesDeps) {
  const { clock } = deps;
  const acts = new Acts();
  const guarded = {
    decideApplication: acts.add(decideAct({ clock, bonuses })),
    changeSetting: acts.add(settingAct({ clock, guard })),
    grantRole: acts.add(grantAct({ clock })),
    createRole: acts.add(createRoleAct({ clock })),
    changeRole: acts.add(changeRoleAct({ clock })),
    retireRole: acts.add(retireRoleAct({ clock })),
    decideWithdrawal: acts.add(
      decideWithdrawalAct({
        clock,
        wallet,
        asksDocuments: async (tx, siteId) =>
          (await siteStore(tx).guards(siteId)).some(({ playMode }) => playMode === 'licensed'),
      }),
    ),
    stopWithdrawals: acts.add(stopWithdrawalsAct({ clock, random: deps.random })),
    creditByHand: acts.add(creditAct({ clock, random: deps.random, wallet })),
    correctBalance: acts.add(correctionAct({ clock, random: deps.random, wallet })),
    transferByHand: acts.add(transferAct({ clock, random: deps.random, wallet })),
    endExclusion: acts.add(endExclusionAct({ clock })),
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
    deploymentSecret,
    ...deps
  }: Pick<FourEyesDeps, 'clock' | 'random' | 'guard'> & {
    readonly database: OpenDatabase;
    readonly directory: SiteDirectory;
    readonly deploymentSecret: string;
  },
  parts: {
    bonuses: BonusService;
    jobs: Jobs;
    messages: MessagesService;
    wallet: FourEyesDeps['wallet'];
    auth: { password: { recovery: { links: CheckedResetDeps['resetLinks'] } } };
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
  const { acts } = fourEyes.proposals;
  const keys = sealingKeys(deps.random, deploymentSecret);
  const rotateKeys = acts.add(rotateKeysAct({ clock: deps.clock, keys }));
  const siteOf = (siteId: string) => directory.findById(siteId);
  const resets = { ...deps, jobs, siteOf, resetLinks: parts.auth.password.recovery.links };
  const checkedReset = acts.add(checkedResetAct(resets));
  const mailDeps = { db, messages, wordsSiteOf };
  return {
    sealingKeys: keys,
    fourEyes: { ...fourEyes, rotateKeys, checkedReset, wordsSiteOf },
    sendCheckedReset: (run: Parameters<typeof sendCheckedReset>[1]) =>
      sendCheckedReset({ ...resets, db }, run),
    mailMakerOf: (run: Parameters<typeof sendMakerMail>[1]) => sendMakerMail(mailDeps, run),
    revealAlertOf: (run: Parameters<typeof sendRevealAlert>[1]) =>
      sendRevealAlert({ ...mailDeps, clock: deps.clock, siteOf: wordsSiteOf }, run),
  };
}
