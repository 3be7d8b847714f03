import { AppError, codesContract } from '@maidan/contract';
import type { CodePurpose } from '@maidan/contract/constants';
import type { Capability } from '@maidan/site';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { CodesServices } from './codes.composition.ts';
import type { HumanCheckServices } from '../human-check/human-check.composition.ts';
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
  { codes, humanCheck }: { codes: CodesServices; humanCheck: HumanCheckServices },
): void {
  bind(router, codesContract.sendSmsCode, async (context) => {
    const { site, clientAddress: address, deviceId, body } = context;
    const { purpose, language } = body;
    if (!site.can(NEEDED[purpose])) throw new AppError('site.feature_off');
    const typed = (purpose === 'register' ? body.mobileNo : body.mobileNum) ?? '';
    const dialling = body.countryDialingCode || site.settings.defaultDiallingCode;
    const number = mobileKeyOf(dialling, typed);
    await humanCheck.gate.check(site, { address, subject: number, payload: body.humanCheck ?? '' });
    return {
      value: await codes.service.send(site, { number, purpose, address, deviceId, language }),
    };
  });
}
