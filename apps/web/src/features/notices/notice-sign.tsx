import type { NoticeKind } from '@maidan/contract/constants';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { SrOnly } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './notices.module.css';

const SIGNS: Readonly<Record<NoticeKind, IconName>> = {
  maintenance: 'wrench-duotone',
  game: 'game-controller-duotone',
  promotion: 'gift-duotone',
  security: 'shield-check-duotone',
  money: 'wallet-duotone',
  news: 'newspaper-duotone',
};

/** The sign of what an announcement is about; in the accent while it is unread. */
export function NoticeSign({ kind, isUnread }: { kind: NoticeKind; isUnread: boolean }) {
  return (
    <span className={classNames(styles.emblem, isUnread && styles.unread)}>
      <Icon name={SIGNS[kind]} />
    </span>
  );
}

/** The dot of an unread announcement, in words for screen readers. */
export function UnreadDot() {
  const { t } = useWords();
  return (
    <span className={styles.dot}>
      <SrOnly>{t('notices.unread')}</SrOnly>
    </span>
  );
}
