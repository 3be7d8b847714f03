import type { Ref } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './apply.module.css';

interface RemarksFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  count: number;
  most: number;
  /** The form was sent without any. */
  isMissing: boolean;
  onChange: (text: string) => void;
}

/** Remarks with a counter; more than are allowed can be typed, so that a pasted text is not cut (PROMO-09, PROMO-26). */
export function RemarksField({ ref, value, count, most, isMissing, onChange }: RemarksFieldProps) {
  const { t } = useWords();
  const isOver = count > most;
  const isWrong = isOver || isMissing;
  const over = { count: count - most, maxLength: most };
  return (
    <div>
      <label className={styles.label} htmlFor="remarks">
        <span>{t('promotions.apply.remarks')}</span>
        <span className={styles.hint}>
          {t('promotions.apply.counter', { count, maxLength: most })}
        </span>
      </label>
      <textarea
        ref={ref}
        id="remarks"
        name="remarks"
        className={styles.remarks}
        rows={5}
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby="remarks-rule"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p id="remarks-rule" className={isWrong ? styles.over : styles.rule}>
        {isWrong && <Icon name="warning-circle-fill" />}
        <span>
          {isOver && t('promotions.apply.remarks_over', over)}
          {isMissing && t('promotions.apply.remarks_missing')}
          {!isWrong && t('promotions.apply.remarks_hint', { maxLength: most })}
        </span>
      </p>
    </div>
  );
}
