import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Chip, ChipRail } from '#ui/choice/chip.tsx';
import { Field } from '#ui/form/field.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { useWords } from '#platform/words/words.tsx';
import { recordBounds } from '../record.model.ts';
import type { Period, RecordDays } from '../record.model.ts';

export type PeriodFilterProps = {
  days: RecordDays;
  /** A day of the site. */
  today: string;
  periods: readonly Period[];
  hrefOf: (period: Period) => string;
  /** Path of the screen, to which the form of own dates leads. */
  action: string;
  /** Other choices of the address, which the form keeps. */
  kept: Readonly<Record<string, string>>;
  applyLabel: string;
};

/** The period of a record. Each choice is a link, and own dates are a plain form, so both work without script. */
export function PeriodFilter(props: PeriodFilterProps) {
  const { days, periods, hrefOf } = props;
  const { t } = useWords();
  return (
    <>
      <ChipRail label={t('wallet.record.period')}>
        {periods.map((period) => (
          <Chip
            key={period}
            isOn={days.period === period}
            href={hrefOf(period)}
            {...(period === 'custom' ? { icon: 'calendar-blank' as const } : {})}
          >
            {t(`wallet.record.${period}`)}
          </Chip>
        ))}
      </ChipRail>
      {days.period === 'custom' && <OwnDates key={`${days.from} ${days.to}`} {...props} />}
    </>
  );
}

function OwnDates({ days, today, action, kept, applyLabel }: PeriodFilterProps) {
  const { t } = useWords();
  const [from, setFrom] = useState(days.from);
  const [to, setTo] = useState(days.to);
  const isReversed = from > to;
  const bounds = recordBounds(today);
  return (
    <Stack isPadded>
      <Card>
        <form method="get" action={action}>
          <Stack gap={3}>
            <input type="hidden" name="period" value="custom" />
            {Object.entries(kept).map(([name, value]) =>
              value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
            )}
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
              {applyLabel}
            </Button>
          </Stack>
        </form>
      </Card>
    </Stack>
  );
}
