import type { MessagesService } from '#modules/messages/index.ts';
import type { Background } from '#platform/process/background.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Log } from '#platform/process/log.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import type { CaptchaGate } from '../captcha/gate.ts';
import { newPasswords as createNewPasswords } from './new-password.ts';
import type { PasswordAlert } from './new-password.ts';
import { passwordByPhoneService } from './by-phone.service.ts';
import type { PasswordByPhoneService } from './by-phone.service.ts';
import { passwordChangeService } from './change.service.ts';
import type { PasswordChangeService } from './change.service.ts';
import { passwordConfirmation } from './confirmation.ts';
import type { PasswordConfirmation } from './confirmation.ts';
import { passwordMails } from './mails.ts';
import { passwordRecoveryService } from './recovery.service.ts';
import type { PasswordRecoveryService } from './recovery.service.ts';
import type { Passwords } from './password-hash.ts';
import type { PhoneProofs } from '../codes/phone-proof.ts';
import { recoveryTokens } from './recovery-tokens.ts';
import type { SessionService } from '../session/session.service.ts';
import type { TwoStepService } from '../second-step/two-step.service.ts';

export interface PasswordCompositionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly store: ShortLivedStore;
  readonly throttles: Throttles;
  readonly background: Background;
  readonly messages: MessagesService;
  readonly log: Log;
  readonly passwords: Passwords;
  readonly sessions: SessionService;
  readonly gate: CaptchaGate;
  readonly alerts: PasswordAlert;
  readonly proofs: PhoneProofs;
  readonly twoStep: TwoStepService;
  /** Key for hashing proofs of numbers that are kept for a moment. */
  readonly proofKey: Buffer;
  /** Origin of the lobby for a visitor's host. */
  lobbyOriginOf(host: string): string;
}

/** What sets passwords. */
export interface PasswordServices {
  readonly recovery: PasswordRecoveryService;
  readonly byPhone: PasswordByPhoneService;
  readonly change: PasswordChangeService;
  readonly confirmation: PasswordConfirmation;
}

/** Makes the services that set passwords. */
export function composePasswords(deps: PasswordCompositionDeps): PasswordServices {
  const { db, clock, random, store, throttles, background, passwords, sessions, gate, proofs } =
    deps;
  const tokens = recoveryTokens({ store, random });
  const mails = passwordMails(deps);
  const shared = { db, tokens, mails, background };
  const newPasswords = createNewPasswords({
    ...shared,
    clock,
    passwords,
    sessions,
    alerts: deps.alerts,
  });
  const confirmation = passwordConfirmation({ ...deps, newPasswords, tokens });
  return {
    recovery: passwordRecoveryService({
      ...shared,
      throttles,
      messages: deps.messages,
      newPasswords,
      lobbyOriginOf: (host) => deps.lobbyOriginOf(host),
    }),
    byPhone: passwordByPhoneService({
      key: deps.proofKey,
      db,
      store,
      proofs,
      newPasswords,
    }),
    change: passwordChangeService({ gate, confirmation, newPasswords }),
    confirmation,
  };
}
