import type { ReactNode } from 'react';
import { Link } from '../link.tsx';
import { nameLanguage } from '../text/name-language.ts';
import styles from './game.module.css';

export type ContinueCardProps = {
  name: string;
  href: string;
  imageUrl: string;
  /** The last bet and its time. */
  caption: string;
  /** A tag such as that of a round under way. */
  tag?: ReactNode;
  /** What a press does: to return, or to play. */
  action: string;
};

/** The game that was played last: one link with a cover of 76 and the look of a button at its end. */
export function ContinueCard({ name, href, imageUrl, caption, tag, action }: ContinueCardProps) {
  return (
    <Link className={styles.continue} href={href}>
      <img src={imageUrl} alt="" width={76} height={76} />
      <span className={styles.continueText}>
        <b lang={nameLanguage(name)}>{name}</b>
        <span>{caption}</span>
        {tag}
      </span>
      <span className={styles.continueAct}>{action}</span>
    </Link>
  );
}
