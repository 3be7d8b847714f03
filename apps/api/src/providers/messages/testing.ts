import type { SiteSettings } from '@maidan/site';

type Providers = SiteSettings['providers'];

/** Settings of a provider that takes messages over HTTP; nothing listens there. */
export const HTTP_SMS: Extract<Providers['sms'], { kind: 'http' }> = {
  kind: 'http',
  url: 'https://sms.example/send',
  method: 'POST',
  headers: {},
  contentType: 'application/json',
  body: '{}',
  secretEnv: 'SITE_SECRET_SMS',
};

/** Settings of a mail server; nothing listens there. */
export const SMTP_MAIL: Extract<Providers['mail'], { kind: 'smtp' }> = {
  kind: 'smtp',
  host: 'mail.example',
  port: 465,
  isSecure: true,
  user: '',
  secretEnv: 'SITE_SECRET_MAIL',
  from: 'help@mail.example',
};
