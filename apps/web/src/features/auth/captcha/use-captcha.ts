import { useEffect, useEffectEvent } from 'react';
import type { CaptchaKind } from '@maidan/contract/constants';
import { ApiFailure } from '#platform/api/failure.ts';
import { logFault } from '#platform/page/log.ts';
import type { Captcha } from '../auth.model.ts';
import { newCaptcha } from './captcha-field.tsx';

/**
 * Fetches a captcha of the kind that the site asks for, if it asks for one (REG-12). When that fails, the gateway
 * refuses the form and sends one along.
 */
export function useCaptchaWhereNeeded(
  isAsked: CaptchaKind | false,
  captcha: Captcha | undefined,
  onCaptcha: (captcha: Captcha) => void,
): void {
  const show = useEffectEvent(onCaptcha);
  const hasOne = captcha !== undefined;
  useEffect(() => {
    if (hasOne || !isAsked) return;
    newCaptcha(isAsked).then(
      (next) => show(next),
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) logFault('A captcha could not be fetched', error);
      },
    );
  }, [isAsked, hasOne]);
}
