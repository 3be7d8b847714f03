import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { Pressable } from '../action/pressable.tsx';
import type { PressableProps } from '../action/pressable.tsx';
import styles from './list.module.css';

/** A box with the background and rounded corners of a card. */
export function Card({
  isPadded = true,
  children,
}: {
  isPadded?: boolean | undefined;
  children: ReactNode;
}) {
  return <div className={classNames(styles.card, isPadded && styles.padded)}>{children}</div>;
}

export type ListGroupProps = {
  /** Names the list for screen readers. */
  label?: string | undefined;
  /** Without a card, inside a popup. */
  isBare?: boolean | undefined;
  /** Keeps the gutter itself, in a section that reaches from edge to edge. */
  isInset?: boolean | undefined;
  children: ReactNode;
};

/** Rows in one card, with hairlines between them. */
export function ListGroup({ label, isBare, isInset, children }: ListGroupProps) {
  return (
    <ul
      className={classNames(styles.list, isBare && styles.bare, isInset && styles.inset)}
      aria-label={label}
    >
      {children}
    </ul>
  );
}

/** The heading above a group, such as a day. */
export function ListTitle({ children }: { children: ReactNode }) {
  return <h2 className={styles.groupTitle}>{children}</h2>;
}

export type ListRowProps = Omit<PressableProps, 'className' | 'title' | 'children'> & {
  /** An icon, or a picture of 46. */
  lead?: ReactNode;
  title: ReactNode;
  /** A badge beside the title. */
  badge?: ReactNode;
  caption?: ReactNode;
  /** A word at the end, such as the chosen language. */
  value?: ReactNode;
  /** Replaces the caret at the end: figure and tag, a switch. */
  end?: ReactNode;
  /** 74 high with a picture. */
  isTall?: boolean | undefined;
  /** The whole row is the label of the switch at its end, so that a tap on the words toggles it. */
  isLabel?: boolean | undefined;
};

/** A row of a list: a link with an address, a button with a handler, otherwise plain. */
export function ListRow({
  lead,
  title,
  badge,
  caption,
  value,
  end,
  isTall,
  isLabel,
  ...rest
}: ListRowProps) {
  const isPressable =
    rest.href !== undefined || rest.onClick !== undefined || rest.type === 'submit';
  const Line = isLabel ? 'label' : 'div';
  const className = classNames(
    styles.row,
    isTall && styles.tall,
    lead === undefined && styles.noLead,
  );
  const content = (
    <>
      {lead !== undefined && <span className={styles.lead}>{lead}</span>}
      <span className={styles.text}>
        <span className={styles.title}>
          <span>{title}</span>
          {badge}
        </span>
        {caption !== undefined && <span className={styles.caption}>{caption}</span>}
      </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {end ?? (isPressable && <Icon name="caret-right-bold" className={styles.go} />)}
    </>
  );
  return (
    <li>
      {isPressable ? (
        <Pressable {...rest} className={className}>
          {content}
        </Pressable>
      ) : (
        <Line className={className}>{content}</Line>
      )}
    </li>
  );
}

export type RowFigureProps = {
  figure: string;
  /** Wins are `success`; losses `quiet`, never red. */
  tone?: 'plain' | 'success' | 'quiet' | 'danger' | undefined;
  /** A tag under the figure. */
  tag?: ReactNode;
};

/** The end of a row in a record: an amount above a tag. */
export function RowFigure({ figure, tone = 'plain', tag }: RowFigureProps) {
  return (
    <span className={styles.end}>
      <b className={classNames(styles.figure, tone !== 'plain' && styles[`tone-${tone}`])}>
        {figure}
      </b>
      {tag}
    </span>
  );
}

/** Names with their values, one pair a line, as in a receipt. */
export function PairList({ pairs }: { pairs: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl>
      {pairs.map((pair) => (
        <div key={pair.name} className={styles.pair}>
          <dt>{pair.name}</dt>
          <dd>{pair.value}</dd>
        </div>
      ))}
    </dl>
  );
}
