import { AppError, codesContract } from '@maidan/contract';
import type { CodePurpose } from '@maidan/contract/constants';
import type { Capability } from '@maidan/site';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { CodesService } from './codes.service.ts';
import type { HumanGate } from '../human-check/gate.ts';
import { mobileKeyOf } from './mobile-key.ts';

/** The capability that the site needs for a code of each purpose. */
const NEEDED: Readonly<Record<CodePurpose, Capability>> = {
  login: 'mobileSignIn',
  register: 'registrationSmsCheck',
  recovery: 'phoneRecovery',
};

/** Binds the endpoint that sends codes. An invalid number uses up neither the human check nor a limit (SMS-01). */
export function bindCodesRoutes(
  router: Router,
  { codes, human }: { codes: CodesService; human: HumanGate },
): void {
  bind(router, codesContract.sendSmsCode, async (context) => {
    const { site, clientAddress: address, deviceId, body } = context;
    const { purpose, language } = body;
    if (!site.can(NEEDED[purpose])) throw new AppError('site.feature_off');
    const typed = (purpose === 'register' ? body.mobileNo : body.mobileNum) ?? '';
    const dialling = body.countryDialingCode || site.settings.defaultDiallingCode;
    const number = mobileKeyOf(dialling, typed);
    await human.check(site, { address, subject: number, payload: body.humanCheck ?? '' });
    return { value: await codes.send(site, { number, purpose, address, deviceId, language }) };
  });
}
