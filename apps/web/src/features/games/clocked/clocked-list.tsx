import type { ReactNode } from 'react';
import { Button } from '#ui/action/button.tsx';
import { GroundMotif } from '#ui/figure/ground-motif.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './clocked.module.css';

/** The column of a screen on which things happen by a clock. */
export function ClockedBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

/** What is next or runs now, raised above the rest. */
export function RaisedCard({
  as: Part,
  labelledBy,
  children,
}: {
  as: 'li' | 'section';
  labelledBy?: string;
  children: ReactNode;
}) {
  return (
    <Part className={styles.raised} aria-labelledby={labelledBy}>
      <GroundMotif place="card" />
      {children}
    </Part>
  );
}

/** A heading, and what stands at the other end of its line. */
export function ClockedHeading({
  id,
  size = 'h3',
  aside,
  children,
}: {
  id?: string;
  size?: 'h2' | 'h3';
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.heading}>
      <Text as="h2" size={size} {...(id === undefined ? {} : { id })}>
        {children}
      </Text>
      {aside}
    </div>
  );
}

/** Says whose time clocks and hours are in, where that is Dhaka's. */
export function ZoneNote() {
  const { t, format } = useWords();
  if (format.timeZone !== 'Asia/Dhaka') return null;
  return (
    <Text as="span" size="caption" tone="3">
      {t('games.lottery.zone')}
    </Text>
  );
}

/** What a list does not show at once. */
export function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>
        {label}
        <Icon name="caret-down-bold" size={16} />
      </summary>
      {children}
    </details>
  );
}

/** A row of a list, with a line between it and the row above. `isTight` is for rows whose ends are controls. */
export function ClockedRow({ isTight, children }: { isTight?: boolean; children: ReactNode }) {
  return <li className={isTight ? styles.tightRow : styles.row}>{children}</li>;
}

interface Pages {
  readonly pageNum: number;
  readonly totalPages: number;
}

/** Which page of results this is. */
export function PageCount({ pageNum, totalPages }: Pages) {
  const { t } = useWords();
  return (
    <Text as="span" size="caption" tone="3" isFigure>
      {t('games.lottery.page', { page: pageNum, pages: totalPages })}
    </Text>
  );
}

/** The ways from one page of results to newer and older ones, and `back`. */
export function ResultPages({
  pageNum,
  totalPages,
  hrefOf,
  back,
}: Pages & { hrefOf: (page: number) => string; back: ReactNode }) {
  const { t } = useWords();
  return (
    <nav className={styles.pages} aria-label={t('games.lottery.pages')}>
      {pageNum > 1 && <Button href={hrefOf(pageNum - 1)}>{t('games.lottery.newer')}</Button>}
      {pageNum < totalPages && (
        <Button href={hrefOf(pageNum + 1)}>{t('games.lottery.older')}</Button>
      )}
      {back}
    </nav>
  );
}
