import { HumanProviderError } from '#modules/auth/human-check/human-check.ports.ts';
import type { HumanVerdicts } from '#modules/auth/human-check/human-check.ports.ts';

/** A visitor waits for the answer; when it takes longer, our own proof counts instead. */
const TIMEOUT_MS = 3000;
const MOST_BYTES = 16_384;

export interface SiteverifyDeps {
  /** The secret in a variable that settings name. */
  secretOf(name: string): string | undefined;
  /** Allows providers without TLS; for tests and development only. */
  readonly allowsHttp: boolean;
  readonly timeoutMs?: number;
}

/**
 * Asks an external check in the form that Turnstile, hCaptcha and reCAPTCHA share: `secret`, `response` and `remoteip`
 * are posted, and `success` in the JSON answer is the verdict. Only the address that the operator set is called;
 * redirects are refused. When the provider rejects our secret, that is no verdict on the visitor.
 * @see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 * @see https://docs.hcaptcha.com/#verify-the-user-response-server-side
 * @see https://developers.google.com/recaptcha/docs/verify
 */
export function siteverify(deps: SiteverifyDeps): HumanVerdicts {
  return {
    async isHuman({ url, secretEnv }, { token, address }) {
      const secret = deps.secretOf(secretEnv);
      if (secret === undefined)
        throw new HumanProviderError(`the variable ${secretEnv} is not set`);
      if (!deps.allowsHttp && !url.startsWith('https://'))
        throw new HumanProviderError('its address is not https');
      const fetched = fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: address }),
        redirect: 'error',
        signal: AbortSignal.timeout(deps.timeoutMs ?? TIMEOUT_MS),
      });
      const response = await fetched.catch((error: Error) => {
        throw new HumanProviderError(`it does not answer (${error.name})`);
      });
      return verdictOf(await answerOf(response));
    },
  };
}

async function answerOf(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    if (text.length <= MOST_BYTES) return JSON.parse(text) as unknown;
  } catch {
    // An unreadable body is reported below, with the status; it is no verdict.
  }
  throw new HumanProviderError(`it answered ${response.status} and no verdict`);
}

function verdictOf(answer: unknown): boolean {
  const { success, 'error-codes': codes } = (answer ?? {}) as Record<string, unknown>;
  if (success === true) return true;
  const isOurFault =
    Array.isArray(codes) && codes.some((code) => /secret|internal/.test(String(code)));
  if (success !== false || isOurFault) {
    throw new HumanProviderError(`it gave no verdict (${String(codes)})`);
  }
  return false;
}
