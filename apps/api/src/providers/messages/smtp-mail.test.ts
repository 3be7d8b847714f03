import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { CarrierError } from '#modules/messages/messages.ports.ts';
import type { SmtpSettings } from '#modules/messages/messages.ports.ts';
import { localhostCertificate } from '../../testing/certificate.ts';
import { sendSmtpMail } from './smtp-mail.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

interface Received {
  readonly from: string;
  readonly to: string[];
  readonly raw: string;
}

const certificate = localhostCertificate();
const USER = { user: 'site', password: 'right password' };

/** A mail server on this machine; with a user it requires a password, and TLS before that. */
async function mailServer(options: { user?: string; password?: string; secure?: boolean } = {}) {
  const received: Received[] = [];
  const passwords: (string | undefined)[] = [];
  const server = new SMTPServer({
    ...certificate,
    secure: options.secure ?? false,
    authOptional: options.user === undefined,
    disabledCommands: options.user === undefined ? ['STARTTLS', 'AUTH'] : [],
    onAuth: ({ username, password }, _session, done) => {
      passwords.push(password ?? undefined);
      const isRight = username === options.user && password === options.password;
      return isRight ? done(null, { user: username ?? '' }) : done(new Error('refused'));
    },
    onData: (stream, session, done) => {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('utf8')));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, to: rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { port, received, passwords };
}

const settings = (port: number, change: Partial<SmtpSettings> = {}): SmtpSettings => ({
  kind: 'smtp',
  host: '127.0.0.1',
  port,
  isSecure: false,
  user: '',
  secretEnv: 'SITE_SECRET_MAIL',
  from: 'help@site.example',
  ...change,
});
const MAIL = {
  to: 'shapla@mail.example',
  subject: 'নতুন পাসওয়ার্ড',
  text: 'লিংক: https://a.example/x',
};

/** Header lines of a message, folded lines joined. */
const headersOf = (raw: string) =>
  (raw.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');

describe('mail over SMTP', () => {
  it('API-17 sends text and HTML, under the name of the site', async () => {
    const { port, received } = await mailServer();
    await sendSmtpMail(settings(port), 'খেলা', { ...MAIL, html: '<p>লিংক</p>' }, undefined);
    expect(received).toHaveLength(1);
    const [mail] = received;
    expect(mail).toMatchObject({ from: 'help@site.example', to: ['shapla@mail.example'] });
    const headers = headersOf(mail?.raw ?? '');
    expect(headers).toContainEqual(
      expect.stringMatching(/^From: =\?UTF-8\?.* <help@site\.example>$/),
    );
    expect(headers).toContainEqual(expect.stringMatching(/^Subject: =\?UTF-8\?/));
    expect(headers).toContainEqual(expect.stringMatching(/^Content-Type: multipart\/alternative/));
  });

  it('a visitor’s input cannot add headers', async () => {
    const { port, received } = await mailServer();
    const subject = 'hello\r\nBcc: everyone@mail.example\u2028X-Evil: 1';
    await sendSmtpMail(
      settings(port),
      'site\r\nReply-To: x@y.example',
      { ...MAIL, subject },
      undefined,
    );
    expect(received[0]?.to).toEqual(['shapla@mail.example']);
    const names = headersOf(received[0]?.raw ?? '').map((line) =>
      line.split(':')[0]?.toLowerCase(),
    );
    expect(names).not.toContain('bcc');
    expect(names).not.toContain('reply-to');
    expect(names).not.toContain('x-evil');
  });

  it.each([
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'Somebody <a@b.example>',
    'group: a@b.example;',
    '"a@x.example"@b.example',
    'nobody',
    '',
  ])('%j is not the address of one receiver', async (to) => {
    const { port, received } = await mailServer();
    const sending = sendSmtpMail(settings(port), 'site', { ...MAIL, to }, undefined);
    await expect(sending).rejects.toBeInstanceOf(CarrierError);
    expect(received).toEqual([]);
  });

  it.each([false, true])(
    'signs in over TLS with a trusted certificate; TLS from the first byte: %s',
    async (secure) => {
      const trusted = getCACertificates('default');
      setDefaultCACertificates([...trusted, certificate.cert]);
      try {
        const { port, received, passwords } = await mailServer({ ...USER, secure });
        const own = settings(port, { host: 'localhost', user: USER.user, isSecure: secure });
        await sendSmtpMail(own, 'site', MAIL, USER.password);
        expect(received).toHaveLength(1);
        const wrong = sendSmtpMail(own, 'site', MAIL, 'wrong password');
        await expect(wrong).rejects.toThrow(/the mail server refused \(535\)/);
        expect(passwords).toEqual([USER.password, 'wrong password']);
      } finally {
        setDefaultCACertificates(trusted);
      }
    },
  );

  it('never sends a password over TLS with an untrusted certificate, nor without TLS', async () => {
    const unknown = await mailServer(USER);
    const plain = await mailServer();
    for (const { port, received, passwords } of [unknown, plain]) {
      const own = settings(port, { host: 'localhost', user: USER.user });
      await expect(sendSmtpMail(own, 'site', MAIL, USER.password)).rejects.toBeInstanceOf(
        CarrierError,
      );
      expect(received).toEqual([]);
      expect(passwords).toEqual([]);
    }
  });

  it('does not connect when the variable of the password is missing', async () => {
    const sending = sendSmtpMail(settings(1, { user: 'site' }), 'site', MAIL, undefined);
    await expect(sending).rejects.toThrow(/SITE_SECRET_MAIL/);
  });

  it('fails without naming the address when the server is missing or silent', async () => {
    const closed = sendSmtpMail(settings(1), 'site', MAIL, undefined);
    await expect(closed).rejects.toThrow(new CarrierError('the mail server refused (ESOCKET)'));
    const mute = createServer(() => undefined);
    await new Promise<void>((resolve) => void mute.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise((resolve) => void mute.close(() => resolve())));
    const { port } = mute.address() as AddressInfo;
    const silent = sendSmtpMail(settings(port), 'site', MAIL, undefined, 100);
    await expect(silent).rejects.toThrow(/ETIMEDOUT/);
  });
});
