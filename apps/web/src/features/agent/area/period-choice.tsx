import { useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { OptionRow } from '#ui/list/option-row.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { SrOnly } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './area.module.css';
import { isMonth, offeredPeriods } from './period.ts';
import type { PeriodName } from './period.ts';

/** Which period the figures of a page are of, and the address of the page with another one. */
export interface PeriodChoiceProps {
  period: PeriodName;
  /** A day of the site, such as `2026-11-21`. */
  today: string;
  hrefOf: (period: PeriodName) => string;
}

/** The control that names the period of a page and changes it. It rules every figure of the page. */
export function PeriodChoice({ period, today, hrefOf }: PeriodChoiceProps) {
  const { t } = useWords();
  const nameOf = usePeriodName();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.period}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="calendar-blank" />
        <SrOnly>{t('agent.period')}: </SrOnly>
        <span>{nameOf(period)}</span>
        <Icon name="caret-down-bold" size={14} />
      </button>
      <BottomSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        closeLabel={t('ui.close')}
        title={t('agent.period')}
      >
        <Stack gap={1}>
          {offeredPeriods(today).map((name) => (
            <OptionRow
              key={name}
              title={nameOf(name)}
              isChosen={name === period}
              href={hrefOf(name)}
              onClick={() => setOpen(false)}
            />
          ))}
        </Stack>
      </BottomSheet>
    </>
  );
}

function usePeriodName(): (period: PeriodName) => string {
  const { t, format } = useWords();
  return (period) =>
    isMonth(period) ? format.monthYear(`${period}-15T12:00:00Z`) : t(`agent.period.${period}`);
}
