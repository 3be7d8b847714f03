import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { useWords } from '#platform/words/words.tsx';
import type { NodeLook, TimelineNode } from '../deposit.model.ts';
import styles from './timeline.module.css';

const SIGNS: Readonly<Record<NodeLook, IconName | undefined>> = {
  done: 'check-bold',
  good: 'check-bold',
  stop: 'minus-bold',
  now: undefined,
  todo: undefined,
};

/** What has happened to a deposit, what is now, and what is still to come, with the server's times (MONEY-09). */
export function Timeline({ nodes, channel }: { nodes: readonly TimelineNode[]; channel: string }) {
  const { t, format } = useWords();
  return (
    <ol className={styles.line}>
      {nodes.map(({ state, look, at }) => (
        <li
          key={state}
          className={styles[look]}
          aria-current={look === 'now' ? ('step' as const) : undefined}
        >
          <i>{SIGNS[look] !== undefined && <Icon name={SIGNS[look]} size={14} />}</i>
          <span className={styles.text}>
            {t(`payments.step.${state}_${look === 'now' ? 'now' : 'then'}`, { name: channel })}
          </span>
          {at !== undefined && <time dateTime={at}>{format.clock(at)}</time>}
        </li>
      ))}
    </ol>
  );
}
