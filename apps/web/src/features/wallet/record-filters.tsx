import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Chip, ChipRail } from '#ui/choice/chip.tsx';
import { Tabs } from '#ui/choice/tabs.tsx';
import { Field } from '#ui/form/field.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { useWords } from '#platform/words/words.tsx';
import { PERIODS, recordBounds, recordHref, STATES } from './record.model.ts';
import type { RecordAddress } from './record.model.ts';

/** Period and state of the record. Each choice is a link, so it works without script. */
export function RecordFilters({ address, today }: { address: RecordAddress; today: string }) {
  const { t } = useWords();
  return (
    <>
      <ChipRail label={t('wallet.record.period')}>
        {PERIODS.map((period) => (
          <Chip
            key={period}
            isOn={address.period === period}
            href={recordHref({ ...address, period })}
            {...(period === 'custom' ? { icon: 'calendar-blank' as const } : {})}
          >
            {t(`wallet.record.${period}`)}
          </Chip>
        ))}
      </ChipRail>
      {address.period === 'custom' && (
        <CustomDays key={`${address.from} ${address.to}`} address={address} today={today} />
      )}
      <Tabs
        label={t('wallet.record.state')}
        value={address.state || 'all'}
        items={STATES.map((state) => ({
          id: state || 'all',
          label: t(`wallet.record.state_${state || 'all'}`),
          href: recordHref({ ...address, state }),
        }))}
      />
    </>
  );
}

function CustomDays({ address, today }: { address: RecordAddress; today: string }) {
  const { t } = useWords();
  const [from, setFrom] = useState(address.from);
  const [to, setTo] = useState(address.to);
  const isReversed = from > to;
  const bounds = recordBounds(today);
  return (
    <Stack isPadded>
      <Card>
        <form method="get" action="/m/gameRecord">
          <Stack gap={3}>
            <input type="hidden" name="period" value="custom" />
            {address.state && <input type="hidden" name="state" value={address.state} />}
            <Row gap={3} spread="even">
              <Field
                label={t('wallet.record.from')}
                type="date"
                name="from"
                value={from}
                onChange={(event) => setFrom(event.target.value)}
                {...bounds}
              />
              <Field
                label={t('wallet.record.to')}
                type="date"
                name="to"
                value={to}
                onChange={(event) => setTo(event.target.value)}
                {...bounds}
                {...(isReversed
                  ? {
                      status: {
                        tone: 'error' as const,
                        messages: [t('wallet.record.range_error')],
                      },
                    }
                  : {})}
              />
            </Row>
            <Button kind="primary" type="submit" width="block" size="md" isDisabled={isReversed}>
              {t('wallet.record.apply')}
            </Button>
          </Stack>
        </form>
      </Card>
    </Stack>
  );
}
