import { Field } from '#ui/form/field.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import { givenTypes } from './members.model.ts';
import type { Rates } from './members.queries.ts';
import type { NewMember } from './use-new-member.ts';

/** A rate for each game type of which the agent has one; what stays is shown while it is typed. */
export function RateFields({ form, most }: { form: NewMember; most: Rates }) {
  const { t, format } = useWords();
  const types = givenTypes(most);
  return (
    <Card>
      <Stack gap={3}>
        <Text as="h2" size="h3">
          {t('team.new.rates')}
        </Text>
        <Text size="caption" tone="3">
          {t(types.length === 0 ? 'team.new.no_rates' : 'team.new.rates_text')}
        </Text>
        {types.map((type) => {
          const fault = form.faults[type];
          const message =
            fault === 'too_high'
              ? t('team.new.too_high', { most: format.percent(most[type]) })
              : fault === 'unread'
                ? t('team.new.rate_wrong')
                : t('team.new.kept', { kept: format.percent(most[type] - form.rates[type]) });
          return (
            <Field
              key={type}
              label={t(`lobby.category.${type}`)}
              inputMode="decimal"
              autoComplete="off"
              value={form.texts[type]}
              trailing="%"
              onChange={(event) => form.setRate(type, event.currentTarget.value)}
              status={{ tone: fault ? 'error' : 'hint', messages: [message] }}
            />
          );
        })}
      </Stack>
    </Card>
  );
}
