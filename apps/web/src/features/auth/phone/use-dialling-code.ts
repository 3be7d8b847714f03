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
 * The dialling code before a number: the one remembered or posted, or else that of the visitor's country, or else the
 * site's. One that the visitor chose stays.
 * @param isShown the country is asked for only when the form asks for a number
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
        // The site's own code is there already.
        if (!(error instanceof ApiFailure)) throw error;
      },
    );
  }, [isAsked]);
  return { code: chosen ?? own ?? defaultDiallingCode, select: setChosen };
}

/** A dialling code as forms show and send it, with one plus sign. */
export function withPlus(code: string): string {
  return code === '' || code.startsWith('+') ? code : `+${code}`;
}
