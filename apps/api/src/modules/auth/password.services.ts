import type { MessagesService } from '#modules/messages/index.ts';
import type { Background } from '#platform/background.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database.ts';
import type { Log } from '#platform/log.ts';
import type { Random } from '#platform/random.ts';
import type { ShortLivedStore } from '#platform/short-lived.ts';
import type { Throttles } from '#platform/throttles.ts';
import type { CaptchaGate } from './captcha-gate.ts';
import { newPasswords as createNewPasswords } from './new-password.ts';
import { passwordByPhoneService } from './password-by-phone.service.ts';
import { passwordChangeService } from './password-change.service.ts';
import { passwordConfirmation } from './password-confirmation.ts';
import { passwordMails } from './password-mails.ts';
import { passwordRecoveryService } from './password-recovery.service.ts';
import type { Passwords } from './passwords.ts';
import type { PhoneProofs } from './phone-proof.ts';
import { recoveryTokens } from './recovery-tokens.ts';
import type { SessionService } from './session.service.ts';

/** What the services of passwords are made of. */
export interface PasswordServicesDeps {
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
  readonly proofs: PhoneProofs;
  /** Hashes proofs of numbers that are kept for a moment. */
  readonly proofKey: Buffer;
  /** Origin of the lobby for a visitor's host. */
  lobbyOriginOf(host: string): string;
}

/** Makes the services that set passwords. */
export function passwordServices(deps: PasswordServicesDeps) {
  const { db, clock, random, store, throttles, background, passwords, sessions, gate, proofs } =
    deps;
  const tokens = recoveryTokens({ store, random });
  const mails = passwordMails(deps);
  const shared = { db, tokens, mails, background };
  const newPasswords = createNewPasswords({ ...shared, clock, passwords, sessions });
  const confirmation = passwordConfirmation({ db, clock, throttles, newPasswords, tokens });
  return {
    passwordRecovery: passwordRecoveryService({
      ...shared,
      throttles,
      newPasswords,
      lobbyOriginOf: (host) => deps.lobbyOriginOf(host),
    }),
    passwordByPhone: passwordByPhoneService({
      key: deps.proofKey,
      db,
      store,
      proofs,
      newPasswords,
    }),
    passwordChange: passwordChangeService({ gate, confirmation, newPasswords }),
    passwordConfirmation: confirmation,
  };
}
