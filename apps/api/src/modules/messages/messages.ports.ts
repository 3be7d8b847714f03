import type { SiteSettings } from '@maidan/site';

type Providers = SiteSettings['providers'];

/** Settings of an SMS provider that is called over HTTP. */
export type HttpSmsSettings = Extract<Providers['sms'], { kind: 'http' }>;
/** Settings of a mail server. */
export type SmtpSettings = Extract<Providers['mail'], { kind: 'smtp' }>;

/** A short message; `to` is a number such as `+8801712345678`. */
export interface Sms {
  readonly to: string;
  readonly text: string;
}

/** A mail in plain text, and the same as HTML when it has one. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
}

/** Raised when a message was not accepted. The text names the provider's fault and quotes nothing of the message. */
export class CarrierError extends Error {
  override readonly name = 'CarrierError';
}

/** Sends messages through outside providers; `providers/messages` implements it. */
export interface Carriers {
  /** @throws CarrierError */
  sendSms(settings: HttpSmsSettings, sms: Sms): Promise<void>;
  /** Sends a mail; `senderName` is shown before the sender's address. @throws CarrierError */
  sendMail(settings: SmtpSettings, senderName: string, mail: Mail): Promise<void>;
}
