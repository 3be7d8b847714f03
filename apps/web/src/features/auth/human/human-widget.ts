import { HUMAN_WIDGET_POLICY } from '#platform/site/human-providers.ts';
import type { HumanProvider } from '#platform/site/human-providers.ts';

/** A script that has not loaded after this time, in milliseconds, counts as failed. */
const SCRIPT_MS = 10_000;
/** The global function that the script calls once it can draw. */
const READY = 'maidanHumanReady';
/** The normal widget is about this wide, in px; a narrower place gets the compact one. */
const ORDINARY_WIDTH = 304;

/** What the three companies' scripts have in common. */
interface WidgetApi {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): unknown;
  reset(id: unknown): void;
  remove?(id: unknown): void;
}

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

/** What the widget is drawn with, and its callbacks. */
export interface WidgetOptions {
  readonly provider: HumanProvider;
  readonly scriptUrl: string;
  readonly siteKey: string;
  readonly language: string;
  readonly onToken: (token: string) => void;
  /** A token that was given has expired, or nobody answered in time. */
  readonly onExpired: () => void;
  /** It cannot be answered: the company cannot be reached, or refuses this browser. */
  readonly onError: () => void;
}

/** A widget in the page. */
export interface DrawnWidget {
  /** Asks again, because a token is valid once. */
  reset(): void;
  remove(): void;
}

const loading = new Map<string, Promise<WidgetApi>>();
const policies = new Map<string, ScriptPolicy>();

/** Loads the company's script and draws its widget. @throws Error when the script does not come */
export async function drawWidget(place: HTMLElement, options: WidgetOptions): Promise<DrawnWidget> {
  const { provider, siteKey, language, onToken, onExpired, onError } = options;
  const api = await loaded(options);
  const box = document.createElement('div');
  place.append(box);
  const handleError = (): boolean => {
    onError();
    // Turnstile then takes the error as handled and writes nothing to the console.
    return true;
  };
  const id = api.render(box, {
    sitekey: siteKey,
    theme: document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark',
    size: place.clientWidth < ORDINARY_WIDTH ? 'compact' : 'normal',
    [provider.global === 'hcaptcha' ? 'hl' : 'language']: language,
    callback: onToken,
    'expired-callback': onExpired,
    'timeout-callback': onExpired,
    'error-callback': handleError,
    'unsupported-callback': handleError,
  });
  return {
    reset: () => api.reset(id),
    remove() {
      api.remove?.(id);
      box.remove();
    },
  };
}

/** The script of a company, loaded once. When it fails, the next caller loads it again. */
function loaded(options: WidgetOptions): Promise<WidgetApi> {
  const { scriptUrl, provider } = options;
  const known = loading.get(scriptUrl);
  if (known) return known;
  const coming = load(options).then(() => apiOf(provider));
  loading.set(scriptUrl, coming);
  coming.catch(() => loading.delete(scriptUrl));
  return coming;
}

async function load({ scriptUrl, language }: WidgetOptions): Promise<void> {
  const script = document.createElement('script');
  const address = new URL(scriptUrl);
  // `hl` is the language of reCAPTCHA and hCaptcha.
  const asked = { render: 'explicit', onload: READY, hl: language };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  script.async = true;
  script.src = trustedAddress(scriptUrl, address.href);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error(`No script came from ${address.host}`));
      Object.assign(window, { [READY]: resolve });
      script.addEventListener('error', fail);
      timer = setTimeout(fail, SCRIPT_MS);
      document.head.append(script);
    });
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function apiOf({ global }: HumanProvider): WidgetApi {
  const api = (window as unknown as Record<string, WidgetApi | undefined>)[global];
  if (!api) throw new Error(`The script brought no ${global}`);
  return api;
}

/** The address as a Trusted Types script address; the policy allows this one with any query, and no other. */
function trustedAddress(scriptUrl: string, address: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  };
  if (!trustedTypes) return address;
  const policy =
    policies.get(scriptUrl) ??
    trustedTypes.createPolicy(HUMAN_WIDGET_POLICY, {
      createScriptURL: (url) => {
        if (withoutQuery(url) === withoutQuery(scriptUrl)) return url;
        throw new TypeError('No script is loaded from here');
      },
    });
  policies.set(scriptUrl, policy);
  return policy.createScriptURL(address);
}

function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
