import { useSearchParams } from 'react-router';
import { affiliateOf } from './register.model.ts';
import type { Affiliate } from './register.model.ts';

/** Whom a popup's visitor was invited by: what the popup was given, else the address of the page under it. */
export function usePopupAffiliate(given: Readonly<Record<string, string>>): Affiliate {
  const [query] = useSearchParams();
  return affiliateOf({ ...Object.fromEntries(query), ...given });
}
