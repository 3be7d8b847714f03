/**
 * A company whose widget distinguishes people from scripts: its global name in the page, and what the page's policy
 * must allow.
 */
export interface HumanProvider {
  readonly global: 'turnstile' | 'hcaptcha' | 'grecaptcha';
  /** Hosts that its script comes from. */
  readonly hosts: readonly string[];
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
  readonly styles: readonly string[];
  /** Trusted Types policies of its own script. */
  readonly policies: readonly string[];
}

const TURNSTILE = ['https://challenges.cloudflare.com'];
const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/**
 * The companies whose widget can be shown.
 * @see https://developers.cloudflare.com/turnstile/reference/content-security-policy/
 * @see https://docs.hcaptcha.com/#content-security-policy-settings
 * @see https://developers.google.com/recaptcha/docs/faq (Content-Security-Policy)
 */
const PROVIDERS: readonly HumanProvider[] = [
  {
    global: 'turnstile',
    hosts: ['challenges.cloudflare.com'],
    scripts: TURNSTILE,
    frames: TURNSTILE,
    calls: [],
    styles: [],
    policies: [],
  },
  {
    global: 'hcaptcha',
    hosts: ['js.hcaptcha.com', 'hcaptcha.com'],
    scripts: HCAPTCHA,
    frames: HCAPTCHA,
    calls: HCAPTCHA,
    styles: HCAPTCHA,
    policies: [],
  },
  {
    global: 'grecaptcha',
    hosts: ['www.google.com'],
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    calls: ['https://www.google.com/recaptcha/'],
    styles: [],
    policies: ['recaptcha', 'goog#html'],
  },
];

/** Name of the Trusted Types policy that allows the address of the widget's script, and no other. */
export const HUMAN_WIDGET_POLICY = 'maidan-human';

/**
 * The company whose script this is, by its address. Undefined for an unknown company or an address without TLS; such a
 * script is neither loaded nor allowed.
 */
export function humanProviderOf(scriptUrl: string | undefined): HumanProvider | undefined {
  if (scriptUrl === undefined) return undefined;
  const address = new URL(scriptUrl);
  if (address.protocol !== 'https:' || address.port !== '') return undefined;
  return PROVIDERS.find(({ hosts }) => hosts.includes(address.hostname));
}
