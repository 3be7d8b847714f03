import type { MemberService } from '#modules/member/index.ts';
import type { MessagesService } from '#modules/messages/index.ts';
import type { Background } from '#platform/process/background.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import { derivedKey } from '@maidan/deployment/keys';
import type { Log } from '#platform/process/log.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import { callLimits } from './call-limits.ts';
import { captchaGate } from './captcha/gate.ts';
import { captchas as createCaptchas } from './captcha/captchas.ts';
import { codesService } from './codes/codes.service.ts';
import { humanCheck } from './human-check/proof-of-work.ts';
import { humanGate } from './human-check/gate.ts';
import type { HumanVerdicts } from './human-check/human-check.ports.ts';
import type { HumanCheckCost } from './human-check/proof-of-work.ts';
import { knownDevices } from './login/known-devices.ts';
import { loginGuard } from './login/guard.ts';
import { loginService } from './login/login.service.ts';
import { composePasswords } from './password/password.composition.ts';
import { createPasswords } from './password/password-hash.ts';
import type { PasswordCost } from './password/password-hash.ts';
import { phoneProofs } from './codes/phone-proof.ts';
import type { PhoneTokens } from './codes/phone-proof.ts';
import { pressure as createPressure } from './human-check/pressure.ts';
import { registerService } from './register/register.service.ts';
import { sessionService } from './session/session.service.ts';
import type { SessionServiceDeps } from './session/session.service.ts';
import type { SocialSignIns } from './social/social.ports.ts';
import { composeSocial } from './social/social.composition.ts';

export interface AuthCompositionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly shortLived: ShortLivedStore;
  readonly throttles: Throttles;
  readonly members: MemberService;
  readonly messages: MessagesService;
  readonly endGames: SessionServiceDeps['endGames'];
  readonly background: Background;
  readonly log: Log;
  /** Talks to the providers of social sign-in. */
  readonly signIns: SocialSignIns;
  /** Asks external human checks for their verdicts. */
  readonly verdicts: HumanVerdicts;
  /** Checks tokens of an external phone verification. */
  readonly phoneTokens: PhoneTokens;
  /** The keys of captcha and human check are derived from it, so that every process has the same keys. */
  readonly deploymentSecret: string;
  readonly passwordCost: PasswordCost;
  readonly humanCheckCost: HumanCheckCost;
  /** Origin of the lobby for a visitor's host. */
  lobbyOriginOf(host: string): string;
  /** Version of the terms that a visitor of the site sees now. */
  termsVersion(site: SiteView): Promise<string>;
}

export function composeAuth(deps: AuthCompositionDeps) {
  const { db, clock, random, shortLived: store, throttles, deploymentSecret } = deps;
  const { background, messages } = deps;
  const keyFor = (purpose: string) => derivedKey(deploymentSecret, purpose);
  const passwords = createPasswords(deps.passwordCost);
  const sessions = sessionService(deps);
  const { captchas, work, pressure, human, gate } = humanServices(deps);
  const devices = knownDevices(store);
  const guard = loginGuard({ store, throttles, gate, devices, pressure });
  const sending = { db, random, store, throttles, devices, background, messages };
  const codes = codesService({ ...sending, key: keyFor('sms-code'), clock });
  const proofs = phoneProofs({ codes, phoneTokens: deps.phoneTokens });
  const forms = { passwords, sessions, captchas, gate, human, proofs, devices };
  const logins = loginService({ ...forms, db, clock, guard });
  const signInKey = keyFor('social-sign-in');
  const { social, socialTickets } = composeSocial({ ...deps, ...forms, store, signInKey });
  const registrations = registerService({ ...deps, ...forms, socialTickets });
  const settingPasswords = composePasswords({
    ...sending,
    ...forms,
    clock,
    log: deps.log,
    proofKey: keyFor('phone-proof'),
    lobbyOriginOf: (host) => deps.lobbyOriginOf(host),
  });
  return {
    ...forms,
    work,
    codes,
    logins,
    registrations,
    social,
    ...settingPasswords,
    callLimits: callLimits(throttles),
  };
}

/** The services that tell people from scripts. */
function humanServices(deps: AuthCompositionDeps) {
  const { clock, random, shortLived: store, deploymentSecret, verdicts, log } = deps;
  const captchaKey = derivedKey(deploymentSecret, 'captcha');
  const captchas = createCaptchas({ key: captchaKey, store, random });
  const key = derivedKey(deploymentSecret, 'human-check');
  const work = humanCheck({ key, cost: deps.humanCheckCost, store, clock, random });
  const pressure = createPressure(store);
  const human = humanGate({ human: work, pressure, verdicts, store, log });
  return { captchas, work, pressure, human, gate: captchaGate({ captchas, human, store }) };
}
