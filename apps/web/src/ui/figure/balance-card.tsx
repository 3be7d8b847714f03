import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../action/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../link.tsx';
import styles from './figure.module.css';
import { GroundMotif } from './ground-motif.tsx';
import { maskDigits } from './mask-digits.ts';

export type BalanceFigure = {
  symbol: string;
  /** Whole units with grouping, in the reader's digits. */
  whole: string;
  /** The separator with the decimals, such as `.50`. */
  decimals: string;
};

/** An amount in the large form of balances: small symbol, decimals at 58 %. */
export function BalanceAmount({
  figure,
  isMasked,
}: {
  figure: BalanceFigure;
  isMasked?: boolean | undefined;
}) {
  return (
    <p className={styles.amount}>
      <span className={styles.currency}>{figure.symbol}</span>
      {isMasked ? <span className={styles.stars}>{maskDigits(figure.whole)}</span> : figure.whole}
      {!isMasked && <small className={styles.decimals}>{figure.decimals}</small>}
    </p>
  );
}

export type BalanceCardProps = {
  label: string;
  figure: BalanceFigure;
  hide: { isHidden: boolean; label: string; onToggle: () => void };
  /** While it is busy all amounts are masked. */
  refresh?: { isBusy: boolean; label: string; onPress: () => void } | undefined;
  /** Further amounts, which are masked together with the first. */
  lines?: readonly { label: string; figure: string }[] | undefined;
  /** The smaller form of the side menu. */
  isCompact?: boolean | undefined;
  /** The actions under the amounts. */
  children?: ReactNode;
};

/** The member's balance, which can be hidden and refreshed. */
export function BalanceCard({
  label,
  figure,
  hide,
  refresh,
  lines = [],
  isCompact,
  children,
}: BalanceCardProps) {
  const isMasked = hide.isHidden || refresh?.isBusy === true;
  return (
    <section
      className={classNames(styles.balance, isCompact && styles.compact)}
      aria-label={label}
      aria-busy={refresh?.isBusy || undefined}
    >
      <GroundMotif place="card" />
      <div className={styles.balanceHead}>
        <span>{label}</span>
        <span className={styles.balanceTools}>
          <IconButton
            icon={hide.isHidden ? 'eye-slash' : 'eye'}
            label={hide.label}
            onClick={hide.onToggle}
          />
          {refresh !== undefined && (
            <IconButton
              icon="arrows-clockwise"
              label={refresh.label}
              isDisabled={refresh.isBusy}
              onClick={refresh.onPress}
            />
          )}
        </span>
      </div>
      <BalanceAmount figure={figure} isMasked={isMasked} />
      {lines.length > 0 && (
        <div className={styles.lines}>
          {lines.map((line) => (
            <span key={line.label}>
              {line.label} <b>{isMasked ? maskDigits(line.figure) : line.figure}</b>
            </span>
          ))}
        </div>
      )}
      {children !== undefined && <div className={styles.balanceActions}>{children}</div>}
    </section>
  );
}

export type BalancePillProps = {
  /** The whole amount with its symbol, ready to be shown. */
  figure: string;
  /** A short form of the amount for the narrowest phones, where the whole one would be cut off. */
  shortFigure?: string | undefined;
  isMasked?: boolean | undefined;
  href: string;
  /** The link's name for screen readers, with the amount as shown. */
  label: (amount: string) => string;
  add?: { href: string; label: string } | undefined;
};

/** The balance in the header of home, with a link to the deposit. */
export function BalancePill(props: BalancePillProps) {
  const { figure, shortFigure = figure, isMasked = false, href, label, add } = props;
  const whole = isMasked ? maskDigits(figure) : figure;
  // The short form names its unit, which would reveal the size of a hidden amount.
  const short = isMasked ? whole : shortFigure;
  return (
    <div className={classNames(styles.pill, add === undefined && styles.pillAlone)}>
      <Link className={styles.pillFigure} href={href} aria-label={label(whole)}>
        <span className={styles.pillWhole}>{whole}</span>
        <span className={styles.pillShort}>{short}</span>
      </Link>
      {add !== undefined && (
        <Link className={styles.pillAdd} href={add.href} aria-label={add.label}>
          <Icon name="plus-bold" />
        </Link>
      )}
    </div>
  );
}
