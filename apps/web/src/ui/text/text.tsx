import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import { Pressable } from '../action/pressable.tsx';
import type { PressableProps } from '../action/pressable.tsx';
import styles from './text.module.css';

export type TextSize =
  | 'display'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'body'
  | 'strong'
  | 'small'
  | 'label'
  | 'caption'
  | 'figure';
export type TextTone = 'plain' | '2' | '3' | 'accent' | 'success' | 'danger' | 'hot';

const TONES: Readonly<Record<TextTone, string | undefined>> = {
  plain: undefined,
  '2': styles.tone2,
  '3': styles.tone3,
  accent: styles.accent,
  success: styles.success,
  danger: styles.danger,
  hot: styles.hot,
};

export type TextProps = Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  as?: 'p' | 'span' | 'b' | 'div' | 'h1' | 'h2' | 'h3' | 'small' | undefined;
  size?: TextSize | undefined;
  tone?: TextTone | undefined;
  /** Figures of equal width, for amounts and counters. */
  isFigure?: boolean | undefined;
  isCentred?: boolean | undefined;
};

/** A text in one of the sizes and colours of the design system. Without a size it inherits one. */
export function Text({
  as: Tag = 'p',
  size,
  tone = 'plain',
  isFigure,
  isCentred,
  ...rest
}: TextProps) {
  const className = classNames(
    size && styles[size],
    TONES[tone],
    isFigure && styles.num,
    isCentred && styles.centre,
  );
  return <Tag {...rest} className={className || undefined} />;
}

/** Text for screen readers only. */
export function SrOnly({ children }: { children: React.ReactNode }) {
  return <span className={styles.srOnly}>{children}</span>;
}

/** A link inside running text. */
export function TextLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link className={styles.link} href={href}>
      {children}
    </Link>
  );
}

/** A short action in the form of text, with a large enough area to tap: "forgot password", "undo". */
export function TextAction({
  isQuiet,
  ...rest
}: PressableProps & { isQuiet?: boolean | undefined }) {
  return (
    <Pressable {...rest} className={classNames(styles.action, isQuiet && styles.quietAction)} />
  );
}
