import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi, read } from '#platform/api/browser.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { useSite } from '#platform/site/site.tsx';
import { DIALLING_COUNTRIES } from './dialling-codes.ts';

/** A country code of a form, and how to choose another. */
export interface DiallingCode {
  readonly code: string;
  select(code: string): void;
}

/**
 * The country code that a number begins with: what was remembered or posted, else that of the visitor's country, else
 * the site's. What the visitor chose stays.
 * @param isShown the country is asked for once a number is asked for
 */
export function useDiallingCode(given: string | undefined, isShown: boolean): DiallingCode {
  const { defaultDiallingCode } = useSite().settings;
  const [chosen, setChosen] = useState(given);
  const [own, setOwn] = useState<string>();
  const take = useEffectEvent((code: string) => {
    if (DIALLING_COUNTRIES.some((entry) => entry.code === code)) setOwn(code);
  });
  const isAsked = isShown && chosen === undefined && own === undefined;
  useEffect(() => {
    if (!isAsked) return;
    read(browserApi.GET('/site/country')).then(
      ({ value }) => take(withPlus(value.countryDialingCode)),
      (error: unknown) => {
        // The site's own code stands there already.
        if (!(error instanceof ApiFailure)) throw error;
      },
    );
  }, [isAsked]);
  return { code: chosen ?? own ?? defaultDiallingCode, select: setChosen };
}

/** A dialling code as forms show and send it. */
export function withPlus(code: string): string {
  return code === '' || code.startsWith('+') ? code : `+${code}`;
}
