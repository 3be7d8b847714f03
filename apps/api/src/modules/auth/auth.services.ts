import type { MemberService } from '#modules/member/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database.ts';
import { derivedKey } from '#platform/keys.ts';
import type { Random } from '#platform/random.ts';
import type { SiteView } from '#platform/request-context.ts';
import type { ShortLivedStore } from '#platform/short-lived.ts';
import type { Throttles } from '#platform/throttles.ts';
import { captchas as createCaptchas } from './captcha.ts';
import { humanCheck } from './human-check.ts';
import { loginGuard } from './login-guard.ts';
import { loginService } from './login.service.ts';
import { createPasswords } from './passwords.ts';
import type { PasswordCost } from './passwords.ts';
import { registerService } from './register.service.ts';
import { sessionService } from './session.service.ts';

/** What the services of auth are made of. */
export interface AuthServicesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly shortLived: ShortLivedStore;
  readonly throttles: Throttles;
  readonly members: MemberService;
  /** The keys of captcha and human check are derived from it, so that every process has the same. */
  readonly deploymentSecret: string;
  readonly passwordCost: PasswordCost;
  /** Version of the terms that a visitor of the site sees now. */
  termsVersion(site: SiteView): Promise<string>;
}

/** Makes the services of auth. */
export function authServices(deps: AuthServicesDeps) {
  const { db, clock, random, shortLived: store, throttles, members, deploymentSecret } = deps;
  const keyFor = (purpose: string) => derivedKey(deploymentSecret, purpose);
  const passwords = createPasswords(deps.passwordCost);
  const sessions = sessionService({ db, clock, random });
  const captchas = createCaptchas({ key: keyFor('captcha'), store, random });
  const human = humanCheck({ key: keyFor('human-check'), store, clock, random });
  const guard = loginGuard({ store, captchas });
  const logins = loginService({ db, clock, passwords, sessions, guard });
  const { termsVersion } = deps;
  const shared = { db, clock, passwords, sessions, members, captchas, human, throttles };
  const registrations = registerService({ ...shared, termsVersion });
  return { passwords, sessions, captchas, human, logins, registrations };
}
