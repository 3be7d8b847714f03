import type { SiteSettings } from '@maidan/site';

/** Settings of an external check. */
export type HumanProviderSettings = NonNullable<SiteSettings['providers']['humanCheck']>;

/** Raised by an external check that gives no verdict; the message is for the log and names no secret and no visitor. */
export class HumanProviderError extends Error {
  override readonly name = 'HumanProviderError';
}

/** Checks outside the house whether somebody is human. */
export interface HumanVerdicts {
  /**
   * What the provider of the settings says of a token that its widget gave the visitor's browser.
   * @throws HumanProviderError when it gives no verdict
   */
  isHuman(
    settings: HumanProviderSettings,
    visitor: { readonly token: string; readonly address: string },
  ): Promise<boolean>;
}
