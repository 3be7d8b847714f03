import type { Carriers } from '#modules/messages/messages.ports.ts';
import { sendHttpSms } from './http-sms.ts';
import { sendSmtpMail } from './smtp-mail.ts';

/** The carriers of messages; `secretOf` answers the secret in a variable that settings name. */
export function messageCarriers(secretOf: (name: string) => string | undefined): Carriers {
  return {
    sendSms: (settings, sms) => sendHttpSms(settings, sms, secretOf(settings.secretEnv)),
    sendMail: (settings, senderName, mail) =>
      sendSmtpMail(settings, senderName, mail, secretOf(settings.secretEnv)),
  };
}
