import { useSearchParams } from 'react-router';
import { affiliateOf } from './register.model.ts';
import type { Affiliate } from './register.model.ts';

/** Who invited the visitor of a popup: what the popup was given, or else the address of the page under it. */
export function usePopupAffiliate(given: Readonly<Record<string, string>>): Affiliate {
  const [query] = useSearchParams();
  return affiliateOf({ ...Object.fromEntries(query), ...given });
}
