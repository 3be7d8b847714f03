import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { Chip, ChipRail } from '#ui/choice/chip.tsx';
import { useWords } from '#platform/words/words.tsx';
import { kindKey, kindsOf } from './promotion-way.ts';
import type { PromotionView } from './promotions.model.ts';
import styles from './promotions.module.css';

interface PromotionChipsProps {
  promotions: readonly PromotionView[];
  /** The chosen kind; undefined for all. */
  value: string | undefined;
}

/** The kinds of the list with their numbers. The choice is in the address, so it also works as a plain form. */
export function PromotionChips({ promotions, value }: PromotionChipsProps) {
  const { t, format } = useWords();
  const navigate = useNavigate();
  const kinds = kindsOf(promotions);
  if (kinds.length < 2) return null;
  const choose = (kind: string) => (event: MouseEvent) => {
    event.preventDefault();
    void navigate(
      { search: kind === '' ? '' : `?kind=${kind}` },
      { replace: true, preventScrollReset: true, state: { isFiltered: true } },
    );
  };
  const chips: readonly [string, number][] = [['', promotions.length], ...kinds];
  return (
    <form method="get" action="/m/activity">
      <ChipRail label={t('promotions.kind.label')}>
        {chips.map(([kind, number]) => (
          <Chip
            key={kind}
            type="submit"
            name={kind === '' ? undefined : 'kind'}
            value={kind === '' ? undefined : kind}
            isOn={kind === (value ?? '')}
            onClick={choose(kind === value ? '' : kind)}
          >
            {t(kindKey(kind) ?? 'promotions.kind.all')}
            <span className={styles.number}>{format.number(number)}</span>
          </Chip>
        ))}
      </ChipRail>
    </form>
  );
}
