import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Icon } from '#ui/icons/icon.tsx';
import { SrOnly } from '#ui/text/text.tsx';
import { queryClient } from '#platform/api/query.ts';
import { useWords } from '#platform/words/words.tsx';
import styles from './pull-to-refresh.module.css';
import { usePull } from './use-pull.ts';

/**
 * Asks for a list of one's own again when a finger pulls it down. For a keyboard and a screen reader there is a button,
 * which is seen while it has the focus.
 */
export function PullToRefresh() {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const sign = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const refresh = async () => {
    if (state === 'busy') return;
    setState('busy');
    await Promise.all([revalidate(), queryClient().invalidateQueries()]).finally(() =>
      setState('done'),
    );
  };
  usePull(sign, () => void refresh());
  return (
    <div className={styles.place}>
      <button type="button" className={styles.button} onClick={() => void refresh()}>
        {t('ui.refresh')}
      </button>
      <span
        ref={sign}
        className={styles.sign}
        data-busy={state === 'busy' || undefined}
        aria-hidden
      >
        <Icon name="arrows-clockwise-bold" size={20} />
      </span>
      <output>
        <SrOnly>
          {state === 'busy' && t('ui.loading')}
          {state === 'done' && t('ui.refreshed')}
        </SrOnly>
      </output>
    </div>
  );
}
