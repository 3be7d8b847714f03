import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi, read } from '#platform/api/browser.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import type { Affiliate } from './register.model.ts';

/** Asks whether an invitation code is good (API-14). @throws ApiFailure */
async function isGoodCode(code: string, domain: string | undefined): Promise<boolean> {
  const query = { code, ...(domain === undefined ? {} : { domain }) };
  const answer = await read(browserApi.GET('/account/affiliate-check', { params: { query } }));
  return answer.data.success;
}

/**
 * Whom a registration came from. A code of the address is checked, and one that is not valid brings the field for another
 * (REG-25); without one, that of the domain is fetched and sent along (REG-52). Where neither can be asked, the
 * registration itself says what is wrong.
 */
export function useAffiliate(given: Affiliate) {
  const { affiliateCode, domain } = given;
  const [isRefused, setIsRefused] = useState(false);
  const [ofDomain, setOfDomain] = useState('');
  const take = useEffectEvent((isGood: boolean) => setIsRefused(!isGood));
  useEffect(() => {
    const asked =
      affiliateCode === undefined
        ? read(browserApi.GET('/account/affiliate-code')).then(({ value }) =>
            setOfDomain(value.code),
          )
        : isGoodCode(affiliateCode, domain).then((isGood) => take(isGood));
    asked.catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
    });
  }, [affiliateCode, domain]);

  /** Whether a typed code may go along (REG-34); one that cannot be asked about may. */
  async function accepts(typed: string): Promise<boolean> {
    if (typed === '') return true;
    try {
      return await isGoodCode(typed, domain);
    } catch (error) {
      if (error instanceof ApiFailure) return true;
      throw error;
    }
  }

  return {
    /** What the address brings, without a code that nobody has. */
    ofAddress: isRefused ? withoutCode(given) : given,
    /** What goes along unless the form holds another. */
    sent:
      ofDomain !== '' && affiliateCode === undefined
        ? { ...given, affiliateCode: ofDomain }
        : given,
    isRefused,
    refuse: () => setIsRefused(true),
    accepts,
  };
}

function withoutCode({ domain }: Affiliate): Affiliate {
  return domain === undefined ? {} : { domain };
}
