import { receiptNumberOf } from '#modules/wallet/index.ts';
import { textIn } from '#platform/database/columns.ts';
import { deviceNames } from '#platform/http/device-names.ts';
import { maskedAccount } from '../reveal/masks.ts';
import type {
  BonusRecord,
  DocumentRecord,
  MessageRecord,
  PaymentRecord,
  SignInRecord,
} from './records.store.ts';

/** A moment as the wire has it, from how the database writes it. */
const wire = (moment: string) => new Date(moment).toISOString();

/** Fields that hold a moment, without those that are empty. */
function moments<Name extends string>(
  fields: Readonly<Record<Name, string | null>>,
): Partial<Record<Name, string>> {
  const known = Object.entries<string | null>(fields).flatMap(([name, moment]) =>
    moment === null ? [] : [[name, wire(moment)]],
  );
  return Object.fromEntries(known) as Partial<Record<Name, string>>;
}

/** A payment with its masked account and the receipt of its newest journal. */
export function paymentView({ account, at, endedAt, journalId, ...payment }: PaymentRecord) {
  return {
    ...payment,
    amountMinor: Number(payment.amountMinor),
    feeMinor: Number(payment.feeMinor),
    at: wire(at),
    ...(account === null ? {} : { account: maskedAccount(account) }),
    ...moments({ endedAt }),
    ...(journalId === null ? {} : { receiptNumber: receiptNumberOf(journalId) }),
  };
}

/** A bonus with its title in a language. */
export function bonusRecordView(
  { title, promotionId, at, grantedAt, expiresAt, endedAt, ...bonus }: BonusRecord,
  language: string,
  receipts: ReadonlyMap<string, string>,
) {
  const receiptNumber = receipts.get(bonus.bonusId);
  return {
    ...bonus,
    title: textIn(title, language),
    ...(promotionId === null ? {} : { promotionId }),
    offeredAt: wire(at),
    ...moments({ grantedAt, expiresAt, endedAt }),
    ...(receiptNumber === undefined ? {} : { receiptNumber }),
  };
}

/** A sign-in with what the browser calls itself. */
export function signInView({ at, userAgent, ...signIn }: SignInRecord) {
  const { way, isSuccess, isNewDevice, network } = signIn;
  const { browser, system } = deviceNames(userAgent);
  return { at: wire(at), way, isSuccess, isNewDevice, browser, system, network };
}

/** Documents without their pictures. */
export function documentView({ reason, at, decidedAt, ...documents }: DocumentRecord) {
  return {
    ...documents,
    ...(reason === null ? {} : { reason }),
    sentAt: wire(at),
    ...moments({ decidedAt }),
  };
}

/** A message in a language. */
export function messageView(
  { title, body, at, readAt, messageId }: MessageRecord,
  language: string,
) {
  return {
    messageId,
    title: textIn(title, language),
    body: textIn(body, language),
    sentAt: wire(at),
    ...moments({ readAt }),
  };
}
