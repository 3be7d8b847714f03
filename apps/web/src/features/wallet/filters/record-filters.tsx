import { Tabs } from '#ui/choice/tabs.tsx';
import { useWords } from '#platform/words/words.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { PERIODS, recordHref, STATES } from '../record.model.ts';
import type { RecordAddress } from '../record.model.ts';

/** Period and state of the betting record. Each choice is a link, so it works without script. */
export function RecordFilters({ address, today }: { address: RecordAddress; today: string }) {
  const { t } = useWords();
  return (
    <>
      <PeriodFilter
        days={address}
        today={today}
        periods={PERIODS}
        hrefOf={(period) => recordHref({ ...address, period })}
        action="/m/gameRecord"
        kept={{ state: address.state, vendor: address.vendor, game: address.game }}
        applyLabel={t('wallet.record.apply')}
      />
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
