import type { ReactNode } from 'react';
import { GroundMotif } from '../figure/ground-motif.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Tag } from './tag.tsx';
import type { TagTone } from './tag.tsx';
import styles from './states.module.css';

export type FullPageStateProps = {
  /** The logo at the start, a language button at the end. */
  top: ReactNode;
  icon: IconName;
  tag?: { tone: TagTone; label: string } | undefined;
  title: string;
  text: ReactNode;
  /** Facts under the text: the end of the maintenance, the visitor's address. */
  details?: ReactNode;
  /** One action and one contact. */
  foot?: ReactNode;
};

/** A page that replaces the product: maintenance, a closed region, not found, an unexpected failure. */
export function FullPageState({ top, icon, tag, title, text, details, foot }: FullPageStateProps) {
  return (
    <div className={styles.full}>
      <GroundMotif place="page" />
      <div className={styles.top}>{top}</div>
      <main className={styles.middle}>
        <span className={styles.emblem}>
          <Icon name={icon} size={66} />
        </span>
        {tag !== undefined && <Tag tone={tag.tone}>{tag.label}</Tag>}
        <h1>{title}</h1>
        <div className={styles.lead}>{text}</div>
        {details !== undefined && <div className={styles.details}>{details}</div>}
      </main>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}
