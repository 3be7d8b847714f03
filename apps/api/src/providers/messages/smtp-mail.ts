import { createTransport } from 'nodemailer';
import { CarrierError } from '#modules/messages/messages.ports.ts';
import type { Mail, SmtpSettings } from '#modules/messages/messages.ports.ts';

const TIMEOUT_MS = 8000;
/** Exactly one address, without characters that could add a header or another receiver. */
const ADDRESS = /^[^\s<>,;:"@]{1,64}@[^\s<>,;:"@]{1,255}$/;

/**
 * Sends a mail through the mail server of the settings: TLS from the first byte with `isSecure`, otherwise STARTTLS
 * whenever a password is sent. Each mail has its own connection.
 * @throws CarrierError when the server does not accept the mail
 */
export async function sendSmtpMail(
  settings: SmtpSettings,
  senderName: string,
  mail: Mail,
  password: string | undefined,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  if (!ADDRESS.test(mail.to)) throw new CarrierError('the receiver’s address is not valid');
  const transport = createTransport(optionsOf(settings, password, timeoutMs));
  try {
    await transport.sendMail({
      from: { name: oneLine(senderName), address: settings.from },
      to: { name: '', address: mail.to },
      subject: oneLine(mail.subject),
      text: mail.text,
      ...(mail.html ? { html: mail.html } : {}),
      // The content comes from this call only: no file or address is ever fetched for it.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } catch (error) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    throw new CarrierError(
      `the mail server refused (${String(responseCode ?? code ?? 'unknown')})`,
    );
  } finally {
    transport.close();
  }
}

function optionsOf(settings: SmtpSettings, password: string | undefined, timeoutMs: number) {
  const { host, port, isSecure, user, secretEnv } = settings;
  if (user !== '' && password === undefined) {
    throw new CarrierError(`the variable ${secretEnv} is not set`);
  }
  return {
    host,
    port,
    secure: isSecure,
    ...(user === '' ? {} : { auth: { user, pass: password ?? '' }, requireTLS: !isSecure }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
