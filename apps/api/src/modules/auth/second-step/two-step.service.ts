import { toLatinDigits } from '@maidan/contract/digits';
import { AppError } from '@maidan/contract/errors';
import type { Database } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { SealedAtRest } from '#platform/secrets/sealed-at-rest.ts';
import { newTotpSecret, stepOfCode, takeTotpCode } from '#platform/secrets/totp.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { twoStepStore } from './two-step.store.ts';

const MINUTE_MS = 60_000;
/**
 * Tries of codes by one side of a member. At the longest wait a side has about a hundred tries a day, of a million codes of
 * which three count.
 */
const PACE = {
  free: 5,
  firstWaitMs: 2000,
  longestWaitMs: 15 * MINUTE_MS,
  memoryMs: 24 * 60 * MINUTE_MS,
};
/** A code of an app; everything else may be a recovery code. */
const APP_CODE = /^\d{6}$/;

/** A member on a site. */
interface Whose {
  readonly siteId: string;
  readonly memberId: string;
}

export interface TwoStepDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly throttles: Pick<Throttles, 'pace' | 'forgetPace'>;
  readonly sealed: SealedAtRest;
  /** Key for the hashes of recovery codes. */
  readonly recoveryKey: Buffer;
}

/**
 * The second factor of members (MEMBERX-03): codes of an authenticator app, each of which counts once, and ten recovery
 * codes. Secrets are sealed, recovery codes kept as keyed hashes.
 */
export function twoStepService({ db, clock, random, sealed, ...deps }: TwoStepDeps) {
  const { throttles, recoveryKey } = deps;
  const storeOf = ({ siteId }: Whose) => twoStepStore(db, siteId);
  const find = (whose: Whose) => storeOf(whose).find(whose.memberId);

  const takeCode = codeTaker({ clock, sealed, recoveryKey, storeOf });

  return {
    isOn: async (whose: Whose): Promise<boolean> => Boolean((await find(whose))?.since),

    /** What the member may know of it: since when it is on, and how many recovery codes are unused. */
    async read(whose: Whose) {
      const row = await find(whose);
      if (!row?.since) return { isOn: false };
      const recoveryCodesLeft = row.recoveryHashes.length;
      return { isOn: true, since: row.since.toISOString(), recoveryCodesLeft };
    },

    /** A new secret, not asked for yet. @throws AppError `security.two_step_on` */
    async begin(whose: Whose): Promise<string> {
      const secret = newTotpSecret(random);
      const row = { secretSealed: sealed.seal(secret), createdAt: clock.now() };
      const isBegun = await storeOf(whose).begin({ ...row, memberId: whose.memberId });
      if (!isBegun) throw new AppError('security.two_step_on');
      return secret;
    },

    /**
     * Answers the recovery codes when a code shows that the app has the secret; those of an earlier answer end.
     * @throws AppError `security.two_step_on`, `security.two_step_unconfirmed` or `auth.second_code_wrong`
     */
    async confirm(whose: Whose, typed: string): Promise<string[]> {
      const row = await find(whose);
      if (!row) throw new AppError('security.two_step_unconfirmed');
      if (row.since) throw new AppError('security.two_step_on');
      const account = { secret: sealed.open(row.secretSealed), lastStep: row.lastStep };
      const step = stepOfCode(account, typed, clock.now());
      const codes = newRecoveryCodes(random);
      const hashes = codes.map((code) => recoveryHash(recoveryKey, whose, code));
      const isRight =
        step !== undefined && (await storeOf(whose).confirm(whose.memberId, step, hashes));
      if (!isRight) throw new AppError('auth.second_code_wrong');
      return codes;
    },

    /** Asks for a second step from now on. @throws AppError `security.two_step_on` or `security.two_step_unconfirmed` */
    async turnOn(whose: Whose): Promise<void> {
      if (await storeOf(whose).turnOn(whose.memberId, clock.now())) return;
      const isOn = Boolean((await find(whose))?.since);
      throw new AppError(isOn ? 'security.two_step_on' : 'security.two_step_unconfirmed');
    },

    /** Forgets the secret and the recovery codes. @throws AppError `security.two_step_off` */
    async turnOff(whose: Whose): Promise<void> {
      if (!(await storeOf(whose).remove(whose.memberId)))
        throw new AppError('security.two_step_off');
    },

    /**
     * Uses a code up and answers which kind it was. Tries are counted before they are compared, each side for itself, so
     * that one side holds no other up.
     * @throws AppError `auth.second_code_wrong` or `request.too_many`
     */
    async use(whose: Whose, typed: string, side: string): Promise<'app' | 'recovery'> {
      const key = `two-step:${whose.memberId}:${side}`;
      await throttles.pace(whose.siteId, key, PACE);
      const kind = await takeCode(whose, typed);
      if (!kind) throw new AppError('auth.second_code_wrong');
      await throttles.forgetPace(whose.siteId, key);
      return kind;
    },
  };
}

export type TwoStepService = ReturnType<typeof twoStepService>;

/** Uses codes up: of the app by their step, recovery codes by their hash. */
function codeTaker({
  clock,
  sealed,
  recoveryKey,
  storeOf,
}: Pick<TwoStepDeps, 'clock' | 'sealed' | 'recoveryKey'> & {
  storeOf: (whose: Whose) => ReturnType<typeof twoStepStore>;
}) {
  return async (whose: Whose, typed: string): Promise<'app' | 'recovery' | undefined> => {
    const store = storeOf(whose);
    const row = await store.find(whose.memberId);
    if (!row?.since) return undefined;
    const code = toLatinDigits(typed).replaceAll(/\s/g, '');
    if (!APP_CODE.test(code)) {
      const hash = recoveryHash(recoveryKey, whose, code);
      return (await store.useRecovery(whose.memberId, hash)) ? 'recovery' : undefined;
    }
    const account = { secret: sealed.open(row.secretSealed), lastStep: row.lastStep };
    const use = (step: number) => store.useStep(whose.memberId, step);
    return (await takeTotpCode(account, code, clock.now(), use)) ? 'app' : undefined;
  };
}
