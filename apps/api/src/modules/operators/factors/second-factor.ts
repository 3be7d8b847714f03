import { takeTotpCode } from '#platform/secrets/totp.ts';
import { operatorStore } from '../operator.store.ts';
import type { OperatorRow } from '../operator.tables.ts';
import type { OperatorsDeps } from '../operators-deps.ts';
import { verifyAnswer } from './passkey-answers.ts';
import type { PasskeyAnswer } from './passkey-answers.ts';
import type { Question } from './questions.ts';

/** What an operator gives as second factor: a code of the authenticator app, or the answer of a passkey. */
export type GivenFactor = { readonly code: string } | { readonly passkey: PasskeyAnswer };

/**
 * Whether the second factor of an operator is right and was not used before; it is used then (OPS-02).
 * @throws AppError `operators.passkeys_off`
 */
export async function takeFactor(
  deps: OperatorsDeps,
  row: OperatorRow,
  { given, question }: { readonly given: GivenFactor; readonly question: Question },
): Promise<boolean> {
  if ('code' in given) return takeCode(deps, row, given.code);
  const passkey = await verifyAnswer(deps, given.passkey, question);
  return passkey?.operatorId === row.operatorId;
}

async function takeCode(
  { db, clock, sealed }: OperatorsDeps,
  { operatorId, totpSealed, totpLastStep }: OperatorRow,
  code: string,
): Promise<boolean> {
  const account = { secret: sealed.open(totpSealed), lastStep: totpLastStep };
  const use = (step: number) => operatorStore.useStep(db, operatorId, step);
  return takeTotpCode(account, code, clock.now(), use);
}
