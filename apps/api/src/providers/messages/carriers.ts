import { CarrierError } from '#modules/messages/messages.ports.ts';
import type { Carriers } from '#modules/messages/messages.ports.ts';
import { isReachedByTls, sendHttpSms } from './http-sms.ts';
import { sendSmtpMail } from './smtp-mail.ts';

export interface CarriersDeps {
  /** The secret in a variable that settings name. */
  secretOf(name: string): string | undefined;
  /** Allows an SMS provider without TLS; for tests and development only. */
  readonly allowsHttp: boolean;
}

/** The carriers of messages. */
export function messageCarriers(deps: CarriersDeps): Carriers {
  return {
    async sendSms(settings, sms) {
      // Settings change while the api runs, so the guard at the start is not enough.
      if (!deps.allowsHttp && !isReachedByTls(settings)) {
        throw new CarrierError('the address of the SMS provider is not https');
      }
      await sendHttpSms(settings, sms, deps.secretOf(settings.secretEnv));
    },
    sendMail: (settings, senderName, mail) =>
      sendSmtpMail(settings, senderName, mail, deps.secretOf(settings.secretEnv)),
  };
}
