import type { ReactNode } from 'react';
import { Tabs } from '#ui/choice/tabs.tsx';
import { useWords } from '#platform/words/words.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { TitleFilter } from './title-filter.tsx';
import { KINDS, PERIODS, recordHref } from '../record.model.ts';
import type { RecordAddress } from '../record.model.ts';

interface RecordFiltersProps {
  address: RecordAddress;
  today: string;
  /** What the choices come to; it stands below the period. */
  children?: ReactNode;
}

/** Period, kind of play, state and title of the betting record. Each choice is a link, so it works without script. */
export function RecordFilters({ address, today, children }: RecordFiltersProps) {
  const { t } = useWords();
  const { state, kind, vendor, game } = address;
  return (
    <>
      <PeriodFilter
        days={address}
        today={today}
        periods={PERIODS}
        hrefOf={(period) => recordHref({ ...address, period })}
        action="/m/gameRecord"
        kept={{ state, kind, vendor, game }}
        applyLabel={t('wallet.record.apply')}
      />
      {children}
      <Tabs
        label={t('wallet.record.kind')}
        value={kind || 'all'}
        items={KINDS.map((one) => ({
          id: one || 'all',
          label: one === '' ? t('wallet.record.state_all') : t(`lobby.category.${one}`),
          href: recordHref({ ...address, kind: one }),
        }))}
      />
      <TitleFilter address={address} />
    </>
  );
}
