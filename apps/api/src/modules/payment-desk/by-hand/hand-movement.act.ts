import { AppError } from '@maidan/contract/errors';
import { CORRECTION_CAUSES, HAND_DIRECTIONS, TRANSFER_CAUSES } from '@maidan/contract/movements';
import type { HandCause, HandMovementKind } from '@maidan/contract/movements';
import { z } from 'zod';
import { holdMember, inboxStore } from '#modules/member/index.ts';
import { defineAct, openProposalOn, recordAct } from '#modules/operators/index.ts';
import type { Act } from '#modules/operators/index.ts';
import { BALANCE_TOPIC, handMovementStore, receiptNumberOf } from '#modules/wallet/index.ts';
import type { WalletService } from '#modules/wallet/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { notifyLive } from '#platform/live/live-events.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import { HAND_TITLE, handBody } from './hand-words.ts';

/** An amount that is moved by hand; `key` is made by whoever asks for it. */
export interface HandMovement {
  readonly key: string;
  readonly memberId: string;
  readonly direction: (typeof HAND_DIRECTIONS)[number];
  readonly amountMinor: number;
  readonly cause: HandCause;
}

/** What the acts are made with. */
export interface HandActDeps {
  readonly clock: Clock;
  readonly random: Pick<Random, 'id'>;
  readonly wallet: Pick<WalletService, 'lock' | 'moveByHand'>;
}

/** What one of the acts is called, and between which accounts it moves. */
interface HandKind {
  readonly permission: 'corrections.make' | 'transfers.make';
  readonly kind: 'corrections' | 'transfers';
  readonly noun: 'correction' | 'transfer';
  readonly moves: Readonly<Record<HandMovement['direction'], HandMovementKind>>;
  readonly causes: readonly [HandCause, ...HandCause[]];
}

const CORRECTIONS: HandKind = {
  permission: 'corrections.make',
  kind: 'corrections',
  noun: 'correction',
  moves: { credit: 'correction_credit', debit: 'correction_debit' },
  causes: CORRECTION_CAUSES,
};

const TRANSFERS: HandKind = {
  permission: 'transfers.make',
  kind: 'transfers',
  noun: 'transfer',
  moves: { credit: 'suspense_credit', debit: 'suspense_debit' },
  causes: TRANSFER_CAUSES,
};

/** Corrects the balance of a member by hand (OPS-08). */
export const correctionAct = (deps: HandActDeps): Act<HandMovement> => handAct(deps, CORRECTIONS);

/** Moves an amount by hand between a member and the site's account of suspense (OPS-08). */
export const transferAct = (deps: HandActDeps): Act<HandMovement> => handAct(deps, TRANSFERS);

/**
 * An amount that two operators move, whatever the rule of the site says: one journal of the member's cash, once of each key. It
 * asks for nothing that the member may do, since a closed or excluded member's balance may be wrong too; what it adds is cash, which
 * nobody can play with who may not play.
 */
function handAct({ clock, random, wallet }: HandActDeps, named: HandKind): Act<HandMovement> {
  const { permission, kind, noun, moves, causes } = named;
  const targetOf = (key: string) => `${noun}:${key}`;
  return defineAct<HandMovement>({
    operation: permission,
    permission,
    body: z.object({
      key: z.string().min(8).max(64),
      memberId: z.string().min(1).max(64),
      direction: z.enum(HAND_DIRECTIONS),
      amountMinor: z.int().min(1),
      cause: z.enum(causes),
    }),

    async admit(tx, { siteId, body: { key, memberId } }) {
      await requireMember(tx, siteId, memberId);
      if (await openProposalOn(tx, siteId, targetOf(key)))
        throw new AppError('operators.decided_before', { state: 'proposed' });
    },

    async measure(tx, { siteId, body: { key, memberId, direction, amountMinor, cause } }) {
      await requireMember(tx, siteId, memberId);
      if (await handMovementStore(tx, siteId).find(key))
        throw new AppError('operators.decided_before', { state: 'approved' });
      const { cashMinor } = await wallet.lock(tx, siteId, memberId);
      if (direction === 'debit' && cashMinor < amountMinor)
        throw new AppError('wallet.insufficient_funds');
      const revision = `${direction}-${cause}`;
      return { kind, target: targetOf(key), revision, amountMinor, memberId, always: true };
    },

    async run(tx, { siteId, body: { key, memberId, direction, ...asked } }, run) {
      const { currency } = await wallet.lock(tx, siteId, memberId);
      const { journalId } = await wallet.moveByHand(tx, {
        ...asked,
        siteId,
        memberId,
        movementId: key,
        kind: moves[direction],
        currency,
        madeBy: run.by?.operatorId ?? null,
        proposalId: run.proposalId ?? null,
      });
      const receipt = receiptNumberOf(journalId);
      const told = { title: HAND_TITLE, body: handBody(receipt), createdAt: clock.now() };
      await inboxStore(tx, siteId).insert(memberId, [{ messageId: random.id(), ...told }]);
      await notifyLive(tx, [{ siteId, memberId, topic: BALANCE_TOPIC }]);
      const { amountMinor, cause } = asked;
      await recordAct(tx, clock, {
        siteId,
        via: run.via,
        permission,
        target: `member:${memberId}`,
        before: {},
        after: { [noun]: key, direction, amountMinor: String(amountMinor), cause, receipt },
        ...(run.proposalId === undefined ? {} : { proposalId: run.proposalId }),
        ...(run.by ? { by: run.by } : {}),
      });
    },
  });
}

/** Locks the member, so that of two who ask with one key at once the second finds the proposal of the first. */
async function requireMember(tx: Transaction, siteId: string, memberId: string): Promise<void> {
  if (!(await holdMember(tx, siteId, memberId))) throw new AppError('operators.unknown_target');
}
