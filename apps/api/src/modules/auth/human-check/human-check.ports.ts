import type { SiteSettings } from '@maidan/site';

/** Settings of an external check. */
export type HumanProviderSettings = NonNullable<SiteSettings['providers']['humanCheck']>;

/**
 * Raised when an external check gives no verdict. The message is for the log and names neither secrets nor visitors.
 */
export class HumanProviderError extends Error {
  override readonly name = 'HumanProviderError';
}

/** External checks that tell whether somebody is human. */
export interface HumanVerdicts {
  /**
   * Asks the provider of the settings about a token that its widget gave to the visitor's browser.
   * @throws HumanProviderError when it gives no verdict
   */
  isHuman(
    settings: HumanProviderSettings,
    visitor: { readonly token: string; readonly address: string },
  ): Promise<boolean>;
}
