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
import type { CallLimits } from './call-limits.ts';
import { composeCaptcha } from './captcha/captcha.composition.ts';
import type { CaptchaServices } from './captcha/captcha.composition.ts';
import { composeCodes } from './codes/codes.composition.ts';
import type { CodesServices } from './codes/codes.composition.ts';
import { composeHumanCheck } from './human-check/human-check.composition.ts';
import type { HumanCheckServices } from './human-check/human-check.composition.ts';
import type { HumanVerdicts } from './human-check/human-check.ports.ts';
import type { HumanCheckCost } from './human-check/proof-of-work.ts';
import { knownDevices } from './login/known-devices.ts';
import type { AdmitSignIn, MemberAlert } from './login/member-entry.ts';
import type { PasswordAlert } from './password/new-password.ts';
import { loginGuard } from './login/guard.ts';
import { loginService } from './login/login.service.ts';
import type { LoginService } from './login/login.service.ts';
import { composePasswords } from './password/password.composition.ts';
import type { PasswordServices } from './password/password.composition.ts';
import { createPasswords } from './password/password-hash.ts';
import type { PasswordCost, Passwords } from './password/password-hash.ts';
import type { PhoneTokens } from './codes/phone-proof.ts';
import { composeSecondStep } from './second-step/second-step.composition.ts';
import type { SecondStepServices } from './second-step/second-step.composition.ts';
import { registerService } from './register/register.service.ts';
import type { RegisterService } from './register/register.service.ts';
import { sessionService } from './session/session.service.ts';
import type { SessionService, SessionServiceDeps } from './session/session.service.ts';
import type { SocialSignIns } from './social/social.ports.ts';
import { composeSocial } from './social/social.composition.ts';
import type { SocialServices } from './social/social.composition.ts';

export interface AuthCompositionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly shortLived: ShortLivedStore;
  readonly throttles: Throttles;
  readonly members: MemberService;
  readonly messages: MessagesService;
  /** Tells members of what happened to their accounts. */
  readonly alerts: MemberAlert & PasswordAlert;
  /** Refuses who has excluded oneself. */
  readonly admitSignIn: AdmitSignIn;
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

/** The services of the rooms of this module. */
export interface AuthServices extends SecondStepServices {
  readonly callLimits: CallLimits;
  readonly humanCheck: HumanCheckServices;
  readonly captcha: CaptchaServices;
  readonly codes: CodesServices;
  readonly sessions: SessionService;
  readonly logins: LoginService;
  readonly social: SocialServices;
  readonly registrations: RegisterService;
  readonly password: PasswordServices;
  /** Makes and checks hashes; at most a few at once in a process. */
  readonly passwords: Passwords;
}

/** Makes the services of each room, from those that need no other to those that need most. */
export function composeAuth(deps: AuthCompositionDeps): AuthServices {
  const { shortLived: store, throttles } = deps;
  const keyFor = (purpose: string) => derivedKey(deps.deploymentSecret, purpose);
  const shared = { ...deps, store };
  const humanCheck = composeHumanCheck({
    ...shared,
    key: keyFor('human-check'),
    cost: deps.humanCheckCost,
  });
  const human = humanCheck.gate;
  const captcha = composeCaptcha({ ...shared, key: keyFor('captcha'), human });
  const devices = knownDevices(shared);
  const codes = composeCodes({ ...shared, key: keyFor('sms-code'), devices });
  const sessions = sessionService(deps);
  const passwords = createPasswords(deps.passwordCost);
  const { gate } = captcha;
  const { proofs } = codes;
  const guard = loginGuard({ ...shared, gate, devices, pressure: humanCheck.pressure });
  const secondStep = composeSecondStep({ ...shared, sessions, devices });
  const forms = { ...shared, ...secondStep, passwords, sessions, gate, human, proofs, devices };
  const social = composeSocial({ ...forms, signInKey: keyFor('social-sign-in') });
  return {
    callLimits: callLimits(throttles),
    humanCheck,
    captcha,
    codes,
    sessions,
    ...secondStep,
    logins: loginService({ ...forms, guard }),
    social,
    registrations: registerService({ ...forms, socialTickets: social.tickets }),
    password: composePasswords({ ...forms, proofKey: keyFor('phone-proof') }),
    passwords,
  };
}
