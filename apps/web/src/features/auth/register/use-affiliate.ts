import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi, read } from '#platform/api/browser.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import type { Affiliate } from './register.model.ts';

/** Whether an invitation code is valid (API-14). Who came by a link with it is counted there (AGENTX-07). @throws ApiFailure */
async function isGoodCode(
  code: string,
  domain: string | undefined,
  isVisit = false,
): Promise<boolean> {
  const visit = isVisit ? { visit: '1' as const } : {};
  const query = { code, ...(domain === undefined ? {} : { domain }), ...visit };
  const answer = await read(browserApi.GET('/account/affiliate-check', { params: { query } }));
  return answer.data.success;
}

/**
 * Who invited the visitor. A code in the address is checked, and an invalid one shows the field for another (REG-25).
 * Without one, the domain's own is fetched and sent (REG-52). When neither can be asked about, the registration itself
 * says what is wrong.
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
        : isGoodCode(affiliateCode, domain, true).then((isGood) => take(isGood));
    asked.catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
    });
  }, [affiliateCode, domain]);

  /** Whether a typed code may be sent (REG-34); it may when it cannot be checked. */
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
    /** What the address has, without an invalid code. */
    ofAddress: isRefused ? withoutCode(given) : given,
    /** What is sent unless the form has another code. */
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
