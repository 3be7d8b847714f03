import { useState } from 'react';
import type { components } from '@maidan/contract/types';
import { browserApi, read } from '#platform/api/browser.ts';
import { networkFailure } from '#platform/api/failure.ts';
import type { ApiFailure } from '#platform/api/failure.ts';
import { newKey } from '#platform/device/new-key.ts';
import { useWait } from '#platform/api/wait.ts';
import type { Wait } from '#platform/api/wait.ts';
import { useSite } from '#platform/site/site.tsx';
import { termsOf } from './offer-draft.ts';
import type { OfferDraft } from './offer-draft.ts';

/** What an offer would say, and what it would have cost. */
export type OfferPreviewData = components['schemas']['OfferPreview'];

/** An offer that is looked at before it is sent. */
export interface OfferSteps {
  readonly preview: OfferPreviewData | undefined;
  readonly failure: ApiFailure | undefined;
  /** Whether an amount or the date is missing or mistyped. */
  readonly isMistyped: boolean;
  readonly wait: Wait;
  /** Reads the text and the past cost. */
  look(): Promise<void>;
  /** Sends what was looked at; true when it was sent. */
  send(): Promise<boolean>;
  /** Forgets what was looked at, because the draft changed. */
  forget(): void;
}

/** Looks at an offer, then sends it once: a repeated send has the key of the first. */
export function useOffer(memberId: string, draft: OfferDraft): OfferSteps {
  const { settings } = useSite();
  const wait = useWait();
  const [seen, setSeen] = useState<{ preview: OfferPreviewData; key: string }>();
  const [failure, setFailure] = useState<ApiFailure>();
  const [isMistyped, setMistyped] = useState(false);

  async function run(work: (body: OfferBody, signal: AbortSignal) => Promise<void>) {
    const terms = termsOf(draft, settings.currency.exponent);
    setMistyped(terms === undefined);
    setFailure(undefined);
    if (!terms) return false;
    try {
      return await wait.run((signal) => work({ memberId, kind: draft.kind, terms }, signal));
    } catch (error) {
      setFailure(networkFailure(error));
      return false;
    }
  }

  return {
    preview: seen?.preview,
    failure,
    isMistyped,
    wait,
    look: async () => {
      await run(async (body, signal) => {
        const { value } = await read(browserApi.POST('/agent/offers/preview', { body, signal }));
        setSeen({ preview: value, key: newKey() });
      });
    },
    send: () =>
      run(async (body, signal) => {
        const params = { header: { 'Idempotency-Key': seen?.key ?? '' } };
        await read(browserApi.POST('/agent/offers', { body, params, signal }));
      }),
    forget: () => {
      setSeen(undefined);
      setFailure(undefined);
      setMistyped(false);
    },
  };
}

interface OfferBody {
  memberId: string;
  kind: OfferDraft['kind'];
  terms: NonNullable<ReturnType<typeof termsOf>>;
}
