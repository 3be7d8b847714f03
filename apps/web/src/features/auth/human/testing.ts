import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Told = Readonly<Record<string, (token?: string) => unknown>>;

/** Fails as a script does that an ad blocker stops. */
function fail(script: HTMLScriptElement): void {
  script.dispatchEvent(new Event('error'));
}

/** A script like those of the three companies: a global that draws into an element and calls back. */
export function companyScript(name = 'turnstile') {
  const drawn: { options: Told; place: Element }[] = [];
  const api = {
    render: vi.fn((place: Element, options: Told) => {
      drawn.push({ place, options });
      place.append('the widget');
      return `id-${drawn.length}`;
    }),
    reset: vi.fn(),
    remove: vi.fn(),
  };
  const addresses: string[] = [];
  const run = (script: HTMLScriptElement) => {
    Object.assign(window, { [name]: api });
    const ready = new URL(script.src).searchParams.get('onload') ?? '';
    (window as unknown as Record<string, () => void>)[ready]?.();
  };
  const answer = { to: run };
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      addresses.push(node.src);
      answer.to(node);
    }
  });
  const tell = (what: string, token?: string) =>
    act(async () => void drawn.at(-1)?.options[what]?.(token));
  return {
    api,
    addresses,
    drawn,
    tell,
    block: () => (answer.to = fail),
    open: () => (answer.to = run),
  };
}

/** Removes what a company's script has left in the page. */
export function dropCompanies(): void {
  for (const name of ['turnstile', 'hcaptcha', 'grecaptcha', 'trustedTypes'])
    delete (window as unknown as Record<string, unknown>)[name];
}
