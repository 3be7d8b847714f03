import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import type { NodeLook } from '../deposit.model.ts';
import styles from './timeline.module.css';

const SIGNS: Readonly<Record<NodeLook, IconName | undefined>> = {
  done: 'check-bold',
  good: 'check-bold',
  stop: 'minus-bold',
  refused: 'x-bold',
  now: undefined,
  todo: undefined,
};

/** One step on the timeline, in the reader's words. */
export interface TimelineStep {
  readonly key: string;
  readonly look: NodeLook;
  readonly title: string;
  /** What is to be known of it beside its name. */
  readonly text?: ReactNode;
  /** The server's moment, and how it is written; a step that is to come has none. */
  readonly at?: string | undefined;
  readonly time?: string | undefined;
}

/** What has happened to a payment, what is now, and what is still to come, with the server's times (MONEY-09, MONEY-10). */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.line}>
      {steps.map(({ key, look, title, text, at, time }) => (
        <li
          key={key}
          className={styles[look]}
          aria-current={look === 'now' ? ('step' as const) : undefined}
        >
          <i>{SIGNS[look] !== undefined && <Icon name={SIGNS[look]} size={14} />}</i>
          <span className={styles.text}>
            {title}
            {text !== undefined && <small>{text}</small>}
          </span>
          {at !== undefined && <time dateTime={at}>{time}</time>}
        </li>
      ))}
    </ol>
  );
}
