import { CarrierError } from '#modules/messages/messages.ports.ts';
import type { HttpSmsSettings, Sms } from '#modules/messages/messages.ports.ts';

const TIMEOUT_MS = 8000;

/** The values that a template may use. */
type Values = Readonly<Record<'to' | 'text' | 'secret', string>>;

/**
 * Sends an SMS to the provider of the settings, with `{to}`, `{text}` and `{secret}` filled into its templates:
 * address, headers and body, each escaped for its place. Only the address that the operator set is called; redirects
 * are refused, and only the status of the answer is read.
 * @throws CarrierError when the provider does not answer within eight seconds with a status from 200 to 299
 */
export async function sendHttpSms(
  settings: HttpSmsSettings,
  sms: Sms,
  secret: string | undefined,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  if (secret === undefined) throw new CarrierError(`the variable ${settings.secretEnv} is not set`);
  const { method, contentType } = settings;
  const values = { to: sms.to, text: sms.text, secret };
  const fetched = fetch(fill(settings.url, values, encodeURIComponent), {
    method,
    headers: headersOf(settings, values),
    ...(method === 'POST' ? { body: fill(settings.body, values, ESCAPES[contentType]) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const response = await fetched.catch((error: Error) => {
    throw new CarrierError(`the SMS provider does not answer (${reasonOf(error)})`);
  });
  await response.body?.cancel();
  if (!response.ok) throw new CarrierError(`the SMS provider answered ${response.status}`);
}

/** Whether TLS protects the secret, the number and the code on the way to an SMS provider. */
export function isReachedByTls({ url }: Pick<HttpSmsSettings, 'url'>): boolean {
  return new URL(url).protocol === 'https:';
}

const ESCAPES: Readonly<Record<HttpSmsSettings['contentType'], (value: string) => string>> = {
  // Values stand inside the quotes of the template.
  'application/json': (value) => JSON.stringify(value).slice(1, -1),
  'application/x-www-form-urlencoded': encodeURIComponent,
};

function headersOf(settings: HttpSmsSettings, values: Values): Record<string, string> {
  const { headers, method, contentType } = settings;
  const filled = Object.entries(headers).map(([name, template]) => [
    name,
    fill(template, values, encodeHeader),
  ]);
  return {
    ...Object.fromEntries(filled),
    ...(method === 'POST' ? { 'content-type': `${contentType}; charset=utf-8` } : {}),
  };
}

/** A header value: Latin letters only, and never a line break. */
function encodeHeader(value: string): string {
  return value.replaceAll(/[^\x20-\x7e]/gu, encodeURIComponent);
}

function fill(template: string, values: Values, escape: (value: string) => string): string {
  return template.replaceAll(/\{(to|text|secret)\}/g, (_, name: keyof Values) =>
    escape(values[name]),
  );
}

/** The kind of a failure. The message of a fetch error may contain the address, and the address a secret. */
function reasonOf(error: Error): string {
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
