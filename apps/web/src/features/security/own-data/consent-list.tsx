import { useState } from 'react';
import { Note } from '#ui/feedback/note.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWords } from '#platform/words/words.tsx';
import { useProvenStep } from '../use-proven-step.ts';
import { setMarketingConsent } from './own-data.queries.ts';
import type { OwnData } from './own-data.queries.ts';

/** The terms that were accepted, and the consent to offers, which is apart and off until the member wants it. */
export function ConsentList({ ownData }: { ownData: OwnData }) {
  const { t, format } = useWords();
  const failureText = useFailureText();
  const step = useProvenStep();
  const { termsVersion, termsAcceptedAt, marketingConsentAt } = ownData;
  const [isGiven, setGiven] = useState(marketingConsentAt !== undefined);
  const change = (isOn: boolean) =>
    step.run(async (signal) => {
      await setMarketingConsent(isOn, signal);
      setGiven(isOn);
    });
  const givenAt = isGiven ? marketingConsentAt : undefined;
  return (
    <Stack gap={2}>
      <ListGroup label={t('security.data.consents')}>
        <ListRow
          lead={<Icon name="megaphone-simple-duotone" />}
          title={t('security.data.marketing')}
          caption={
            givenAt
              ? t('security.data.marketing_on', { day: format.date(givenAt) })
              : t('security.data.marketing_off')
          }
          isLabel
          end={
            <Switch
              checked={isGiven}
              disabled={step.wait.isBusy}
              onChange={(event) => change(event.currentTarget.checked)}
            />
          }
        />
        <ListRow
          href="/m/help"
          lead={<Icon name="file-text-duotone" />}
          title={t('security.data.terms', { version: termsVersion })}
          caption={t('security.data.terms_at', { day: format.date(termsAcceptedAt) })}
        />
      </ListGroup>
      {step.failure && (
        <Note tone="danger" isAlert>
          {failureText(step.failure)}
        </Note>
      )}
    </Stack>
  );
}
